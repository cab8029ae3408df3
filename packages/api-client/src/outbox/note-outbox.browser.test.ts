import { createDraftStore } from '../drafts/use-draft';
import { createNoteOutbox } from './note-outbox';

afterEach(() => localStorage.clear());

const AIKO = 7;
const KEN = 77;
const contents = (outbox: ReturnType<typeof createNoteOutbox>, userId = AIKO) =>
  outbox.list(userId).map(({ content }) => content);

test('notes lie in the order of their writing, also those of one moment and of another page', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  createNoteOutbox().add(AIKO, ['a', 'b']);
  clock.mockReturnValue(999_000);
  const later = createNoteOutbox();
  later.add(AIKO, ['c']);
  expect(contents(later)).toEqual(['a', 'b', 'c']);
  clock.mockRestore();
});

test('notes are taken in on a plain address of the home network as well', () => {
  const uuid = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID') ?? {};
  Object.defineProperty(Crypto.prototype, 'randomUUID', { ...uuid, value: undefined });
  const outbox = createNoteOutbox();
  outbox.add(AIKO, ['a', 'b']);
  Object.defineProperty(Crypto.prototype, 'randomUUID', uuid);
  expect(contents(outbox)).toEqual(['a', 'b']);
});

test('each note has a key of its own; what came together says how many it is', () => {
  const outbox = createNoteOutbox();
  outbox.add(AIKO, ['rain', 'rain']);
  outbox.add(AIKO, ['sun']);
  const notes = outbox.list(AIKO);
  expect(new Set(notes.map(({ id }) => id)).size).toBe(3);
  expect(notes.map(({ batch }) => batch?.size)).toEqual([2, 2, undefined]);
  expect(notes[0]?.batch?.id).toBe(notes[1]?.batch?.id);
});

test('a learner has notes of their own, which go with their drafts', () => {
  const drafts = createDraftStore();
  const outbox = createNoteOutbox(drafts);
  outbox.add(AIKO, ['mine']);
  outbox.add(KEN, ['Ken’s']);
  expect(contents(outbox)).toEqual(['mine']);
  drafts.clear(AIKO);
  expect(contents(outbox)).toEqual([]);
  expect(contents(outbox, KEN)).toEqual(['Ken’s']);
});

test('the list is the same until it changes', () => {
  const outbox = createNoteOutbox();
  outbox.add(AIKO, ['a']);
  const before = outbox.list(AIKO);
  expect(outbox.list(AIKO)).toBe(before);
  outbox.add(AIKO, ['b']);
  expect(outbox.list(AIKO)).not.toBe(before);
});

test('a refused note stays, with the reason, until it is sent again or given up', () => {
  const outbox = createNoteOutbox();
  outbox.add(AIKO, ['a']);
  const id = outbox.list(AIKO)[0]?.id ?? '';
  outbox.refuse(AIKO, id, 'Note is too long');
  expect(outbox.list(AIKO)).toMatchObject([{ id, refusal: 'Note is too long' }]);
  outbox.refuse(AIKO, id, null);
  expect(outbox.list(AIKO)[0]).not.toHaveProperty('refusal');
  outbox.remove(AIKO, id);
  outbox.remove(AIKO, id);
  outbox.refuse(AIKO, id, 'gone');
  expect(outbox.list(AIKO)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('what is no note of ours is passed over', () => {
  const outbox = createNoteOutbox();
  outbox.add(AIKO, ['a']);
  for (const [index, text] of ['{', '[]', '{"version":1}', 'null'].entries()) {
    localStorage.setItem(`kotoba.draft.${AIKO}.outbox.note.00${index}-x`, text);
  }
  expect(contents(outbox)).toEqual(['a']);
});

test('tells of its own changes and of those of other tabs, until it is left', () => {
  const outbox = createNoteOutbox();
  const heard = jest.fn();
  const leave = outbox.subscribe(heard);
  outbox.add(AIKO, ['a']);
  outbox.report({ slow: true });
  window.dispatchEvent(new StorageEvent('storage', { key: `kotoba.draft.${AIKO}.outbox.note.1-x` }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'kotoba.session' }));
  expect(heard).toHaveBeenCalledTimes(4);
  leave();
  outbox.add(AIKO, ['b']);
  expect(heard).toHaveBeenCalledTimes(4);
});
