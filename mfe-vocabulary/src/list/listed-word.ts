import type { VocabularyEntry } from '@kotoba/api-client';
import type { Selection } from './selection/use-selection';

/** A word of the list with what can be done with it there. Whoever draws it is a `memo`: the functions stay the same. */
export interface ListedWord {
  readonly entry: VocabularyEntry;
  readonly selected: boolean;
  /** The number of the day that it is looked at on. */
  readonly today: number;
  /** Came while the list was looked at. */
  readonly isNew: boolean;
  readonly onSelect: Selection['set'];
  readonly onDelete: (entry: VocabularyEntry) => void;
}
