import { and, asc, count, desc, eq, like, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { topics } from '../topics/topics.tables';
import { searchPattern } from './entry-keys';
import type { PlacedRow } from './to-entry';
import { placedWords } from './vocabulary.repository';
import type { EntryFilter, ListQuery } from './vocabulary.schemas';
import { vocabulary } from './vocabulary.tables';

type Sort = EntryFilter['sort_by'];

/** One order: the column that leads it, and whether it falls. The id settles ties in the same direction, so that no page repeats a word. */
const orders = {
  newest: { column: vocabulary.createdAt, falling: true },
  oldest: { column: vocabulary.createdAt, falling: false },
  updated: { column: vocabulary.updatedAt, falling: true },
  alphabetical: { column: vocabulary.sortKey, falling: false },
} as const satisfies Record<Sort, unknown>;

/** What the list shows of a learner's saved words. */
function listed(userId: number, filter: EntryFilter): SQL | undefined {
  return and(
    eq(vocabulary.userId, userId),
    eq(vocabulary.status, true),
    filter.search === '' ? undefined : like(vocabulary.searchText, searchPattern(filter.search)),
    filter.part_of_speech && eq(vocabulary.partOfSpeech, filter.part_of_speech),
    filter.level && eq(vocabulary.level, filter.level),
    filter.learned === 'all' ? undefined : eq(vocabulary.learned, filter.learned === 'learned'),
    filter.topicId === undefined ? undefined : eq(vocabulary.topicId, filter.topicId),
    filter.userTopicId === undefined
      ? undefined
      : sql`${vocabulary.topicId} in (select ${topics.id} from ${topics} where ${topics.userId} = ${userId} and ${topics.collectionId} = ${filter.userTopicId})`,
  );
}

function orderBy(sort: Sort, reversed = false): SQL[] {
  const { column, falling } = orders[sort];
  const direction = falling === reversed ? asc : desc;
  return [direction(column), direction(vocabulary.id)];
}

export function selectPage(db: Database, userId: number, query: ListQuery): Promise<PlacedRow[]> {
  return placedWords(db)
    .where(listed(userId, query))
    .orderBy(...orderBy(query.sort_by))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

/** Ids and tags of the first words of the list, in its order. */
export const selectChoosable = (db: Database, userId: number, filter: EntryFilter, limit: number) =>
  db
    .select({ id: vocabulary.id, tags: vocabulary.tags })
    .from(vocabulary)
    .where(listed(userId, filter))
    .orderBy(...orderBy(filter.sort_by))
    .limit(limit);

/** The ids of the whole list, in its order. */
export async function selectListedIds(
  db: Database | Transaction,
  userId: number,
  filter: EntryFilter,
): Promise<number[]> {
  const rows = await db
    .select({ id: vocabulary.id })
    .from(vocabulary)
    .where(listed(userId, filter))
    .orderBy(...orderBy(filter.sort_by));
  return rows.map(({ id }) => id);
}

export async function countListed(
  db: Database,
  userId: number,
  filter: EntryFilter,
  extra?: SQL,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(vocabulary)
    .where(and(listed(userId, filter), extra));
  return row?.total ?? 0;
}

/** Words before (or after) a word in the list's order. The word itself need not match the filter. */
function beside(userId: number, id: number, sort: Sort, side: 'before' | 'after'): SQL {
  const { column, falling } = orders[sort];
  const smaller = (side === 'before') !== falling;
  const sign = smaller ? sql`<` : sql`>`;
  return sql`(${column}, ${vocabulary.id}) ${sign} (select ${sql.identifier(column.name)}, id from ${vocabulary} as here where here.user_id = ${userId} and here.id = ${id})`;
}

export async function selectNeighbors(db: Database, userId: number, id: number, filter: EntryFilter) {
  const neighbor = async (side: 'before' | 'after') => {
    const [row] = await db
      .select({ id: vocabulary.id })
      .from(vocabulary)
      .where(and(listed(userId, filter), beside(userId, id, filter.sort_by, side)))
      .orderBy(...orderBy(filter.sort_by, side === 'before'))
      .limit(1);
    return row?.id ?? null;
  };
  return {
    previous: await neighbor('before'),
    next: await neighbor('after'),
    before: await countListed(db, userId, filter, beside(userId, id, filter.sort_by, 'before')),
    isListed: (await countListed(db, userId, filter, eq(vocabulary.id, id))) === 1,
    total: await countListed(db, userId, filter),
  };
}
