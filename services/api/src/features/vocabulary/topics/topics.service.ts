import { z } from 'zod';
import { collectionNames, maxLength } from '@kotoba/contracts';
import { learnerName } from '@kotoba/contracts/learner-text';
import type { Transaction } from '../../../platform/database/database';
import { learnerTransaction } from '../../../platform/database/learner-transaction';
import { ApiFailure, notFound } from '../../../platform/http/errors';
import type { Platform } from '../../../platform/platform';
import { publishChanged } from '../changed-event';
import { ensureTopic } from './place-words';
import * as repository from './topics.repository';

const named = z.object({ id: z.int(), name: z.string() });

/** A collection. `words` counts its saved words. */
const collection = named.extend({ words: z.int(), isDefault: z.boolean() }).meta({ id: 'Collection' });
export type Collection = z.infer<typeof collection>;

export const collectionsAnswer = z.object({ data: z.array(collection) });
export const collectionAnswer = z.object({ data: collection });
export const collectionBody = z.object({ name: learnerName(maxLength.name, { label: 'Name' }) });
export const deletedAnswer = z.object({
  data: z.object({ id: z.int(), movedWords: z.int(), movedTo: z.int().nullable() }),
});

/** The topics of a collection; each is the `parent` of its words. Source: VOC-18. */
const topicTree = z
  .object({
    userTopic: named,
    topics: z.array(z.object({ parent: named, words: z.int() })),
  })
  .meta({ id: 'TopicTree' });
export const topicTreeAnswer = z.object({ data: topicTree });

/** How many saved words lie in topics of a learner, together. */
type SavedWords = (topicIds: readonly number[]) => number;

/** Counts all of a learner's saved words once for every change of them. */
async function savedWords({ db, keptLists }: Platform, userId: number): Promise<SavedWords> {
  const pairs = await keptLists.read(userId, 'saved words', () => repository.countSavedWords(db, userId));
  const counts = new Map<number, number>();
  for (let at = 0; at < pairs.length; at += 2) counts.set(pairs[at] ?? 0, pairs[at + 1] ?? 0);
  return (topicIds) => topicIds.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
}

const noCollection = () => notFound('The collection');

const toCollection = (row: { id: number; name: string }, words: number): Collection => ({
  id: row.id,
  name: row.name,
  words,
  isDefault: repository.isDefaultName(row.name),
});

export async function listCollections(platform: Platform, userId: number): Promise<Collection[]> {
  const saved = await savedWords(platform, userId);
  const rows = await repository.selectCollections(platform.db, userId);
  return rows.map((row) => toCollection(row, saved(row.topicIds)));
}

async function assertNameIsFree(tx: Transaction, userId: number, name: string, except?: number) {
  const holder = await repository.findCollectionByName(tx, userId, name);
  if (holder !== null && holder !== except) {
    throw new ApiFailure('NAME_TAKEN', 409, 'You already have a collection with this name');
  }
}

export function createCollection({ db }: Platform, userId: number, name: string): Promise<Collection> {
  return learnerTransaction(db, userId, async (tx) => {
    await assertNameIsFree(tx, userId, name);
    const id = await repository.insertCollection(tx, userId, name);
    return toCollection({ id, name }, 0);
  });
}

export async function renameCollection(
  platform: Platform,
  userId: number,
  id: number,
  name: string,
): Promise<Collection> {
  await learnerTransaction(platform.db, userId, async (tx) => {
    if (!(await repository.findCollection(tx, userId, id))) throw noCollection();
    await assertNameIsFree(tx, userId, name, id);
    await repository.renameCollection(tx, userId, id, name);
  });
  const renamed = (await listCollections(platform, userId)).find((collection) => collection.id === id);
  if (!renamed) throw noCollection();
  return renamed;
}

/**
 * Deletes a collection; its words move to the default one. The default one goes only when it is empty: its words have
 * nowhere to go.
 */
export function deleteCollection(platform: Platform, userId: number, id: number) {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const collection = await repository.findCollection(tx, userId, id);
    if (!collection) throw noCollection();
    const words = await repository.countWords(tx, userId, id);
    if (words > 0 && repository.isDefaultName(collection.name)) {
      throw new ApiFailure(
        'CONFLICT',
        409,
        `"${collection.name}" still holds words and cannot be deleted; move or delete them first`,
      );
    }
    let movedTo: number | null = null;
    if (words > 0) {
      const target = await ensureTopic(tx, userId, {});
      const moved = await repository.moveWords(tx, userId, id, target);
      movedTo = await repository.findCollectionByName(tx, userId, collectionNames.default);
      await publishChanged(platform, tx, userId, moved);
    }
    await repository.deleteCollection(tx, userId, id);
    return { id, movedWords: words, movedTo };
  });
}

export async function getTopicTree(
  platform: Platform,
  userId: number,
  id: number,
): Promise<z.infer<typeof topicTree>> {
  const { db } = platform;
  const userTopic = await repository.findCollection(db, userId, id);
  if (!userTopic) throw noCollection();
  const saved = await savedWords(platform, userId);
  const topics = await repository.selectTopics(db, userId, id);
  return { userTopic, topics: topics.map((parent) => ({ parent, words: saved([parent.id]) })) };
}
