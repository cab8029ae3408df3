import { useRef, useState } from 'react';
import { ErrorState, Stack } from '@kotoba/shared-ui/core';
import type { ListView } from '@kotoba/shared-ui/data';
import { ListHead } from './list-head';
import { NoWords } from './no-words';
import { Pages } from './pages';
import { SelectionTools, type Asked } from './selection/selection-tools';
import { selectionKeys } from './selection/selection-keys';
import { useSelection } from './selection/use-selection';
import { useFocusKeeper } from './use-focus-keeper';
import { useWordPage } from './use-word-page';
import { Words } from './words';
import { changeList, formatListAddress, wholeList, type ListAddress } from '../list-address';
import { DeleteDialog } from '../parts/delete-dialog';
import { useDeletion } from '../parts/use-deletion';
import { useTexts } from '../texts';

export interface WordResultsProps {
  readonly address: ListAddress;
  readonly view: ListView;
  readonly go: (next: ListAddress, options?: { replace?: boolean }) => void;
}

/** One page of words with its summary, its selection, its pagination and its delete dialog. */
export function WordResults({ address, view, go }: WordResultsProps) {
  const { t } = useTexts();
  const page = useWordPage(address, (next) => go(next, { replace: true }));
  const selection = useSelection({
    list: formatListAddress({ ...address, page: wholeList.page }),
    page: address.page,
    words: page.state === 'loaded' ? page.words : null,
  });
  const [openedAt] = useState(Date.now);
  const [asked, setAsked] = useState<Asked | null>(null);
  const region = useRef<HTMLElement>(null);
  const keepFocus = useFocusKeeper(region, page.state === 'loaded' && page.words);
  const deletion = useDeletion({ done: t('delete.done'), onDeleted: keepFocus });

  if (page.state === 'failed') {
    return <ErrorState title={t('list.loadFailed')} {...page.failure} />;
  }
  if (page.state === 'loaded' && page.total === 0) {
    return <NoWords address={address} onShowAll={() => go({ ...wholeList, sort: address.sort })} />;
  }
  return (
    <Stack
      as="section"
      aria-label={t('list.results')}
      gap={4}
      tabIndex={-1}
      ref={region}
      onKeyDown={selectionKeys(selection, () => setAsked({ what: 'delete', ids: selection.ids }))}
      sx={{ outline: 'none' }}
    >
      <ListHead page={page} address={address} selection={selection} />
      <Words
        page={page}
        address={address}
        view={view}
        selection={selection}
        openedAt={openedAt}
        onDelete={deletion.ask}
      />
      <SelectionTools
        selection={selection}
        address={address}
        total={page.state === 'loaded' ? page.total : 0}
        onLeaving={keepFocus}
        asked={asked}
        onAsk={setAsked}
      />
      {page.state === 'loaded' && (
        <Pages
          address={address}
          pageCount={page.pageCount}
          onPage={(next) => {
            keepFocus();
            go({ ...address, page: next });
          }}
          onLimit={(limit) => {
            keepFocus();
            go(changeList(address, { limit }));
          }}
        />
      )}
      <DeleteDialog deletion={deletion} />
    </Stack>
  );
}
