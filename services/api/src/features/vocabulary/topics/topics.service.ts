import type { z } from 'zod';
import type { Transaction } from '../../../platform/database/database';
import { learnerTransaction } from '../../../platform/database/learner-transaction';
import { ApiFailure, notFound } from '../../../platform/http/errors';
import type { Platform } from '../../../platform/platform';
import { publishChanged } from '../changed-event';
import { ensureTopic } from './place-words';
import { savedWords } from './saved-words';
import { isDefaultName } from './topic-names';
import { collectionNames } from '@kotoba/contracts';
import * as repository from './topics.repository';
import type { Collection, topicTree } from './topics.schemas';

const noCollection = () => notFound('The collection');

const toCollection = (row: { id: number; name: string }, words: number): Collection => ({
  id: row.id,
  name: row.name,
  words,
  isDefault: isDefaultName(row.name),
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

/** Deletes a collection; its words move to the default one. The default one goes only when it is empty: its words have nowhere to go. */
export function deleteCollection(platform: Platform, userId: number, id: number) {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const collection = await repository.findCollection(tx, userId, id);
    if (!collection) throw noCollection();
    const words = await repository.countWords(tx, userId, id);
    if (words > 0 && isDefaultName(collection.name)) {
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
