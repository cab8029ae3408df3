import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { FileStore } from '@kotoba/files';
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

/** The candidates of a note's open question are no words yet, and shown all the same. */
const asked = sql`select question.user_id, name from note_questions question cross join lateral unnest(pictures) as file(name)
  where question.answered_at is null`;

async function namesWhere(db: Executor, condition: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from (
        select ${vocabulary.userId}, name from ${words} cross join lateral (${named}) as file(name)
        union all ${asked}) as shown
      where name is not null and ${condition}`,
  );
  return rows.map(({ name }) => name);
}

/** The media files that the learner's words name, deleted ones included as long as they can come back. */
const filesOf = (tx: Transaction, userId: number): Promise<string[]> =>
  namesWhere(tx, sql`user_id = ${userId}`);

/**
 * Those of `names` that a word of anybody names: equal content is one file for all learners. Not a learner's data: no
 * name says whose it is.
 */
export const stillNamed = (db: Executor, names: readonly string[]): Promise<string[]> =>
  namesWhere(db, sql`name = any(${sql.param([...names])}::text[])`);

/** Where pictures lie in the store, drawn and painted. */
export const PICTURE_FOLDER = 'media/pictures';

/** A picture as a file: the name is a hash of its content. */
export interface PictureFile {
  readonly hash: string;
  readonly extension: 'svg' | RasterKind;
  readonly content: string | Buffer;
}

/**
 * Whether a picture is a photo that the learner gave: it is named by its whole hash, what is drawn or painted by the
 * first 40 digits.
 */
export const isPhoto = (name: string | null): boolean => name !== null && /^[0-9a-f]{64}\./.test(name);

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
export const ASIDE = 'media/aside';
const asideOf = (name: string): string => `${ASIDE}/${name}`;

const removeFilesQueue = defineQueue<{ names: string[] }>('media.remove-files');

/** Names in one job. */
const REMOVE_BATCH_SIZE = 1000;
/** Longer than a write that has found the file and has not committed the row that names it. */
const SECOND_LOOK_MS = 2000;

/** Files are removed soon after `tx`, unless a word names them then. */
export async function removeFiles(
  { jobs }: Platform,
  tx: Transaction,
  names: readonly string[],
): Promise<void> {
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
