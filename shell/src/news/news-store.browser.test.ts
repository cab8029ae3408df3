/** @jest-environment jsdom */
import { NEWS_KEY } from './news-memory';
import { createNewsStore, MOST_NEWS } from './news-store';
import { standingFacts } from './standing-facts';

beforeEach(() => localStorage.clear());

const NOON = new Date(2025, 10, 20, 12);
const waiting = standingFacts({ due: 4, sessions: [{ id: 9, startedAt: '2025-11-19T08:00:00.000Z' }] }, NOON);
const kinds = (news: ReturnType<typeof createNewsStore>) => news.list().map(({ kind }) => kind);

test('keeps what is news to a learner, newest first, and passes over the rest', () => {
  const news = createNewsStore();
  news.add({ type: 'note.converted', noteId: 1, vocabularyIds: [7, 8] }, 1000);
  news.add({ type: 'vocabulary.changed', ids: [7] }, 1500);
  news.add({ type: 'note.failed', noteId: 2, error: 'no words' }, 2000);
  expect(news.list()).toEqual([
    { key: 'note:2', kind: 'failed', noteId: 2, at: 2000, read: false },
    { key: 'note:1', kind: 'converted', noteId: 1, vocabularyIds: [7, 8], at: 1000, read: false },
  ]);
});

test('a note that failed and then turned into words is one piece of news, unread again', () => {
  const news = createNewsStore();
  news.add({ type: 'note.failed', noteId: 1, error: '' }, 0);
  news.markAllRead();
  news.add({ type: 'note.converted', noteId: 1, vocabularyIds: [7] }, 60_000);
  expect(news.list()).toMatchObject([{ kind: 'converted', read: false }]);
});

test('tells its readers of every change, until they leave', () => {
  const news = createNewsStore();
  const onChange = jest.fn();
  const leave = news.subscribe(onChange);
  news.add({ type: 'note.failed', noteId: 1, error: '' }, 0);
  news.markAllRead();
  news.markAllRead();
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(news.list().every(({ read }) => read)).toBe(true);
  leave();
  news.follow(null);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(news.list()).toEqual([]);
});

test('lets the oldest fall out', () => {
  const news = createNewsStore();
  for (let note = 1; note <= MOST_NEWS + 3; note += 1) {
    news.add({ type: 'note.failed', noteId: note, error: '' }, note);
  }
  expect(news.list()).toHaveLength(MOST_NEWS);
  expect(news.list().at(-1)).toMatchObject({ noteId: 4 });
});

test('what waits stands with what happened: due words first, a session by the time of its start', () => {
  const news = createNewsStore();
  news.add({ type: 'note.failed', noteId: 1, error: '' }, NOON.getTime());
  news.setStanding(null, waiting);
  expect(kinds(news)).toEqual(['due', 'failed', 'unfinished']);
  news.setStanding(null, []);
  expect(kinds(news)).toEqual(['failed']);
});

test('due words are read for the day, an unfinished session for good', () => {
  const news = createNewsStore();
  news.setStanding(null, waiting);
  news.markAllRead();
  const unread = (facts: typeof waiting): string[] => {
    news.setStanding(null, facts);
    return news
      .list()
      .filter(({ read }) => !read)
      .map(({ key }) => key);
  };
  const sessions = [
    { id: 9, startedAt: '2025-11-19T08:00:00.000Z' },
    { id: 10, startedAt: '2025-11-20T08:00:00.000Z' },
  ];
  expect(unread(standingFacts({ due: 11, sessions: sessions.slice(0, 1) }, NOON))).toEqual([]);
  expect(unread(standingFacts({ due: 4, sessions }, new Date(2025, 10, 21, 0, 1)))).toEqual([
    'due:2025-11-21',
    'session:10',
  ]);
});

test('survives a reload, is not shown to another learner, and goes with the sign-out', () => {
  const first = createNewsStore();
  first.follow(1);
  first.add({ type: 'note.failed', noteId: 5, error: 'x' }, 1000);
  first.setStanding(1, waiting);
  first.markAllRead();

  const again = createNewsStore();
  again.follow(1);
  expect(again.list()).toMatchObject([{ kind: 'failed', noteId: 5, read: true }]);
  again.setStanding(1, waiting);
  expect(again.list().every(({ read }) => read)).toBe(true);
  again.setStanding(2, []);
  expect(again.list()).toHaveLength(3);

  again.follow(2);
  expect(again.list()).toEqual([]);
  again.follow(null);
  expect(localStorage.getItem(NEWS_KEY)).toBeNull();
});

test('what one tab heard or read, the others know', () => {
  const [here, there] = [createNewsStore(), createNewsStore()];
  [here, there].forEach((news) => news.follow(1));
  const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: NEWS_KEY }));
  here.add({ type: 'note.failed', noteId: 5, error: '' }, 1000);
  tellTabs();
  there.add({ type: 'note.failed', noteId: 5, error: '' }, 1020);
  expect(there.list()).toHaveLength(1);
  there.markAllRead();
  tellTabs();
  expect(here.list()).toMatchObject([{ noteId: 5, read: true }]);
});

test.each(['', 'null', '[]', '{"version":1}', '{"version":0,"learner":1,"events":[{}],"seen":[]}'])(
  'a memory that is not ours (%j) is none',
  (text) => {
    localStorage.setItem(NEWS_KEY, text);
    const news = createNewsStore();
    news.follow(1);
    expect(news.list()).toEqual([]);
  },
);

test('no more sessions than a glance takes in', () => {
  const sessions = [1, 2, 3, 4, 5].map((id) => ({ id, startedAt: NOON.toISOString() }));
  expect(standingFacts({ due: 0, sessions }, NOON).map(({ key }) => key)).toEqual([
    'session:1',
    'session:2',
    'session:3',
  ]);
});
