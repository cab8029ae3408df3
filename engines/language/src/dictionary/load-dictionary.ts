import { readFile } from 'node:fs/promises';
import { foldForSearch } from '@kotoba/japanese';
import { z } from 'zod';
import { englishKey } from '../english-key';
import { loadFile, type LoadOptions, type Source } from './load-file';
import { loadTranslations } from './load-translations';
import { parseForms, parseSenses } from './word';
import { packageFile, readPackedLines } from '../package-file';

/** A remark at the front may be part of the meaning: "(telephone) call" is found as "call" and as "telephone call". */
const FRONT_REMARK = /^\(([a-z ]{2,20})\) (\S.*)$/i;

/**
 * Every key of a word between slashes: its spellings and readings folded (katakana as hiragana), its meanings as
 * `englishKey` makes them. A whole key is found as `/key/`, a part of one as it is.
 */
export function searchText(forms: string, senses: string): string {
  const keys = new Set<string>();
  for (const { kanji, kana } of parseForms(forms)) {
    if (kanji) keys.add(foldForSearch(kanji));
    keys.add(foldForSearch(kana));
  }
  for (const { glosses } of parseSenses(senses)) {
    for (const gloss of glosses) {
      keys.add(englishKey(gloss));
      const remark = FRONT_REMARK.exec(gloss);
      if (remark) keys.add(englishKey(`${remark[1]} ${remark[2]}`));
    }
  }
  keys.delete('');
  return `/${[...keys].join('/').replace(/\\/g, '')}/`;
}

/** A row of the table `dictionary`, its id being its place in the file. */
interface DictionaryRow {
  readonly id: number;
  readonly forms: string;
  readonly senses: string;
  readonly level: number | null;
  readonly levelEstimated: boolean;
  readonly weight: number;
  readonly searchText: string;
}

const manifestSchema = z.object({ version: z.string().min(1), words: z.int().positive() });

/** The version and size of the checked-in dictionary file, as its build wrote them. */
export async function readManifest(): Promise<z.infer<typeof manifestSchema>> {
  const text = await readFile(packageFile('data/dictionary.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text));
}

/** The lines of the checked-in dictionary file. */
export const readDictionaryFile = (): Promise<string[]> => readPackedLines('data/dictionary.tsv.br');

export function parseRow(line: string, id: number): DictionaryRow {
  const [forms = '', senses = '', level = '', weight = ''] = line.split('\t');
  return {
    id,
    forms,
    senses,
    level: level ? Number(level.replace('~', '')) : null,
    levelEstimated: level.startsWith('~'),
    weight: Number(weight),
    searchText: searchText(forms, senses),
  };
}

/**
 * Two-character pieces of a text. The array of them as a tsvector makes an index that finds any part of a Japanese or
 * English text; trigrams are slow for the one and two characters of a Japanese word.
 */
const GRAMS = `create or replace function dictionary_grams(t text) returns text[] language sql immutable strict parallel safe as
  $$ select array_agg(distinct substr(t, i, 2)) from generate_series(1, length(t)) i $$`;

/** Of the time that loading both takes, the dictionary's part. Measured on two cores. */
const DICTIONARY = 0.95;

/** Fills the tables `dictionary` and `translations` from the checked-in files, where they do not hold them yet. */
export async function loadDictionary({ pool, onProgress }: LoadOptions): Promise<void> {
  const { version } = await readManifest();
  await loadFrom(
    { version, lines: readDictionaryFile },
    { pool, onProgress: (done, what) => onProgress(done * DICTIONARY, what) },
  );
  await loadTranslations({
    pool,
    onProgress: (done, what) => onProgress(DICTIONARY + done * (1 - DICTIONARY), what),
  });
}

/** Fills the table `dictionary` with the lines of a source. */
export const loadFrom = (source: Source, options: LoadOptions): Promise<void> =>
  loadFile(
    {
      ...source,
      table: 'dictionary',
      columns: 'id, forms, senses, core, level, level_estimated, weight, search_text',
      createRows: () => (line, number) => {
        const row = parseRow(line, number);
        const { id, forms, senses, level, levelEstimated, weight, searchText: keys } = row;
        return [[id, forms, senses, weight > 0, level, levelEstimated, weight, keys]];
      },
      before: `${GRAMS}; drop index if exists dictionary_search`,
      after:
        'create index dictionary_search on dictionary using gin (array_to_tsvector(dictionary_grams(search_text)))',
    },
    options,
  );
