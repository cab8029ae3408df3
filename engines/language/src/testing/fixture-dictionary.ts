import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { packageFile } from '../package-file';
import { loadFrom } from '../dictionary/load-dictionary';
import { loadTranslationsFrom } from '../dictionary/load-translations';

const readLines = async (name: string): Promise<string[]> =>
  (await readFile(packageFile('src/testing', name), 'utf8')).split('\n').filter(Boolean);

/** The lines of the small dictionary for tests; an extract of EDICT, see data/dictionary.LICENCE.txt. */
export const fixtureLines = (): Promise<string[]> => readLines('fixture-dictionary.tsv');

/** Some translations with its words; an extract of FreeDict, see data/translations.LICENCE.txt. */
export const fixtureTranslations = (): Promise<string[]> => readLines('fixture-translations.tsv');

/**
 * Loads the small dictionary into a test database, in well under a second: `startTestServer({ prepare: ({ pool }) =>
 * loadFixtureDictionary(pool) })`. It knows the words of the train, weather, food, animal, family, school and house
 * topics, the everyday verbs and adjectives, a few distractors, and translations of some forty English words.
 */
export async function loadFixtureDictionary(pool: pg.Pool): Promise<void> {
  const quiet = { pool, onProgress: () => undefined };
  await loadFrom({ version: 'fixture', lines: fixtureLines }, quiet);
  await loadTranslationsFrom({ version: 'fixture translations', lines: fixtureTranslations }, quiet);
}
