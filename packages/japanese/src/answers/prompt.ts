import { kanaKey } from '../kana/kana-key';
import { shownReading, shownSpelling } from './entry-texts';
import { spellingKey } from './japanese/spelling-key';
import type { AnswerEntry, AnswerType } from './types';

/** What the learner has to type in a mode. Mode 0, Topic Mode, and unknown modes ask like mode 2. */
export function answerTypeOf(mode: number): AnswerType {
  if (mode === 1) return 'kana';
  return mode === 3 ? 'kanji' : 'en';
}

/** What the learner sees as the question: English, the reading (mode 2), or the spelling with kanji where there is one (mode 4). */
export function promptOf(mode: number, entry: AnswerEntry): string {
  if (answerTypeOf(mode) !== 'en') return entry.en;
  return mode === 4 ? shownSpelling(entry) : shownReading(entry);
}

/** Whether two words look alike as questions of a mode, so that a learner cannot know which of them is meant. */
export function isSamePrompt(mode: number, a: AnswerEntry, b: AnswerEntry): boolean {
  const key = mode === 4 ? spellingKey : kanaKey;
  return key(promptOf(mode, a)) === key(promptOf(mode, b));
}

/** The answer to show when it is given away. */
export function shownAnswer(type: AnswerType, entry: AnswerEntry): string {
  if (type === 'en') return entry.en;
  return type === 'kana' ? shownReading(entry) : shownSpelling(entry);
}
