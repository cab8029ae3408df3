import type { AuthoredLibrary } from '../authored/library';
import { englishKey } from '../english/english-key';

/** Shorter words have too many neighbours to guess. */
const SHORTEST = 4;
const LONG = 8;

/** Offers the meaning of one of our words that differs from a mistyped one in a letter or two; null when none or several are as near. */
export function createSpellingSuggester(library: AuthoredLibrary): (text: string) => string | null {
  const meanings = new Set(library.words.flatMap(({ en }) => en.split('; ').map(englishKey)));
  return (text) => {
    const key = englishKey(text);
    if (key.length < SHORTEST || key.length > 40) return null;
    const most = key.length >= LONG ? 2 : 1;
    const near = [...meanings]
      .filter(
        (meaning) => Math.abs(meaning.length - key.length) <= most && meaning.charAt(0) === key.charAt(0),
      )
      .map((meaning) => ({ meaning, distance: distance(key, meaning) }))
      .filter((candidate) => candidate.distance <= most)
      .sort((a, b) => a.distance - b.distance);
    const [first, second] = near;
    return first && first.distance !== second?.distance ? first.meaning : null;
  };
}

/** Insertions, deletions, replacements and swaps of neighbours between two short texts (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + same,
        swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Infinity;
}
