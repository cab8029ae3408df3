import fc from 'fast-check';
import { LEVELS, PAGE_SIZES, PARTS_OF_SPEECH, MAX_PAGE } from '@kotoba/contracts';
import {
  changeList,
  formatListAddress,
  isNarrowed,
  LEARNED,
  parseListAddress,
  SORTS,
  toFilter,
  wholeList,
  type ListAddress,
} from './list-address';

const parse = (text: string) => parseListAddress(new URLSearchParams(text));

describe('an address is read', () => {
  it.each<[string, Partial<ListAddress>]>([
    ['', {}],
    ['query=kasa', { query: 'kasa' }],
    ['query=%E5%82%98', { query: '傘' }],
    ['query=+kasa+', { query: 'kasa' }],
    ['query=か%E3%82%99さ', { query: 'がさ' }],
    ['query=a%00b', { query: 'ab' }],
    [`query=${'x'.repeat(300)}`, { query: 'x'.repeat(200) }],
    [`query=${'😀'.repeat(201)}`, { query: '😀'.repeat(200) }],
    ['search=umbrella', { query: 'umbrella' }],
    ['query=rain&search=umbrella', { query: 'rain' }],
    ['page=3', { page: 3 }],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1.5', {}],
    ['page=1e3', {}],
    ['page=12abc', {}],
    ['page=99999999', { page: MAX_PAGE }],
    ['page=99999999999999', {}],
    ['partOfSpeech=verb', { partOfSpeech: 'verb' }],
    ['partOfSpeech=verbs', {}],
    ['limit=24', { limit: 24 }],
    ['limit=48', { limit: 48 }],
    ['limit=13', {}],
    ['limit=1000', {}],
    ['level=N5', { level: 'N5' }],
    ['level=n5', {}],
    ['level=N6', {}],
    ['sort=oldest', { sort: 'oldest' }],
    ['sort=updated', { sort: 'updated' }],
    ['sort=random', {}],
    ['filter=learned', { filter: 'learned' }],
    ['filter=not_learned', { filter: 'not_learned' }],
    ['filter=due', {}],
    ['userTopicId=4', { userTopicId: 4 }],
    ['userTopicId=4&topicId=9', { userTopicId: 4, topicId: 9 }],
    ['topicId=9', {}],
    ['userTopicId=x&topicId=9', {}],
    ['userTopicId=0', {}],
    ['page=2&page=5', { page: 2 }],
    ['toString=1&__proto__=2', {}],
  ])('%s', (text, expected) => {
    expect(parse(text)).toEqual({ ...wholeList, ...expected });
  });

  const params = [
    'query',
    'search',
    'page',
    'limit',
    'level',
    'sort',
    'filter',
    'partOfSpeech',
    'userTopicId',
    'topicId',
  ];
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.integer().map(String),
    fc.constantFrom('N5', 'learned', 'oldest', '12', '', 'NaN', '٣', '１'),
  );

  it('whatever it holds: always a list that the server answers', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...params), value)), (pairs) => {
        const address = parseListAddress(new URLSearchParams(pairs));
        expect([...address.query].length).toBeLessThanOrEqual(200);
        expect(address.query).toBe(address.query.trim().normalize('NFC'));
        expect(address.query).not.toContain('\0');
        expect(PAGE_SIZES).toContain(address.limit);
        expect(SORTS).toContain(address.sort);
        expect(LEARNED).toContain(address.filter);
        expect([null, ...LEVELS]).toContain(address.level);
        expect([null, ...PARTS_OF_SPEECH]).toContain(address.partOfSpeech);
        expect(Number.isInteger(address.page) && address.page >= 1 && address.page <= MAX_PAGE).toBe(true);
        for (const id of [address.userTopicId, address.topicId]) {
          expect(id === null || (Number.isInteger(id) && id >= 1)).toBe(true);
        }
        if (address.userTopicId === null) expect(address.topicId).toBeNull();
      }),
    );
  });
});

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const address: fc.Arbitrary<ListAddress> = fc
  .record({
    query: fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((text) => parse(new URLSearchParams({ query: text }).toString()).query),
    userTopicId: fc.option(id),
    topicId: fc.option(id),
    level: fc.option(fc.constantFrom(...LEVELS)),
    filter: fc.constantFrom(...LEARNED),
    sort: fc.constantFrom(...SORTS),
    partOfSpeech: fc.constantFrom(null, ...PARTS_OF_SPEECH),
    limit: fc.constantFrom(...PAGE_SIZES),
    page: fc.integer({ min: 1, max: MAX_PAGE }),
  })
  .map((list) => (list.userTopicId === null ? { ...list, topicId: null } : list));

describe('an address is written', () => {
  it('without anything for the whole list', () => {
    expect(formatListAddress(wholeList)).toBe('');
  });

  it('with what differs only', () => {
    expect(formatListAddress({ ...wholeList, query: '傘 a&b', level: 'N4', page: 2 })).toBe(
      '?query=%E5%82%98+a%26b&level=N4&page=2',
    );
  });

  it('and read as the same list', () => {
    fc.assert(
      fc.property(address, (list) => {
        const text = formatListAddress(list);
        expect(parse(text)).toEqual(list);
        expect(formatListAddress(parse(text))).toBe(text);
      }),
    );
  });
});

describe('a change', () => {
  const third: ListAddress = { ...wholeList, userTopicId: 4, topicId: 9, page: 3 };

  it.each<[string, Partial<ListAddress>, Partial<ListAddress>]>([
    ['another search', { query: 'rain' }, { userTopicId: 4, topicId: 9 }],
    ['another level', { level: 'N1' }, { userTopicId: 4, topicId: 9 }],
    ['another page size', { limit: 48 }, { userTopicId: 4, topicId: 9 }],
    ['another topic', { topicId: 8 }, { userTopicId: 4, topicId: 8 }],
    ['another collection', { userTopicId: 5 }, { userTopicId: 5, topicId: null }],
    ['no collection', { userTopicId: null }, { userTopicId: null, topicId: null }],
    ['the same collection', { userTopicId: 4 }, { userTopicId: 4, topicId: 9 }],
  ])('to %s begins at the first page', (_what, change, places) => {
    expect(changeList(third, change)).toEqual({ ...third, ...change, ...places, page: 1 });
  });

  it('of the search is what the server will take', () => {
    expect(changeList(wholeList, { query: `  ${'か'.repeat(300)} ` }).query).toBe('か'.repeat(200));
  });

  it('of the page stays where it leads', () => {
    expect(changeList(third, { page: 7 })).toEqual({ ...third, page: 7 });
  });

  it('never keeps a topic of another collection', () => {
    fc.assert(
      fc.property(address, fc.option(id), (list, userTopicId) => {
        const next = changeList(list, { userTopicId });
        if (userTopicId !== list.userTopicId) expect(next.topicId).toBeNull();
      }),
    );
  });
});

test('only filters narrow a list', () => {
  expect(isNarrowed({ ...wholeList, sort: 'oldest', limit: 48, page: 3 })).toBe(false);
  for (const change of [
    { query: 'a' },
    { level: 'N5' },
    { partOfSpeech: 'verb' },
    { filter: 'learned' },
    { userTopicId: 1 },
  ] as const) {
    expect(isNarrowed({ ...wholeList, ...change })).toBe(true);
  }
});

test('the server is asked for filters that are set, and always for an order', () => {
  expect(toFilter(wholeList)).toEqual({ sortBy: 'newest' });
  expect(
    toFilter({
      ...wholeList,
      query: 'a',
      level: 'N5',
      partOfSpeech: 'verb',
      filter: 'learned',
      userTopicId: 1,
      topicId: 2,
    }),
  ).toEqual({
    sortBy: 'newest',
    search: 'a',
    level: 'N5',
    partOfSpeech: 'verb',
    learned: 'learned',
    userTopicId: 1,
    topicId: 2,
  });
});
