import type { Note } from '../generated/endpoints';
import { reply, type Answer } from '../testing';
import { signInAs, startClient } from '../testing/start-client';
import { createNote } from './create-note';
import { endpoints } from './endpoints';

const note = (id: number, more: Partial<Note> = {}): Note => ({
  id,
  content: `WORD - ${id}`,
  createdAt: '2026-11-20T08:00:00.000Z',
  isConverted: true,
  error: null,
  vocabularyIds: [id],
  words: [{ id, en_word: 'rain', ja_word: '雨' }],
  ...more,
});
const notes = (...list: Note[]): Answer => reply({ success: true, notes: list });

async function open(...answers: Answer[]) {
  const { store } = startClient(...answers);
  signInAs(store);
  const list = store.dispatch(endpoints.endpoints.listNotes.initiate({}));
  await list;
  const shown = () => endpoints.endpoints.listNotes.select({})(store.getState() as never).data;
  return { store, list, shown };
}

test('a note that was sent stands in front, and leaves the others the very objects that they were', async () => {
  const { store, shown } = await open(notes(note(2), note(1)), reply({ success: true, note: note(3) }));
  const before = shown()?.notes;
  await store.dispatch(createNote.initiate({ content: 'WORD - 3', key: 'k' }));
  expect(shown()?.notes.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(shown()?.notes[1]).toBe(before?.[0]);
  expect(shown()?.notes[2]).toBe(before?.[1]);
});

test('a list that is asked for again keeps every note that did not change, wherever it stands now', async () => {
  const { list, shown } = await open(
    notes(note(3), note(2), note(1)),
    notes(note(4), note(3), note(2, { error: 'Nothing was found' }), note(1)),
  );
  const before = shown()?.notes;
  await list.refetch();
  expect(shown()?.notes.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  expect(shown()?.notes[1]).toBe(before?.[0]);
  expect(shown()?.notes[3]).toBe(before?.[2]);
  expect(shown()?.notes[2]).toMatchObject({ id: 2, error: 'Nothing was found' });
});

test('a list in which nothing changed is the same list', async () => {
  const { list, shown } = await open(notes(note(2), note(1)), notes(note(2), note(1)));
  const before = shown();
  await list.refetch();
  expect(shown()).toBe(before);
});
