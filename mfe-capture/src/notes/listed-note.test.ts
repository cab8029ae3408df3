import type { Note, UnsentNote } from '@kotoba/api-client';
import { isUnsent, listNotes } from './listed-note';

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
  expect(listed.map(({ id }) => id)).toEqual(['c', 'b', 'a', 2, 1]);
  expect(listed.map(isUnsent)).toEqual([true, true, true, false, false]);
});

test('notes of one moment keep the order of their making, whatever order they come in', () => {
  const moment = '2026-11-20T10:00:00.000Z';
  const listed = listNotes([note(4, moment), note(6, '2026-11-19T10:00:00.000Z'), note(5, moment)], []);
  expect(listed.map(({ id }) => id)).toEqual([5, 4, 6]);
});
