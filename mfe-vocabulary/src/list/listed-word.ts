import type { VocabularyEntry } from '@kotoba/api-client';

/** A word of the list with what can be done with it there. */
export interface ListedWord {
  readonly entry: VocabularyEntry;
  /** Its pages go on through this very list. */
  readonly viewTo: string;
  readonly editTo: string;
  readonly selected: boolean;
  /** Came while the list was looked at. */
  readonly isNew: boolean;
  readonly onSelect: (chosen: boolean, range: boolean) => void;
  readonly onDelete: () => void;
}
