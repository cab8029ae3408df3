import { maxLength } from '@kotoba/contracts';
import type { Transaction } from '../database/database';
import { collectionNames, DEFAULT_TOPIC } from './topic-names';
import * as repository from './topics.repository';

export interface Place {
  readonly collection?: string;
  readonly topic?: string;
}

/** Names that the product derives from a learner's text obey the length of typed ones. */
const asName = (name: string | undefined, fallback: string): string =>
  [...(name ?? '').trim()].slice(0, maxLength.name).join('').trim() || fallback;

/**
 * The topic that a word belongs to, made when it is not there yet. Without a collection that is "My Words", without a topic "General".
 * Must run in a learner's transaction: two at once would make two.
 */
export async function ensureTopic(tx: Transaction, userId: number, place: Place): Promise<number> {
  const collection = asName(place.collection, collectionNames.default);
  const topic = asName(place.topic, DEFAULT_TOPIC);
  const collectionId =
    (await repository.findCollectionByName(tx, userId, collection)) ??
    (await repository.insertCollection(tx, userId, collection));
  return (
    (await repository.findTopicByName(tx, userId, collectionId, topic)) ??
    (await repository.insertTopic(tx, userId, collectionId, topic))
  );
}
