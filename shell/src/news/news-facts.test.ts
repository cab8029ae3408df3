import { MAX_SESSIONS, newsFacts } from './news-facts';

const NOON = new Date(2025, 10, 20, 12);
const at = NOON.getTime();
const HOUR_MS = 3_600_000;
const ago = (hours: number): string => new Date(at - hours * HOUR_MS).toISOString();
const nothing = { at, due: 0, sessions: [] };
const unread = new Set<string>();

const words = [
  { id: 7, ja_word: '傘' },
  { id: 8, ja_word: '雨傘' },
];
const note = { content: 'WORD - umbrella', words: [] };
const converted = { ...note, isConverted: true, error: null, words };
const failed = { ...note, isConverted: false, error: 'no words' };
const running = { ...note, isConverted: false, error: null };

test('a note is news when it became words or failed, newest first, and not while it is worked on', () => {
  const notes = [
    { id: 3, createdAt: ago(1), ...failed },
    { id: 2, createdAt: ago(2), ...running },
    { id: 1, createdAt: ago(3), ...converted },
  ];
  expect(newsFacts({ at, notes }, nothing, unread)).toEqual([
    { key: 'note:3:failed', kind: 'failed', about: 'umbrella', at: at - HOUR_MS, read: false },
    {
      ...{ key: 'note:1:converted', kind: 'converted', about: 'umbrella', words },
      ...{ at: at - 3 * HOUR_MS, read: false },
    },
  ]);
});

test('a note that failed, was read, and then became words is unread again', () => {
  const read = new Set(['note:1:failed']);
  const news = (state: typeof converted | typeof failed) =>
    newsFacts({ at, notes: [{ id: 1, createdAt: ago(1), ...state }] }, nothing, read);
  expect(news(failed)).toMatchObject([{ kind: 'failed', read: true }]);
  expect(news(converted)).toMatchObject([{ kind: 'converted', read: false }]);
});

test.each([
  [23, [false]],
  [25, [true]],
  [24 * 7 - 1, [true]],
  [24 * 7 + 1, []],
])('a note of %d hours ago: a day unread, a week in the list', (hours, read) => {
  const notes = [{ id: 1, createdAt: ago(hours), ...converted }];
  expect(newsFacts({ at, notes }, nothing, unread).map((item) => item.read)).toEqual(read);
});

test('a note whose words are all deleted leads nowhere and is no news', () => {
  const notes = [{ id: 1, createdAt: ago(1), ...converted, words: [] }];
  expect(newsFacts({ at, notes }, nothing, unread)).toEqual([]);
});

test('what waits stands with what happened: due words first, a session by the time of its start', () => {
  const waiting = { at, due: 4, sessions: [{ id: 9, startedAt: ago(28) }] };
  const notes = [{ id: 1, createdAt: ago(0), ...failed }];
  expect(newsFacts({ at, notes }, waiting, unread).map(({ kind }) => kind)).toEqual([
    'due',
    'failed',
    'unfinished',
  ]);
});

test('due words are read for the day, an unfinished session for good', () => {
  const sessions = [{ id: 9, startedAt: ago(28) }];
  const read = new Set(newsFacts({ at, notes: [] }, { at, due: 4, sessions }, unread).map(({ key }) => key));
  const left = (waiting: Parameters<typeof newsFacts>[1]): string[] =>
    newsFacts({ at, notes: [] }, waiting, read)
      .filter((item) => !item.read)
      .map(({ key }) => key);
  expect(left({ at: at + HOUR_MS, due: 11, sessions })).toEqual([]);
  const nextDay = new Date(2025, 10, 21, 0, 1).getTime();
  expect(left({ at: nextDay, due: 4, sessions: [...sessions, { id: 10, startedAt: ago(1) }] })).toEqual([
    'due:2025-11-21',
    'session:10',
  ]);
});

test('no more sessions than a glance takes in', () => {
  const sessions = [1, 2, 3, 4, 5].map((id) => ({ id, startedAt: ago(id) }));
  expect(newsFacts({ at, notes: [] }, { at, due: 0, sessions }, unread)).toHaveLength(MAX_SESSIONS);
});
