import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { packageFile, readPackedLines } from '../package-file';
import type { CopyRow } from './copy-in';
import { loadFile, type LoadOptions, type Source } from './load-file';
import { parseTranslations } from './translation';

const manifestSchema = z.object({ version: z.string().min(1), dictionary: z.string().min(1) });

/** The version of the checked-in file, and that of the dictionary whose words it names. */
export async function readTranslationsManifest(): Promise<z.infer<typeof manifestSchema>> {
  return manifestSchema.parse(JSON.parse(await readFile(packageFile('data/translations.json'), 'utf8')));
}

/** The lines of the checked-in file of translations. */
export const readTranslationsFile = (): Promise<string[]> => readPackedLines('data/translations.tsv.br');

/** Fills the table `translations` from the checked-in file, where it does not hold it yet. */
export async function loadTranslations(options: LoadOptions): Promise<void> {
  const { version } = await readTranslationsManifest();
  await loadTranslationsFrom({ version, lines: readTranslationsFile }, options);
}

/** Fills the table `translations` with the lines of a source, in which the lines of a key stand together. */
export const loadTranslationsFrom = (source: Source, options: LoadOptions): Promise<void> =>
  loadFile(
    {
      ...source,
      table: 'translations',
      columns: 'key, place, headword, part_of_speech, written, kana, remark',
      createRows,
    },
    options,
  );

function createRows(): (line: string) => CopyRow[] {
  let last = { key: '', place: -1 };
  return (line) => {
    const translations = parseTranslations(line);
    const first = translations[0]?.key === last.key ? last.place + 1 : 0;
    return translations.map((translation) => {
      const { key, headword, partOfSpeech, written, kana, remark } = translation;
      last = { key, place: first + translation.place };
      return [key, last.place, headword, partOfSpeech, written, kana, remark];
    });
  };
}
