import { loadingChanged, sessionStarted, signedOut, type KotobaStore } from '@kotoba/session';
import { endpoints } from '../cache/endpoints';
import { drafts } from '../drafts/use-draft';
import { cut, held, learner, reply, tokenOf, type Answer } from '../testing';
import { signInAs, startClient } from '../testing/start-client';
import { checkSession } from './check-session';

const {
  signIn,
  signUp,
  verifyEmail,
  signOut,
  forgotPassword,
  resetPassword,
  resendVerification,
  listNotes,
  updateProfile,
  deleteAccount,
} = endpoints.endpoints;
const user = { ...learner, countryId: 392 };
const password = 'Kasa-wo-sasu-1';
const started = { user: learner, token: tokenOf('A'), isAuthenticated: true, isLoading: false };

afterEach(() => localStorage.clear());

test.each<[string, (store: KotobaStore) => Promise<unknown>]>([
  ['sign-in', (store) => store.dispatch(signIn.initiate({ body: { email: user.email, password } })).unwrap()],
  [
    'sign-up',
    (store) =>
      store.dispatch(signUp.initiate({ body: { ...learner, password, confirmPassword: password } })).unwrap(),
  ],
  ['a verified email', (store) => store.dispatch(verifyEmail.initiate({ body: { token: 'x' } })).unwrap()],
])('%s stores user and token before its screen goes on', async (_name, call) => {
  const { store } = startClient(reply({ user, token: tokenOf('A') }));
  await call(store);
  expect(store.getState().auth).toEqual(started);
});

test('an email that is verified for another account leaves the session of this browser as it is', async () => {
  const elsewhere = { email: 'somebody@example.org', passwordToken: tokenOf('B') };
  const { store } = startClient(reply({ user, token: tokenOf('A') }), reply(elsewhere));
  await store.dispatch(signIn.initiate({ body: { email: user.email, password } })).unwrap();
  const answer = await store.dispatch(verifyEmail.initiate({ body: { token: 'x' } })).unwrap();
  expect(answer).toEqual(elsewhere);
  expect(store.getState().auth).toEqual(started);
});

test('a refused sign-in leaves everything as it was', async () => {
  const { store } = startClient(reply({ error: 'Invalid credentials' }, 400));
  await store.dispatch(signIn.initiate({ body: { email: user.email, password } }));
  expect(store.getState().auth).toEqual(signedOut);
});

test.each<[string, Answer]>([
  ['succeeds', reply({ success: true })],
  ['is refused', reply({}, 500)],
  ['meets a dead token', reply({}, 401)],
  ['gets no answer', cut],
])(
  'signing out clears the session, its drafts and its cache also when the call %s',
  async (_name, answer) => {
    const { store } = startClient(reply({ success: true, notes: [] }), answer);
    signInAs(store);
    drafts.write(learner.id, 'capture.note', 'half a word');
    await store.dispatch(listNotes.initiate({}));
    await store.dispatch(signOut.initiate());
    expect(store.getState().auth).toEqual(signedOut);
    expect(drafts.read(learner.id, 'capture.note')).toBe('');
    expect(listNotes.select({})(store.getState() as never).data).toBeUndefined();
  },
);

test('an expired session keeps the drafts, for the learner comes back', async () => {
  const { store } = startClient(reply({}, 401));
  signInAs(store);
  drafts.write(learner.id, 'capture.note', 'half a word');
  await store.dispatch(listNotes.initiate({}));
  expect(store.getState().auth).toEqual(signedOut);
  expect(drafts.read(learner.id, 'capture.note')).toBe('half a word');
});

test.each<[string, (store: KotobaStore) => Promise<unknown>]>([
  [
    'asking for a reset link',
    (store) => store.dispatch(forgotPassword.initiate({ body: { email: user.email } })),
  ],
  [
    'a new password',
    (store) =>
      store.dispatch(resetPassword.initiate({ body: { token: 'x', password, confirmPassword: password } })),
  ],
  [
    'another verification mail',
    (store) => store.dispatch(resendVerification.initiate({ body: { from: '/learn' } })),
  ],
])('%s changes nothing about the session, whether it works or fails', async (_name, call) => {
  const { store } = startClient(reply({ success: true }), reply({}, 400), reply({}, 500), cut);
  signInAs(store);
  for (let times = 0; times < 4; times += 1) await call(store);
  expect(store.getState().auth).toEqual(started);
});

test('many calls that meet a dead token at once end the session once', async () => {
  const refused = held(reply({}, 401));
  const { store, sent } = startClient(...Array.from({ length: 8 }, () => refused.answer));
  signInAs(store);
  const ends: boolean[] = [];
  store.subscribe(() => {
    const { isAuthenticated } = store.getState().auth;
    if (ends.at(-1) !== isAuthenticated) ends.push(isAuthenticated);
  });
  const calls = Array.from({ length: 8 }, (_, page) =>
    store.dispatch(listNotes.initiate({ limit: page + 1 })),
  );
  refused.release();
  await Promise.all(calls);
  expect(ends.filter((isAuthenticated) => !isAuthenticated)).toHaveLength(1);
  expect(store.getState().auth).toEqual(signedOut);
  expect(sent).toHaveLength(8);
});

const ken = { ...learner, id: 8, email: 'ken@example.org', firstName: 'Ken' };
const kenSignsInElsewhere = (store: KotobaStore) =>
  store.dispatch(sessionStarted({ user: ken, token: tokenOf('B') }));

test.each<[string, Answer, (store: KotobaStore) => Promise<unknown>]>([
  ['sign-out', reply({ success: true }), (store) => store.dispatch(signOut.initiate())],
  ['failed sign-out', reply({}, 500), (store) => store.dispatch(signOut.initiate())],
  [
    'profile',
    reply({ user: { ...user, firstName: 'Ai' } }),
    (store) => store.dispatch(updateProfile.initiate({ body: { firstName: 'Ai' } })),
  ],
  [
    'end of an account',
    reply({ success: true }),
    (store) => store.dispatch(deleteAccount.initiate({ body: { password } })),
  ],
])(
  'a late answer to the %s of the learner before leaves the one who is here alone',
  async (_name, answer, call) => {
    const slow = held(answer);
    const { store } = startClient(slow.answer);
    signInAs(store);
    const calling = call(store);
    kenSignsInElsewhere(store);
    drafts.write(ken.id, 'capture.note', 'Ken’s');
    slow.release();
    await calling;
    expect(store.getState().auth).toMatchObject({ user: ken, token: tokenOf('B') });
    expect(drafts.read(ken.id, 'capture.note')).toBe('Ken’s');
  },
);

test('a late answer with the notes of the learner before does not reach the cache of the next', async () => {
  const slow = held(reply({ success: true, notes: [{ id: 1, content: 'WORD - secret' }] }));
  const { store } = startClient(slow.answer, reply({ success: true, notes: [] }));
  signInAs(store);
  const before = store.dispatch(listNotes.initiate({}));
  kenSignsInElsewhere(store);
  await store.dispatch(listNotes.initiate({}));
  slow.release();
  await before;
  expect(listNotes.select({})(store.getState() as never).data).toEqual({ success: true, notes: [] });
});

test('what is typed while signing out is gone as well', async () => {
  const slow = held(reply({ success: true }));
  const { store } = startClient(slow.answer);
  signInAs(store);
  const leaving = store.dispatch(signOut.initiate());
  drafts.write(learner.id, 'capture.note', 'too late');
  slow.release();
  await leaving;
  expect(drafts.read(learner.id, 'capture.note')).toBe('');
});

test('the check calls nothing without a token', async () => {
  const { store, sent } = startClient();
  await checkSession(store);
  expect(sent).toEqual([]);
});

test('the check stores the user that the server names', async () => {
  const { store, sent } = startClient(reply({ user: { ...user, firstName: 'Ai' } }));
  signInAs(store);
  await checkSession(store);
  expect(sent).toHaveLength(1);
  expect(store.getState().auth).toEqual({ ...started, user: { ...learner, firstName: 'Ai' } });
});

test.each<[string, Answer]>([
  ['401', reply({ error: 'Unauthorized' }, 401)],
  ['500', reply({}, 500)],
  ['a page of a proxy', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['no answer', cut],
])('the check signs out silently on %s', async (_name, answer) => {
  const { store } = startClient(answer);
  signInAs(store);
  await checkSession(store);
  expect(store.getState().auth).toEqual(signedOut);
});

test('a check that is refused for too many calls says nothing about the session, which stays', async () => {
  const { store } = startClient(reply({ error: 'Slow down', code: 'RATE_LIMITED' }, 429));
  signInAs(store);
  store.dispatch(loadingChanged(true));
  await checkSession(store);
  expect(store.getState().auth).toEqual(started);
});

test('a check that the browser cuts because the page is left ends no session; on a page that stays it is asked again', async () => {
  const { store, sent } = startClient(
    (request) => {
      window.dispatchEvent(new Event('beforeunload'));
      return cut(request);
    },
    reply({ user: { ...user, firstName: 'Ai' } }),
  );
  signInAs(store);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    const checking = checkSession(store);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.getState().auth.token).toBe(tokenOf('A'));
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1500);
    await checking;
    expect(sent).toHaveLength(2);
    expect(store.getState().auth.user?.firstName).toBe('Ai');
  } finally {
    jest.useRealTimers();
  }
});

test('the learner is told when the first answers of the page are there, too, or a moment later without them', async () => {
  const slow = held(reply({ success: true, notes: [] }));
  const { store } = startClient(slow.answer, reply({ user }), reply({ user }));
  signInAs(store);
  store.dispatch(loadingChanged(true));
  const asked = store.dispatch(listNotes.initiate({}));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    const told = checkSession(store);
    await jest.advanceTimersByTimeAsync(140);
    expect(store.getState().auth.isLoading).toBe(true);
    await jest.advanceTimersByTimeAsync(20);
    await told;
    expect(store.getState().auth.isLoading).toBe(false);
    store.dispatch(loadingChanged(true));
    const toldAgain = checkSession(store);
    await jest.advanceTimersByTimeAsync(100);
    slow.release();
    await asked;
    await toldAgain;
    expect(store.getState().auth.isLoading).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

test('an answer about an older token says nothing about the learner who signed in meanwhile', async () => {
  let give: (response: Response) => void = () => {};
  const { store } = startClient(() => new Promise((resolve) => (give = resolve)));
  signInAs(store, 'A');
  const checking = checkSession(store);
  await new Promise((resolve) => setTimeout(resolve, 5));
  signInAs(store, 'B');
  give(Response.json({}, { status: 401 }));
  await checking;
  expect(store.getState().auth.token).toBe(tokenOf('B'));
});

test('a changed profile shows in the session', async () => {
  const { store } = startClient(reply({ user: { ...user, firstName: 'Ai' } }));
  signInAs(store);
  await store.dispatch(updateProfile.initiate({ body: { firstName: 'Ai' } }));
  expect(store.getState().auth).toEqual({ ...started, user: { ...learner, firstName: 'Ai' } });
});

test('the end of an account ends its session, and takes drafts and cache along', async () => {
  const { store } = startClient(reply({ success: true, notes: [] }), reply({ success: true }));
  signInAs(store);
  drafts.write(learner.id, 'capture.note', 'half a word');
  await store.dispatch(listNotes.initiate({}));
  await store.dispatch(deleteAccount.initiate({ body: { password } }));
  expect(store.getState().auth).toEqual(signedOut);
  expect(drafts.read(learner.id, 'capture.note')).toBe('');
  expect(listNotes.select({})(store.getState() as never).data).toBeUndefined();
});

test('an account that could not be deleted goes on', async () => {
  const { store } = startClient(reply({ code: 'INVALID_CREDENTIALS' }, 400));
  signInAs(store);
  drafts.write(learner.id, 'capture.note', 'half a word');
  await store.dispatch(deleteAccount.initiate({ body: { password } }));
  expect(store.getState().auth).toEqual(started);
  expect(drafts.read(learner.id, 'capture.note')).toBe('half a word');
});
