import { ONES, TENS } from '@kotoba/language';

const UNITS: Readonly<Record<string, number>> = {
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
};
/** More is no number that a learner says. */
const MOST = 999_999_999_999;

/** “two”, “twenty” as a number; -1 for what is no number of one word. */
export function numberWord(word: string): number {
  const tens = TENS.indexOf(word);
  return tens < 0 ? ONES.indexOf(word) : (tens + 2) * 10;
}

/** “one hundred million” in figures; null for what is no number of several words, or more than one. */
export function figuresIn(text: string): string | null {
  const words = text
    .toLowerCase()
    .replace(/-/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== 'and');
  const [first = '', ...rest] = words;
  if (rest.length === 0) return null;
  let [sum, part, step] = [0, 0, Infinity];
  for (const word of [/^an?$/.test(first) ? 'one' : first, ...rest]) {
    const small = /^\d{1,3}$/.test(word) ? Number(word) : numberWord(word);
    const unit = UNITS[word];
    // “two five” are two numbers, “million thousand” none.
    if (word === 'hundred') {
      if (part < 1 || part > 9) return null;
      part *= 100;
    } else if (unit) {
      if (part === 0 || unit >= step) return null;
      [sum, part, step] = [sum + part * unit, 0, unit];
    } else if (TENS.includes(word)) {
      if (part % 100 !== 0) return null;
      part += small;
    } else if (small >= 0) {
      const isFree = small > 9 ? part % 100 === 0 : part % 10 === 0 && part % 100 !== 10;
      if (!isFree || (part > 0 && small === 0)) return null;
      part += small;
    } else return null;
  }
  const value = sum + part;
  return value > 0 && value <= MOST ? String(value) : null;
}
