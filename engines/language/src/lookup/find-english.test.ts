import { loadLibrary } from '../authored/library';
import type { Meaning } from '../authored/tables';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { type DictionaryWord, parseForms, parseSenses } from '../dictionary/word';
import { englishKey } from '../english-key';
import { createEnglishLookup } from './find-english';

const WORDS: readonly DictionaryWord[] = [
  ['荒野[あれの];荒野[こうや]', 'n||wasteland/wilderness'],
  ['無力[むりょく]', 'adj-na||powerlessness/helplessness'],
  ['ストール', 'n||stole/scarf'],
  ['妥協[だきょう]', 'n,vs||compromise'],
  ['散歩[さんぽ]', 'n,vs||walk/stroll'],
  ['切り捨てる[きりすてる]', 'v1||to hew down'],
].map(([forms = '', senses = ''], id) => ({
  ...{ id, forms: parseForms(forms), senses: parseSenses(senses), core: true, level: null, weight: 100 },
}));

const none = async (): Promise<[]> => [];
const dictionary: DictionaryRepository = {
  ...{ byLastWords: none, inField: none, containing: none, translations: none, englishOf: none },
  usesWord: async () => false,
  byKeys: async (keys) =>
    WORDS.filter(({ forms, senses: meanings }) =>
      [
        ...forms.flatMap(({ kanji, kana }) => [kanji ?? kana, kana]),
        ...meanings.flatMap(({ glosses }) => glosses.map(englishKey)),
      ].some((key) => keys.includes(key)),
    ),
};

const rows: readonly Meaning[] = (
  [
    ['wilderness', '荒野', 'こうや', 'noun'],
    ['powerless', '無力', 'むりょく', 'na-adjective'],
    ['helplessness', '無援', 'むえん', 'noun'],
  ] as const
).map(([english, written, kana, kind]) => ({
  ...{ english, written, kana, kind, label: null, register: null, quiet: true },
}));
const senses = new Map(rows.map((row) => [englishKey(row.english), [row]]));
const lookup = createEnglishLookup({ library: loadLibrary(), dictionary, senses });

test.each([
  ['the reading of the row, where a spelling has several', 'wilderness', '荒野[こうや]'],
  ['what was typed, where the dictionary has another word class', 'powerless', '無力[むりょく] powerless'],
])('a row of the table gives %s', async (_, text, expected) => {
  const found = await lookup.find(text);
  if (found?.kind !== 'dictionary') throw new Error('not of the dictionary');
  const { word, form = word.forms[0], en } = found.found;
  expect([`${form?.kanji}[${form?.kana}]`, en].filter(Boolean).join(' ')).toBe(expected);
});

test('an irregular past form is the verb, where it is no word by itself', async () => {
  const made = async (text: string) => {
    const found = await lookup.find(text);
    return found?.kind === 'authored' ? found.word.written : null;
  };
  expect([await made('stole'), await made('rode'), await made('rose')]).toEqual(['盗む', '乗る', 'バラ']);
});

test('a row whose word is not in the dictionary vouches for no other', async () => {
  const found = await lookup.meant('helplessness');
  expect(found?.reasons).not.toContain('ours');
});

// LANG-35
test.each([
  ['make a compromise', '妥協', true],
  ['go for a walk', '散歩する', false],
])('what is done with a noun is the verb of the noun: %s', async (text, written, byDictionary) => {
  const found = await lookup.find(text);
  const made =
    found?.kind === 'dictionary' ? found.found.word.forms[0]?.kanji : found?.kind && found.word.written;
  expect([made, found?.kind === 'dictionary' && found.found.verb === true]).toEqual([written, byDictionary]);
});

// LANG-19
test('a phrasal verb that the dictionary alone knows is asked', async () => {
  expect((await lookup.meant('hew down'))?.isSure).toBe(false);
});
