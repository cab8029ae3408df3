import { useEffect, useEffectEvent } from 'react';
import { Page } from '@kotoba/shared-ui/core';
import { ListActions } from './export/list-actions';
import { Filters } from './filters';
import { useListView } from './use-list-view';
import { WordResults } from './word-results';
import { changeList, QUERY_ALIAS } from '../list-address';
import { useTexts } from '../texts';
import { useListAddress } from '../use-list-address';

/** The personal collection. What it shows is in its address alone. Source: VOC-19. */
export function Component() {
  const { t } = useTexts();
  const { params, address, go } = useListAddress();
  const [view, setView] = useListView();
  const aliased = params.has(QUERY_ALIAS);
  const rename = useEffectEvent(() => go(address, { replace: true }));
  useEffect(() => {
    if (aliased) rename();
  }, [aliased]);
  return (
    <Page
      title={t('list.title')}
      documentTitle={t('list.title')}
      subtitle={t('list.subtitle')}
      actions={<ListActions address={address} />}
      dense
    >
      <Filters
        address={address}
        view={view}
        onChange={(change, options) => go(changeList(address, change), options)}
        onView={setView}
      />
      <WordResults address={address} view={view} go={go} />
    </Page>
  );
}
