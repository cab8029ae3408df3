import { waitFor } from '@testing-library/react';
import { sessionStarted } from '@kotoba/session';
import type { Note } from '../generated/endpoints';
import { held, learner, reply, tokenOf, type Answer } from '../testing';
import { signInAs, startClient } from '../testing/start-client';
import { endpoints } from './endpoints';
import { addNote, createNote, noteList, notesWithWords, renewNoteList, waitingNotes } from './note-list';

type Store = ReturnType<typeof startClient>['store'];
const { updateNote, deleteNote } = endpoints.endpoints;

const note = (id: number, more: Partial<Note> = {}): Note => ({
  id,
  content: `WORD - ${id}`,
  createdAt: new Date(Date.UTC(2026, 10, 20, 8) + id * 1000).toISOString(),
  isConverted: false,
  error: null,
  vocabularyIds: [],
  question: null,
  hasOtherMeanings: false,
  notFound: [],
  pieces: [],
  words: [],
  kept: [],
  ...more,
});
const converted = {
  isConverted: true,
  vocabularyIds: [9],
  words: [{ id: 9, en_word: 'rain', ja_word: '雨', reading: 'あめ' }],
};
const answer = (...notes: Note[]): Answer => reply({ success: true, notes });
const shown = (store: Store) => noteList.select(undefined)(store.getState() as never).data?.notes ?? [];
const queries = (sent: readonly Request[]) => sent.map(({ url }) => new URL(url).search);

async function open(...answers: Answer[]) {
  const client = startClient(...answers);
  signInAs(client.store);
  const list = client.store.dispatch(noteList.initiate(undefined));
  await list;
  return { ...client, list };
}

test('a change asks for the note alone, and leaves the others what they were', async () => {
  const { store, sent } = await open(answer(note(2), note(1)), answer(note(2, converted)));
  const before = shown(store);
  await store.dispatch(renewNoteList([2]));
  expect(queries(sent)).toEqual(['?limit=100', '?limit=500&ids=2']);
  expect(shown(store)).toEqual([note(2, converted), note(1)]);
  expect(shown(store)[1]).toBe(before[1]);
});

test.each([
  ['was deleted meanwhile goes', []],
  ['is converted meanwhile shows its words', [note(3, converted)]],
])('a note that was sent before and %s', async (_what, now) => {
  const again: Answer = () =>
    Response.json({ success: true, note: note(3) }, { headers: { 'idempotency-replayed': 'true' } });
  const { store, sent } = await open(answer(note(1)), again, answer(...now));
  await store.dispatch(createNote.initiate({ 'idempotency-key': 'the-same', body: { content: 'WORD - 3' } }));
  await waitFor(() => expect(shown(store)).toEqual([...now, note(1)]));
  expect(queries(sent).at(-1)).toBe('?limit=500&ids=3');
});

test('a note that was sent stands in front, and leaves the others the very objects that they were', async () => {
  const { store } = await open(answer(note(2), note(1)), reply({ success: true, note: note(3) }));
  const before = shown(store);
  await store.dispatch(createNote.initiate({ 'idempotency-key': 'k', body: { content: 'WORD - 3' } }));
  expect(shown(store).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(shown(store)[1]).toBe(before[0]);
  expect(shown(store)[2]).toBe(before[1]);
});

test('a list that is asked for again keeps every note that did not change, wherever it stands now', async () => {
  const failed = note(2, { error: 'Nothing was found' });
  const { store, list } = await open(
    answer(note(3), note(2), note(1)),
    answer(note(4), note(3), failed, note(1)),
    answer(note(4), note(3), failed, note(1)),
  );
  const before = shown(store);
  await list.refetch();
  const after = shown(store);
  expect(after).toEqual([note(4), note(3), failed, note(1)]);
  expect(after[1]).toBe(before[0]);
  expect(after[3]).toBe(before[2]);
  await list.refetch();
  expect(shown(store)).toBe(after);
});

test('an old answer that comes late does not undo a newer one', async () => {
  const slow = held(answer(note(1)));
  const { store, sent } = await open(answer(note(1)), slow.answer, answer(note(1, converted)));
  const first = store.dispatch(renewNoteList([1]));
  const second = store.dispatch(renewNoteList([1]));
  slow.release();
  await Promise.all([first, second]);
  expect(sent).toHaveLength(3);
  expect(shown(store)).toEqual([note(1, converted)]);
});

test('a note that changes while its page is read is asked for after that', async () => {
  const slow = held(answer(note(1)));
  const { store } = startClient(slow.answer, answer(note(1, converted)));
  signInAs(store);
  const reading = store.dispatch(noteList.initiate(undefined));
  const renewing = store.dispatch(renewNoteList([1]));
  slow.release();
  await Promise.all([reading, renewing]);
  expect(shown(store)).toEqual([note(1, converted)]);
});

test('nothing is asked for while no list is shown', async () => {
  const { store, sent } = startClient();
  signInAs(store);
  await store.dispatch(renewNoteList([1]));
  expect(sent).toEqual([]);
});

test('a note that could not be asked for is read with all the others', async () => {
  const { store } = await open(answer(note(1)), reply({}, 500), answer(note(1, converted)));
  await store.dispatch(renewNoteList([1]));
  await new Promise((next) => setTimeout(next, 0));
  await Promise.all(store.dispatch(endpoints.util.getRunningQueriesThunk()));
  expect(shown(store)).toEqual([note(1, converted)]);
});

test('the notes of one learner never come to another', async () => {
  const slow = held(answer(note(1)));
  const { store } = await open(answer(note(1)), slow.answer, answer());
  const renewing = store.dispatch(renewNoteList([1]));
  await new Promise((next) => setTimeout(next, 0));
  store.dispatch(sessionStarted({ user: { ...learner, id: 77 }, token: tokenOf('B') }));
  const others = store.dispatch(noteList.initiate(undefined));
  slow.release();
  await Promise.all([renewing, others]);
  expect(shown(store)).toEqual([]);
});

test('the learner’s own changes show without an event', async () => {
  const edited = note(1, { content: 'WORD - snow' });
  const { store } = await open(
    answer(note(2), note(1)),
    reply({ success: true, note: edited }),
    answer(edited),
    reply({ success: true }),
    answer(),
  );
  await store.dispatch(updateNote.initiate({ id: 1, body: { content: 'WORD - snow' } }));
  await store.dispatch(renewNoteList([]));
  expect(shown(store)).toEqual([note(2), edited]);
  await store.dispatch(deleteNote.initiate({ id: 2 }));
  await store.dispatch(renewNoteList([]));
  expect(shown(store)).toEqual([edited]);
});

test('knows which notes have a word, and which wait for theirs', async () => {
  const { store } = await open(answer(note(3, { error: 'no' }), note(2), note(1, converted)));
  expect(notesWithWords(store.getState(), new Set([8, 9]))).toEqual([1]);
  expect(waitingNotes(store.getState())).toEqual([2]);
  store.dispatch(addNote(note(4)));
  store.dispatch(addNote(note(4)));
  expect(shown(store).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});
