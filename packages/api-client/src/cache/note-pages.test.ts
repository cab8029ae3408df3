import fc from 'fast-check';
import type { Note } from '../generated/endpoints';
import {
  NOTES_PAGE,
  readNewestNotes,
  readOlderNotes,
  renewNotes,
  type NoteList,
  type ReadNotes,
} from './note-pages';

const START = Date.UTC(2026, 10, 20, 8);
/** Two of each moment, so that the id decides between them. */
const note = (id: number, content = `WORD - ${id}`): Note => ({
  id,
  content,
  createdAt: new Date(START + Math.floor(id / 2) * 1000).toISOString(),
  isConverted: true,
  error: null,
  vocabularyIds: [],
  question: null,
  hasOtherMeanings: false,
  notFound: [],
  pieces: [],
  words: [],
  kept: [],
});
const newestFirst = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => b - a);
const idsOf = ({ notes }: Pick<NoteList, 'notes'>): number[] => notes.map(({ id }) => id);

/** A server with these notes, and how many calls it had. */
function server(ids: Iterable<number>) {
  const all = new Map([...ids].map((id) => [id, note(id)]));
  const calls: number[] = [];
  const read: ReadNotes = async ({ limit = 500, before, ids: wanted }) => {
    calls.push(limit);
    return newestFirst(all.keys())
      .filter((id) => (before === undefined || id < before) && (wanted?.includes(id) ?? true))
      .slice(0, limit)
      .flatMap((id) => all.get(id) ?? []);
  };
  return { all, calls, read };
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([0, 1, 99, 100, 101, 500, 5000])('%i notes are read page by page, each once', async (count) => {
  const { read, calls } = server(upTo(count));
  let list = await readNewestNotes(read, []);
  expect(idsOf(list)).toEqual(newestFirst(upTo(count)).slice(0, NOTES_PAGE));
  while (!list.isComplete) list = await readOlderNotes(read, list);
  expect(idsOf(list)).toEqual(newestFirst(upTo(count)));
  expect(calls).toHaveLength(Math.floor(count / NOTES_PAGE) + 1);
});

test('read anew, it reads as far as before, whatever came and went meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 700 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 300 }),
      fc.nat(4),
      async (before, toggled, pages) => {
        const { all, read } = server(before);
        let list = await readNewestNotes(read, []);
        for (let page = 0; page < pages && !list.isComplete; page += 1)
          list = await readOlderNotes(read, list);
        for (const id of toggled) if (!all.delete(id)) all.set(id, note(id));
        const again = await readNewestNotes(read, list.notes);
        const now = newestFirst(all.keys());
        expect(idsOf(again)).toEqual(now.slice(0, again.notes.length));
        expect(again.isComplete || (again.notes.at(-1)?.id ?? 0) <= (list.notes.at(-1)?.id ?? 0)).toBe(true);
        if (again.isComplete) expect(again.notes).toHaveLength(now.length);
      },
    ),
    { numRuns: LONG ? 60 : 20 },
  );
});

test('asked for one by one, the changed notes leave the list as if it had been read anew', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 300 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 40 }),
      async (before, changed) => {
        const { all, read } = server(before);
        const list = await readNewestNotes(read, []);
        for (const id of changed) if (!all.delete(id)) all.set(id, note(id, 'WORD - new'));
        const renewed = renewNotes(list, changed, await read({ ids: changed }));
        const oldest = list.isComplete ? 0 : (list.notes.at(-1)?.id ?? 0);
        expect(idsOf(renewed)).toEqual(newestFirst(all.keys()).filter((id) => id >= oldest));
        for (const same of list.notes.filter(({ id }) => !changed.includes(id)))
          expect(renewed.notes).toContain(same);
      },
    ),
    { numRuns: LONG ? 60 : 20 },
  );
});
