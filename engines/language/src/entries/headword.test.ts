import { loadLibrary } from '../authored/library';
import type { AuthoredWord } from '../authored/authored-word';
import { createReader } from '../reading/reader';
import { createTokeniser } from '../reading/tokeniser';
import { spacedRomaji } from '../reading/word-spaces';
import { spacedHeadword } from './headword';

const library = loadLibrary();
const tokeniser = createTokeniser();
const reader = createReader(tokeniser, library.readings);
afterAll(() => tokeniser.close());

const headword = async (word: Pick<AuthoredWord, 'written' | 'kana' | 'partOfSpeech'>): Promise<string> =>
  spacedRomaji(await spacedHeadword(word, reader));

/** The text with its spaces that says the same letters in a sentence, where a word begins; null when there is none. */
function standsIn(sentence: string, letters: string): string | null {
  const words = sentence
    .toLowerCase()
    .replace(/[.,?!"]/g, '')
    .split(' ');
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      const text = words.slice(from, to).join(' ');
      if (text.replaceAll(' ', '') === letters) return text;
    }
  }
  return null;
}

test('LANG-6 every headword has in its romaji the spaces that it has in its own sentences', async () => {
  const wrong: string[] = [];
  for (const word of library.words) {
    const romaji = await headword(word);
    for (const { kana } of word.sentences) {
      const found = standsIn(spacedRomaji(kana), romaji.replaceAll(' ', ''));
      if (found !== null && found !== romaji)
        wrong.push(`${word.written}: ${romaji}, in a sentence ${found}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['一緒に', 'いっしょに', 'adverb', 'issho ni'],
  ['母の日', 'ははのひ', 'noun', 'haha no hi'],
  ['気に入る', 'きにいる', 'expression', 'ki ni iru'],
  ['勉強する', 'べんきょうする', 'verb', 'benkyou suru'],
  ['実は', 'じつは', 'adverb', 'jitsuwa'],
  ['本当は', 'ほんとうは', 'adverb', 'hontouwa'],
  ['電子辞書', 'でんしじしょ', 'noun', 'denshijisho'],
  ['お母さん', 'おかあさん', 'noun', 'okaasan'],
  ['歯', 'は', 'noun', 'ha'],
  ['は', 'は', 'particle', 'wa'],
  ['かっと', 'かっと', 'adverb', 'katto'],
  ['はにかむ', 'はにかむ', 'verb', 'hanikamu'],
  ['曲がりかど', 'まがりかど', 'noun', 'magarikado'],
  ['見っともない', 'みっともない', 'i-adjective', 'mittomonai'],
] as const)('LANG-6 %s is %s: %s "%s"', async (written, kana, partOfSpeech, romaji) => {
  expect(await headword({ written, kana, partOfSpeech })).toBe(romaji);
});

test.each([
  ['待っています。', 'matteimasu.'],
  ['田中さんは先生です。', 'tanakasan wa sensei desu.'],
  ['毎日勉強します。', 'mainichi benkyou shimasu.'],
  ['一緒に行きましょう。', 'issho ni ikimashou.'],
  ['実は、本当は行きたいです。', 'jitsuwa, hontouwa ikitai desu.'],
  ['見てください。', 'mite kudasai.'],
  ['行かなければなりません。', 'ikanakereba narimasen.'],
])('LANG-6 in a sentence %s is "%s"', async (japanese, romaji) => {
  expect((await reader.read(japanese)).romaji).toBe(romaji);
});
