import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import { readWhole, type FileFacts, type FileStore } from '@kotoba/files';
import { AUDIO_FOLDER } from '@kotoba/speech';
import { defineQueue } from '../../../platform/jobs/worker';
import type { Platform } from '../../../platform/platform';
import { ASIDE, PICTURE_FOLDER, removeFiles, stillNamed } from './media-files';

type Nothing = Record<string, never>;

const settings = { concurrency: 1, expireInSeconds: 1800 };
const sweepQueue = defineQueue<Nothing>('media.sweep', settings);
const trimQueue = defineQueue<Nothing>('media.trim-clips', settings);

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Names that are looked for in one pass over the words. */
const BATCH_SIZE = 10_000;
/** A pass over the words of all learners takes longer than what a learner waits for. */
const PASS_TIMEOUT = '2min';

async function* inBatches(names: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string[]> {
  let part: string[] = [];
  for await (const name of names) {
    if (part.push(name) < BATCH_SIZE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Those of `names` that no word names; at most BATCH_SIZE. */
const unnamedOf = (platform: Platform, names: readonly string[]): Promise<string[]> =>
  platform.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local statement_timeout = '${PASS_TIMEOUT}'`));
    const named = new Set(await stillNamed(tx, names));
    return names.filter((name) => !named.has(name));
  });

const removeSoon = (platform: Platform, names: readonly string[]): Promise<void> =>
  platform.db.transaction((tx) => removeFiles(platform, tx, names));

/** Names of files below folders that are older than a day: an address that was just answered stays good. */
async function* oldFiles(files: FileStore, folders: readonly string[], before: Date): AsyncGenerator<string> {
  for (const folder of folders)
    for await (const { name, modified } of files.list(folder)) if (modified < before) yield basename(name);
}

async function sweep(platform: Platform): Promise<void> {
  const { files, now, log } = platform;
  const before = new Date(now().getTime() - DAY_MS);
  const folders = [AUDIO_FOLDER, PICTURE_FOLDER];
  let removed = 0;
  for await (const names of inBatches(oldFiles(files, folders, before))) {
    const unnamed = await unnamedOf(platform, names);
    await removeSoon(platform, unnamed);
    removed += unnamed.length;
  }
  // A server died between putting them aside and the second look: another one looks.
  for await (const names of inBatches(oldFiles(files, [ASIDE], before))) await removeSoon(platform, names);
  for (const folder of folders) await files.removeUnfinished(folder, before);
  if (removed > 0) log.info({ removed }, 'clips and pictures that no word names are removed');
}

const bytesOf = (clips: Iterable<FileFacts>): number => [...clips].reduce((sum, { size }) => sum + size, 0);

/** Clips of the last day that no word names may take so much room; the oldest go first. Source: MEDIA-10. */
async function trimClips(platform: Platform): Promise<void> {
  const { files, config, now, log } = platform;
  const mostBytes = config.unusedClipsMb * 1e6;
  const since = new Date(now().getTime() - DAY_MS);
  const young = new Map<string, FileFacts>();
  for await (const { name, ...facts } of files.list(AUDIO_FOLDER))
    if (facts.modified >= since) young.set(basename(name), facts);
  // Nobody needs to look for names as long as all of them have room.
  if (bytesOf(young.values()) <= mostBytes) return;

  for await (const names of inBatches(young.keys())) {
    const unnamed = new Set(await unnamedOf(platform, names));
    for (const name of names) if (!unnamed.has(name)) young.delete(name);
  }
  const removed: string[] = [];
  let bytes = bytesOf(young.values());
  for (const [name, { size }] of [...young].sort(([, a], [, b]) => +a.modified - +b.modified)) {
    if (bytes <= mostBytes) break;
    removed.push(name);
    bytes -= size;
  }
  await removeSoon(platform, removed);
  if (removed.length > 0) log.warn({ removed: removed.length }, 'clips that no word names had no room');
}

/** The markers hold the time of the last order: every server sees it, and a restarted one. */
const REGULAR = [
  { queue: sweepQueue, marker: 'media/swept', everyMs: DAY_MS, run: sweep },
  { queue: trimQueue, marker: 'media/trimmed', everyMs: HOUR_MS, run: trimClips },
] as const;

/** Orders what removes clips and pictures that no word names, when it was long enough ago. */
export async function orderSweeps({ files, db, jobs, now }: Platform): Promise<void> {
  for (const { queue, marker, everyMs } of REGULAR) {
    const last = Date.parse((await readWhole(files, marker))?.toString() ?? '');
    if (last > now().getTime() - everyMs) continue;
    await db.transaction((tx) => jobs.enqueue(tx, queue, {}));
    await files.put(marker, now().toISOString());
  }
}

/** Registers the workers that sweep. Before the jobs start. */
export function workOnSweeps(platform: Platform): void {
  for (const { queue, run } of REGULAR) {
    platform.jobs.work(
      queue,
      () => run(platform),
      async (_, error) => platform.log.error({ err: error }, 'clips and pictures could not be swept'),
    );
  }
}
