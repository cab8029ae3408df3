import { ITEM_STATUS, type ItemStatus } from '@kotoba/contracts';
import fc from 'fast-check';
import { bandOf, figuresOf, timeSpent } from './figures';

const items = (...statuses: ItemStatus[]) =>
  statuses.map((status, index) => ({ status, vocabularyId: index + 1 }));

test('counts each status once', () => {
  expect(figuresOf(items(1, 2, 3, 0, 1))).toEqual({
    total: 5,
    learned: 4,
    correct: 2,
    incorrect: 1,
    reviewed: 1,
    accuracy: 50,
    relearn: [2, 3, 4],
  });
});

test.each([
  ['nothing learned', items(0, 0), 0],
  ['an empty session', [], 0],
  ['one of three', items(1, 2, 3, 0), 33.3],
  ['two of three', items(1, 1, 2), 66.7],
  ['all', items(1, 1), 100],
])('accuracy of %s', (_name, session, accuracy) => {
  expect(figuresOf(session).accuracy).toBe(accuracy);
});

test('a word that was deleted counts, but cannot be learned again', () => {
  expect(figuresOf([{ status: 2, vocabularyId: null }])).toMatchObject({ incorrect: 1, relearn: [] });
});

test('the counts add up for every session', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(ITEM_STATUS))), (statuses) => {
      const { total, learned, correct, incorrect, reviewed, accuracy, relearn } = figuresOf(
        items(...statuses),
      );
      expect(correct + incorrect + reviewed).toBe(learned);
      expect(relearn.length).toBe(total - correct);
      expect(accuracy).toBeGreaterThanOrEqual(0);
      expect(accuracy).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([
  [100, 'excellent'],
  [90, 'excellent'],
  [89.9, 'good'],
  [80, 'good'],
  [79.9, 'fair'],
  [60, 'fair'],
  [59.9, 'low'],
  [0, 'low'],
])('%d %% is %s', (accuracy, band) => {
  expect(bandOf(accuracy)).toBe(band);
});

const start = '2026-03-01T10:00:00.000Z';
test.each([
  ['a minute and a second', '2026-03-01T10:01:01.900Z', '00:01:01'],
  ['over a day', '2026-03-02T12:00:05.000Z', '26:00:05'],
  ['an end before its start', '2026-03-01T09:00:00.000Z', '00:00:00'],
  ['an unreadable end', 'soon', '00:00:00'],
])('time of %s', (_name, end, text) => {
  expect(timeSpent(start, end, new Date(0))).toBe(text);
});

test('a running session counts to now', () => {
  expect(timeSpent(start, null, new Date('2026-03-01T13:02:03.000Z'))).toBe('03:02:03');
});
