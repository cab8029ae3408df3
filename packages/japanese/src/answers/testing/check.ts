import { createEnglishWords } from '../../english-words';
import { checkAnswer } from '../check-answer';
import type { AnswerEntry, AnswerResult, AnswerSurroundings } from '../types';

const isEnglishWord = createEnglishWords();

/** An answer with the real word list and nothing else saved, unless said. */
export const check = (
  mode: number,
  entry: AnswerEntry,
  input: string,
  more: Partial<AnswerSurroundings> = {},
): AnswerResult => checkAnswer({ mode, entry, input, otherSaved: [], isEnglishWord, ...more });

/** Verdict and reason in one word, as the tables write them: "retry small_kana". */
export const verdictOf = (...args: Parameters<typeof check>): string => {
  const { verdict, reason } = check(...args);
  return `${verdict} ${reason}`;
};
