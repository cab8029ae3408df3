import { CARD_MODE } from '@kotoba/contracts';
import { kanaKey } from '../kana';
import { shownReading, shownSpelling } from './entry-texts';
import { spellingKey } from './japanese/spelling-key';
import type { AnswerEntry, AnswerType, AnswerResult, AnswerQuery } from './types';
import { dropInvisible } from '../text';
import { judgeEnglish } from './english/english-answer';
import { judgeKana, judgeKanji } from './japanese/japanese-answer';
import { rejected, toResult, type Outcome } from './outcome';

export { meaningKeys } from './english/english-forms';
export { splitMeanings } from './english/split-meanings';
export { osaDistance } from './english/typo';
export { MAX_RETRIES } from './outcome';
export type {
  AnswerEntry,
  AnswerReason,
  AnswerResult,
  AnswerQuery,
  AnswerType,
  FurtherAnswers,
  FurtherForm,
  Strictness,
  Verdict,
} from './types';

/** What the learner has to type in a mode. Mode 0, Topic Mode, and unknown modes ask like mode 2. */
export function answerTypeOf(mode: number): AnswerType {
  if (mode === CARD_MODE.enToKana) return 'kana';
  return mode === CARD_MODE.enToKanji || mode === CARD_MODE.cloze ? 'kanji' : 'en';
}

/**
 * What the learner sees as the question: English, the reading (mode 2), or the spelling with kanji where there is one
 * (mode 4).
 */
export function promptOf(mode: number, entry: AnswerEntry): string {
  if (answerTypeOf(mode) !== 'en') return entry.en;
  return mode === CARD_MODE.kanjiToEn ? shownSpelling(entry) : shownReading(entry);
}

/** Whether two words look alike as questions of a mode, so that a learner cannot know which of them is meant. */
function isSamePrompt(mode: number, a: AnswerEntry, b: AnswerEntry): boolean {
  const key = mode === CARD_MODE.kanjiToEn ? spellingKey : kanaKey;
  return key(promptOf(mode, a)) === key(promptOf(mode, b));
}

/** The answer to show when it is given away. */
function shownAnswer(type: AnswerType, entry: AnswerEntry): string {
  if (type === 'en') return entry.en;
  return type === 'kana' ? shownReading(entry) : shownSpelling(entry);
}

/** Longest answer in characters. Source: ANS-3, API-6. */
const MAX_ANSWER_LENGTH = 200;

/** Nothing was said: spaces, invisible characters and sentence marks. Other signs are an answer, if a wrong one. */
const blank = /^[\s\p{Cc}〜～~…。．｡、，､・･「」『』｢｣.,!?！？]*$/u;

/** Source: ANS-3. */
function refuse(input: string): Outcome | null {
  const typed = input.trim();
  if (blank.test(dropInvisible(typed))) return rejected('blank');
  const isTooLong = typed.length > 2 * MAX_ANSWER_LENGTH || [...typed].length > MAX_ANSWER_LENGTH;
  return isTooLong ? rejected('too_long') : null;
}

function judge(
  type: AnswerType,
  query: AnswerQuery,
  showsSamePrompt: (other: AnswerEntry) => boolean,
): AnswerResult {
  const judgement = (): Outcome => {
    if (type === 'en') return judgeEnglish(query, showsSamePrompt);
    return type === 'kana' ? judgeKana(query) : judgeKanji(query);
  };
  const outcome = refuse(query.input) ?? judgement();
  return toResult(outcome, shownAnswer(type, query.entry), query.softCount ?? 0);
}

/**
 * Judges a typed answer. Pure and total: any text gives a result, the same one each time.
 * @param mode 1 English → kana, 2 kana → English, 3 English → kanji or kana, 4 kanji or kana → English; 0 and others
 *   like 2
 * @see docs/product/checking.md, which has the rules and their order
 */
export function checkAnswer({ mode, ...query }: AnswerQuery & { readonly mode: number }): AnswerResult {
  const showsSamePrompt = (other: AnswerEntry) => isSamePrompt(mode, query.entry, other);
  return judge(answerTypeOf(mode), query, showsSamePrompt);
}

/** A mode in which each type is asked for; decides which other words show the same prompt. */
const modeOfType: Readonly<Record<AnswerType, number>> = { kana: 1, en: 2, kanji: 3 };

/** The same by what was asked for, outside a session. */
export const checkAnswerOfType = ({
  type,
  ...query
}: AnswerQuery & { readonly type: AnswerType }): AnswerResult =>
  checkAnswer({ ...query, mode: modeOfType[type] });
