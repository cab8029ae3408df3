import type { AnswerEntry } from '../types';
import {
  literalOf,
  type EnglishAnswer,
  type EnglishForm,
  type Meaning,
  toAnswer,
  toMeanings,
} from './english-forms';
import { meaningsOf } from '../entry-texts';

/** Whether the part of speech is known to be a verb; an adverb is none. */
export const isVerb = (pos: string | null | undefined): boolean => /(?:^|[^a-z])verb/i.test(pos ?? '');

/** Whether the part of speech is known to be no verb. */
const isNoVerb = (pos: string | null | undefined): boolean => Boolean(pos?.trim()) && !isVerb(pos);

/** Words of these kinds have neither a plural nor a third person: new and news, it and its are different words. */
export const hasEndings = (pos: string | null | undefined): boolean =>
  !/^(?:i-)?adjective|^adverb|^pronoun|^particle|^conjunction/i.test(pos?.trim() ?? '');

/** `pos`: equal, but the answer is a verb ("to talk") and the entry is none. */
type ExactMatch = 'exact' | 'pos';

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

/**
 * Whether the answer, or one of its parts, is on the blocked list. With an optional prefix more or less it is blocked too, unless it is
 * itself an accepted meaning ("close", where "to close" is blocked).
 */
export function isBlocked(
  { forms, parts }: EnglishAnswer,
  blocked: readonly Meaning[],
  meanings: readonly Meaning[],
  entry: AnswerEntry,
): boolean {
  const typed = [forms, ...parts];
  const hasText = (text: string) =>
    blocked.some((meaning) => meaning.forms.some((form) => form.text === text));
  const full = (group: readonly EnglishForm[]) => group[0];
  return typed.some((group) => {
    const text = full(group)?.text;
    if (text !== undefined && hasText(text)) return true;
    return matchForms(group, blocked, entry) !== null && matchForms(group, meanings, entry) !== 'exact';
  });
}

/** Whether a text is, without any tolerance, a meaning of the entry. */
export function isAcceptedMeaning(entry: AnswerEntry, input: string): boolean {
  const answer = toAnswer(input);
  const meanings = toMeanings(meaningsOf(entry));
  return (
    !isBlocked(answer, toMeanings(entry.blocked ?? []), meanings, entry) &&
    matchExactly(answer, meanings, entry) === 'exact'
  );
}
