import {
  type Level,
  LEVELS,
  maxLength,
  PAGE_SIZES,
  parseId,
  type PartOfSpeech,
  PARTS_OF_SPEECH,
  MAX_PAGE,
} from '@kotoba/contracts';
import type { ListVocabularyApiArg } from '@kotoba/api-client';

export const SORTS = ['newest', 'oldest', 'alphabetical', 'updated'] as const;
/** How far a word is. Its parameter is `filter`. */
export const LEARNED = ['all', 'learned', 'not_learned'] as const;

/** What the list shows: its whole state, kept in the address. Source: VOC-19. */
export interface ListAddress {
  readonly query: string;
  readonly userTopicId: number | null;
  readonly topicId: number | null;
  readonly level: Level | null;
  readonly partOfSpeech: PartOfSpeech | null;
  readonly filter: (typeof LEARNED)[number];
  readonly sort: (typeof SORTS)[number];
  readonly limit: (typeof PAGE_SIZES)[number];
  /** From 1. */
  readonly page: number;
}

export const wholeList: ListAddress = {
  query: '',
  userTopicId: null,
  topicId: null,
  level: null,
  partOfSpeech: null,
  filter: 'all',
  sort: 'newest',
  limit: PAGE_SIZES[0],
  page: 1,
};

/** The parameter that chat cards link with; `query` is its name of today. */
export const QUERY_ALIAS = 'search';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** A search as the server takes it: NFC, without NUL, trimmed, at most 200 characters (code points). */
export function cleanQuery(text: string): string {
  const plain = text.replaceAll('\0', '').normalize('NFC').trim();
  return [...plain].slice(0, maxLength.search).join('').trim();
}

/** The list that an address names. What is missing or makes no sense is its default; nothing throws. */
export function parseListAddress(params: URLSearchParams): ListAddress {
  const number = (name: string) => parseId(params.get(name) ?? undefined);
  const userTopicId = number('userTopicId');
  return {
    query: cleanQuery(params.get('query') ?? params.get(QUERY_ALIAS) ?? ''),
    userTopicId,
    // A topic belongs to its collection; alone it could be neither seen nor unchosen.
    topicId: userTopicId === null ? null : number('topicId'),
    level: oneOf(LEVELS, params.get('level')) ?? wholeList.level,
    partOfSpeech: oneOf(PARTS_OF_SPEECH, params.get('partOfSpeech')) ?? wholeList.partOfSpeech,
    filter: oneOf(LEARNED, params.get('filter')) ?? wholeList.filter,
    sort: oneOf(SORTS, params.get('sort')) ?? wholeList.sort,
    limit: PAGE_SIZES.find((size) => size === number('limit')) ?? wholeList.limit,
    page: Math.min(number('page') ?? wholeList.page, MAX_PAGE),
  };
}

/** The query string of a list, with its `?`; defaults are left out, so the whole list has none. */
export function formatListAddress(address: ListAddress): string {
  const params = new URLSearchParams();
  for (const key of Object.keys(wholeList) as (keyof ListAddress)[]) {
    const value = address[key];
    if (value !== null && value !== wholeList[key]) params.set(key, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The list after a change: another filter starts at its first page, another collection forgets the topic. */
export function changeList(address: ListAddress, change: Partial<ListAddress>): ListAddress {
  const next = { ...address, page: 1, ...change };
  const moved = next.userTopicId !== address.userTopicId;
  return { ...next, query: cleanQuery(next.query), topicId: moved ? null : next.topicId };
}

/** A list without filters; its search and order stay. */
export const noFilters = {
  userTopicId: wholeList.userTopicId,
  topicId: wholeList.topicId,
  level: wholeList.level,
  partOfSpeech: wholeList.partOfSpeech,
  filter: wholeList.filter,
} satisfies Partial<ListAddress>;

/** How many filters narrow the list. A search is not counted: it is seen in its box. */
export const countFilters = (address: ListAddress): number =>
  (Object.keys(noFilters) as (keyof typeof noFilters)[]).filter((name) => address[name] !== noFilters[name])
    .length;

/** Whether the list shows less than everything. Order and page hide nothing. */
export const isNarrowed = (address: ListAddress): boolean =>
  address.query !== '' || countFilters(address) > 0;

/** Filters and order as `GET /vocabulary` and its neighbours take them. */
export function toFilter(address: ListAddress): Omit<ListVocabularyApiArg, 'page' | 'limit'> {
  const { query, userTopicId, topicId, level, partOfSpeech, filter, sort } = address;
  return {
    sortBy: sort,
    ...(query !== '' && { search: query }),
    ...(level !== null && { level }),
    ...(partOfSpeech !== null && { partOfSpeech }),
    ...(filter !== 'all' && { learned: filter }),
    ...(userTopicId !== null && { userTopicId }),
    ...(topicId !== null && { topicId }),
  };
}
