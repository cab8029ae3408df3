export { answerTypeOf, checkAnswer, checkAnswerOfType } from './check-answer';
export { meaningKeys } from './english/english-forms';
export { osaDistance } from './english/typo';
export { MAX_RETRIES } from './outcome';
export type {
  AnswerEntry,
  AnswerReason,
  AnswerResult,
  AnswerSurroundings,
  AnswerType,
  Strictness,
  Verdict,
} from './types';
