import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from '../../../platform/database/database';
import { defineQueue } from '../../../platform/jobs/job-queue';
import type { Platform } from '../../../platform/platform';
import { filesOf, stillNamed } from './own-files.repository';
import { pictureFolder } from './media-folders';
import { audioFolder } from '@kotoba/speech';

const removeFilesQueue = defineQueue<{ names: string[] }>('media.remove-files');

/** Names in one job. */
const PART = 1000;
/** Longer than a write that has found the file and has not committed the row that names it. */
const SECOND_LOOK_MS = 2000;

/** Files are removed soon after `tx`, unless a word names them then. */
export async function removeFiles(
  { jobs }: Platform,
  tx: Transaction,
  names: readonly string[],
): Promise<void> {
  for (let start = 0; start < names.length; start += PART) {
    await jobs.enqueue(tx, removeFilesQueue, { names: names.slice(start, start + PART) });
  }
}

/** What the learner's words name is removed soon after `tx`, which deletes them, unless a word of somebody else names it too. */
export const removeFilesOf = async (platform: Platform, tx: Transaction, userId: number): Promise<void> =>
  removeFiles(platform, tx, await filesOf(tx, userId));

async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/**
 * Removes files that no word names. They are put aside first and looked for once more: a word that was being written just then takes its
 * file back.
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
