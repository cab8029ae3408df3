import type pg from 'pg';
import { createPool } from '../../../../services/api/src/platform/database/database';
import { createLog } from '../../../../services/api/src/platform/http/log';
import { createTestDatabase } from '../../../../services/api/src/testing/test-cluster';
import { createLanguage, type LanguageEngine } from '..';
import { loadFixtureDictionary } from './fixture-dictionary';

/** The engine on a database of its own, with the small dictionary unless something else is loaded. */
export async function openLanguage(
  load: (pool: pg.Pool) => Promise<unknown> = loadFixtureDictionary,
): Promise<{ language: LanguageEngine; close: () => Promise<void> }> {
  const database = await createTestDatabase();
  const log = createLog('fatal');
  const pool = createPool({ connectionString: database.connectionString, log });
  await load(pool);
  const language = createLanguage({ pool, log });
  return {
    language,
    async close() {
      await language.close();
      await pool.end();
      await database.drop();
    },
  };
}
