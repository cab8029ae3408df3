import type { Strictness } from '../types';
import { osaDistance } from './osa-distance';

/** Edits that a meaning of so many characters forgives, by the longest length of each band. Source: ANS-31. */
const bands = [
  { longest: 3, edits: 0 },
  { longest: 6, edits: 1 },
  { longest: 11, edits: 2 },
  { longest: Infinity, edits: 3 },
] as const;

export function allowedEdits(length: number, strictness: Strictness): number {
  if (strictness === 'exact') return 0;
  const edits = bands.find(({ longest }) => length <= longest)?.edits ?? 0;
  return strictness === 'lenient' ? edits + 1 : edits;
}

const digits = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

const negations = new Set(
  'not cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt couldnt shouldnt havent hasnt hadnt mustnt neednt'.split(
    ' ',
  ),
);
/** Whether a normalised text says "not": one with and one without are opposites, however near they are spelt. */
export const isNegative = (text: string): boolean => text.split(' ').some((word) => negations.has(word));

const firstLetter = (text: string): string => [...text][0] ?? '';

/**
 * The number of edits by which a typed text is a slip of the meaning; null when it is none: too far, other digits, a "not" on one side
 * only, or another first letter together with further edits.
 */
export function typoDistance(typed: string, meaning: string, strictness: Strictness): number | null {
  const limit = allowedEdits([...meaning].length, strictness);
  if (limit === 0 || digits(typed) !== digits(meaning) || isNegative(typed) !== isNegative(meaning))
    return null;
  const distance = osaDistance(typed, meaning, limit);
  if (distance > limit) return null;
  return distance <= 1 || firstLetter(typed) === firstLetter(meaning) ? distance : null;
}
