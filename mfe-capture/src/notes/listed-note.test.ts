import type { Note, UnsentNote } from '@kotoba/api-client';
import { groupByDay } from './group-by-day';
import { listNotes } from './listed-note';

const note = (id: number, createdAt: string): Note => ({
  id,
  content: `WORD - ${id}`,
  createdAt,
  isConverted: false,
  error: null,
  vocabularyIds: [],
  words: [],
});
const unsent = (id: string, createdAt: string): UnsentNote => ({
  version: 0,
  id,
  content: `WORD - ${id}`,
  createdAt,
});

test('what is unsent stands above all others in its order, also where the clocks differ', () => {
  const listed = listNotes(
    [note(2, '2026-11-20T10:00:05.000Z'), note(1, '2026-11-20T10:00:00.000Z')],
    [
      unsent('a', '2026-11-20T09:59:59.000Z'),
      unsent('b', '2026-11-20T10:00:09.000Z'),
      unsent('c', '2026-11-20T10:00:09.000Z'),
    ],
  );
  const keys = groupByDay(listed, 'UTC').flatMap(({ items }) => items.map(({ key }) => key));
  expect(keys).toEqual(['c', 'b', 'a', 'note-2', 'note-1']);
});
