import type { z } from 'zod';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { MAX_TAGS } from '@kotoba/contracts';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { ApiFailure } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/database/database';
import { ensureTopic } from './topics/place-words';
import { findTopic } from './topics/topics.repository';
import type { moveBody, tagBody } from './vocabulary.schemas';
import { publishChanged } from './changed-event';
import { assertOwn } from './vocabulary.repository';
import { vocabulary } from './vocabulary.tables';

const these = (userId: number, ids: readonly number[]) =>
  and(eq(vocabulary.userId, userId), inArray(vocabulary.id, [...ids]));

const changedIds = async (rows: Promise<{ id: number }[]>): Promise<number[]> =>
  (await rows).map(({ id }) => id);

/** Puts words into a topic. Gives the ids of those that lay elsewhere. */
const moveToTopic = (
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  { topicId, now }: { topicId: number; now: Date },
): Promise<number[]> =>
  changedIds(
    tx
      .update(vocabulary)
      .set({ topicId, updatedAt: now })
      .where(and(these(userId, ids), ne(vocabulary.topicId, topicId)))
      .returning({ id: vocabulary.id }),
  );

/**
 * Takes tags off words and adds others behind those that they have. Gives the changed words' ids and the most tags
 * that one has then.
 */
async function changeTags(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  { add, remove, now }: { add: readonly string[]; remove: readonly string[]; now: Date },
): Promise<{ changed: number[]; most: number }> {
  const added = sql`${sql.param([...add])}::text[]`;
  const removed = sql`${sql.param([...remove])}::text[]`;
  const tags = sql<
    string[]
  >`array(select t from unnest(${vocabulary.tags}) with ordinality k(t, n) where t <> all(${removed}) order by n)
    || array(select t from unnest(${added}) with ordinality k(t, n) where t <> all(${vocabulary.tags}) order by n)`;
  const rows = await tx
    .update(vocabulary)
    .set({ tags, updatedAt: now })
    .where(and(these(userId, ids), sql`${vocabulary.tags} <> (${tags})`))
    .returning({ id: vocabulary.id, count: sql<number>`cardinality(${vocabulary.tags})` });
  return { changed: rows.map(({ id }) => id), most: Math.max(0, ...rows.map(({ count }) => count)) };
}

/**
 * Moves words to a collection and topic, which are made when they are not there yet. `updated_count` counts those that
 * lay elsewhere.
 */
export function moveEntries(
  platform: Platform,
  userId: number,
  { vocabulary_ids: ids, user_topic: collection, topic }: z.infer<typeof moveBody>,
) {
  return learnerTransaction(platform.db, userId, async (tx) => {
    await assertOwn(tx, userId, ids);
    const topicId = await ensureTopic(tx, userId, { collection, topic });
    const moved = await moveToTopic(tx, userId, ids, { topicId, now: platform.now() });
    await publishChanged(platform, tx, userId, moved);
    const place = await findTopic(tx, userId, topicId);
    if (!place) throw new Error('A topic that was just made is not there');
    return { updated_count: moved.length, user_topic_id: place.collectionId, topic_id: topicId };
  });
}

/** Adds tags to words and takes others off. One word that would have too many refuses the whole call. */
export function tagEntries(
  platform: Platform,
  userId: number,
  { vocabulary_ids: ids, add, remove }: z.infer<typeof tagBody>,
): Promise<number> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    await assertOwn(tx, userId, ids);
    const { changed, most } = await changeTags(tx, userId, ids, { add, remove, now: platform.now() });
    if (most > MAX_TAGS) {
      throw new ApiFailure('INVALID_INPUT', 400, `A word can have at most ${MAX_TAGS} tags`);
    }
    await publishChanged(platform, tx, userId, changed);
    return changed.length;
  });
}
