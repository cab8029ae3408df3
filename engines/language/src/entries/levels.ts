import type { Level } from '@kotoba/contracts';

const NAMES: Readonly<Record<number, Level>> = { 5: 'N5', 4: 'N4', 3: 'N3', 2: 'N2', 1: 'N1' };

/** Weights above these are about N3 and N2; the weight of a word on no list comes from its frequency alone. */
const ABOUT = { N3: 80, N2: 45 };

/** The level of a dictionary word: from the list, or a guess from how common the word is. */
export function levelOf({ level, weight }: { level: number | null; weight: number }): {
  level: Level;
  source: 'list' | 'estimate';
} {
  const listed = level === null ? undefined : NAMES[level];
  if (listed) return { level: listed, source: 'list' };
  const guess = weight >= ABOUT.N3 ? 'N3' : weight >= ABOUT.N2 ? 'N2' : 'N1';
  return { level: guess, source: 'estimate' };
}
