import { foldForSearch } from '@kotoba/japanese';
import { parseRow, readDictionaryFile } from '../dictionary/load-dictionary';
import { type DictionaryWord, parseForms, parseSenses } from '../dictionary/word';
import { isSame } from '../lookup/known-words';
import type { AuthoredWord } from './authored-word';
import { loadLibrary } from './library';

/**
 * Headwords that the level lists name in kana or in another spelling, and that the dictionary build gave to a rarer
 * word, a rarer reading or a second entry: the word that is meant.
 */
const MEANT: Readonly<Record<string, string>> = {
  '殺気[さっき]': 'さっき',
  'ＦＡＸ[ファクス]': 'ファックス',
  '背[せい]': '背',
  '是非[ぜひ]': 'ぜひ',
  'その上[そのうえ]': 'そのうえ',
  '文字[もんじ]': '文字',
  '角[すみ]': '隅',
  '茹でる[ゆでる]': 'ゆでる',
  '琴[きん]': '琴',
  '襖[ふすま]': 'ふすま',
  '凸凹[でこぼこ]': 'でこぼこ',
  '紅葉[もみじ]': 'もみじ',
  ずうっと: 'ずっと',
};

const byReading = new Map<string, AuthoredWord[]>();
for (const word of loadLibrary().words.filter(({ sentences }) => sentences.length > 0)) {
  const reading = foldForSearch(word.kana);
  byReading.set(reading, [...(byReading.get(reading) ?? []), word]);
}
const ours = [...byReading.values()].flat();
const headwords = readDictionaryFile().then((lines) =>
  lines
    .filter((line) => /\t[2345]\t\d+$/.test(line))
    .map(parseRow)
    .map(({ forms, senses, ...row }): Headword => ({
      id: row.id,
      name: forms.split(';')[0] ?? forms,
      forms: parseForms(forms),
      senses: parseSenses(senses),
      core: true,
      level: row.level,
      weight: row.weight,
    })),
);

type Headword = DictionaryWord & { readonly name: string };

/** How many sentences the word of ours that has the most of them gives to a headword. */
function sentencesOf(headword: Headword): number {
  const meant = MEANT[headword.name];
  const alike =
    meant === undefined
      ? headword.forms
          .flatMap(({ kana }) => byReading.get(foldForSearch(kana)) ?? [])
          .filter((own) => isOurs(own, headword))
      : ours.filter(({ written }) => written === meant);
  return Math.max(0, ...alike.map(({ sentences }) => sentences.length));
}

/** The same spelling and reading, or in kana with the same reading and a meaning in common. */
function isOurs(own: AuthoredWord, headword: Headword): boolean {
  const spelled = headword.forms.some(
    ({ kanji, kana }) => kanji === own.written && foldForSearch(kana) === foldForSearch(own.kana),
  );
  return spelled || isSame(own, headword) || isKana(own, headword);
}

/** A word that is usually written in kana needs no meaning in common: the wording of ours is often freer. */
function isKana(own: AuthoredWord, { forms, senses }: DictionaryWord): boolean {
  const usuallyKana =
    forms.some(({ kanji }) => kanji === null) || senses.some(({ marks }) => marks.includes('uk'));
  const reading = foldForSearch(own.written);
  return usuallyKana && forms.some(({ kana }) => foldForSearch(kana) === reading);
}

// LANG-14
test.each([5, 4, 3, 2])('every headword of N%d has a sentence of ours', async (level) => {
  const listed = (await headwords).filter((headword) => headword.level === level);
  expect(listed.length).toBeGreaterThan(600);
  const without = listed.filter((headword) => sentencesOf(headword) === 0);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every word whose place another takes is a headword, and has a word of ours', async () => {
  const names = new Set((await headwords).map(({ name }) => name));
  expect(Object.keys(MEANT).filter((name) => !names.has(name))).toEqual([]);
  const spellings = new Set(ours.map(({ written }) => written));
  expect(Object.values(MEANT).filter((written) => !spellings.has(written))).toEqual([]);
});

/** So many of N2, by the weight that the dictionary gives them, are common enough to be met in different uses. */
const HEAVIEST = 800;

test(`the ${HEAVIEST} commonest headwords of N2 have two sentences of ours`, async () => {
  const listed = (await headwords)
    .filter(({ level }) => level === 2)
    .sort((a, b) => b.weight - a.weight || a.id - b.id)
    .slice(0, HEAVIEST);
  const scarce = listed.filter((headword) => sentencesOf(headword) < 2);
  expect(scarce.map(({ name }) => name)).toEqual([]);
});
