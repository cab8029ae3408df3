import { useEffect, useEffectEvent, useState } from 'react';
import { useListCollectionsQuery } from '@kotoba/api-client';
import { Box, Page, Row } from '@kotoba/shared-ui/core';
import type { ListView } from '@kotoba/shared-ui/list';
import { ListActions } from './export/list-actions';
import { Filters } from './filters';
import { PrintButton, PrintSheet, usePrint } from './print-sheet';
import { WordResults } from './word-results';
import { notOnPaper } from './use-printing';
import { changeList, isNarrowed, QUERY_ALIAS } from '../list-address';
import { useTexts } from '../texts';
import { useListAddress } from '../use-list-address';

const STORAGE_KEY = 'kotoba.vocabulary.view';

/** What the browser remembers; anything else than "list" is the grid. */
const parseView = (text: string | null): ListView => (text === 'list' ? 'list' : 'grid');

function remembered(): ListView {
  try {
    return parseView(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Blocked storage: the view starts as grid in every tab.
    return 'grid';
  }
}

function remember(view: ListView): void {
  try {
    localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // Blocked or full storage: the choice lives as long as its screen.
  }
}

/** Cards or rows, as last chosen in this browser. */
function useListView(): readonly [ListView, (view: ListView) => void] {
  const [view, setView] = useState(remembered);
  const choose = (next: ListView): void => {
    setView(next);
    remember(next);
  };
  return [view, choose];
}

/** The personal collection. What it shows is in its address alone. Source: VOC-19. */
export function Component() {
  const { t } = useTexts();
  const { params, address, go } = useListAddress();
  const [view, setView] = useListView();
  // Without a collection there is no word, and nothing to look for.
  const isEmpty = useListCollectionsQuery().data?.data.length === 0 && !isNarrowed(address);
  const print = usePrint(address);
  const printed = print.words?.length ? print.words : null;
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
        <Row gap={2} sx={notOnPaper}>
          {!isEmpty && <PrintButton print={print} />}
          <ListActions address={address} isEmpty={isEmpty} />
        </Row>
      }
      dense
    >
      {!isEmpty && (
        <Filters
          address={address}
          view={view}
          onChange={(change, options) => go(changeList(address, change), options)}
          onView={setView}
        />
      )}
      <Box sx={printed ? notOnPaper : {}}>
        <WordResults address={address} view={view} go={go} />
      </Box>
      {printed && <PrintSheet words={printed} />}
    </Page>
  );
}
