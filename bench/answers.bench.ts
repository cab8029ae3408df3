import { check as checkAnswer } from '../packages/japanese/src/answers/testing/check';
import { words } from '../packages/japanese/src/answers/testing/entries';
import type { AnswerEntry } from '../packages/japanese/src/answers/types';
import type { Bench } from './lib/api';
import { median, quantile } from './lib/statistics';

export const title = 'an answer is checked in far less than a millisecond, and no text makes it slow';

const ROUNDS = 200;
const MODES = [1, 2, 3, 4];
const USUAL = ['たべる', 'taberu', 'to eat', 'strangel', '食る', 'きねん', 'fish'];
/** Texts of the greatest length that might make a reading, a meaning or a comparison branch. */
const WORST = [
  'nna'.repeat(66),
  '(a)'.repeat(66),
  'a,'.repeat(100),
  'んあ'.repeat(100),
  '('.repeat(200),
  '々'.repeat(200),
];

export async function run({ check, say }: Bench): Promise<void> {
  const long = {
    ...words.action,
    en: 'action (x); '.repeat(16),
    kanji: '々'.repeat(100),
    hiragana: 'あ'.repeat(100),
  };
  const time = (entry: AnswerEntry, input: string, mode: number) => {
    const began = performance.now();
    checkAnswer(mode, entry, input, { otherSaved: [words.chopsticks, words.gesture, words.painful] });
    return performance.now() - began;
  };
  const timesOf = (entry: AnswerEntry, inputs: readonly string[], rounds: number) =>
    Array.from({ length: rounds }, () =>
      inputs.flatMap((input) => MODES.map((mode) => time(entry, input, mode))),
    ).flat();

  timesOf(words.eat, USUAL, ROUNDS);
  const usual = timesOf(words.eat, USUAL, ROUNDS);
  const worst = timesOf(long, WORST, 5);
  const micro = (ms: number) => `${Math.round(ms * 1000)} µs`;
  say(
    `usual: median ${micro(median(usual))}, p99 ${micro(quantile(usual, 0.99))}; worst ${micro(Math.max(...worst))}`,
  );
  check('a usual answer, 99th percentile', quantile(usual, 0.99), { max: 1, unit: ' ms' });
  check('the worst text', Math.max(...worst), { max: 100, unit: ' ms' });
}
