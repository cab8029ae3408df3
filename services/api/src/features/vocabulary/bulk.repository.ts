import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { vocabulary } from './vocabulary.tables';

const these = (userId: number, ids: readonly number[]) =>
  and(eq(vocabulary.userId, userId), inArray(vocabulary.id, [...ids]));

const changedIds = async (rows: Promise<{ id: number }[]>): Promise<number[]> =>
  (await rows).map(({ id }) => id);

/** Puts words into a topic. Gives the ids of those that lay elsewhere. */
export const moveToTopic = (
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

/** Takes tags off words and adds others behind those that they have. Gives the changed words' ids and the most tags that one has then. */
export async function changeTags(
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
