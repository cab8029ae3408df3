import type { WordPast } from '../../learning/word-pasts.repository';
import type { Entry } from '../../vocabulary/entry.schemas';

/** A word on its way into a file. */
export interface ExportedWord {
  readonly entry: Entry;
  /** What was done with it in each direction; empty where a format does not carry it. */
  readonly pasts: readonly WordPast[];
}
