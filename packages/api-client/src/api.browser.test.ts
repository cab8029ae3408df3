import { sessionStarted } from '@kotoba/session';
import { endpoints } from './cache/endpoints';
import { cut, learner as user, reply, tokenOf, type Answer } from './testing';
import { signInAs, startClient } from './testing/start-client';

const calls = endpoints;

function start(...answers: Answer[]) {
  const client = startClient(...answers);
  signInAs(client.store);
  return client;
}

test('every call carries the bearer token', async () => {
  const { store, sent } = start(reply({}));
  await store.dispatch(calls.endpoints.listNotes.initiate({}));
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${tokenOf('A')}`);
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/capture-notes');
});

test('who comes in says where they are, no other call does', async () => {
  const { store, sent } = start(reply({}), reply({}));
  await store.dispatch(calls.endpoints.checkAuth.initiate({}));
  await store.dispatch(calls.endpoints.listNotes.initiate({}));
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(sent.map(({ headers }) => headers.get('x-time-zone'))).toEqual([own, null]);
});

test('a question about a learner is not sent when nobody is signed in; what a guest may ask is', async () => {
  const { store, sent } = startClient(reply([]));
  const { error } = await store.dispatch(calls.endpoints.listNotes.initiate({}));
  expect(error).toMatchObject({ status: 401 });
  await store.dispatch(calls.endpoints.listCountries.initiate());
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/countries']);
});

test('a refused token ends the session', async () => {
  const { store } = start(reply({}, 401));
  await store.dispatch(calls.endpoints.listNotes.initiate({}));
  expect(store.getState().auth.isAuthenticated).toBe(false);
});

test('a late refusal of an older token leaves the new session alone', async () => {
  let refuse: (response: Response) => void = () => {};
  const { store } = start(() => new Promise((resolve) => (refuse = resolve)));
  const late = store.dispatch(calls.endpoints.listNotes.initiate({}));
  await new Promise((resolve) => setTimeout(resolve, 5));
  store.dispatch(sessionStarted({ user, token: tokenOf('B') }));
  refuse(Response.json({}, { status: 401 }));
  await late;
  expect(store.getState().auth.token).toBe(tokenOf('B'));
});

test('the same content sent again after a lost answer is the same request; after an answer it is a new one', async () => {
  const made = { data: { id: 9 } };
  const { store, sent } = start(cut, reply({}, 503), reply({ data: {} }), reply(made), reply(made));
  const create = () =>
    store.dispatch(calls.endpoints.startSession.initiate({ body: { vocabularyIds: [1], mode: 2 } }));
  for (let times = 0; times < 5; times += 1) await create();
  const keys = sent.map((request) => request.headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.slice(1, 4)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[4]).not.toBe(keys[0]);
});

test('a failure arrives as an error with the documented text', async () => {
  const { store } = start(reply('<html>', 503));
  const result = await store.dispatch(calls.endpoints.deleteNote.initiate({ id: 1 }));
  expect(result.error).toMatchObject({ status: 503, message: 'Failed to delete note' });
});

test('a file is sent as its bytes, whatever type its name gives it', async () => {
  const { store, sent } = startClient(reply({ import_id: 4 }));
  signInAs(store);
  const body = new File(['English,Japanese'], 'words.csv', { type: 'text/csv' });
  await store.dispatch(calls.endpoints.uploadVocabularyFile.initiate({ name: 'words.csv', body }));
  const [request] = sent;
  expect(request?.headers.get('content-type')).toBe('application/octet-stream');
  expect(new URL(request?.url ?? '').search).toBe('?name=words.csv');
});
