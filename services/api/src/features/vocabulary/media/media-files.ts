import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { readWhole, type FileStore } from '@kotoba/files';
import type { RasterKind } from '@kotoba/pictures';
import { AUDIO_FOLDER } from '@kotoba/speech';
import type { Transaction, Executor } from '../../../platform/database/database';
import { defineQueue } from '../../../platform/jobs/worker';
import type { Platform } from '../../../platform/platform';
import { vocabulary } from '../vocabulary.tables';

/** What a word shows and plays, and the pictures that it can go back to. */
const named = sql`values (${vocabulary.wordImage}), (${vocabulary.sentenceImage}), (${vocabulary.jaWordAudio}),
  (${vocabulary.enWordAudio}), (${vocabulary.jaSentenceAudio}), (${vocabulary.enSentenceAudio}),
  (${vocabulary.earlier}->'images'->>'wordImage'), (${vocabulary.earlier}->'images'->>'sentenceImage')`;

/**
 * Words, and deleted ones that can still come back: they take the name of the table, so that its columns name them.
 */
const words = sql`(select * from ${vocabulary} union all
  select w.* from deleted_words d cross join jsonb_populate_record(null::vocabulary, d.content->'word') w) as ${vocabulary}`;

async function namesWhere(db: Executor, condition: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from ${words} cross join lateral (${named}) as file(name) where name is not null and ${condition}`,
  );
  return rows.map(({ name }) => name);
}

/** The media files that the learner's words name, deleted ones included as long as they can come back. */
const filesOf = (tx: Transaction, userId: number): Promise<string[]> =>
  namesWhere(tx, sql`${vocabulary.userId} = ${userId}`);

/**
 * Those of `names` that a word of anybody names: equal content is one file for all learners. Not a learner's data: no
 * name says whose it is.
 */
const stillNamed = (db: Executor, names: readonly string[]): Promise<string[]> =>
  namesWhere(db, sql`name = any(${sql.param([...names])}::text[])`);

/** Where pictures lie in the store, drawn and painted. */
const PICTURE_FOLDER = 'media/pictures';

/** A picture as a file: the name is a hash of its content. */
export interface PictureFile {
  readonly hash: string;
  readonly extension: 'svg' | RasterKind;
  readonly content: string | Buffer;
}

/** Puts a picture where it is served from and gives its file name. Equal pictures are one file. */
export async function storePicture(
  files: FileStore,
  { hash, extension, content }: PictureFile,
): Promise<string> {
  const name = `${hash}.${extension}`;
  const place = placeOf(name);
  // An empty one is what a power failure left of it.
  if (!(await files.stat(place))?.size) await files.put(place, content, { hasty: true });
  return name;
}

/** Where a file lies in the store, by the name that its word has of it. */
export const placeOf = (name: string): string =>
  `${name.endsWith('.wav') ? AUDIO_FOLDER : PICTURE_FOLDER}/${name}`;

/** Where it waits for the second look when no word seems to name it. */
const ASIDE = 'media/aside';
const asideOf = (name: string): string => `${ASIDE}/${name}`;

const removeFilesQueue = defineQueue<{ names: string[] }>('media.remove-files');

/** Names in one job. */
const REMOVE_BATCH_SIZE = 1000;
/** Longer than a write that has found the file and has not committed the row that names it. */
const SECOND_LOOK_MS = 2000;

/** Files are removed soon after `tx`, unless a word names them then. */
async function removeFiles({ jobs }: Platform, tx: Transaction, names: readonly string[]): Promise<void> {
  for (let start = 0; start < names.length; start += REMOVE_BATCH_SIZE) {
    await jobs.enqueue(tx, removeFilesQueue, { names: names.slice(start, start + REMOVE_BATCH_SIZE) });
  }
}

/**
 * What the learner's words name is removed soon after `tx`, which deletes them, unless a word of somebody else names
 * it too.
 */
export const removeFilesOf = async (platform: Platform, tx: Transaction, userId: number): Promise<void> =>
  removeFiles(platform, tx, await filesOf(tx, userId));

/**
 * Removes files that no word names. They are put aside first and looked for once more: a word that was being written
 * just then takes its file back, and so does one whose file was put aside by a server that died.
 */
async function remove({ db, files }: Platform, names: readonly string[]): Promise<void> {
  const used = new Set(await stillNamed(db, names));
  for (const name of names) {
    if (used.has(name)) await files.move(asideOf(name), placeOf(name));
    else await files.move(placeOf(name), asideOf(name));
  }
  const unused = names.filter((name) => !used.has(name));
  if (unused.length === 0) return;
  await sleep(SECOND_LOOK_MS, undefined, { ref: false });
  const wanted = new Set(await stillNamed(db, unused));
  for (const name of unused) {
    if (wanted.has(name)) await files.move(asideOf(name), placeOf(name));
    else await files.remove(asideOf(name));
  }
}

/** Registers the worker that removes files. Before the jobs start. */
export function workOnRemovedFiles(platform: Platform): void {
  platform.jobs.work(
    removeFilesQueue,
    ({ names }) => remove(platform, names),
    async ({ names }, error) => {
      platform.log.error(
        { err: error, files: names.length },
        'files that no word names could not be removed',
      );
    },
  );
}

const sweepQueue = defineQueue<Record<string, never>>('media.sweep', {
  concurrency: 1,
  expireInSeconds: 1800,
});

const DAY_MS = 24 * 60 * 60 * 1000;
/** Names that are looked for in one pass over the words. */
const SWEEP_BATCH_SIZE = 10_000;
/** A pass over the words of all learners takes longer than what a learner waits for. */
const PASS_TIMEOUT = '2min';

/** Holds the time of the last sweep: every server sees it, and a restarted one. */
const MARKER = 'media/swept';

/** Names of files below a folder that are older than a day: an address that was just answered stays good. */
async function* oldFiles(files: FileStore, folder: string, before: Date): AsyncGenerator<string> {
  for await (const { name, modified } of files.list(folder)) {
    if (modified < before) yield basename(name);
  }
}

async function removeUnnamed(platform: Platform, names: readonly string[]): Promise<number> {
  return platform.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local statement_timeout = '${PASS_TIMEOUT}'`));
    const named = new Set(await stillNamed(tx, names));
    const unnamed = names.filter((name) => !named.has(name));
    await removeFiles(platform, tx, unnamed);
    return unnamed.length;
  });
}

async function sweep(platform: Platform): Promise<void> {
  const { db, files, now, log } = platform;
  const before = new Date(now().getTime() - DAY_MS);
  let removed = 0;
  let part: string[] = [];
  const removePart = async (): Promise<void> => {
    if (part.length > 0) removed += await removeUnnamed(platform, part);
    part = [];
  };
  for (const folder of [AUDIO_FOLDER, PICTURE_FOLDER]) {
    for await (const name of oldFiles(files, folder, before)) {
      if (part.push(name) === SWEEP_BATCH_SIZE) await removePart();
    }
    await files.removeUnfinished(folder, before);
  }
  await removePart();
  // A server died between putting them aside and the second look: another one looks.
  for await (const name of oldFiles(files, ASIDE, before)) part.push(name);
  if (part.length > 0) await db.transaction((tx) => removeFiles(platform, tx, part));
  if (removed > 0) log.info({ removed }, 'clips and pictures that no word names are removed');
}

/** Orders a sweep of clips and pictures that no word names any more, when the last one was a day ago. */
export async function sweepOnceADay({ files, db, jobs, now }: Platform): Promise<void> {
  const last = Date.parse((await readWhole(files, MARKER))?.toString() ?? '');
  if (last > now().getTime() - DAY_MS) return;
  await db.transaction((tx) => jobs.enqueue(tx, sweepQueue, {}));
  await files.put(MARKER, now().toISOString());
}

/** Registers the worker that sweeps. Before the jobs start. */
export function workOnSweeps(platform: Platform): void {
  platform.jobs.work(
    sweepQueue,
    () => sweep(platform),
    async (_, error) => platform.log.error({ err: error }, 'clips and pictures could not be swept'),
  );
}
