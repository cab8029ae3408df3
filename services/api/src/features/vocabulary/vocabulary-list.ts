import type { Platform } from '../../platform/platform';
import { selectListedIds, type PlacedFilter, type Sort } from './vocabulary-list.repository';

/** The ids of a learner's list, in its order; pages, totals and places are all taken from them. */
export function listedIds(
  { db, keptLists }: Platform,
  userId: number,
  filter: PlacedFilter,
): Promise<Int32Array> {
  const { sort_by, topicIds, part_of_speech, level, learned, search, unsaved } = filter;
  const name = JSON.stringify([sort_by, topicIds, part_of_speech, level, learned, search, unsaved]);
  return keptLists.read(userId, name, () => selectListedIds(db, userId, filter));
}

/** The ids of all words of a learner, saved or not, in an order of the list. */
export const orderedIds = (platform: Platform, userId: number, sort: Sort): Promise<Int32Array> =>
  listedIds(platform, userId, {
    sort_by: sort,
    search: '',
    learned: 'all',
    topicIds: undefined,
    unsaved: true,
  });
