import type { Clause } from './clause';
import type { EnglishToken } from './english-tokens';
import { isOwnPast } from './english-verbs';
import type { Reading } from './noun';
import { texts } from './time-words';

/** Times that are over. */
export const isPast = (english: string): boolean => /\b(yesterday|last|ago|this morning)\b/.test(english);

/** One who "quit" without an s has done so, and what one "read" last month is over: of verbs that are their own past. */
export function isOver(reading: Reading, at: number): boolean {
  const [before, verb] = [reading.tokens[at - 1]?.text ?? '', reading.tokens[at]?.text ?? ''];
  const isOne = !/(?<!s)s$|^(i|you|we|they|people|children|men|women|everyone)$/.test(before);
  const and = reading.tokens.slice(0, at).some(({ text }) => text === 'and');
  // Nobody quits or is hurt every day.
  if (/^(quit|hurt|cut my)\b/.test(texts(reading, at, 2))) return true;
  return isOwnPast(verb) && ((isOne && !and) || isPast(texts(reading, at, reading.tokens.length)));
}

/** What was, where a verb that is its own past was read as what is. */
export const happened = (clause: Clause, tokens: readonly EnglishToken[]): Clause =>
  clause.bare && !clause.tense.negative && tokens.some(({ text }) => isOwnPast(text))
    ? { ...clause, tense: { ...clause.tense, past: true } }
    : clause;
