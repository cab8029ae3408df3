import type { Transaction } from '../../database/database';
import { learnerTransaction } from '../../database/learner-transaction';
import { ApiFailure } from '../../http/errors';
import type { Platform } from '../../platform';
import { importWords } from './import.queue';
import { IMPORT_STATES, MAX_PROBLEMS, type ImportChoice } from './import.schemas';
import * as repository from './imports.repository';
import { noImport } from './preview';
import { chooseSettings, makesWords } from './settings';

async function stateOf(db: Platform['db'] | Transaction, userId: number, id: number) {
  const row = await repository.findImport(db, userId, id);
  if (!row) throw noImport();
  return {
    id: row.id,
    name: row.name,
    status: IMPORT_STATES.find((status) => status === row.status) ?? ('failed' as const),
    rows: row.rows,
    processed: row.processed,
    created: row.created,
    duplicates: row.duplicates,
    invalid: row.invalid,
    problems: await repository.selectProblems(db, userId, id, MAX_PROBLEMS),
    created_at: row.createdAt.toISOString(),
  };
}

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
      await jobs.enqueue(tx, importWords, { userId, importId: id });
    }
    return stateOf(tx, userId, id);
  });
}

/** Stops an import after the chunk that it is at, or forgets a file that was only looked at. Words that came in stay. */
export function cancelImport({ db, events, now }: Platform, userId: number, id: number) {
  return learnerTransaction(db, userId, async (tx) => {
    const row = await repository.findImport(tx, userId, id);
    if (!row) throw noImport();
    if (row.status === 'draft' || row.status === 'running') {
      await repository.updateImport(tx, userId, id, { status: 'cancelled', updatedAt: now() });
      await repository.forgetRows(tx, userId, id);
      await events.publish(tx, userId, { type: 'import.changed', importId: id });
      await events.publish(tx, userId, { type: 'vocabulary.changed', ids: [] });
    }
    return stateOf(tx, userId, id);
  });
}
