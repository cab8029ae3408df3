import { collectionNames, DEFAULT_TOPIC, maxLength } from '@kotoba/contracts';
import { learnerName } from '@kotoba/contracts/learner-text';
import type { Transaction } from '../../../platform/database/database';
import * as repository from './topics.repository';

export interface Place {
  readonly collection?: string;
  readonly topic?: string;
}

const names = learnerName(maxLength.name);

/** Names that the product derives from a learner's text obey the rules of typed ones. */
function asName(name: string | undefined, fallback: string): string {
  const line = (name ?? '').replace(/\s+/gu, ' ').trim();
  const found = names.safeParse([...line].slice(0, maxLength.name).join(''));
  return found.success ? found.data : fallback;
}

interface Named {
  readonly collection: string;
  readonly topic: string;
}

const toNamed = ({ collection, topic }: Place): Named => ({
  collection: asName(collection, collectionNames.default),
  topic: asName(topic, DEFAULT_TOPIC),
});

const keyOf = ({ collection, topic }: Named): string =>
  JSON.stringify([repository.nameKey(collection), repository.nameKey(topic)]);

async function makeTopic(tx: Transaction, userId: number, { collection, topic }: Named): Promise<number> {
  const collectionId =
    (await repository.findCollectionByName(tx, userId, collection)) ??
    (await repository.insertCollection(tx, userId, collection));
  return repository.insertTopic(tx, userId, collectionId, topic);
}

/**
 * The topics that words belong to, made when they are not there yet; gives the topic of each of the places. Without a
 * collection that is "My Words", without a topic "General". However many the places are, what is there is asked for
 * once. Must run in a learner's transaction: two at once would make two.
 */
export async function ensureTopics(
  tx: Transaction,
  userId: number,
  places: readonly Place[],
): Promise<(place: Place) => number> {
  const wanted = places.map(toNamed);
  const there = await repository.topicsInCollections(
    tx,
    userId,
    wanted.map(({ collection }) => collection),
  );
  const known = new Map(there.map(({ id, ...names }) => [keyOf(names), id]));
  for (const named of wanted) {
    const key = keyOf(named);
    if (!known.has(key)) known.set(key, await makeTopic(tx, userId, named));
  }
  return (place) => {
    const id = known.get(keyOf(toNamed(place)));
    if (id === undefined) throw new Error('This place was not asked for');
    return id;
  };
}

/** The topic that a word belongs to, as `ensureTopics` finds or makes it. */
export const ensureTopic = async (tx: Transaction, userId: number, place: Place): Promise<number> =>
  (await ensureTopics(tx, userId, [place]))(place);
