import { loadingChanged } from '@kotoba/session';
import { endpoints } from '../cache/endpoints';
import { noteList } from '../cache/note-list';
import { cut, held, reply } from '../testing';
import { signInAs, startClient } from '../testing/start-client';
import { startLiveUpdates } from './live-updates';

type Store = ReturnType<typeof startClient>['store'];
const { signOut, deleteAccount } = endpoints.endpoints;

const later = () => new Promise((resolve) => setTimeout(resolve, 20));
const revoked = () => {
  const line = `data: ${JSON.stringify({ type: 'session.revoked' })}\n\n`;
  const body = new Response(line).body;
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

test('a session that is revoked elsewhere ends here', async () => {
  const { store } = startClient(revoked);
  signInAs(store);
  const stop = startLiveUpdates(store);
  await later();
  stop();
  expect(store.getState().auth.isAuthenticated).toBe(false);
});

test.each([
  ['a sign-out', ({ dispatch }: Store) => dispatch(signOut.initiate()).unwrap()],
  [
    'the end of an account',
    ({ dispatch }: Store) => dispatch(deleteAccount.initiate({ body: { password: 'x' } })).unwrap(),
  ],
] as const)('the news of %s does not overtake its own answer', async (_what, start) => {
  let answer: (response: Response) => void = () => {};
  let stream: (response: Response) => void = () => {};
  const { store } = startClient(
    () => new Promise((resolve) => (stream = resolve)),
    () => new Promise((resolve) => (answer = resolve)),
    reply({}, 401),
  );
  signInAs(store);
  const stop = startLiveUpdates(store);
  await later();
  const leaving = start(store);
  await later();
  stream(revoked());
  await later();
  answer(Response.json({ success: true }));
  await expect(leaving).resolves.toEqual({ success: true });
  stop();
  expect(store.getState().auth.isAuthenticated).toBe(false);
});

test('nothing is subscribed to while it is still being checked who is here', async () => {
  const { store, sent } = startClient();
  signInAs(store);
  store.dispatch(loadingChanged(true));
  const stop = startLiveUpdates(store);
  await later();
  expect(sent).toEqual([]);
  store.dispatch(loadingChanged(false));
  await later();
  stop();
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/events']);
});

const captured = {
  id: 1,
  content: 'WORD - rain',
  createdAt: '2026-11-20T08:00:00.000Z',
  error: null,
  words: [],
  kept: [],
  question: null,
  hasOtherMeanings: false,
};
const waiting = { ...captured, isConverted: false, vocabularyIds: [], notFound: [], pieces: [] };
const done = { ...captured, isConverted: true, vocabularyIds: [9], notFound: ['xqzzy'], pieces: [] };
const shown = (store: ReturnType<typeof startClient>['store']) =>
  noteList.select(undefined)(store.getState() as never).data?.notes;

/** A stream with the event of the note's conversion. */
const converted = () => {
  const event = `data: ${JSON.stringify({ type: 'note.converted', noteId: 1, vocabularyIds: [9] })}\n\n`;
  return new ReadableStream({ start: (into) => into.enqueue(new TextEncoder().encode(event)) });
};

test('a note that was converted before the first event could come does not wait for ever', async () => {
  const stream = held(() => new Response(new ReadableStream()));
  const { store, sent } = startClient(
    reply({ success: true, notes: [waiting] }),
    stream.answer,
    reply({ success: true, notes: [done] }),
  );
  signInAs(store);
  await store.dispatch(noteList.initiate(undefined));
  const stop = startLiveUpdates(store);
  stream.release();
  await later();
  stop();
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?limit=100', '', '?limit=500&ids=1']);
  expect(shown(store)).toEqual([done]);
});

test('NOTE-16 a note is called converted when it is known what it was made of, and what not', async () => {
  const note = held(reply({ success: true, notes: [done] }));
  const { store, sent } = startClient(
    reply({ success: true, notes: [waiting] }),
    () => new Response(converted()),
    note.answer,
  );
  signInAs(store);
  await store.dispatch(noteList.initiate(undefined));
  const stop = startLiveUpdates(store);
  await later();
  expect(sent).toHaveLength(3);
  expect(shown(store)).toEqual([waiting]);
  note.release();
  await later();
  stop();
  expect(shown(store)).toEqual([done]);
});

test('NOTE-17 a sentence is asked for anew when a word comes that may be one of its pieces', async () => {
  const piece = { id: null, ja_word: '忘れる', en_word: 'to forget' };
  const sentence = { ...done, id: 2, content: 'PHRASE - I forgot', pieces: [piece] };
  const whole = { ...sentence, pieces: [{ ...piece, id: 9 }] };
  const { store, sent } = startClient(
    reply({ success: true, notes: [sentence] }),
    () => new Response(converted()),
    reply({ success: true, notes: [done, whole] }),
  );
  signInAs(store);
  await store.dispatch(noteList.initiate(undefined));
  const stop = startLiveUpdates(store);
  await later();
  stop();
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?limit=100', '', '?limit=500&ids=1%2C2']);
  expect(shown(store)).toContainEqual(whole);
});

test('what could not be asked for without a connection is asked for when the stream opens', async () => {
  const stream = held(() => new Response(new ReadableStream()));
  const { store } = startClient(cut, stream.answer, reply({ success: true, notes: [] }));
  signInAs(store);
  const list = store.dispatch(noteList.initiate(undefined));
  await expect(list.unwrap()).rejects.toMatchObject({ code: 'NETWORK' });
  const stop = startLiveUpdates(store);
  stream.release();
  await later();
  stop();
  expect(noteList.select(undefined)(store.getState() as never).data?.notes).toEqual([]);
});

test('after a break of the stream everything that is shown is asked for again', async () => {
  const note = {
    id: 1,
    content: 'WORD - rain',
    isConverted: true,
    vocabularyIds: [],
    question: null,
    hasOtherMeanings: false,
    notFound: [],
    pieces: [],
    words: [],
    kept: [],
    error: null,
  };
  const missed = { ...note, createdAt: '2026-11-20T08:00:00.000Z' };
  const { store } = startClient(
    reply({ success: true, notes: [] }),
    () => new Response(''),
    () => new Response(new ReadableStream()),
    reply({ success: true, notes: [missed] }),
  );
  signInAs(store);
  await store.dispatch(noteList.initiate(undefined));
  const stop = startLiveUpdates(store);
  await later();
  window.dispatchEvent(new Event('online'));
  await later();
  stop();
  expect(noteList.select(undefined)(store.getState() as never).data?.notes).toEqual([missed]);
});

test('what was cut off while the stream went on is asked for as soon as the device is online again', async () => {
  const { store, sent } = startClient(
    () => new Response(new ReadableStream()),
    cut,
    reply({ success: true, notes: [] }),
    () => new Response(new ReadableStream()),
  );
  signInAs(store);
  const stop = startLiveUpdates(store);
  await later();
  await expect(store.dispatch(noteList.initiate(undefined)).unwrap()).rejects.toMatchObject({
    code: 'NETWORK',
  });
  expect(sent).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  await later();
  stop();
  expect(noteList.select(undefined)(store.getState() as never).data?.notes).toEqual([]);
});
