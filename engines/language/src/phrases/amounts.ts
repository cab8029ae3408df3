import type { Reading } from './noun';
import { CONTAINERS, FEW, MANY, numberOf, singular } from './noun-words';
import { say, type Say } from './say';

interface Amount {
  readonly count: Say | null;
  readonly number: number | null;
  /** "about twenty": ぐらい. */
  readonly about?: boolean;
  readonly next: number;
}

/** "three", "a lot of", "two cups of"; null when nothing is counted. */
export function amountAt(reading: Reading, at: number): Amount | null {
  const { tokens, lexicon } = reading;
  const text = (place: number): string => tokens[place]?.text ?? '';
  const words = (length: number): string =>
    tokens
      .slice(at, at + length)
      .map((token) => token.text)
      .join(' ');
  for (const many of ['a lot of', 'lots of', 'lot of', 'many', 'much', 'few', 'little']) {
    const length = many.split(' ').length;
    if (words(length) !== many) continue;
    if (/few|little/.test(many) && text(at - 1) !== 'a') continue;
    return { count: /few|little/.test(many) ? FEW : MANY, number: null, next: at + length };
  }
  if (text(at) === 'about' && numberOf(text(at + 1)) !== null) {
    const amount = amountAt(reading, at + 1);
    return amount && { ...amount, about: true };
  }
  const number = numberOf(text(at));
  const from = number === null ? at : at + 1;
  const counter = CONTAINERS[singular(text(from))];
  if (counter !== undefined && text(from + 1) === 'of') {
    const count = lexicon.counting.count(number ?? 1, counter);
    return count ? { count: say(count.written, count.kana), number: null, next: from + 2 } : null;
  }
  if (number === null) return null;
  return { count: null, number, next: at + 1 };
}
