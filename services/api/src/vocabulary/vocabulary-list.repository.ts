import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { holdsText } from './holds-text';
import type { PlacedRow } from './to-entry';
import { findWords } from './vocabulary.repository';
import type { EntryFilter, ListQuery } from './vocabulary.schemas';
import { vocabulary } from './vocabulary.tables';

type Executor = Database | Transaction;
type Sort = EntryFilter['sort_by'];

/** What a list shows and in which order, with the collection and topic that were asked for as the topics that they are. */
export type PlacedFilter = Omit<EntryFilter, 'userTopicId' | 'topicId'> & {
  /** undefined: all topics. */
  readonly topicIds: readonly number[] | undefined;
};
export type PlacedQuery = PlacedFilter & Pick<ListQuery, 'page' | 'limit'>;

/** One order: the column that leads it, and whether it falls. The id settles ties in the same direction, so that no page repeats a word. */
const orders = {
  newest: { column: vocabulary.createdAt, falling: true },
  oldest: { column: vocabulary.createdAt, falling: false },
  updated: { column: vocabulary.updatedAt, falling: true },
  alphabetical: { column: vocabulary.sortKey, falling: false },
} as const satisfies Record<Sort, unknown>;

/** What the list shows of a learner's saved words. */
function listed(userId: number, filter: PlacedFilter): SQL | undefined {
  return and(
    eq(vocabulary.userId, userId),
    eq(vocabulary.status, true),
    holdsText(userId, filter.search),
    filter.part_of_speech && eq(vocabulary.partOfSpeech, filter.part_of_speech),
    filter.level && eq(vocabulary.level, filter.level),
    filter.learned === 'all' ? undefined : eq(vocabulary.learned, filter.learned === 'learned'),
    filter.topicIds && inArray(vocabulary.topicId, [...filter.topicIds]),
  );
}

function orderBy(sort: Sort, reversed = false): SQL[] {
  const { column, falling } = orders[sort];
  const direction = falling === reversed ? asc : desc;
  return [direction(column), direction(vocabulary.id)];
}

const idsOf = (db: Executor, where: SQL | undefined, order: SQL[]) =>
  db
    .select({ id: vocabulary.id })
    .from(vocabulary)
    .where(where)
    .orderBy(...order);

/** The words of a page. Only their ids are looked for in the list's order, so that those before them cost next to nothing. */
export async function selectPage(db: Database, userId: number, query: PlacedQuery): Promise<PlacedRow[]> {
  const rows = await idsOf(db, listed(userId, query), orderBy(query.sort_by))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  return findWords(
    db,
    userId,
    rows.map(({ id }) => id),
  );
}

/** Ids and tags of the first words of the list, in its order. */
export const selectChoosable = (db: Database, userId: number, filter: PlacedFilter, limit: number) =>
  db
    .select({ id: vocabulary.id, tags: vocabulary.tags })
    .from(vocabulary)
    .where(listed(userId, filter))
    .orderBy(...orderBy(filter.sort_by))
    .limit(limit);

/** The ids of the whole list, in its order. */
export async function selectListedIds(db: Executor, userId: number, filter: PlacedFilter): Promise<number[]> {
  const rows = await idsOf(db, listed(userId, filter), orderBy(filter.sort_by));
  return rows.map(({ id }) => id);
}

export async function countListed(
  db: Database,
  userId: number,
  filter: PlacedFilter,
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

export async function selectNeighbors(db: Database, userId: number, id: number, filter: PlacedFilter) {
  const neighbor = async (side: 'before' | 'after') => {
    const where = and(listed(userId, filter), beside(userId, id, filter.sort_by, side));
    const [row] = await idsOf(db, where, orderBy(filter.sort_by, side === 'before')).limit(1);
    return row?.id ?? null;
  };
  const [previous, next, before, own, total] = await Promise.all([
    neighbor('before'),
    neighbor('after'),
    countListed(db, userId, filter, beside(userId, id, filter.sort_by, 'before')),
    countListed(db, userId, filter, eq(vocabulary.id, id)),
    countListed(db, userId, filter),
  ]);
  return { previous, next, before, isListed: own === 1, total };
}
