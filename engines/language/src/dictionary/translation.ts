import { englishKey } from '../english-key';
import { parseForms } from './word';

/** What kind of word an English headword is, as FreeDict tells. */
const ENGLISH_KINDS = [
  'noun',
  'name',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'determiner',
  'numeral',
  'preposition',
  'conjunction',
  'particle',
  'interjection',
  'phrase',
] as const;
export type EnglishKind = (typeof ENGLISH_KINDS)[number];

/** A Japanese word that FreeDict gives for an English headword. */
export interface Translation {
  /** The headword as `englishKey` folds it. */
  readonly key: string;
  /** Its place among the translations of the key, 0 for the first. FreeDict does not put the commonest sense first. */
  readonly place: number;
  /** Of the English headword; null when FreeDict gives none. */
  readonly partOfSpeech: EnglishKind | null;
  /** Spelling and reading of one of the forms of a word in our dictionary; equal for a word in kana. */
  readonly written: string;
  readonly kana: string;
  /** What tells the sense: "edge of river or lake". */
  readonly remark: string | null;
}

/** Those of a line of the data file, `headword⇥part of speech⇥written[kana];…|remark¦…`, with their places in it. */
export function parseTranslations(line: string): (Translation & { headword: string })[] {
  const [headword = '', kind = '', senses = ''] = line.split('\t');
  const key = englishKey(headword);
  const partOfSpeech = ENGLISH_KINDS.find((known) => known === kind) ?? null;
  return senses
    .split('¦')
    .flatMap((sense) => {
      const [words = '', remark = ''] = sense.split('|');
      return parseForms(words).map(({ kanji, kana }) => ({ kanji, kana, remark: remark || null }));
    })
    .map(({ kanji, kana, remark }, index) => ({
      headword,
      key,
      place: index,
      partOfSpeech,
      written: kanji ?? kana,
      kana,
      remark,
    }));
}
