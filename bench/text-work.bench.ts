import { parseRequest, splitWords } from '../engines/language/src/notes/parse-request';
import { readIntent } from '../engines/assistant/src/embedded/intents/read-intent';
import { ADVERSARIAL_PIECES } from './lib/growth';
import { alignFurigana, romajiAgrees } from '../packages/japanese/src';
import { checkAnswer, type AnswerEntry } from '../packages/japanese/src/answers';
import { isEnglishWord } from '../packages/japanese/src/english-words';
import { entryKeys } from '../services/api/src/features/vocabulary/entry-keys';
import type { Bench } from './lib/api';

export const title = 'no text that is as long as may be holds the main thread for long';

/** Pieces that cost an answer or a word the most. */
const LISTS = ['a,', 'bird,', 'a;', "don't,", "we're ", 'a (b) ', 'want ', 'んあ', 'na'];

const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** A word whose every field is full, with so many alternatives and blocked answers. */
function fullWord(piece: string, texts: number): AnswerEntry & { en: string; alternatives: string[] } {
  const whole = filled(piece, 200);
  const several = (length: number) =>
    Array.from({ length: texts }, (_, i) => filled(piece, length - (i % 7)) + i);
  return {
    ...{ en: whole, hiragana: whole, katakana: whole, kanji: whole, romaji: whole, word: whole },
    ...{ pos: 'noun', alternatives: several(197), blocked: several(196) },
  };
}

const answered =
  (mode: number, texts: number, others: number) =>
  (piece: string): unknown =>
    checkAnswer({
      mode,
      entry: fullWord(piece, texts),
      otherSaved: Array.from({ length: others }, () => fullWord(piece, texts)),
      input: `${filled(piece, 199)}d`,
      isEnglishWord,
    });

const keyed = (piece: string): unknown => {
  const { en, alternatives } = fullWord(piece, 50);
  return entryKeys({ enWord: en, hiragana: en, katakana: en, kanji: en, romaji: en, alternatives });
};

/** What is done in one turn of the event loop, by the longest texts that are documented. */
const works: readonly (readonly [string, (piece: string) => unknown])[] = [
  ['an answer in kana, 50 alternatives, 50 blocked', answered(1, 50, 0)],
  ['an answer in English, 50 alternatives, 50 blocked', answered(2, 50, 0)],
  ['an answer in English, 20 other words of 20', answered(2, 20, 20)],
  ['the keys of a word with 50 alternatives', keyed],
  [
    'a reading of 500 over a spelling of 120',
    (piece) => alignFurigana(filled(piece, 120), filled(piece, 500)),
  ],
  ['romaji of 500 beside kana of 500', (piece) => romajiAgrees(filled(piece, 500), filled(piece, 500))],
  ['a message of 2,000', (piece) => readIntent(filled(piece, 2000))],
  ['a note of 2,000', (piece) => splitWords(filled(piece, 2000)).map(parseRequest)],
];

/** Milliseconds of this process's own work; the least of three. */
function cost(work: () => unknown): number {
  const once = () => {
    const began = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  return Math.min(once(), once(), once());
}

export async function run({ check, say }: Bench): Promise<void> {
  isEnglishWord('a');
  for (const [label, work] of works) {
    const costs = [...ADVERSARIAL_PIECES, ...LISTS].map((piece) => ({ piece, ms: cost(() => work(piece)) }));
    const [worst] = costs.sort((a, b) => b.ms - a.ms);
    check(label, worst?.ms ?? 0, { max: 100, unit: 'ms' });
    say(`  the most by ${JSON.stringify(worst?.piece)}`);
  }
}
