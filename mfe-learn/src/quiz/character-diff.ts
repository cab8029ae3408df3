/** A run of characters: in both texts, only typed, or only in the right answer. */
export interface DiffPart {
  readonly kind: 'same' | 'extra' | 'missing';
  readonly text: string;
}

/** Longest text that is compared: the table of lengths grows with the square. */
const MAX_LENGTH = 60;

/** lengths[i][j]: how many characters the ends from i and j on have in common, in order. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return lengths;
}

function add(parts: readonly DiffPart[], kind: DiffPart['kind'], character: string): DiffPart[] {
  const last = parts.at(-1);
  if (last?.kind === kind) return [...parts.slice(0, -1), { kind, text: last.text + character }];
  return [...parts, { kind, text: character }];
}

/**
 * What was typed against what was wanted, character by character: the longest common part stays, the rest is extra or
 * missing.
 */
export function characterDiff(typed: string, wanted: string): DiffPart[] {
  const [a, b] = [[...typed].slice(0, MAX_LENGTH), [...wanted].slice(0, MAX_LENGTH)];
  const lengths = commonLengths(a, b);
  let parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [mine, theirs] = [a[i], b[j]];
    if (mine !== undefined && mine === theirs) {
      parts = add(parts, 'same', mine);
      i += 1;
      j += 1;
    } else if (
      mine !== undefined &&
      (theirs === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      parts = add(parts, 'extra', mine);
      i += 1;
    } else if (theirs !== undefined) {
      parts = add(parts, 'missing', theirs);
      j += 1;
    }
  }
  return parts;
}

/**
 * Whether the two are so near that their difference teaches something: at least half of the longer one is in both, and
 * not all.
 */
export function isNearMiss(typed: string, wanted: string): boolean {
  if (typed === wanted) return false;
  const same = characterDiff(typed, wanted)
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + [...text].length, 0);
  return same * 2 >= Math.max([...typed].length, [...wanted].length);
}
