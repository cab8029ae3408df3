import { useRef } from 'react';
import type { VocabularyEntry } from '@kotoba/api-client';
import { ErrorState, Skeleton, Stack } from '@kotoba/shared-ui/core';
import { Summary, WordGrid, WordGridSkeleton, type ListView } from '@kotoba/shared-ui/data';
import { NoWords } from './no-words';
import { Pages } from './pages';
import { useFocusKeeper } from './use-focus-keeper';
import { useWordPage, type WordPage } from './use-word-page';
import { VocabularyCard } from './vocabulary-card';
import { changeList, formatListAddress, isNarrowed, wholeList, type ListAddress } from '../list-address';
import { DeleteDialog } from '../parts/delete-dialog';
import { useDeletion } from '../parts/use-deletion';
import { useReadings } from '../parts/use-readings';
import { useTexts } from '../texts';

/** As many shapes as a screen holds; more would only cost. */
const MOST_SKELETONS = 12;

export interface WordResultsProps {
  readonly address: ListAddress;
  readonly view: ListView;
  readonly go: (next: ListAddress, options?: { replace?: boolean }) => void;
}

/** One page of words with its summary, its pagination and its delete dialog. */
export function WordResults({ address, view, go }: WordResultsProps) {
  const { t } = useTexts();
  const page = useWordPage(address, (next) => go(next, { replace: true }));
  const region = useRef<HTMLElement>(null);
  const keepFocus = useFocusKeeper(region, page.state === 'loaded' && page.words);
  const deletion = useDeletion({ done: t('delete.done'), onDeleted: keepFocus });

  if (page.state === 'failed') {
    return (
      <ErrorState
        title={t('list.loadFailed')}
        message={page.message}
        onRetry={page.retry}
        retrying={page.retrying}
      />
    );
  }
  if (page.state === 'loaded' && page.total === 0) {
    return (
      <NoWords narrowed={isNarrowed(address)} onShowAll={() => go({ ...wholeList, sort: address.sort })} />
    );
  }
  return (
    <Stack
      as="section"
      aria-label={t('list.results')}
      gap={4}
      tabIndex={-1}
      ref={region}
      sx={{ outline: 'none' }}
    >
      {page.state === 'loaded' ? (
        <Summary page={address.page} pageSize={address.limit} total={page.total} />
      ) : (
        <Skeleton width={150} />
      )}
      <Words page={page} address={address} view={view} onDelete={deletion.ask} />
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

interface WordsProps {
  readonly page: WordPage;
  readonly address: ListAddress;
  readonly view: ListView;
  readonly onDelete: (entry: VocabularyEntry) => void;
}

function Words({ page, address, view, onDelete }: WordsProps) {
  const readings = useReadings();
  if (page.state !== 'loaded') {
    return <WordGridSkeleton layout={view} count={Math.min(address.limit, MOST_SKELETONS)} />;
  }
  const listSearch = formatListAddress(address);
  return (
    <WordGrid layout={view}>
      {page.words.map((entry) => (
        <VocabularyCard
          key={entry.id}
          entry={entry}
          layout={view}
          readings={readings}
          listSearch={listSearch}
          onDelete={() => onDelete(entry)}
        />
      ))}
    </WordGrid>
  );
}
