import { hasKanji } from '../../text/characters';
import { readingsOf, spellingsOf, type Reading } from '../entry-texts';
import type { AnswerEntry, AnswerSurroundings } from '../types';
import { isOneOf } from './is-spelling-of';
import { readTyped, type TypedKana } from './typed-kana';

/** What the rules for Japanese answers look at. */
export interface JapaneseContext {
  readonly entry: AnswerEntry;
  readonly otherSaved: readonly AnswerEntry[];
  readonly input: string;
  readonly typed: TypedKana;
  readonly typedKanji: boolean;
  readonly readings: readonly Reading[];
  readonly spellings: readonly string[];
}

export function japaneseContext({ entry, otherSaved, input }: AnswerSurroundings): JapaneseContext {
  return {
    entry,
    otherSaved,
    input,
    typed: readTyped(input),
    typedKanji: hasKanji(input.normalize('NFKC')),
    readings: readingsOf(entry),
    spellings: spellingsOf(entry),
  };
}

/** Whether the answer is one of these spellings. */
export const isSpelling = ({ input }: JapaneseContext, spellings: readonly string[]): boolean =>
  isOneOf(input, spellings);
