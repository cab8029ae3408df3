import { randomUUID } from 'node:crypto';
import { access, rename, rm, mkdir, opendir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { RasterKind } from '@kotoba/pictures';
import { audioFolder } from '@kotoba/speech';
import type { Transaction, Executor } from '../../../platform/database/database';
import { defineQueue } from '../../../platform/jobs/worker';
import type { Platform } from '../../../platform/platform';
import { vocabulary } from '../vocabulary.tables';

/** What a word shows and plays, and the pictures that it can go back to. */
const files = sql`values (${vocabulary.wordImage}), (${vocabulary.sentenceImage}), (${vocabulary.jaWordAudio}),
  (${vocabulary.enWordAudio}), (${vocabulary.jaSentenceAudio}), (${vocabulary.enSentenceAudio}),
  (${vocabulary.earlier}->'images'->>'wordImage'), (${vocabulary.earlier}->'images'->>'sentenceImage')`;

/**
 * Words, and deleted ones that can still come back: they take the name of the table, so that its columns name them.
 */
const words = sql`(select * from ${vocabulary} union all
  select w.* from deleted_words d cross join jsonb_populate_record(null::vocabulary, d.content->'word') w) as ${vocabulary}`;

async function namesWhere(db: Executor, condition: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from ${words} cross join lateral (${files}) as file(name) where name is not null and ${condition}`,
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

/** Where pictures lie, drawn and painted. */
export const pictureFolder = (dataDir: string): string => join(dataDir, 'media', 'pictures');

/** A picture as a file: the name is a hash of its content. */
export interface PictureFile {
  readonly hash: string;
  readonly extension: 'svg' | RasterKind;
  readonly content: string | Buffer;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/**
 * Puts a picture where it is served from and gives its file name. Equal pictures are one file. It is written beside
 * and renamed, so that nobody ever sees half of one.
 */
export async function storePicture(
  dataDir: string,
  { hash, extension, content }: PictureFile,
): Promise<string> {
  const folder = pictureFolder(dataDir);
  const name = `${hash}.${extension}`;
  const file = join(folder, name);
  if (await exists(file)) return name;
  const unfinished = join(folder, `.${hash}.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return name;
}

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

async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/**
 * Removes files that no word names. They are put aside first and looked for once more: a word that was being written
 * just then takes its file back.
 */
async function remove({ db, config }: Platform, names: readonly string[]): Promise<void> {
  const folderOf = (name: string): string =>
    name.endsWith('.wav') ? audioFolder(config.dataDir) : pictureFolder(config.dataDir);
  const place = (name: string): string => join(folderOf(name), name);
  const aside = (name: string): string => join(folderOf(name), `.${name}.removed`);
  const used = new Set(await stillNamed(db, names));
  const unused = names.filter((name) => !used.has(name));
  if (unused.length === 0) return;
  for (const name of unused) await move(place(name), aside(name));
  await sleep(SECOND_LOOK_MS, undefined, { ref: false });
  const wanted = new Set(await stillNamed(db, unused));
  for (const name of unused) {
    if (wanted.has(name)) await move(aside(name), place(name));
    else await rm(aside(name), { force: true });
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

/**
 * Its time says when the folders were swept last: what they hold is seen by every server that shares them, and by a
 * restarted one.
 */
const marker = (dataDir: string): string => join(dataDir, 'media', '.swept');

async function timeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return 0;
      throw error;
    },
  );
}

/** Files of a folder that are older than a day: an address that was just answered stays good. */
async function* oldFiles(folder: string, now: number): AsyncGenerator<string> {
  await mkdir(folder, { recursive: true });
  for await (const entry of await opendir(folder)) {
    if (!entry.isFile()) continue;
    const time = await timeOf(join(folder, entry.name));
    if (time !== 0 && time < now - DAY_MS) yield entry.name;
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
  const { config, now, log } = platform;
  const started = now().getTime();
  let removed = 0;
  let part: string[] = [];
  const removePart = async (): Promise<void> => {
    if (part.length > 0) removed += await removeUnnamed(platform, part);
    part = [];
  };
  for (const folder of [audioFolder(config.dataDir), pictureFolder(config.dataDir)]) {
    for await (const name of oldFiles(folder, started)) {
      // Unfinished, or put aside by a server that died: nobody takes it up again.
      if (name.startsWith('.')) await rm(join(folder, name), { force: true });
      else if (part.push(name) === SWEEP_BATCH_SIZE) await removePart();
    }
  }
  await removePart();
  if (removed > 0) log.info({ removed }, 'clips and pictures that no word names are removed');
}

/** Orders a sweep of clips and pictures that no word names any more, when the last one was a day ago. */
export async function sweepOnceADay({ config, db, jobs, now }: Platform): Promise<void> {
  const file = marker(config.dataDir);
  if ((await timeOf(file)) > now().getTime() - DAY_MS) return;
  await db.transaction((tx) => jobs.enqueue(tx, sweepQueue, {}));
  await mkdir(join(config.dataDir, 'media'), { recursive: true });
  await writeFile(file, '');
  await utimes(file, now(), now());
}

/** Registers the worker that sweeps. Before the jobs start. */
export function workOnSweeps(platform: Platform): void {
  platform.jobs.work(
    sweepQueue,
    () => sweep(platform),
    async (_, error) => platform.log.error({ err: error }, 'clips and pictures could not be swept'),
  );
}
