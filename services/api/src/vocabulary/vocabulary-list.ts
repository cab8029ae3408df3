import type { Platform } from '../platform';
import { selectListedIds, type PlacedFilter } from './vocabulary-list.repository';

/** The ids of a learner's list, in its order; pages, totals and places are all taken from them. */
export function listedIds(
  { db, keptLists }: Platform,
  userId: number,
  filter: PlacedFilter,
): Promise<Int32Array> {
  const { sort_by, topicIds, part_of_speech, level, learned, search, including } = filter;
  const name = JSON.stringify([sort_by, topicIds, part_of_speech, level, learned, search, including]);
  return keptLists.read(userId, name, () => selectListedIds(db, userId, filter));
}
