import fc from 'fast-check';
import { dayOf, groupByDay } from './group-by-day';
import { fromContent, noteKinds, toContent, toDisplay } from './note-content';

test.each([
  ['WORD', ' umbrella ', 'WORD - umbrella', 'WORD - umbrella'],
  ['PHRASE', 'how much is it', 'PHRASE - how much is it', 'PHRASE - how much is it'],
  ['CATEGORY', 'fruits', 'CATEGORY - fruits', 'GROUP - fruits'],
  ['TOPIC', 'travel by train', 'TOPIC - travel by train', 'TOPIC - travel by train'],
  ['WORD', 'TOPIC - x', 'WORD - TOPIC - x', 'WORD - TOPIC - x'],
  ['WORD', 'CATEGORY - x', 'WORD - CATEGORY - x', 'WORD - CATEGORY - x'],
  ['CATEGORY', 'CATEGORY - x', 'CATEGORY - CATEGORY - x', 'GROUP - CATEGORY - x'],
] as const)('a %s of %j is stored as %j and shown as %j', (kind, text, content, shown) => {
  expect(toContent(kind, text)).toBe(content);
  expect(toDisplay(content)).toBe(shown);
});

test('what was typed comes back for editing, whatever it looks like', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.constantFrom(...noteKinds).map((kind) => `${kind} - x`),
  );
  fc.assert(
    fc.property(fc.constantFrom(...noteKinds), typed, (kind, text) => {
      expect(fromContent(toContent(kind, text))).toEqual({ kind, text: text.trim() });
    }),
  );
});

test('a note without a prefix is a word', () => {
  expect(fromContent('umbrella')).toEqual({ kind: 'WORD', text: 'umbrella' });
  expect(fromContent('GROUP - fruits')).toEqual({ kind: 'WORD', text: 'GROUP - fruits' });
});

test('what the learner typed is always the end of what is shown', () => {
  fc.assert(
    fc.property(fc.constantFrom(...noteKinds), fc.string({ minLength: 1 }), (kind, text) => {
      expect(toDisplay(toContent(kind, text)).endsWith(text.trim())).toBe(true);
    }),
  );
});

const at = (createdAt: string, order = 1) => ({ order, createdAt });

test('notes are grouped by the viewer’s own day, newest first', () => {
  const notes = [at('2026-03-01T14:59:59Z', 1), at('2026-03-01T15:00:00Z', 2), at('2026-03-02T01:00:00Z', 3)];
  const ids = (timeZone: string) =>
    groupByDay(notes, timeZone).map(({ day, items }) => [day, items.map(({ order }) => order)]);
  expect(ids('Asia/Tokyo')).toEqual([
    ['2026-03-02', [3, 2]],
    ['2026-03-01', [1]],
  ]);
  expect(ids('America/New_York')).toEqual([['2026-03-01', [3, 2, 1]]]);
});

test('notes of one moment keep the order of their making', () => {
  const [group] = groupByDay([at('2026-03-01T10:00:00Z', 4), at('2026-03-01T10:00:00Z', 5)], 'UTC');
  expect(group?.items.map(({ order }) => order)).toEqual([5, 4]);
});

test.each([
  ['Pacific/Apia', '2026-03-01T11:00:00Z', '2026-03-02'],
  ['Asia/Kathmandu', '2026-03-01T18:14:59Z', '2026-03-01'],
  ['Asia/Kathmandu', '2026-03-01T18:15:00Z', '2026-03-02'],
])('in %s, %s is %s', (timeZone, moment, day) => {
  expect(dayOf(new Date(moment), timeZone)).toBe(day);
});
