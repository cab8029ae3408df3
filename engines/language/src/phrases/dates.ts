import { ORDINALS } from '../fair-keys/english-numbers';
import type { Parsed, Reading } from './noun';
import { numberOf } from './noun-words';
import { join, type Say, say } from './say';
import { type Adjunct, MONTHS, number, texts, time } from './time-words';

/** "May third", "the third of May", "April 10th": 五月三日 */
export function dateAt(reading: Reading, start: number): Parsed<Say> | null {
  const text = (at: number): string => reading.tokens[at]?.text ?? '';
  const turned = text(start) === 'the' ? start + 1 : start;
  const [month, day, next] =
    text(turned + 1) === 'of'
      ? [text(turned + 2), text(turned), turned + 3]
      : [text(start), text(start + 1), start + 2];
  const [m, d] = [number(MONTHS.indexOf(month) + 1, '月'), number(dayOf(day), '日')];
  return MONTHS.includes(month) && dayOf(day) > 0 && m && d
    ? { value: say(m.written + d.written, `${m.kana} ${d.kana}`), next }
    : null;
}

const dayOf = (word: string): number =>
  Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? 0) || ORDINALS.indexOf(word) + 1;

/** "on May third", "at the age of five": 五月三日に, 五歳の時に */
export function dateTime(reading: Reading, at: number): Parsed<Adjunct> | null {
  const preposition = texts(reading, at, 1);
  const date = preposition === 'on' ? dateAt(reading, at + 1) : null;
  if (date) return time(join(date.value, say('に')), date.next);
  const age = texts(reading, at, 4) === 'at the age of' ? numberOf(reading.tokens[at + 4]?.text) : null;
  const old = age === null ? null : reading.lexicon.counting.count(age, '歳');
  return old && time(join(old, say('の'), say('時', 'とき'), say('に')), at + 5);
}
