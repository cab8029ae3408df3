import { meaningsOf } from '../entry-texts';
import { incorrect, retry, type Rule } from '../outcome';
import type { AnswerEntry } from '../types';
import type { EnglishContext } from './english-context';
import { toMeanings, type EnglishForm } from './english-forms';
import { matchForms } from './match-exactly';

type Forms = readonly EnglishForm[];

/**
 * The meaning of another saved word (ANS-27). When that word shows the same prompt (はし) the learner could not know which was meant. Of
 * several typed parts, each must be a meaning of this word or of such another one.
 */
export const otherMeaning: Rule<EnglishContext> = ({
  answer,
  otherSaved,
  meanings,
  entry,
  showsSamePrompt,
}) => {
  const typed: readonly Forms[] = answer.parts.length > 0 ? [answer.forms, ...answer.parts] : [answer.forms];
  const others = otherSaved
    .map((other) => ({ other, theirs: toMeanings(meaningsOf(other)) }))
    .filter(({ other, theirs }) => typed.some((forms) => matchForms(forms, theirs, other) !== null));
  if (others.length === 0) return null;

  const known = (forms: Forms, words: readonly (typeof others)[number][]): boolean =>
    words.some(({ other, theirs }) => matchForms(forms, theirs, other) !== null) ||
    matchForms(forms, meanings, entry) !== null;
  const covers = (words: typeof others): boolean =>
    known(answer.forms, words) ||
    (answer.parts.length > 0 && answer.parts.every((part) => known(part, words)));

  const first = (words: typeof others): { other: AnswerEntry } | undefined =>
    words[0] && { other: words[0].other };
  const alike = others.filter(({ other }) => showsSamePrompt(other));
  if (covers(alike)) return retry('alternate', first(alike));
  return covers(others) ? incorrect('other_word', first(others)) : null;
};
