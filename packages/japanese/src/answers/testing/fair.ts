import { check } from './check';
import type { AnswerEntry, AnswerSurroundings, Verdict } from '../types';

/** A word, what a learner typed for it, and what a fair teacher would say. */
export type Fair = readonly [
  word: AnswerEntry,
  typed: string,
  verdict: Verdict,
  more?: Partial<AnswerSurroundings>,
];

const entry = (pos: string, en: string, hiragana: string, kanji?: string): AnswerEntry => ({
  ...{ en, hiragana, pos },
  ...(kanji ? { kanji } : {}),
});
export const noun = (en: string, hiragana: string, kanji?: string) => entry('noun', en, hiragana, kanji);
export const verb = (en: string, hiragana: string, kanji?: string) => entry('verb', en, hiragana, kanji);
export const adjective = (en: string, hiragana: string, kanji?: string) =>
  entry('i-adjective', en, hiragana, kanji);
export const phrase = (en: string, hiragana: string, kanji?: string) => entry('phrase', en, hiragana, kanji);
export const loanword = (en: string, katakana: string): AnswerEntry => ({
  en,
  katakana,
  word: katakana,
  pos: 'noun',
});

/** One test for each row of a table, in one mode. */
export function judgeAll(mode: number, rows: readonly Fair[]): void {
  it.each(rows.map(([word, typed, verdict, more]) => [word.en, typed, verdict, word, more] as const))(
    '%s: %j is %s',
    (_en, typed, verdict, word, more) => {
      expect(check(mode, word, typed, more).verdict).toBe(verdict);
    },
  );
}
