import { foldForSearch } from '@kotoba/japanese';
import type pg from 'pg';
import { readGlosses } from '../authored/tables';
import { glossed } from './glossed';
import { createTranslationsRepository, type TranslationsRepository } from './translations.repository';
import { type DictionaryWord, parseForms, parseSenses } from './word';

interface Row {
  id: number;
  forms: string;
  senses: string;
  core: boolean;
  level: number | null;
  levelEstimated: boolean;
  weight: number;
}

/** Most candidates that are ranked; the heaviest words come first, so what is cut off is rare. */
const MAX_CANDIDATES = 150;
const INDEXED = 'array_to_tsvector(dictionary_grams(search_text))';
const SELECT =
  'select id, forms, senses, core, level, level_estimated as "levelEstimated", weight from dictionary';

export interface DictionaryRepository extends TranslationsRepository {
  /** Words that have one of the keys as a whole: a meaning (`englishKey`), a spelling, a reading. Heaviest first. */
  byKeys(keys: readonly string[]): Promise<DictionaryWord[]>;
  /** Words with a meaning that ends in the key as its last words: "railway station" for "station". */
  byLastWords(key: string): Promise<DictionaryWord[]>;
  /** Common words that the editors put into a field (EDICT's code: med, comp, …), heaviest first. */
  inField(code: string, limit: number): Promise<DictionaryWord[]>;
  /** Words with the text inside a meaning or a spelling: common words first, then the others. */
  containing(text: string, limit: number): Promise<DictionaryWord[]>;
  /** Whether an English word stands in any meaning, also where it is never one of its own: "vending", "surgical". */
  usesWord(word: string): Promise<boolean>;
}

export function createDictionaryRepository(pool: pg.Pool): DictionaryRepository {
  const glosses = readGlosses();
  const toWord = ({ forms, senses, ...row }: Row): DictionaryWord =>
    glossed({ ...row, forms: parseForms(forms), senses: parseSenses(senses) }, glosses);
  const find = async (pieces: readonly string[]): Promise<DictionaryWord[]> => {
    if (pieces.length === 0) return [];
    const { rows } = await pool.query<Row>(
      `${SELECT} where ${INDEXED} @@ $1::tsquery and search_text like any($2) order by weight desc, id limit ${MAX_CANDIDATES}`,
      [pieces.map((piece) => `(${gramsQuery(piece)})`).join(' | '), pieces.map(likePattern)],
    );
    return rows.map(toWord);
  };
  const byKeys: DictionaryRepository['byKeys'] = (keys) =>
    find([...new Set(keys.map(cleanKey))].filter(Boolean).map((key) => `/${key}/`));
  return {
    ...createTranslationsRepository(pool, byKeys),
    byKeys,
    byLastWords: (key) => find(cleanKey(key) ? [` ${cleanKey(key)}/`] : []),
    async inField(code, limit) {
      const { rows } = await pool.query<Row>(
        `${SELECT} where core and senses ~ $1 order by weight desc, id limit $2`,
        [`\\|([^|¦]*,)?${code.replace(/[^A-Za-z]/g, '')}(,[^|¦]*)?\\|`, limit],
      );
      return rows.map(toWord);
    },
    async containing(text, limit) {
      const key = cleanKey(text);
      if (!key) return [];
      const { rows } = await pool.query<Row>(
        `${SELECT} where ${INDEXED} @@ $1::tsquery and search_text like $2 order by weight desc, length(search_text), id limit $3`,
        [gramsQuery(key), likePattern(key), limit],
      );
      return rows.map(toWord);
    },
    async usesWord(word) {
      const key = cleanKey(word);
      if (!/^[a-z]{2,}$/.test(key)) return false;
      const { rowCount } = await pool.query(
        `select from dictionary where ${INDEXED} @@ $1::tsquery and search_text ~ $2 limit 1`,
        [gramsQuery(key), `[ /]${key}[ /]`],
      );
      return rowCount === 1;
    },
  };
}

/** As the keys are stored: folded, without the separator and what no key holds. */
function cleanKey(text: string): string {
  return foldForSearch(text)
    .replace(/[/\\\0]/g, '')
    .trim();
}

/**
 * The index's question for a text: all its two-character pieces; a single character is the beginning of some piece.
 */
function gramsQuery(text: string): string {
  const characters = [...text];
  if (characters.length === 1) return `${lexeme(text)}:*`;
  const grams = new Set(
    characters.slice(0, -1).map((character, at) => character + (characters[at + 1] ?? '')),
  );
  return [...grams].map(lexeme).join(' & ');
}

const lexeme = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const likePattern = (text: string): string => `%${text.replace(/[%_\\]/g, '\\$&')}%`;
