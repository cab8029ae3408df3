import type { AnswerEntry } from '../types';
import { toMeanings, type EnglishAnswer, type EnglishForm, type Meaning } from './english-forms';
import { matchForms } from './match-exactly';

export const blockedMeanings = (entry: AnswerEntry): Meaning[] => toMeanings(entry.blocked ?? []);

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
