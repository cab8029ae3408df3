import { loadLibrary } from '../authored/library';
import type { DictionaryRepository } from '../dictionary/dictionary.repository';
import { type DictionaryWord, parseForms, parseSenses } from '../dictionary/word';
import { createExactLookup } from './exact-japanese';
import { nameOf } from './known-words';

/** As the extract has them: forms, senses, weight. */
const ROWS: readonly (readonly [forms: string, senses: string, weight: number])[] = [
  ['オタク;~おたく', 'n|col|otaku/geek', 85],
  ['キレる', 'v1,vi|col|to get angry/to snap', 0],
  ['切れる[きれる]', 'v1,vi||to break/to snap', 180],
  ['暇[ひま];~ヒマ', 'adj-na,n||spare time/free time', 200],
  ['トコロ', 'n|uk|Dioscorea tokoro', 0],
  ['落ち[おち];~オチ', 'n||slip/omission¦|uk|punch line', 94],
];
const words: DictionaryWord[] = ROWS.map(([forms, senses, weight], id) => ({
  ...{ id, forms: parseForms(forms), senses: parseSenses(senses) },
  ...{ core: weight > 0, level: null, levelEstimated: false, weight },
}));
const dictionary = {
  byKeys: async (keys: readonly string[]) =>
    words.filter(({ forms }) => forms.some(({ kanji, kana }) => keys.includes(kanji ?? kana))),
} as unknown as DictionaryRepository;
const { exact } = createExactLookup(loadLibrary(), dictionary);

// LANG-24
test.each([
  ['オタク', 'オタク|おたく'],
  ['キレる', 'キレる|きれる'],
  ['切れる', '切れる|きれる'],
  ['ヒマ', '暇|ひま'],
  ['トコロ', '所|ところ'],
  ['ドキドキ', 'どきどき|どきどき'],
])('%s is written so, and no homophone', async (text, name) => {
  const found = await exact(text);
  expect(found && nameOf(found)).toBe(name);
});

test('LANG-24 in katakana the sense is meant that is usually in kana', async () => {
  expect(await exact('オチ')).toMatchObject({ found: { sense: 1 } });
});
