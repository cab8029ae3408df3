import { sql } from 'drizzle-orm';
import { notFound } from '../../platform/http/errors';
import { addDays, localDate, startOfDay } from '../../platform/clock/learner-day';
import type { Platform } from '../../platform/platform';
import { findCollection, findTopic, selectTopics } from './topics/topics.repository';
import type { Entry } from './entry.schemas';
import { noWord, findStudiedWords, findWord, tagsAmong, wordsMadeBetween } from './vocabulary.repository';
import { pieceLinker } from './link-pieces';
import { toEntry, toListedEntry } from './to-entry';
import { listedIds, orderedIds } from './vocabulary-list.repository';
import type { EntryFilter, ListQuery } from './vocabulary.schemas';

/**
 * How many ids of a list come before a place of the order that the list is taken from. The list is halved until the
 * gap is found, so that a hundred thousand ids cost a millisecond.
 */
export function countBefore(list: Int32Array, order: Int32Array, place: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (order.indexOf(list[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Most words that `today` lists. */
const MAX_TODAY = 1000;

/**
 * The topics that a filter means. A collection or topic that is not the learner's is answered like any other unknown
 * id, and so is a topic of another collection than the one that is asked for beside it: an empty list would say that
 * there are no words.
 */
async function topicsOf({ db }: Platform, userId: number, { userTopicId, topicId }: EntryFilter) {
  const topic = topicId === undefined ? undefined : await findTopic(db, userId, topicId);
  if (topic === null || (topic && userTopicId !== undefined && topic.collectionId !== userTopicId)) {
    throw notFound('The topic');
  }
  if (topic) return [topic.id];
  if (userTopicId === undefined) return undefined;
  if (!(await findCollection(db, userId, userTopicId))) throw notFound('The collection');
  return (await selectTopics(db, userId, userTopicId)).map(({ id }) => id);
}

/** A filter as the list goes by it. @throws ApiFailure 404 for a collection or topic that is not there */
export async function placeFilter<Filter extends EntryFilter>(
  platform: Platform,
  userId: number,
  filter: Filter,
) {
  return { ...filter, topicIds: await topicsOf(platform, userId, filter) };
}

export async function listEntries(platform: Platform, userId: number, query: ListQuery) {
  const { page, limit, ...filter } = await placeFilter(platform, userId, query);
  const ids = await listedIds(platform, userId, filter);
  const shown = [...ids.subarray((page - 1) * limit, page * limit)];
  const due = platform.wordCompanions.find((companion) => companion.due)?.due ?? sql<null>`null`;
  return {
    vocabulary: (await findStudiedWords(platform.db, userId, shown, due)).map(toListedEntry),
    pagination: { page, limit, total_count: ids.length, total_pages: Math.ceil(ids.length / limit) },
  };
}

/** The words of a list, as little of them as choosing them all takes. */
export async function listChoosable(platform: Platform, userId: number, filter: EntryFilter) {
  const ids = [...(await listedIds(platform, userId, await placeFilter(platform, userId, filter)))];
  return { vocabulary_ids: ids, tags: await tagsAmong(platform.db, userId, ids) };
}

/** A word with what the kanji dictionary says of its kanji, and with the words that it is made of. */
export async function getEntry({ db, language }: Platform, userId: number, id: number) {
  const row = await findWord(db, userId, id);
  if (!row) throw noWord();
  const pieces = row.word.pieces ?? [];
  return {
    vocabulary: toEntry(row),
    kanji: await language.kanji(row.word.kanji ?? row.word.jaWord),
    pieces: pieces.map(await pieceLinker(db, userId, pieces)),
  };
}

/** Where a word stands in the list; 0 when the filter does not show it (with the neighbours of its place). */
export async function getNeighbors(platform: Platform, userId: number, id: number, filter: EntryFilter) {
  const ids = await listedIds(platform, userId, await placeFilter(platform, userId, filter));
  const place = ids.indexOf(id);
  const isListed = place !== -1;
  const before = isListed ? place : await hiddenPlace(platform, userId, id, { ids, filter });
  return {
    previous_id: ids[before - 1] ?? null,
    next_id: ids[isListed ? before + 1 : before] ?? null,
    position: isListed ? before + 1 : 0,
    total: ids.length,
  };
}

/**
 * How many words of a list come before one that it does not show; none of a search, which orders by how well a word
 * fits.
 * @throws ApiFailure 404 for a word that is not the learner's
 */
async function hiddenPlace(
  platform: Platform,
  userId: number,
  id: number,
  { ids, filter }: { ids: Int32Array; filter: EntryFilter },
): Promise<number> {
  const order = await orderedIds(platform, userId, filter.sort_by);
  const place = order.indexOf(id);
  if (place === -1) throw noWord();
  return filter.search === '' ? countBefore(ids, order, place) : 0;
}

/** Saved and unsaved words that were made on the learner's calendar day. */
export async function listToday(
  { db, now }: Platform,
  { id, timeZone }: { id: number; timeZone: string },
): Promise<Entry[]> {
  const today = localDate(now(), timeZone);
  const rows = await wordsMadeBetween(
    db,
    id,
    startOfDay(today, timeZone),
    startOfDay(addDays(today, 1), timeZone),
    MAX_TODAY,
  );
  return rows.map(toEntry);
}
