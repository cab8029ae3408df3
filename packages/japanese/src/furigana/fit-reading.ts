import { kanaKey } from '../kana/kana-key';
import type { SpellingUnit } from './spelling-units';

/** How many kana each unit takes, and how unusual that is. */
interface Fit {
  readonly lengths: readonly number[];
  readonly cost: number;
}

/** A kanji is seldom read with more kana than this. */
const USUAL_KANA_PER_KANJI = 2;

/** Distance from the usual: less than one kana a kanji is rare (百合 has one each, 十 read と too), five or more hardly happens. */
function unusual(kanji: number, kana: number): number {
  if (kana < kanji) return 100 * (kanji - kana);
  return Math.abs(kana - kanji * USUAL_KANA_PER_KANJI);
}

/**
 * The likeliest way to lay a reading under the units of a spelling, as the number of kana for each; null when none fits.
 * Each pair of unit and place is looked at once, so that long words stay cheap.
 */
export function fitReading(
  units: readonly SpellingUnit[],
  reading: readonly string[],
): readonly number[] | null {
  const known = new Map<number, Fit | null>();

  function fit(unit: number, place: number): Fit | null {
    const key = unit * (reading.length + 1) + place;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = search(unit, place);
    known.set(key, found);
    return found;
  }

  function search(index: number, place: number): Fit | null {
    const unit = units[index];
    if (!unit) return place === reading.length ? { lengths: [], cost: 0 } : null;
    let best: Fit | null = null;
    for (const length of possibleLengths(unit, place)) {
      const rest = fit(index + 1, place + length);
      if (!rest) continue;
      const cost = rest.cost + (unit.kind === 'kanji' ? unusual([...unit.text].length, length) : 0);
      if (!best || cost < best.cost) best = { lengths: [length, ...rest.lengths], cost };
    }
    return best;
  }

  function possibleLengths(unit: SpellingUnit, place: number): number[] {
    const next = reading[place];
    if (unit.kind === 'kanji') return Array.from({ length: reading.length - place }, (_, index) => index + 1);
    const stands = next !== undefined && sameCharacter(next, unit.text);
    if (unit.kind === 'sign') return stands ? [1] : [0];
    return stands ? [1] : [];
  }

  return fit(0, 0)?.lengths ?? null;
}

/** The same kana of either script, the same digit of either width; of two signs that a reading leaves out, each is like the other. */
const sameCharacter = (a: string, b: string): boolean => a === b || (a !== '' && kanaKey(a) === kanaKey(b));
