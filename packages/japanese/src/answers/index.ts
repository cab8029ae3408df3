export { checkAnswer, checkAnswerOfType, MAX_ANSWER } from './check-answer';
export { meaningKeys } from './english/meaning-keys';
export { osaDistance } from './english/osa-distance';
export { MAX_RETRIES } from './outcome';
export { answerTypeOf, promptOf } from './prompt';
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
