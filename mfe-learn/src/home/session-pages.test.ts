import { pageQuery, readPage } from './session-pages';
import { summary } from '../testing/fixtures';

const list = (count: number) => Array.from({ length: count }, (_, index) => summary(index + 1));

test('each page asks for one session more than it shows, where the one before ended', () => {
  expect([0, 1, 2].map(pageQuery)).toEqual([
    { limit: 51, offset: 0 },
    { limit: 51, offset: 50 },
    { limit: 51, offset: 100 },
  ]);
});

test('a page has fifty sessions, and knows whether others come after them', () => {
  expect(readPage({ data: list(51) })).toEqual({ sessions: list(50), hasMore: true });
  expect(readPage({ data: list(50) })).toEqual({ sessions: list(50), hasMore: false });
  expect(readPage(undefined)).toEqual({ sessions: [], hasMore: false });
});
