import type { PartOfSpeech } from '@kotoba/contracts';
import type { DictionaryWord } from '../dictionary/word';
import { verbClassOf } from '../sentences/verb-class';
import type { VerbClass } from '../sentences/conjugation';
import type { Inflection } from './inflect';

/** EDICT's codes of the classes that we inflect. */
const BY_CODE: Readonly<Record<string, VerbClass>> = {
  ...{ v1: 'v1', 'v1-s': 'v1', v5u: 'v5u', v5k: 'v5k', 'v5k-s': 'v5k-s', v5g: 'v5g', v5s: 'v5s', v5t: 'v5t' },
  ...{ v5n: 'v5n', v5b: 'v5b', v5m: 'v5m', v5r: 'v5r', 'v5r-i': 'v5r', v5aru: 'v5aru', vk: 'vk' },
  ...{ 'vs-i': 'vs-i', 'vs-s': 'vs-i' },
};

/** How a word is inflected: a verb as the dictionary's entry for it says, because かえる 帰る and 変える end alike; else as its ending says. */
export function inflectionOf(
  { written, kana, partOfSpeech }: { written: string; kana: string; partOfSpeech: PartOfSpeech },
  known: readonly DictionaryWord[],
): Inflection | null {
  if (partOfSpeech === 'i-adjective') return 'adj-i';
  if (partOfSpeech === 'na-adjective') return 'adj-na';
  if (partOfSpeech === 'noun' || partOfSpeech === 'pronoun') return 'noun';
  if (!/[うくぐすつぬぶむる]$/.test(kana)) return null;
  if (/する$/.test(kana)) return 'vs-i';
  const codes = known
    .filter(({ forms }) => forms.some((form) => (form.kanji ?? form.kana) === written && form.kana === kana))
    .flatMap(({ senses }) => senses.flatMap(({ pos }) => pos));
  const listed = codes.map((code) => BY_CODE[code]).find((verbClass) => verbClass !== undefined);
  return listed ?? verbClassOf(written, kana);
}
