import { useReadings, type VocabularyEntry } from '@kotoba/api-client';
import { WordGrid, WordGridSkeleton, type ListView } from '@kotoba/shared-ui/data';
import type { Selection } from './selection/use-selection';
import type { WordPage } from './use-word-page';
import { VocabularyCard } from './vocabulary-card';
import { formatListAddress, type ListAddress } from '../list-address';

/** As many shapes as a screen holds; more would only cost. */
const MOST_SKELETONS = 12;

export interface WordsProps {
  readonly page: WordPage;
  readonly address: ListAddress;
  readonly view: ListView;
  readonly selection: Selection;
  /** When the list was opened; what came later is new. */
  readonly openedAt: number;
  readonly onDelete: (entry: VocabularyEntry) => void;
}

/** The words of a page, or the shapes of those that are on their way. */
export function Words({ page, address, view, selection, openedAt, onDelete }: WordsProps) {
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
          selected={selection.has(entry.id)}
          isNew={Date.parse(entry.created_at) > openedAt}
          onSelect={(chosen, range) => selection.set(entry.id, chosen, range)}
          onDelete={() => onDelete(entry)}
        />
      ))}
    </WordGrid>
  );
}
