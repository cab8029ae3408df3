export { answerTypeOf, checkAnswer, checkAnswerOfType, MAX_ANSWER, promptOf } from './check-answer';
export { meaningKeys } from './english/english-forms';
export { osaDistance } from './english/typo';
export { MAX_RETRIES } from './outcome';
export type {
  AnswerEntry,
  AnswerReason,
  AnswerResult,
  AnswerSurroundings,
  AnswerType,
  IsEnglishWord,
  ReadingHint,
  Strictness,
  Verdict,
} from './types';
