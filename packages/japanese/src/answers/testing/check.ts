import { createEnglishWords } from '../../english-words';
import { checkAnswer } from '..';
import type { AnswerEntry, AnswerResult, AnswerQuery, Verdict } from '../types';

const isEnglishWord = createEnglishWords();

/** An answer with the real word list and nothing else saved, unless said. */
export const check = (
  mode: number,
  entry: AnswerEntry,
  input: string,
  more: Partial<AnswerQuery> = {},
): AnswerResult => checkAnswer({ mode, entry, input, otherSaved: [], isEnglishWord, ...more });

/** Verdict and reason in one word, as the tables write them: "retry small_kana". */
export const verdictOf = (...args: Parameters<typeof check>): string => {
  const { verdict, reason } = check(...args);
  return `${verdict} ${reason}`;
};

type Rows = readonly (readonly [word: AnswerEntry, input: string, expected: string])[];

/** One test for each row of a table. */
export function expectAll(mode: number, rows: Rows, more: Partial<AnswerQuery> = {}): void {
  const cases = rows.map(([word, input, expected]) => [word.en, input, expected, word] as const);
  it.each(cases)('%s: %j → %s', (_en, input, expected, word) => {
    expect(verdictOf(mode, word, input, more)).toBe(expected);
  });
}

/** A word, what a learner typed for it, and what a fair teacher would say. */
type Fair = readonly [word: AnswerEntry, typed: string, verdict: Verdict, more?: Partial<AnswerQuery>];

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
