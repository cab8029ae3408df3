import fc from 'fast-check';
import { entryKeys, searchPattern } from './entry-keys';

const umbrella = {
  enWord: 'Umbrella; parasol',
  hiragana: 'かさ',
  katakana: null,
  kanji: '傘',
  romaji: 'kasa',
  alternatives: ['brolly', '笠'],
};

/** LIKE as PostgreSQL does it, for patterns of ours. */
function like(text: string, pattern: string): boolean {
  const source = pattern.replace(
    /\\([\s\S])|([\s\S])/gu,
    (_, escaped: string | undefined, plain: string | undefined) => {
      if (plain === '%') return '[\\s\\S]*';
      return (escaped ?? plain ?? '').replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    },
  );
  return new RegExp(`^${source}$`, 'u').test(text);
}

const finds = (search: string) => like(entryKeys(umbrella).searchText, searchPattern(search));

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
      expect(like(keys.searchText, searchPattern(text))).toBe(true);
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
