import { dropInvisible } from '../text/invisible';
import { judgeEnglish } from './english/english-answer';
import { judgeKana } from './japanese/kana-answer';
import { judgeKanji } from './japanese/kanji-answer';
import { rejected, toResult, type Outcome } from './outcome';
import { answerTypeOf, isSamePrompt, shownAnswer } from './prompt';
import type { AnswerEntry, AnswerResult, AnswerSurroundings, AnswerType } from './types';

/** Longest answer in characters. Source: ANS-3, API-6. */
export const MAX_ANSWER = 200;

/** Nothing was said: spaces, invisible characters and sentence marks. Other signs are an answer, if a wrong one. */
const silence = /^[\s\p{Cc}〜～~…。．｡、，､・･「」『』｢｣.,!?！？]*$/u;

/** Source: ANS-3. */
function refuse(input: string): Outcome | null {
  const typed = input.trim();
  if (silence.test(dropInvisible(typed))) return rejected('blank');
  const isTooLong = typed.length > 2 * MAX_ANSWER || [...typed].length > MAX_ANSWER;
  return isTooLong ? rejected('too_long') : null;
}

function judge(
  type: AnswerType,
  surroundings: AnswerSurroundings,
  showsSamePrompt: (other: AnswerEntry) => boolean,
): AnswerResult {
  const judgement = (): Outcome => {
    if (type === 'en') return judgeEnglish(surroundings, showsSamePrompt);
    return type === 'kana' ? judgeKana(surroundings) : judgeKanji(surroundings);
  };
  const outcome = refuse(surroundings.input) ?? judgement();
  return toResult(outcome, shownAnswer(type, surroundings.entry), surroundings.softCount ?? 0);
}

/**
 * Judges a typed answer. Pure and total: any text gives a result, the same one each time.
 * @param mode 1 English → kana, 2 kana → English, 3 English → kanji or kana, 4 kanji or kana → English; 0 and others like 2
 * @see docs/product/checking.md, which has the rules and their order
 */
export function checkAnswer({
  mode,
  ...surroundings
}: AnswerSurroundings & { readonly mode: number }): AnswerResult {
  const showsSamePrompt = (other: AnswerEntry) => isSamePrompt(mode, surroundings.entry, other);
  return judge(answerTypeOf(mode), surroundings, showsSamePrompt);
}

/** A mode in which each type is asked for; decides which other words show the same prompt. */
const modeOfType: Readonly<Record<AnswerType, number>> = { kana: 1, en: 2, kanji: 3 };

/** The same by what was asked for, outside a session. */
export const checkAnswerOfType = ({
  type,
  ...surroundings
}: AnswerSurroundings & { readonly type: AnswerType }): AnswerResult =>
  checkAnswer({ ...surroundings, mode: modeOfType[type] });
