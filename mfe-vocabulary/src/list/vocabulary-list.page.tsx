import { useEffect, useEffectEvent } from 'react';
import { paths } from '@kotoba/contracts';
import { Icon, LinkButton, Page } from '@kotoba/shared-ui/core';
import { Filters } from './filters';
import { WordResults } from './word-results';
import { changeList, QUERY_ALIAS } from '../list-address';
import { useTexts } from '../texts';
import { useListAddress } from '../use-list-address';

/** The personal collection. What it shows is in its address alone. Source: document 2, "Vocabulary list". */
export function Component() {
  const { t } = useTexts();
  const { params, address, go } = useListAddress();
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
      actions={
        <LinkButton to={paths.capture} icon={<Icon name="plus" size={18} />}>
          {t('list.capture')}
        </LinkButton>
      }
    >
      <Filters address={address} onChange={(change) => go(changeList(address, change))} />
      <WordResults address={address} go={go} />
    </Page>
  );
}
