import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { meaningKeys } from '@kotoba/japanese/answers';
import type { Executor } from '../../platform/database/database';
import { packed, unpack } from '../../platform/database/sql-parts';
import type { Platform } from '../../platform/platform';
import type { EntryFilter } from './vocabulary.schemas';
import { vocabulary } from './vocabulary.tables';
import { foldedSearch, searchGrams } from './entry-keys';

/**
 * The learner's words that hold a text in what a search looks in; undefined, which is all words, for an empty one. The
 * index finds those with all its pairs of letters, and of these it is those that have them in a row. Every letter
 * means itself alone.
 */
export function holdsText(userId: number, search: string): SQL | undefined {
  const folded = foldedSearch(search);
  if (folded === '') return undefined;
  const grams = searchGrams(folded).map((gram) => `${userId}:${gram}`);
  return sql`(word_grams(${vocabulary.userId}, ${vocabulary.searchText}) @> ${sql.param(grams)}::text[]
    and strpos(${vocabulary.searchText}, ${folded}) > 0)`;
}

/** Between two fields of a word's search text. */
const BETWEEN = sql`chr(31)`;

/**
 * How well a word fits a search, the best first: it is the word, its English begins so, its Japanese, kana or romaji
 * begin so, its English has it as a word, it is in the middle of one. Source: VOC-41.
 */
function fitOf(search: string): SQL[] {
  const folded = foldedSearch(search);
  if (folded === '') return [];
  const { searchText, meaningKeys: keys } = vocabulary;
  const word = `\\m${folded.replace(/[^\p{L}\p{N} ]/gu, '\\$&')}\\M`;
  return [
    sql`case
      when ${keys} && ${sql.param(meaningKeys(search))}::text[]
        or strpos(${BETWEEN} || ${searchText} || ${BETWEEN}, ${BETWEEN} || ${folded} || ${BETWEEN}) > 0 then 0
      when starts_with(regexp_replace(${searchText}, '^(to|an?|the) ', ''), ${folded})
        or starts_with(${searchText}, ${folded}) then 1
      when strpos(${searchText}, ${BETWEEN} || ${folded}) > 0 then 2
      when split_part(${searchText}, ${BETWEEN}, 1) ~ ${word} then 3
      else 4 end`,
  ];
}

type Sort = EntryFilter['sort_by'];

/**
 * What a list shows and in which order, with the collection and topic that were asked for as the topics that they are.
 */
interface PlacedFilter extends Omit<EntryFilter, 'userTopicId' | 'topicId'> {
  /** undefined: all topics. */
  readonly topicIds: readonly number[] | undefined;
  /** Words that are not saved as well. */
  readonly unsaved?: boolean;
}

/**
 * One order: the column that leads it, and whether it falls. The id settles ties in the same direction, so that no
 * page repeats a word.
 */
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

/** The ids of the whole list, in its order; those of a search that fit better come first. */
export async function selectListedIds(
  db: Executor,
  userId: number,
  filter: PlacedFilter,
): Promise<Int32Array> {
  const { column, direction } = orders[filter.sort_by];
  const [row] = await db
    .select({
      ids: packed([vocabulary.id], [...fitOf(filter.search), direction(column), direction(vocabulary.id)]),
    })
    .from(vocabulary)
    .where(listed(userId, filter));
  return unpack(row?.ids);
}

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
