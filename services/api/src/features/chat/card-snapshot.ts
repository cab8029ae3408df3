import type { Place, WordValues } from '../vocabulary';

/** What a card shows without its word, and where the word goes when it is saved. */
export interface CardSnapshot {
  readonly values: WordValues;
  readonly place: Place;
}
