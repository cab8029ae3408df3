import { learnerTransaction } from '../../../platform/database/learner-transaction';
import type { Transaction, Executor } from '../../../platform/database/database';
import { type JobAttempt, JobCutOff } from '../../../platform/jobs/worker';
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
import type { ImportProblem, ImportRow, NumberedRow } from './imports.tables';
import { duplicateOf, readChunk, wordRows, wordsIn, type NumberedWord, plainDraft } from './read-row';
import { countImport, countRows } from '../../../platform/metrics/metrics';
import { ApiFailure } from '../../../platform/http/errors';
import { IMPORT_STATES, MAX_IMPORTS, MAX_PROBLEMS } from './import.schemas';
import { noImport } from './preview';
import { type ImportChoice, chooseSettings, makesWords } from './targets';

const summaryOf = (row: ImportRow) => ({
  id: row.id,
  name: row.name,
  status: IMPORT_STATES.find((status) => status === row.status) ?? ('failed' as const),
  rows: wordsIn(row),
  // The heading is taken with the first rows, and is none.
  processed: Math.max(0, row.processed - (row.rows - wordsIn(row))),
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
  const { db, now } = platform;
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
      await repository.workOnNext(platform, tx, userId);
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

/** How long one job works before it orders the next, and those of others have their turn. Milliseconds. */
const WORK_MS = 2_000;

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

interface PreparedRows {
  /** Of their chunk. */
  readonly number: number;
  readonly rows: readonly NumberedRow[];
  readonly words: readonly PreparedWord[];
  readonly problems: readonly ImportProblem[];
}

/** Rows of a chunk understood and filled; `words` are those that are words or should be. */
async function prepareRows(
  platform: Platform,
  { settings }: ImportRow,
  { number, rows, words }: { number: number; rows: readonly NumberedRow[]; words: readonly NumberedRow[] },
): Promise<PreparedRows> {
  const read = readChunk(words, settings, platform.now());
  const prepared = await prepare(platform, read.words, settings.fill);
  return { number, rows, words: prepared, problems: read.problems };
}

/** The first chunk at or after a number that is not yet words, prepared; null when there is none. */
async function prepareChunk(platform: Platform, file: ImportRow, from = 0): Promise<PreparedRows | null> {
  const chunk = await repository.nextChunk(platform.db, file.userId, file.id, from);
  if (!chunk) return null;
  return prepareRows(platform, file, { ...chunk, words: wordRows(chunk, file) });
}

/** Runs `work` with the import locked. False when it was ended meanwhile, or when somebody else has done it. */
const whileRunning = (
  platform: Platform,
  { userId, id }: ImportRow,
  work: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> =>
  learnerTransaction(platform.db, userId, async (tx) => {
    const current = await repository.findImport(tx, userId, id);
    if (current?.status !== 'running') return false;
    // Another server may have done the same meanwhile: then all of this is taken back.
    if (!(await work(tx))) return tx.rollback();
    await platform.events.publish(tx, userId, { type: 'import.changed', importId: id });
    return true;
  });

/**
 * Rows in one transaction: their words, their problems and their count are there together or not at all, and only
 * once. False when the import was ended meanwhile.
 */
async function writeRows(platform: Platform, file: ImportRow, chunk: PreparedRows): Promise<boolean> {
  const { userId, id } = file;
  const { number, words, problems } = chunk;
  let made = { created: 0, duplicates: 0, invalid: 0 };
  const isWritten = await whileRunning(platform, file, async (tx) => {
    const { ids, changed } = await addWords(platform, tx, userId, await requestsOf(tx, userId, words));
    const same = duplicatesIn(words, ids, changed);
    const found = [...problems, ...same].sort((a, b) => a.row - b.row);
    const rows = chunk.rows.map(([row]) => row);
    if (!(await repository.takeRows(tx, userId, id, { number, rows, problems: found }))) return false;
    made = { created: changed.length, duplicates: same.length, invalid: problems.length };
    await repository.countRows(tx, userId, id, { processed: rows.length, ...made, now: platform.now() });
    return true;
  });
  if (isWritten) countRows(made);
  return isWritten;
}

const STOPPED = 'This row could not be read, though we tried twice';

/** Closes the row at which an earlier server died, if one did: it has its problem, which was said beforehand. */
async function closeDeadlyRow(platform: Platform, file: ImportRow): Promise<void> {
  const chunk = await repository.nextChunk(platform.db, file.userId, file.id);
  const problem = chunk?.problems.find(({ row }) => chunk.rows.some(([left]) => left === row));
  const row = chunk?.rows.find(([left]) => left === problem?.row);
  if (!chunk || !problem || !row) return;
  await writeRows(platform, file, { number: chunk.number, rows: [row], words: [], problems: [problem] });
}

/** Chunks that may have ended a server: one is written while the next one is prepared. */
const CHUNKS_AT_HAND = 2;

/**
 * Works on what a server was at when it died, row by row. What would be wrong with a row is said before it is tried,
 * so that a row that ends this server, too, is found and not tried a third time. False when the import was ended.
 */
async function runRowByRow(platform: Platform, file: ImportRow): Promise<boolean> {
  const { userId, id } = file;
  for (let left = CHUNKS_AT_HAND; left > 0; left -= 1) {
    const chunk = await repository.nextChunk(platform.db, userId, id);
    if (!chunk) return true;
    const { number } = chunk;
    const rows = wordRows(chunk, file);
    for (const row of rows) {
      const problem = { row: row[0], code: 'INVALID' as const, message: STOPPED };
      const say = async (tx: Transaction) => {
        await repository.addProblem(tx, userId, id, { number, problem });
        return true;
      };
      if (!(await whileRunning(platform, file, say))) return false;
      const prepared = await prepareRows(platform, file, { number, rows: [row], words: [row] });
      if (!(await writeRows(platform, file, prepared))) return false;
    }
    const header = chunk.rows.slice(0, chunk.rows.length - rows.length);
    const rest = { number, rows: header, words: [], problems: [] };
    if (header.length > 0 && !(await writeRows(platform, file, rest))) return false;
  }
  return true;
}

/** Ends an import that is running. */
async function endImport(
  platform: Platform,
  job: repository.ImportWords,
  status: 'done' | 'failed',
): Promise<void> {
  const { userId, importId } = job;
  const isEnded = await learnerTransaction(platform.db, userId, async (tx) => {
    const current = await repository.findImport(tx, userId, importId);
    if (current?.status !== 'running') return false;
    await repository.closeImport(platform, tx, job, status);
    return true;
  });
  if (isEnded) countImport(status);
}

/**
 * Orders the next job of an import, unless there is one beside the `own` ones: a server that died between an order and
 * the end of what gave it leaves both.
 */
const goOn = (platform: Platform, job: repository.ImportWords, own: number): Promise<void> =>
  learnerTransaction(platform.db, job.userId, async (tx) => {
    if ((await repository.countJobs(tx, job)) > own) return;
    await platform.jobs.enqueue(tx, repository.importWords, job);
  });

/** Rows of one import that may end servers: each costs two. */
const MAX_DEADLY = 5;

/** Goes on behind a row that has ended two servers; ends an import that fails otherwise, or has too many of them. */
export async function giveUpImport(
  platform: Platform,
  job: repository.ImportWords,
  error: Error,
): Promise<void> {
  const deadly = (job.deadly ?? 0) + 1;
  const isDeadly = error instanceof JobCutOff;
  // The next job closes the row: this one may be cut off as well and run again beside it.
  if (isDeadly && deadly < MAX_DEADLY) return goOn(platform, { ...job, deadly }, 0);
  const file = await repository.findImport(platform.db, job.userId, job.importId);
  if (isDeadly && file?.status === 'running') await closeDeadlyRow(platform, file);
  await endImport(platform, job, 'failed');
}

/**
 * Works on an import for some seconds; what a server died at it does row by row first. It goes on where the last one stopped, whoever that was. While a chunk is
 * written the next one is prepared, and never more than that: the database and this process work at the same time, and
 * memory stays flat.
 */
export async function runImport(
  platform: Platform,
  job: repository.ImportWords,
  { wasCutOff }: JobAttempt,
): Promise<void> {
  const { userId, importId } = job;
  const file = await repository.findImport(platform.db, userId, importId);
  if (file?.status !== 'running') return;
  if (!wasCutOff && job.deadly) await closeDeadlyRow(platform, file);
  if (wasCutOff) {
    if (await runRowByRow(platform, file)) await goOn(platform, job, 1);
    return;
  }
  const end = Date.now() + WORK_MS;
  let chunk = await prepareChunk(platform, file);
  while (chunk && Date.now() < end) {
    const following = prepareChunk(platform, file, chunk.number + 1);
    // Heard of once this chunk is written; until then it is not unhandled.
    following.catch(() => undefined);
    if (!(await writeRows(platform, file, chunk))) return;
    chunk = await following;
  }
  if (!chunk) return endImport(platform, job, 'done');
  await goOn(platform, job, 1);
}
