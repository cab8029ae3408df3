import { parseAdjuncts } from './adjuncts';
import type { Parts } from './clause';
import { isSubject, type Noun } from './noun';
import { parseNoun } from './noun-phrase';
import type { Say } from './say';

/** The object of a verb that is no row of our table, with what stands behind it. */
export function objectOf(
  { reading, subject, asked }: Parts,
  at: number,
): { noun: Noun; asides: readonly Say[] } | null {
  const parsed = isSubject(reading.tokens[at]?.text ?? '') ? null : parseNoun(reading, at);
  if (parsed && asked.gap) return null;
  const noun = parsed?.value ?? (asked.gap && !asked.gap.place ? asked.gap.noun : null);
  const rest = noun && parseAdjuncts(reading, parsed?.next ?? at, subject?.who ?? null);
  if (!noun || !rest || rest.some(({ role }) => role !== 'time' && role !== 'amount')) return null;
  return { noun, asides: rest.map(({ said }) => said) };
}
