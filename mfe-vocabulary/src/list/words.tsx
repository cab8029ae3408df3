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
  readonly onDelete: (entry: VocabularyEntry) => void;
}

/** The words of a page, or the shapes of those that are on their way. */
export function Words({ page, address, view, selection, onDelete }: WordsProps) {
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
          onSelect={(chosen, range) => selection.set(entry.id, chosen, range)}
          onDelete={() => onDelete(entry)}
        />
      ))}
    </WordGrid>
  );
}
