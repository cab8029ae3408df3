import { foldForSearch } from '@kotoba/japanese';
import { parseRow, readDictionaryFile } from '../dictionary/load-dictionary';
import { type DictionaryWord, parseForms, parseSenses } from '../dictionary/word';
import { isSame } from '../lookup/known-words';
import type { AuthoredWord } from './authored-word';
import { loadLibrary } from './library';

/**
 * Headwords that the level lists name in kana or in another spelling, and that the dictionary build gave to a rarer
 * word or a second entry: the word that is meant.
 */
const MEANT: Readonly<Record<string, string>> = {
  '殺気[さっき]': 'さっき',
  'ＦＡＸ[ファクス]': 'ファックス',
  '背[せい]': '背',
  '是非[ぜひ]': 'ぜひ',
};

const byReading = new Map<string, AuthoredWord[]>();
for (const word of loadLibrary().words.filter(({ sentences }) => sentences.length > 0)) {
  const reading = foldForSearch(word.kana);
  byReading.set(reading, [...(byReading.get(reading) ?? []), word]);
}
const ourSpellings = new Set([...byReading.values()].flat().map(({ written }) => written));
const headwords = readDictionaryFile().then((lines) =>
  lines
    .filter((line) => /\t[45]\t\d+$/.test(line))
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

function hasSentence(headword: Headword): boolean {
  const meant = MEANT[headword.name];
  if (meant !== undefined) return ourSpellings.has(meant);
  const alike = headword.forms.flatMap(({ kana }) => byReading.get(foldForSearch(kana)) ?? []);
  return alike.some((own) => isOurs(own, headword));
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

test.each([5, 4])('every headword of N%d has a sentence of ours', async (level) => {
  const listed = (await headwords).filter((headword) => headword.level === level);
  expect(listed.length).toBeGreaterThan(600);
  const without = listed.filter((headword) => !hasSentence(headword));
  expect(without.map(({ name }) => name)).toEqual([]);
});
