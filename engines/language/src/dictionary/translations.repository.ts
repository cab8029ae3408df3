import { foldForSearch, hasKanji } from '@kotoba/japanese';
import type pg from 'pg';
import { englishKey } from '../english-key';
import type { Translation } from './translation';
import type { DictionaryWord } from './word';

type Row = Translation & { readonly headword: string };

const SELECT = `select key, place, headword, part_of_speech as "partOfSpeech", written, kana, remark from translations`;

export interface TranslationsRepository {
  /** What FreeDict gives for English words (keys of `englishKey`), in the order of the keys and of their places. */
  translations(keys: readonly string[]): Promise<Translation[]>;
  /**
   * The English words that FreeDict translates with this one, once each, the best first: those that are a meaning in
   * our dictionary too, in its order, then those of which it is the first translation. A verb of する has those of its
   * noun that are verbs.
   */
  englishOf(written: string, kana: string): Promise<string[]>;
}

/** Needs the words that have one of some keys, as `DictionaryRepository.byKeys` finds them. */
export function createTranslationsRepository(
  pool: pg.Pool,
  byKeys: (keys: readonly string[]) => Promise<DictionaryWord[]>,
): TranslationsRepository {
  const rowsOf = async (words: readonly DictionaryWord[]): Promise<Row[]> => {
    const forms = words.flatMap((word) => word.forms);
    if (forms.length === 0) return [];
    const { rows } = await pool.query<Row>(
      `${SELECT} where (written, kana) in (select * from unnest($1::text[], $2::text[])) order by place, key`,
      [forms.map(({ kanji, kana }) => kanji ?? kana), forms.map(({ kana }) => kana)],
    );
    return rows;
  };
  const rankedOf = async (written: string, kana: string): Promise<Row[]> => {
    const words = (await byKeys([written])).filter((word) => isWrittenSo(word, written, kana));
    const meanings = words.flatMap(({ senses }) => senses.flatMap(({ glosses }) => glosses.map(englishKey)));
    const meaning = ({ key }: Row) => (meanings.includes(key) ? meanings.indexOf(key) : meanings.length);
    const isOther = (row: Row) => Number(row.written !== written);
    return (await rowsOf(words)).toSorted(
      (a, b) => meaning(a) - meaning(b) || isOther(a) - isOther(b) || a.place - b.place,
    );
  };
  return {
    async translations(keys) {
      const wanted = [...new Set(keys.map((key) => key.replaceAll('\0', '')))];
      const { rows } = await pool.query<Row>(
        `${SELECT} where key = any($1) order by array_position($1, key), place`,
        [wanted],
      );
      return rows.map(({ headword: _, ...translation }) => translation);
    },
    async englishOf(written, kana) {
      const whole = await rankedOf(written, kana);
      const [noun, reading] = [written, kana].map((text) => /^(.+)する$/.exec(text)?.[1]);
      const rows =
        whole.length === 0 && noun && reading
          ? (await rankedOf(noun, reading)).filter(({ partOfSpeech }) => partOfSpeech === 'verb')
          : whole;
      return [...new Map(rows.map(({ key, headword }) => [key, headword])).values()];
    },
  };
}

/** The word may be spelled so; in kana only a word that is usually written in kana, the others are homophones. */
function isWrittenSo({ forms, senses }: DictionaryWord, written: string, kana: string): boolean {
  const reads = (text: string) => foldForSearch(text) === foldForSearch(kana);
  if (hasKanji(written)) return forms.some((form) => form.kanji === written && reads(form.kana));
  const inKana = forms.some((form) => !form.kanji) || senses[0]?.marks.includes('uk') === true;
  return forms.some((form) => form.kanji === written || (inKana && reads(form.kana) && reads(written)));
}
