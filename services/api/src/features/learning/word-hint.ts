import { foldForSearch, hasJapanese, parseRomaji } from '@kotoba/japanese';
import { meaningKeys } from '@kotoba/japanese/answers';
import type { WordHint } from './word-hint.schemas';

/** What of a saved word a hint is made of. */
export interface HintedWord {
  readonly id: number;
  readonly enWord: string;
  readonly jaWord: string;
  readonly hiragana: string | null;
  readonly katakana: string | null;
  readonly kanji: string | null;
  readonly alternatives: readonly string[];
}

const MOST_MEANINGS = 3;

const formsOf = ({ jaWord, hiragana, katakana, kanji }: HintedWord): string[] =>
  [jaWord, hiragana, katakana, kanji].flatMap((form) => (form ? [foldForSearch(form)] : []));

/** Everything that would be right, folded: a hint must not show it. */
const answersOf = (word: HintedWord): string[] => [
  ...formsOf(word),
  ...word.alternatives.filter(hasJapanese).map(foldForSearch),
];

/** Meanings beside those of the prompt. One that is the word itself in Latin letters (kimono) would be the answer. */
function otherMeanings(asked: HintedWord): string[] {
  const shown = new Set(meaningKeys(asked.enWord));
  const answers = new Set(answersOf(asked));
  return asked.alternatives
    .filter((text) => !hasJapanese(text) && !meaningKeys(text).some((key) => shown.has(key)))
    .filter((text) => !answers.has(foldForSearch(parseRomaji(text).p1)))
    .slice(0, MOST_MEANINGS);
}

/**
 * What tells an English prompt apart from others like it: its other meanings, and the learner's own words that share it. `jaWord` is null
 * where it holds the answer (熱い beside 暑い); a word that then says no more than the prompt is left out.
 */
export function hintOf(asked: HintedWord, namesakes: readonly HintedWord[]): WordHint {
  const answers = answersOf(asked);
  const tells = (other: HintedWord): boolean =>
    formsOf(other).some((form) => answers.some((answer) => form.includes(answer)));
  return {
    meanings: otherMeanings(asked),
    namesakes: namesakes
      .map((other) => ({
        id: other.id,
        enWord: other.enWord,
        jaWord: tells(other) ? null : other.jaWord,
      }))
      .filter(
        ({ jaWord, enWord }) => jaWord !== null || foldForSearch(enWord) !== foldForSearch(asked.enWord),
      ),
  };
}
