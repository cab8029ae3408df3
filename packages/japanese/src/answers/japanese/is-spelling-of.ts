import { spellingsOf } from '../entry-texts';
import type { AnswerEntry } from '../types';
import { spellingKey } from './spelling-key';

/** Whether a text is one of the spellings, whichever way its kana, 々 and counters are typed. */
export function isOneOf(text: string, spellings: readonly string[]): boolean {
  const key = spellingKey(text);
  return key !== '' && spellings.some((spelling) => spellingKey(spelling) === key);
}

export const isSpellingOf = (text: string, entry: AnswerEntry): boolean => isOneOf(text, spellingsOf(entry));
