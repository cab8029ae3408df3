import { meaningsOf } from '../entry-texts';
import type { AnswerEntry } from '../types';
import { blockedMeanings, isBlocked } from './blocked-meanings';
import { toAnswer, toMeanings } from './english-forms';
import { matchExactly } from './match-exactly';

/** Whether a text is, without any tolerance, a meaning of the entry. */
export function isAcceptedMeaning(entry: AnswerEntry, input: string): boolean {
  const answer = toAnswer(input);
  const meanings = toMeanings(meaningsOf(entry));
  return (
    !isBlocked(answer, blockedMeanings(entry), meanings, entry) &&
    matchExactly(answer, meanings, entry) === 'exact'
  );
}
