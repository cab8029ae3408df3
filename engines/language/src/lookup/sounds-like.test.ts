import { loadLibrary } from '../authored/library';
import { type DictionaryWord, parseForms, parseSenses } from '../dictionary/word';
import { nameOf } from './known-words';
import { createSoundsLike } from './sounds-like';

/** As the extract has them: forms, senses, weight; what a teacher says first of it. */
const ROWS: readonly (readonly [forms: string, senses: string, weight: number, isGlossed?: boolean])[] = [
  ['返信[へんしん]', 'n,vs||reply', 131],
  ['変身[へんしん]', 'n,vs||transformation', 133, true],
  ['恨む[うらむ]', 'v5m,vt||to bear a grudge against', 131],
  ['恨む[うらむ];~憾む[うらむ]', 'v5m,vt|uk|to regret', 125, true],
];
const words: DictionaryWord[] = ROWS.map(([forms, senses, weight, isGlossed = false], id) => ({
  ...{ id, forms: parseForms(forms), senses: parseSenses(senses), isGlossed },
  ...{ core: true, level: null, levelEstimated: false, weight },
}));
const library = loadLibrary();
const soundsLike = createSoundsLike({
  byKeys: async ([key]) => words.filter(({ forms }) => forms.some(({ kana }) => kana === key)),
});

// LANG-33
test.each([
  ['へんしん', '変身|へんしん'],
  ['うらむ', ''],
])('what is learnt late and sounds like %s is as common: %s', async (kana, names) => {
  const [first, ...others] = library.byJapanese(kana);
  const found = first ? await soundsLike(first, [first, ...others]) : [];
  expect(found.map(nameOf).join()).toBe(names);
});
