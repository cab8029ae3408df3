import { parseRomaji } from '@kotoba/japanese';
import { spacedRomaji } from '../reading/word-spaces';
import { phoneticKey } from '../verification/readings-agree';
import { withoutGaps } from './expressions';
import { loadLibrary } from './library';

const { words, phrases, expressions } = loadLibrary();
const READINGS: Readonly<Record<string, readonly string[]>> = {
  words: words.map(({ kana }) => kana),
  sentences: words.flatMap(({ sentences }) => sentences.map(({ kana }) => kana)),
  expressions: expressions.map((expression) => withoutGaps(expression).kana),
  phrases: phrases.flatMap(({ kana, example }) => [kana, example.kana]),
};

const SPOKEN: Readonly<Record<string, string>> = { は: 'わ', へ: 'え', を: 'お' };
/** A particle is written as it is spoken; in こんにちは and では it is part of the word. */
const spoken = (word: string): string =>
  SPOKEN[word] ??
  (/^(こんにちは|こんばんは|では|それでは|または|あるいは|じつは|もしくは|ほんとうは)$/.test(word)
    ? word.replace(/は$/, 'わ')
    : word);

test.each(Object.entries(READINGS))('the romaji of the %s says the same as their kana', (_, readings) => {
  const different = new Set<string>();
  for (const word of readings.flatMap((kana) => kana.split(/[ 。、？！「」・]+/).filter(Boolean))) {
    const romaji = spacedRomaji(word);
    if (phoneticKey(parseRomaji(romaji).p1) !== phoneticKey(spoken(word)))
      different.add(`${word}: ${romaji}`);
  }
  expect([...different]).toEqual([]);
});
