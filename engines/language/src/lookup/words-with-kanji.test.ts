import type { AuthoredWord } from '../authored/authored-word';
import { wordsWithKanji } from './words-with-kanji';

const word = (written: string, en: string, fields: Partial<AuthoredWord> = {}): AuthoredWord => ({
  ...{
    written,
    kana: 'かな',
    en,
    partOfSpeech: 'noun',
    level: 'N5',
    estimated: false,
    topics: [],
    sentences: [],
  },
  ...fields,
});

test('words with a kanji are found, the easier first, each spelling once, and nothing that is no word alone', () => {
  const words = [
    word('食堂', 'dining hall; cafeteria', { level: 'N4' }),
    word('飲み物', 'drink'),
    word('食べ物', 'food', { estimated: true }),
    word('食べる', 'to eat; to have'),
    word('食べる', 'to live on'),
    word('〜食', 'meal', { partOfSpeech: 'counter' }),
  ];
  expect(wordsWithKanji(words, '食')).toEqual([
    { ja_word: '食べる', en_word: 'to eat' },
    { ja_word: '食べ物', en_word: 'food' },
    { ja_word: '食堂', en_word: 'dining hall' },
  ]);
});
