import type { AnswerEntry } from '../types';
import { literalOf, type EnglishAnswer, type EnglishForm, type Meaning } from './english-forms';
import { isNoVerb } from './part-of-speech';

/** `pos`: equal, but the answer is a verb ("to talk") and the entry is none. */
export type ExactMatch = 'exact' | 'pos';

type Forms = readonly EnglishForm[];

/** Whether "to" makes a verb of what is asked for as something else. */
export const isMisplacedTo = (answer: EnglishForm, meaning: EnglishForm, entry: AnswerEntry): boolean =>
  answer.prefix === 'to' && meaning.prefix !== 'to' && isNoVerb(entry.pos);

/** One text against all meanings: equal as it is, or without the optional prefixes. */
export function matchForms(
  forms: Forms,
  meanings: readonly Meaning[],
  entry: AnswerEntry,
): ExactMatch | null {
  let found: ExactMatch | null = null;
  for (const answer of forms)
    for (const meaning of meanings.flatMap((each) => each.forms)) {
      if (answer.text === meaning.text) return 'exact';
      if (answer.core !== meaning.core) continue;
      if (!isMisplacedTo(answer, meaning, entry)) return 'exact';
      found = 'pos';
    }
  return found;
}

/** The whole answer, or each of several typed parts. Source: ANS-23, ANS-24. */
export function matchExactly(
  answer: EnglishAnswer,
  meanings: readonly Meaning[],
  entry: AnswerEntry,
): ExactMatch | null {
  if (meanings.some(({ shown }) => literalOf(shown) === answer.literal)) return 'exact';
  const whole = matchForms(answer.forms, meanings, entry);
  if (whole === 'exact' || answer.parts.length === 0) return whole;
  const parts = answer.parts.map((forms) => matchForms(forms, meanings, entry));
  if (parts.includes(null)) return whole;
  return parts.includes('pos') ? 'pos' : 'exact';
}
