/** A word's place in the queue of a quiz: the first time it is asked, or `again`, as practice of a wrong answer. */
export interface Turn {
  readonly vocabularyId: number;
  readonly again: boolean;
}

export const isTurn = ({ vocabularyId, again }: Record<string, unknown>): boolean =>
  Number.isSafeInteger(vocabularyId) && typeof again === 'boolean';

export const isSameTurn = (a: Turn, b: Turn): boolean =>
  a.vocabularyId === b.vocabularyId && a.again === b.again;
