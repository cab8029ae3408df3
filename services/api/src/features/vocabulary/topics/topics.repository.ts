import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { collectionNames } from '@kotoba/contracts';
import { foldForSearch } from '@kotoba/japanese';
import { type Transaction, type Executor, insertedRow } from '../../../platform/database/database';
import { packed, unpack } from '../../../platform/database/sql-parts';
import { vocabulary, collections, topics } from '../vocabulary.tables';

/** Index rows have a limit, and NFKC can make one character eighteen. */
const MAX_KEY_LENGTH = 300;

/** Two names are the same when their keys are: width, case, kana and inner white space do not count. */
export const nameKey = (name: string): string =>
  foldForSearch(name).replace(/\s+/g, ' ').trim().slice(0, MAX_KEY_LENGTH);

export const isDefaultName = (name: string): boolean => nameKey(name) === nameKey(collectionNames.default);

const ofLearner = (userId: number, id: number) => and(eq(collections.userId, userId), eq(collections.id, id));

/** Of each topic that holds saved words its id, followed by their number; counted in an index alone. */
export async function countSavedWords(db: Executor, userId: number): Promise<Int32Array> {
  const saved = db
    .select({ topicId: vocabulary.topicId, words: count().as('words') })
    .from(vocabulary)
    .where(and(eq(vocabulary.userId, userId), eq(vocabulary.status, true)))
    .groupBy(vocabulary.topicId)
    .as('saved');
  const [row] = await db.select({ counts: packed([saved.topicId, saved.words]) }).from(saved);
  return unpack(row?.counts);
}

/** All collections of a learner with the ids of their topics, in the order of their making. */
export const selectCollections = (db: Executor, userId: number) =>
  db
    .select({
      id: collections.id,
      name: collections.name,
      topicIds: sql<number[]>`array_remove(array_agg(${topics.id}), null)`,
    })
    .from(collections)
    .leftJoin(topics, and(eq(topics.userId, userId), eq(topics.collectionId, collections.id)))
    .where(eq(collections.userId, userId))
    .groupBy(collections.userId, collections.id)
    .orderBy(asc(collections.id));

export async function findCollection(db: Executor, userId: number, id: number) {
  const [row] = await db
    .select({ id: collections.id, name: collections.name })
    .from(collections)
    .where(ofLearner(userId, id));
  return row ?? null;
}

/** The id of the collection of that name, or null. */
export async function findCollectionByName(db: Executor, userId: number, name: string) {
  const [row] = await db
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.userId, userId), eq(collections.nameKey, nameKey(name))));
  return row?.id ?? null;
}

export const insertCollection = async (tx: Transaction, userId: number, name: string): Promise<number> =>
  insertedRow(
    await tx
      .insert(collections)
      .values({ userId, name, nameKey: nameKey(name) })
      .returning({ id: collections.id }),
  ).id;

export async function renameCollection(tx: Transaction, userId: number, id: number, name: string) {
  await tx
    .update(collections)
    .set({ name, nameKey: nameKey(name) })
    .where(ofLearner(userId, id));
}

/** Deletes a collection with its topics; no word may lie in them any more. */
export async function deleteCollection(tx: Transaction, userId: number, id: number) {
  await tx.delete(collections).where(ofLearner(userId, id));
}

export async function findTopic(db: Executor, userId: number, id: number) {
  const [row] = await db
    .select({ id: topics.id, name: topics.name, collectionId: topics.collectionId })
    .from(topics)
    .where(and(eq(topics.userId, userId), eq(topics.id, id)));
  return row ?? null;
}

/** The topics of a collection, in the order of their making. */
export const selectTopics = (db: Executor, userId: number, collectionId: number) =>
  db
    .select({ id: topics.id, name: topics.name })
    .from(topics)
    .where(and(eq(topics.userId, userId), eq(topics.collectionId, collectionId)))
    .orderBy(asc(topics.id));

/** The topics of the collections of these names. */
export const topicsInCollections = (db: Executor, userId: number, names: readonly string[]) =>
  db
    .select({ id: topics.id, topic: topics.name, collection: collections.name })
    .from(topics)
    .innerJoin(collections, and(eq(collections.userId, userId), eq(collections.id, topics.collectionId)))
    .where(and(eq(topics.userId, userId), inArray(collections.nameKey, [...new Set(names.map(nameKey))])));

export const insertTopic = async (
  tx: Transaction,
  userId: number,
  collectionId: number,
  name: string,
): Promise<number> =>
  insertedRow(
    await tx
      .insert(topics)
      .values({ userId, collectionId, name, nameKey: nameKey(name) })
      .returning({ id: topics.id }),
  ).id;

/** Moves every word of a collection, saved or not, into one topic. Gives the ids of the words. */
export async function moveWords(tx: Transaction, userId: number, fromCollection: number, toTopic: number) {
  const from = tx
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.userId, userId), eq(topics.collectionId, fromCollection)));
  const moved = await tx
    .update(vocabulary)
    .set({ topicId: toTopic })
    .where(and(eq(vocabulary.userId, userId), inArray(vocabulary.topicId, from)))
    .returning({ id: vocabulary.id });
  return moved.map(({ id }) => id);
}

export async function countWords(db: Executor, userId: number, collectionId: number): Promise<number> {
  const [row] = await db
    .select({ words: count() })
    .from(vocabulary)
    .innerJoin(topics, and(eq(topics.userId, userId), eq(topics.id, vocabulary.topicId)))
    .where(and(eq(vocabulary.userId, userId), eq(topics.collectionId, collectionId)));
  return row?.words ?? 0;
}
