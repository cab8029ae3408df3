import { learnerTransaction } from '../../../platform/database/learner-transaction';
import type { Transaction, Executor } from '../../../platform/database/database';
import type { Platform } from '../../../platform/platform';
import {
  addWords,
  ensureTopics,
  fromInput,
  givenFields,
  type RequestedWord,
  type WordValues,
} from '../../vocabulary';
import { inGroups } from '../in-groups';
import * as repository from './imports.repository';
import type { ImportProblem, ImportRow } from './imports.tables';
import { duplicateOf, readChunk, wordRows, type NumberedWord, plainDraft } from './read-row';
import { countRows } from '../../../platform/metrics/metrics';
import { ApiFailure } from '../../../platform/http/errors';
import { IMPORT_STATES, MAX_IMPORTS, MAX_PROBLEMS } from './import.schemas';
import { noImport } from './preview';
import { type ImportChoice, chooseSettings, makesWords } from './targets';

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

/**
 * Begins an import; sent twice, it answers how it stands.
 * @throws ApiFailure 400 when the columns make no word, 404
 */
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

/**
 * Stops an import after the chunk that it is at, or forgets a file that was only looked at. Words that came in stay.
 */
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

/** How long one job works before it orders the next; well under the time that a job may take. Milliseconds. */
const WORK_MS = 10_000;

interface PreparedWord extends NumberedWord {
  readonly values: WordValues;
}

/** Words that the dictionary is asked for at the same time. */
const CONCURRENCY = 8;

/** Fills what a row leaves open, if the learner wants it. Reads the dictionary, so outside the transaction. */
const prepare = (
  { language }: Platform,
  words: readonly NumberedWord[],
  fill: boolean,
): Promise<PreparedWord[]> =>
  inGroups(words, CONCURRENCY, async (word) => {
    const { status: _status, ...fields } = word.input;
    const values = fill
      ? fromInput(word.input, await language.complete(givenFields(fields)))
      : plainDraft(word);
    return { ...word, values };
  });

async function requestsOf(tx: Transaction, userId: number, words: readonly PreparedWord[]) {
  const placeOf = ({ input }: PreparedWord) => ({ collection: input.user_topic, topic: input.topic });
  const topicOf = await ensureTopics(tx, userId, words.map(placeOf));
  return words.map((word): RequestedWord => {
    const { values, createdAt } = word;
    const topicId = topicOf(placeOf(word));
    return { values, topicId, saved: true, drawLater: true, ...(createdAt && { createdAt }) };
  });
}

/** Requests whose word was there before, in the collection or further up. */
function duplicatesIn(
  words: readonly PreparedWord[],
  ids: readonly number[],
  changed: readonly number[],
): ImportProblem[] {
  const newIds = new Set(changed);
  return words.flatMap(({ row, values }, i) => {
    const isNew = newIds.delete(ids[i] ?? 0);
    return isNew ? [] : [duplicateOf(row, values)];
  });
}

interface PreparedChunk {
  readonly number: number;
  readonly rows: number;
  readonly words: readonly PreparedWord[];
  readonly problems: readonly ImportProblem[];
}

/** The first chunk at or after a number that is not yet words, understood and filled; null when there is none. */
async function prepareChunk(platform: Platform, file: ImportRow, from = 0): Promise<PreparedChunk | null> {
  const { db, now } = platform;
  const chunk = await repository.nextChunk(db, file.userId, file.id, from);
  if (!chunk) return null;
  const { words, problems } = readChunk(wordRows(chunk, file), file.settings, now());
  const prepared = await prepare(platform, words, file.settings.fill);
  return { number: chunk.number, rows: chunk.rows.length, words: prepared, problems };
}

/**
 * One chunk in one transaction: its words, its problems and its count are there together or not at all, and only once.
 * False when the import was ended meanwhile.
 */
async function writeChunk(platform: Platform, file: ImportRow, chunk: PreparedChunk): Promise<boolean> {
  const { db, now, events } = platform;
  const { userId, id } = file;
  const { number, rows, words, problems } = chunk;
  const counts = await learnerTransaction(db, userId, async (tx) => {
    const current = await repository.findImport(tx, userId, id);
    if (current?.status !== 'running') return null;
    const { ids, changed } = await addWords(platform, tx, userId, await requestsOf(tx, userId, words));
    const same = duplicatesIn(words, ids, changed);
    const found = [...problems, ...same].sort((a, b) => a.row - b.row);
    // Another server may have done the same chunk meanwhile: then all of this is taken back.
    if (!(await repository.takeChunk(tx, userId, id, { number, problems: found }))) return tx.rollback();
    const made = { created: changed.length, duplicates: same.length, invalid: problems.length };
    await repository.countChunk(tx, userId, id, { processed: rows, ...made, now: now() });
    await events.publish(tx, userId, { type: 'import.changed', importId: id });
    return made;
  });
  if (counts) countRows(counts);
  return counts !== null;
}

/** Ends an import that is running. */
export async function endImport(
  platform: Platform,
  job: repository.ImportWords,
  status: 'done' | 'failed',
): Promise<void> {
  const { userId, importId } = job;
  await learnerTransaction(platform.db, userId, async (tx) => {
    const current = await repository.findImport(tx, userId, importId);
    if (current?.status === 'running') await repository.closeImport(platform, tx, job, status);
  });
}

/**
 * Works on an import for some seconds. It goes on where the last one stopped, whoever that was. While a chunk is
 * written the next one is prepared, and never more than that: the database and this process work at the same time, and
 * memory stays flat.
 */
export async function runImport(platform: Platform, job: repository.ImportWords): Promise<void> {
  const { db, jobs } = platform;
  const { userId, importId } = job;
  const file = await repository.findImport(db, userId, importId);
  if (file?.status !== 'running') return;
  const end = Date.now() + WORK_MS;
  let chunk = await prepareChunk(platform, file);
  while (chunk && Date.now() < end) {
    const following = prepareChunk(platform, file, chunk.number + 1);
    // Heard of once this chunk is written; until then it is not unhandled.
    following.catch(() => undefined);
    if (!(await writeChunk(platform, file, chunk))) return;
    chunk = await following;
  }
  if (!chunk) return endImport(platform, job, 'done');
  await db.transaction((tx) => jobs.enqueue(tx, repository.importWords, job));
}
