import { setTimeout as sleep } from 'node:timers/promises';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { learnerTransaction } from '../../../platform/database/learner-transaction';
import type { Platform } from '../../../platform/platform';
import {
  contentOf,
  drawWord,
  publishChanged,
  type VocabularyRow,
  vocabulary,
  type PictureValues,
} from '../../vocabulary';
import { inGroups } from '../in-groups';
import { defineQueue } from '../../../platform/jobs/worker';
import type { Database, Transaction } from '../../../platform/database/database';

/** Words of a learner that have no picture, the newest first. */
const selectUndrawn = (
  db: Database,
  userId: number,
  { below, limit }: { below: number; limit: number },
): Promise<VocabularyRow[]> =>
  db
    .select()
    .from(vocabulary)
    .where(and(eq(vocabulary.userId, userId), lt(vocabulary.id, below), isNull(vocabulary.wordImage)))
    .orderBy(desc(vocabulary.id))
    .limit(limit);

interface DrawnWord extends PictureValues {
  readonly id: number;
}

/**
 * Gives words their pictures; one that somebody drew meanwhile, as when the learner changed the word, stays. The words
 * are named twice: of a learner who has just got 20,000 of them PostgreSQL knows nothing yet, and would go through all
 * of them for each.
 */
async function storePictures(tx: Transaction, userId: number, words: readonly DrawnWord[]) {
  const column = <Key extends keyof DrawnWord>(key: Key) => sql.param(words.map((word) => word[key]));
  await tx.execute(sql`
    update ${vocabulary} as word set
      word_image = drawn.word_image,
      word_image_alt = drawn.word_image_alt,
      sentence_image = coalesce(word.sentence_image, drawn.sentence_image),
      sentence_image_alt = coalesce(word.sentence_image_alt, drawn.sentence_image_alt)
    from unnest(${column('id')}::int[], ${column('wordImage')}::text[], ${column('wordImageAlt')}::text[],
      ${column('sentenceImage')}::text[], ${column('sentenceImageAlt')}::text[])
      as drawn(id, word_image, word_image_alt, sentence_image, sentence_image_alt)
    where word.user_id = ${userId} and word.id = any(${column('id')}::int[]) and word.id = drawn.id and word.word_image is null`);
}

interface DrawPictures {
  readonly userId: number;
  /** Only words with an id below this one; all of them, unless said otherwise. */
  readonly below?: number;
}

/**
 * Drawing words that came without pictures: a job does a few seconds of it and orders the next. One at a time, because
 * nobody waits for it.
 */
export const drawPictures = defineQueue<DrawPictures>('vocabulary.draw', { retryLimit: 5, concurrency: 1 });

/** How long one job draws before it orders the next; then the open pages hear of it. Milliseconds. */
const WORK_MS = 5_000;
/** Words of one write. */
const BATCH = 100;
/** Words that are drawn without a pause: a few milliseconds. Their files are written at the same time. */
const CONCURRENCY = 8;

const draw = (platform: Platform, words: readonly VocabularyRow[]): Promise<DrawnWord[]> =>
  inGroups(words, CONCURRENCY, async (word) => ({
    id: word.id,
    ...(await drawWord(platform, contentOf(word), { variant: word.wordImageVariant })),
  }));

/**
 * Draws a learner's words that have no picture, the newest first, for some seconds. Done twice, it changes nothing.
 */
export async function runDrawing(
  platform: Platform,
  { userId, below = 2 ** 31 - 1 }: DrawPictures,
): Promise<void> {
  const { db, jobs } = platform;
  const end = Date.now() + WORK_MS;
  const drawn: number[] = [];
  let next: number | null = below;
  while (next !== null && Date.now() < end) {
    const began = Date.now();
    const words: VocabularyRow[] = await selectUndrawn(db, userId, { below: next, limit: BATCH });
    const pictures = await draw(platform, words);
    await learnerTransaction(db, userId, (tx) => storePictures(tx, userId, pictures));
    drawn.push(...words.map(({ id }) => id));
    next = words.length < BATCH ? null : (words.at(-1)?.id ?? null);
    // Half of the time belongs to those who wait for something: calls, and files that come in.
    if (next !== null) await sleep(Date.now() - began);
  }
  const rest = next;
  await db.transaction(async (tx) => {
    await publishChanged(platform, tx, userId, drawn);
    if (rest !== null) await jobs.enqueue(tx, drawPictures, { userId, below: rest });
  });
}
