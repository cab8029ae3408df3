import type { Executor } from '../../../platform/database/database';
import { learnerTransaction } from '../../../platform/database/learner-transaction';
import { ApiFailure } from '../../../platform/http/errors';
import type { Platform } from '../../../platform/platform';
import * as repository from './imports.repository';
import {
  IMPORT_STATES,
  MAX_IMPORTS,
  MAX_PROBLEMS,
  type ImportChoice,
  chooseSettings,
  makesWords,
} from './import.schemas';
import type { ImportRow } from './imports.tables';
import { noImport } from './preview';

const summaryOf = (row: ImportRow) => ({
  id: row.id,
  name: row.name,
  status: IMPORT_STATES.find((status) => status === row.status) ?? ('failed' as const),
  rows: row.rows,
  processed: row.processed,
  created: row.created,
  duplicates: row.duplicates,
  invalid: row.invalid,
  created_at: row.createdAt.toISOString(),
});

async function stateOf(db: Executor, userId: number, id: number) {
  const row = await repository.findImport(db, userId, id);
  if (!row) throw noImport();
  return { ...summaryOf(row), problems: await repository.selectProblems(db, userId, id, MAX_PROBLEMS) };
}

/** The imports that a learner began last, running or over. */
export const listImports = async ({ db }: Platform, userId: number) =>
  (await repository.selectBegun(db, userId, MAX_IMPORTS)).map(summaryOf);

/** How an import stands. @throws ApiFailure 404 */
export const getImport = ({ db }: Platform, userId: number, id: number) => stateOf(db, userId, id);

/** Begins an import; sent twice, it answers how it stands. @throws ApiFailure 400 when the columns make no word, 404 */
export function startImport(
  platform: Platform,
  userId: number,
  { id, choice }: { id: number; choice: ImportChoice },
) {
  const { db, jobs, now } = platform;
  return learnerTransaction(db, userId, async (tx) => {
    const row = await repository.findImport(tx, userId, id);
    if (!row) throw noImport();
    if (row.status === 'draft') {
      const chosen = chooseSettings(row, choice);
      if (!makesWords(chosen.settings)) {
        throw new ApiFailure(
          'INVALID_INPUT',
          400,
          'Choose a column for the English word and one for the Japanese word',
        );
      }
      await repository.updateImport(tx, userId, id, { ...chosen, status: 'running', updatedAt: now() });
      await jobs.enqueue(tx, repository.importWords, { userId, importId: id });
    }
    return stateOf(tx, userId, id);
  });
}

/** Stops an import after the chunk that it is at, or forgets a file that was only looked at. Words that came in stay. */
export function cancelImport(platform: Platform, userId: number, id: number) {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const row = await repository.findImport(tx, userId, id);
    if (!row) throw noImport();
    if (row.status === 'draft' || row.status === 'running') {
      await repository.closeImport(platform, tx, { userId, importId: id }, 'cancelled');
    }
    return stateOf(tx, userId, id);
  });
}
