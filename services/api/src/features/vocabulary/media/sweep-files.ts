import { mkdir, opendir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { defineQueue } from '../../../platform/jobs/job-queue';
import type { Platform } from '../../../platform/platform';
import { pictureFolder } from './media-folders';
import { audioFolder } from '@kotoba/speech';
import { stillNamed } from './own-files.repository';
import { removeFiles } from './remove-files';

const sweepQueue = defineQueue<Record<string, never>>('media.sweep', {
  concurrency: 1,
  expireInSeconds: 1800,
});

const DAY_MS = 24 * 60 * 60 * 1000;
/** Names that are looked for in one pass over the words. */
const PART = 10_000;
/** A pass over the words of all learners takes longer than what a learner waits for. */
const PASS_TIMEOUT = '2min';

/** Its time says when the folders were swept last: what they hold is seen by every server that shares them, and by a restarted one. */
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

/** Files of a folder that are older than a day: an address that was just answered stays good for the learner who has it. */
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
      else if (part.push(name) === PART) await removePart();
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
