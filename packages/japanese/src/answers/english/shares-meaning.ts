import { meaningsOf } from '../entry-texts';
import type { AnswerEntry } from '../types';
import { toMeanings } from './english-forms';

const cores = (entry: AnswerEntry): string[] =>
  toMeanings(meaningsOf(entry)).flatMap((meaning) => meaning.forms.map((form) => form.core));

/** Whether two words have a meaning in common; prefixes and parentheticals aside. */
export function sharesMeaning(a: AnswerEntry, b: AnswerEntry): boolean {
  const known = new Set(cores(a));
  return cores(b).some((core) => known.has(core));
}
