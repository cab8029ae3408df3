import type { Strictness } from '../types';

/**
 * Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours, each place edited
 * once. Gives `limit + 1` as soon as the distance is sure to be over the limit. In characters, not UTF-16 units.
 * Source: Damerau 1964; the restricted form of Boytsov 2011, "Indexing methods for approximate dictionary searching".
 */
export function osaDistance(a: string, b: string, limit: number): number {
  const from = [...a];
  const to = [...b];
  const over = limit + 1;
  if (Math.abs(from.length - to.length) > limit) return over;
  // Only what is within the limit of the diagonal can be: beside it every place is, and stays, over the limit.
  const line = (): number[] => Array.from({ length: to.length }, () => over);
  let [beforeLast, last, current] = [line(), Array.from({ length: to.length }, (_, i) => i + 1), line()];
  for (let row = 0; row < from.length; row += 1) {
    const start = Math.max(0, row - limit);
    let least = row + 1;
    for (let column = start; column < Math.min(to.length, row + limit + 1); column += 1) {
      const diagonal = column > 0 ? (last[column - 1] ?? over) : row;
      const above = column < row + limit ? (last[column] ?? over) : over;
      const left = column > start ? (current[column - 1] ?? over) : column > 0 ? over : row + 1;
      let cost = Math.min(diagonal + (from[row] === to[column] ? 0 : 1), above + 1, left + 1);
      const swapped = row > 0 && column > 0 && from[row] === to[column - 1] && from[row - 1] === to[column];
      if (swapped) {
        const beforeSwap = column > 1 ? beforeLast[column - 2] : row - 1;
        cost = Math.min(cost, (beforeSwap ?? over) + 1);
      }
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return over;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(to.length > 0 ? (last[to.length - 1] ?? over) : from.length, over);
}

/** Edits that a meaning of so many characters forgives, by the longest length of each band. Source: ANS-31. */
const bands = [
  { longest: 3, edits: 0 },
  { longest: 6, edits: 1 },
  { longest: 11, edits: 2 },
  { longest: Infinity, edits: 3 },
] as const;

function allowedEdits(length: number, strictness: Strictness): number {
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
 * The number of edits by which a typed text is a slip of the meaning; null when it is none: too far, other digits, a
 * "not" on one side only, or another first letter together with further edits.
 */
export function typoDistance(typed: string, meaning: string, strictness: Strictness): number | null {
  const limit = allowedEdits([...meaning].length, strictness);
  if (limit === 0 || digits(typed) !== digits(meaning) || isNegative(typed) !== isNegative(meaning))
    return null;
  const distance = osaDistance(typed, meaning, limit);
  if (distance > limit) return null;
  return distance <= 1 || firstLetter(typed) === firstLetter(meaning) ? distance : null;
}
