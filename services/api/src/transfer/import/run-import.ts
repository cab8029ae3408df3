import { learnerTransaction } from '../../database/learner-transaction';
import type { Transaction } from '../../database/database';
import type { Platform } from '../../platform';
import { ensureTopic } from '../../topics/place-words';
import { addWords, type WishedWord } from '../../vocabulary/add-words';
import { givenFields } from '../../vocabulary/create-entries';
import { fromInput, type WordValues } from '../../vocabulary/word-values';
import { closeImport } from './close-import';
import { inGroups } from '../in-groups';
import { importWords, type ImportWords } from './import.queue';
import * as repository from './imports.repository';
import type { ImportProblem, ImportRow } from './imports.tables';
import { duplicateOf, readChunk, wordRows, type Chunk, type NumberedWord } from './read-chunk';
import { plainDraft } from './read-row';

/** How long one job works before it orders the next; well under the time that a job may take. Milliseconds. */
const SHIFT_MS = 10_000;

interface PreparedWord extends NumberedWord {
  readonly values: WordValues;
}

/** Words that the dictionary is asked for at the same time. */
const AT_ONCE = 8;

/** Fills what a row leaves open, when the learner wants that. Reads the dictionary, so it stays outside the transaction. */
const prepare = (
  { language }: Platform,
  words: readonly NumberedWord[],
  fill: boolean,
): Promise<PreparedWord[]> =>
  inGroups(words, AT_ONCE, async (word) => {
    const { status: _status, ...fields } = word.input;
    const values = fill
      ? fromInput(word.input, await language.complete(givenFields(fields)))
      : plainDraft(word);
    return { ...word, values };
  });

async function wishesOf(tx: Transaction, userId: number, words: readonly PreparedWord[]) {
  const topics = new Map<string, number>();
  const wishes: WishedWord[] = [];
  for (const { input, values, createdAt } of words) {
    const key = JSON.stringify([input.user_topic, input.topic]);
    const topicId =
      topics.get(key) ??
      (await ensureTopic(tx, userId, { collection: input.user_topic, topic: input.topic }));
    topics.set(key, topicId);
    wishes.push({ values, topicId, saved: true, drawLater: true, ...(createdAt && { createdAt }) });
  }
  return wishes;
}

/** Wishes whose word was there before, in the collection or further up. */
function duplicatesIn(
  words: readonly PreparedWord[],
  ids: readonly number[],
  changed: readonly number[],
): ImportProblem[] {
  const fresh = new Set(changed);
  return words.flatMap(({ row, values }, i) => {
    const isFresh = fresh.delete(ids[i] ?? 0);
    return isFresh ? [] : [duplicateOf(row, values)];
  });
}

/** One chunk in one transaction: its words, its problems and its count are there together or not at all, and only once. */
async function importChunk(platform: Platform, file: ImportRow, chunk: Chunk): Promise<void> {
  const { db, now, events } = platform;
  const { userId, id, settings } = file;
  const { words, problems } = readChunk(wordRows(chunk, file), settings, now());
  const prepared = await prepare(platform, words, settings.fill);
  await learnerTransaction(db, userId, async (tx) => {
    const current = await repository.findImport(tx, userId, id);
    if (current?.status !== 'running') return;
    const { ids, changed } = await addWords(platform, tx, userId, await wishesOf(tx, userId, prepared));
    const same = duplicatesIn(prepared, ids, changed);
    const found = [...problems, ...same].sort((a, b) => a.row - b.row);
    // Another server may have done the same chunk meanwhile: then all of this is taken back.
    if (!(await repository.takeChunk(tx, userId, id, { number: chunk.number, problems: found })))
      return tx.rollback();
    await repository.countChunk(tx, userId, id, {
      processed: chunk.rows.length,
      created: changed.length,
      duplicates: same.length,
      invalid: problems.length,
      now: now(),
    });
    await events.publish(tx, userId, { type: 'import.changed', importId: id });
  });
}

/** Ends an import that is running. */
export async function endImport(
  platform: Platform,
  job: ImportWords,
  status: 'done' | 'failed',
): Promise<void> {
  const { userId, importId } = job;
  await learnerTransaction(platform.db, userId, async (tx) => {
    const current = await repository.findImport(tx, userId, importId);
    if (current?.status === 'running') await closeImport(platform, tx, job, status);
  });
}

/** Works on an import for one shift. It goes on where the last one stopped, whoever that was. */
export async function runImport(platform: Platform, job: ImportWords): Promise<void> {
  const { db, jobs } = platform;
  const { userId, importId } = job;
  const end = Date.now() + SHIFT_MS;
  while (Date.now() < end) {
    const file = await repository.findImport(db, userId, importId);
    if (file?.status !== 'running') return;
    const chunk = await repository.nextChunk(db, userId, importId);
    if (!chunk) return endImport(platform, job, 'done');
    await importChunk(platform, file, chunk);
  }
  await db.transaction((tx) => jobs.enqueue(tx, importWords, job));
}
