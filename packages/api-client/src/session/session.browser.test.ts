import { signedOut, type KotobaStore } from '@kotoba/session';
import { endpoints } from '../cache/endpoints';
import { drafts } from '../drafts/draft-store';
import { cut, learner, reply, tokenOf, type Answer } from '../testing';
import { signInAs, startClient } from '../testing/start-client';
import { checkSession } from './check-session';

const { signIn, signUp, verifyEmail, signOut, forgotPassword, listNotes, updateProfile, deleteAccount } =
  endpoints.endpoints;
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

test('asking for a reset link changes nothing about the session', async () => {
  const { store } = startClient(reply({ success: true }));
  signInAs(store);
  await store.dispatch(forgotPassword.initiate({ body: { email: user.email } }));
  expect(store.getState().auth).toEqual(started);
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
  ['no answer', cut],
])('the check signs out silently on %s', async (_name, answer) => {
  const { store } = startClient(answer);
  signInAs(store);
  await checkSession(store);
  expect(store.getState().auth).toEqual(signedOut);
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
