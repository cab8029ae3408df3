import { createKotobaStore, sessionStarted } from '@kotoba/session';
import { api } from '../api';

const user = { id: 7, email: 'aiko@example.org', emailVerified: true, firstName: 'Aiko', lastName: 'Mori' };
const tokenOf = (letter: string) => letter.repeat(43);

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    createNote: build.mutation<unknown, { content: string }>({
      query: (body) => ({ url: '/capture-notes', method: 'POST', body }),
    }),
    listNotes: build.query<unknown, object>({ query: () => '/capture-notes' }),
  }),
});

type Answer = (request: Request) => Response | Promise<Response>;

function start(...answers: Answer[]) {
  const sent: Request[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    sent.push(request);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(request);
  };
  const { store } = createKotobaStore({
    slices: [{ reducerPath: api.reducerPath, reducer: api.reducer, middleware: api.middleware }],
    storage: null,
  });
  store.dispatch(sessionStarted({ user, token: tokenOf('A') }));
  return { store, sent };
}

const nativeRequest = globalThis.Request;
beforeAll(() => {
  // Node refuses relative addresses, which a browser resolves against the page.
  globalThis.Request = class extends nativeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, {
        ...init,
        signal: null,
      });
    }
  };
});
afterAll(() => {
  globalThis.Request = nativeRequest;
});

const reply =
  (status: number, body: unknown): Answer =>
  () =>
    Response.json(body, { status });
const cut: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

test('every call carries the bearer token', async () => {
  const { store, sent } = start(reply(200, {}));
  await store.dispatch(calls.endpoints.listNotes.initiate({}));
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${tokenOf('A')}`);
  expect(sent[0]?.url).toBe('http://localhost/api/capture-notes');
});

test('a refused token ends the session', async () => {
  const { store } = start(reply(401, {}));
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
  const { store, sent } = start(cut, reply(503, {}), reply(200, {}), reply(200, {}));
  const create = () => store.dispatch(calls.endpoints.createNote.initiate({ content: 'WORD - 雨' }));
  for (let times = 0; times < 4; times += 1) await create();
  const keys = sent.map((request) => request.headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('a failure arrives as an error with the documented text', async () => {
  const { store } = start(reply(503, '<html>'));
  const result = await store.dispatch(calls.endpoints.createNote.initiate({ content: 'x' }));
  expect(result.error).toMatchObject({ status: 503, message: 'Failed to create note' });
});
