import fc from 'fast-check';
import { entryKeys, foldedSearch, searchGrams } from './entry-keys';

const umbrella = {
  enWord: 'Umbrella; parasol',
  hiragana: 'かさ',
  katakana: null,
  kanji: '傘',
  romaji: 'kasa',
  alternatives: ['brolly', '笠'],
};

/** Pairs of neighbouring letters and single letters, as the index has them of a text. */
const gramsOf = (text: string): Set<string> => {
  const letters = Array.from(text);
  return new Set([...letters, ...letters.map((letter, index) => `${letter}${letters[index + 1] ?? ''}`)]);
};

/** As the database does it: by grams, then letter for letter. */
function holds(text: string, search: string): boolean {
  const grams = gramsOf(text);
  return (
    searchGrams(foldedSearch(search)).every((gram) => grams.has(gram)) && text.includes(foldedSearch(search))
  );
}

const finds = (search: string) => holds(entryKeys(umbrella).searchText, search);

test.each(['umbrella', 'UMBR', 'ｕｍｂｒｅｌｌａ', '傘', 'かさ', 'カサ', 'ｶｻ', 'kasa', 'KASA'])(
  '"%s" finds it',
  (search) => {
    expect(finds(search)).toBe(true);
  },
);

test.each(['%', '_', '\\', 'umbrella傘', 'k_sa', 'うま'])('"%s" does not', (search) => {
  expect(finds(search)).toBe(false);
});

test('a text finds itself, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const keys = entryKeys({ ...umbrella, enWord: text });
      expect(holds(keys.searchText, text)).toBe(true);
    }),
  );
});

test('keys that are indexed stay small, even for characters that NFKC makes long', () => {
  const { sortKey, readingKey } = entryKeys({
    ...umbrella,
    enWord: '\uFDFA'.repeat(200),
    hiragana: '㌀'.repeat(200),
  });
  expect(Buffer.byteLength(sortKey)).toBeLessThanOrEqual(600);
  expect(Buffer.byteLength(readingKey)).toBeLessThanOrEqual(600);
});

test('a key is never cut in the middle of a character', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '𠮟', '👩‍👩‍👧'), { minLength: 150, maxLength: 200 }), (parts) => {
      const { sortKey, readingKey } = entryKeys({
        ...umbrella,
        enWord: parts.join(''),
        hiragana: parts.join(''),
      });
      expect(/\p{Surrogate}/u.test(sortKey + readingKey)).toBe(false);
    }),
  );
});

test('alphabetical goes by the English word, then kana, without regard to case', () => {
  const key = (enWord: string, hiragana: string) => entryKeys({ ...umbrella, enWord, hiragana }).sortKey;
  const sorted = [key('apple', 'り'), key('Apple', 'わ'), key('apple pie', 'あ'), key('Zoo', 'あ')];
  expect([...sorted].sort()).toEqual(sorted);
});

test('meanings are those of the word and of its alternatives in Latin script', () => {
  expect(entryKeys(umbrella).meaningKeys).toEqual(['umbrella', 'parasol', 'umbrella parasol', 'brolly']);
});
