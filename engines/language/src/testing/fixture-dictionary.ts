import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { packageFile } from '../package-file';
import { loadFrom } from '../dictionary/load-dictionary';

const FILE = 'src/testing/fixture-dictionary.tsv';

/** The lines of the small dictionary for tests; an extract of EDICT, see data/dictionary.LICENCE.txt. */
export async function fixtureLines(): Promise<string[]> {
  return (await readFile(packageFile(FILE), 'utf8')).split('\n').filter(Boolean);
}

/**
 * Loads the small dictionary into a test database, in well under a second: `startTestServer({ prepare: ({ pool }) =>
 * loadFixtureDictionary(pool) })`. It knows the words of the train, weather, food, animal, family, school and house
 * topics, the everyday verbs and adjectives, and a few distractors.
 */
export async function loadFixtureDictionary(pool: pg.Pool): Promise<void> {
  await loadFrom({ version: 'fixture', lines: fixtureLines }, { pool, onProgress: () => undefined });
}
