import { toHiragana } from '@kotoba/japanese';
import { splitMeanings } from '@kotoba/japanese/answers';
import type { PartOfSpeech } from '@kotoba/contracts';
import { englishKey } from '../english-key';
import { baseForms } from '../word-forms';
import { verbClassOf } from '../forms/conjugation';

/** A Japanese text without spaces and punctuation: what is read aloud of it. */
export const withoutPunctuation = (text: string): string =>
  text.normalize('NFKC').replace(/[^\p{L}\p{N}\p{M}ー々〆〇]/gu, '');

interface SoughtWord {
  readonly written: string;
  readonly kana: string;
  readonly partOfSpeech: PartOfSpeech;
}

/** What follows the unchanging part of a godan verb, by its last kana: all its rows, and the forms before て and た. */
const GODAN: Readonly<Record<string, string>> = {
  ...{ う: 'わいうえおっ', く: 'かきくけこいっ', ぐ: 'がぎぐげごい', す: 'さしすせそ', つ: 'たちつてとっ' },
  ...{ ぬ: 'なにぬねのん', ぶ: 'ばびぶべぼん', む: 'まみむめもん', る: 'らりるれろっい' },
};
const ADJECTIVE = 'いくかけさそすみ';

/** The beginnings that a form of the word has, whatever its ending: 書く → 書か 書き 書く 書け 書こ 書い. */
function beginnings(word: string, { written, kana, partOfSpeech }: SoughtWord): string[] {
  const root = word.slice(0, -1);
  if (partOfSpeech === 'i-adjective' && word.endsWith('い')) {
    const good = /^(いい|良い)$/.test(word) ? ['よく', 'よか', 'よけ', '良く', '良か', '良け'] : [];
    return [...[...ADJECTIVE].map((end) => root + end), ...good];
  }
  const verbClass =
    /[うくぐすつぬぶむる]$/.test(word) && /verb|expression|phrase|suffix/.test(partOfSpeech)
      ? verbClassOf(written, kana)
      : null;
  if (verbClass === null || partOfSpeech === 'adverb') return [word];
  if (verbClass === 'vs-i') return [...'すしさせ'].map((next) => word.slice(0, -2) + next);
  if (verbClass === 'vk')
    return word.endsWith('来る') ? [root] : [...'きくこ'].map((next) => word.slice(0, -2) + next);
  if (verbClass === 'v1') return [root];
  return [...(GODAN[word.slice(-1)] ?? '')].map((next) => root + next);
}

/** Words of a meaning that say nothing of it alone. */
const LITTLE = new Set(
  'a an the to of in on at for with be is one ones oneself someone something do get go make'.split(' '),
);

/** Whether an English sentence has a word of one of the meanings in it, in some inflection. */
export function holdsMeaning(sentence: string, meanings: string): boolean {
  const said = englishKey(sentence).split(' ');
  const forms = new Set([...said, ...said.flatMap(baseForms)]);
  return splitMeanings(meanings).some((meaning) => {
    const words = englishKey(meaning).split(' ');
    const telling = words.filter((word) => !LITTLE.has(word));
    return (telling.length > 0 ? telling : words).some((word) =>
      [word, ...baseForms(word)].some((form) => forms.has(form)),
    );
  });
}

/** Shorter kana are in most sentences by chance. */
const MIN_KANA_LENGTH = 2;

/** Whether a sentence contains the word in some inflection, as it is spelt or in kana. */
export function holdsWord(
  word: SoughtWord,
  sentence: { readonly ja: string; readonly kana: string | null },
): boolean {
  const text = withoutPunctuation(sentence.ja);
  const inText = (form: string) => text.includes(form) || toHiragana(text).includes(toHiragana(form));
  const written = withoutPunctuation(word.written);
  if (written !== '' && beginnings(written, word).some(inText)) return true;
  const kana = toHiragana(withoutPunctuation(word.kana));
  const reading = toHiragana(withoutPunctuation(sentence.kana ?? sentence.ja));
  return kana.length >= MIN_KANA_LENGTH && beginnings(kana, word).some((form) => reading.includes(form));
}
