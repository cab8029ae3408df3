import fc from 'fast-check';
import { foldForSearch } from '@kotoba/japanese';
import { meaningKeys } from '@kotoba/japanese/answers';
import {
  entryKeys,
  foldedSearch,
  indexEntries,
  readingKey,
  searchGrams,
  type ComparedEntry,
} from './entry-keys';

const folded = (value: string | null): string => foldForSearch(value ?? '');
const reading = ({ hiragana, katakana }: ComparedEntry): string => folded(hiragana ?? katakana);

/** The rule as VOC-6 says it, of two entries alone. */
function isSameEntry(a: ComparedEntry, b: ComparedEntry): boolean {
  const bothRead = reading(a) !== '' && reading(b) !== '';
  const bothWritten = Boolean(a.kanji) && Boolean(b.kanji);
  if (!bothRead && !bothWritten) return false;
  if (bothRead && reading(a) !== reading(b)) return false;
  if (bothWritten && folded(a.kanji) !== folded(b.kanji)) return false;
  if (folded(a.enWord) === folded(b.enWord)) return true;
  const known = new Set(meaningKeys(a.enWord));
  return meaningKeys(b.enWord).some((meaning) => known.has(meaning));
}

function isFound(a: ComparedEntry, b: ComparedEntry): boolean {
  const index = indexEntries({ byReading: false });
  index.add(a);
  return index.find(b) !== undefined;
}

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

const entry = (
  enWord: string,
  hiragana: string | null,
  kanji: string | null,
  katakana: string | null = null,
): ComparedEntry => ({
  enWord,
  hiragana,
  katakana,
  kanji,
});

test.each([
  ['the same word', entry('umbrella', 'かさ', '傘'), entry('umbrella', 'かさ', '傘')],
  ['one of several meanings', entry('umbrella', 'かさ', '傘'), entry('Umbrella; parasol', 'かさ', '傘')],
  ['one without kanji', entry('umbrella', 'かさ', '傘'), entry('an umbrella', 'かさ', null)],
  ['a verb with and without "to"', entry('to eat', 'たべる', '食べる'), entry('eat', 'たべる', '食べる')],
  ['a remark in parentheses', entry('hot (weather)', 'あつい', '暑い'), entry('hot', 'あつい', '暑い')],
  ['the other kana', entry('coffee', null, null, 'コーヒー'), entry('coffee', 'こーひー', null)],
  ['half width', entry('cat', null, null, 'ﾈｺ'), entry('cat', 'ねこ', '猫')],
  ['kanji without a reading', entry('umbrella', null, '傘'), entry('umbrella', 'かさ', '傘')],
])('%s is the same', (_, a, b) => {
  expect(isFound(a, b)).toBe(true);
  expect(isFound(b, a)).toBe(true);
});

test.each([
  ['another meaning', entry('bridge', 'はし', '橋'), entry('chopsticks', 'はし', '箸')],
  ['another meaning in kana', entry('bridge', 'はし', null), entry('edge', 'はし', null)],
  ['another kanji', entry('to meet', 'あう', '会う'), entry('to meet', 'あう', '逢う')],
  ['another reading', entry('one person', 'ひとり', '一人'), entry('one person', 'いちにん', '一人')],
  ['nothing to compare', entry('x', null, null), entry('x', null, null)],
])('%s is not', (_, a, b) => {
  expect(isFound(a, b)).toBe(false);
  expect(isFound(b, a)).toBe(false);
});

test.each([true, false])(
  'an index finds what a comparison with each entry finds (by reading: %s)',
  (byReading) => {
    const some = (...values: readonly string[]) => fc.constantFrom(null, ...values);
    const any: fc.Arbitrary<ComparedEntry> = fc.record({
      enWord: fc.constantFrom(
        'to eat',
        'eat; dine',
        'an umbrella',
        'Umbrella',
        'hot (weather)',
        'hot',
        '!',
        '',
      ),
      hiragana: some('', 'かさ', 'たべる'),
      katakana: some('カサ', 'ﾈｺ'),
      kanji: some('', '傘', '食べる', 'かさ'),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), any, (met, asked) => {
        const index = indexEntries({ byReading });
        met.forEach(index.add);
        const expected = met.find(
          (other) => (!byReading || readingKey(other) === readingKey(asked)) && isSameEntry(other, asked),
        );
        expect(index.find(asked)).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  },
);
