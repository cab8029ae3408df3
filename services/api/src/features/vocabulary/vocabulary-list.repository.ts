import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database';
import { packed, unpack } from '../../platform/database/packed-integers';
import { holdsText } from './holds-text';
import type { EntryFilter } from './vocabulary.schemas';
import { vocabulary } from './vocabulary.tables';

export type Sort = EntryFilter['sort_by'];

/** What a list shows and in which order, with the collection and topic that were asked for as the topics that they are. */
export interface PlacedFilter extends Omit<EntryFilter, 'userTopicId' | 'topicId'> {
  /** undefined: all topics. */
  readonly topicIds: readonly number[] | undefined;
  /** Words that are not saved as well. */
  readonly unsaved?: boolean;
}

/** One order: the column that leads it, and whether it falls. The id settles ties in the same direction, so that no page repeats a word. */
const orders = {
  newest: { column: vocabulary.createdAt, direction: desc },
  oldest: { column: vocabulary.createdAt, direction: asc },
  updated: { column: vocabulary.updatedAt, direction: desc },
  alphabetical: { column: vocabulary.sortKey, direction: asc },
} as const satisfies Record<Sort, unknown>;

/** What the list shows of a learner's words. */
function listed(userId: number, filter: PlacedFilter): SQL | undefined {
  return and(
    eq(vocabulary.userId, userId),
    filter.unsaved ? undefined : eq(vocabulary.status, true),
    holdsText(userId, filter.search),
    filter.part_of_speech && eq(vocabulary.partOfSpeech, filter.part_of_speech),
    filter.level && eq(vocabulary.level, filter.level),
    filter.learned === 'all' ? undefined : eq(vocabulary.learned, filter.learned === 'learned'),
    filter.topicIds && inArray(vocabulary.topicId, [...filter.topicIds]),
  );
}

/** The ids of the whole list, in its order. */
export async function selectListedIds(
  db: Database | Transaction,
  userId: number,
  filter: PlacedFilter,
): Promise<Int32Array> {
  const { column, direction } = orders[filter.sort_by];
  const [row] = await db
    .select({ ids: packed([vocabulary.id], [direction(column), direction(vocabulary.id)]) })
    .from(vocabulary)
    .where(listed(userId, filter));
  return unpack(row?.ids);
}
