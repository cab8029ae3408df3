import { signedOut } from '@kotoba/session';
import { cut, learner, reply, tokenOf, type Answer } from '../testing';
import { signInAs, startClient } from '../testing/start-client';
import { refreshUser } from './check-session';

const user = { ...learner, countryId: null };

afterEach(() => localStorage.clear());

test('takes over what changed elsewhere', async () => {
  const { store, sent } = startClient(reply({ user: { ...user, firstName: 'Ai' } }));
  signInAs(store);
  await refreshUser(store);
  expect(sent).toHaveLength(1);
  expect(store.getState().auth.user?.firstName).toBe('Ai');
});

test('asks nobody without a session', async () => {
  const { store, sent } = startClient();
  await refreshUser(store);
  expect(sent).toEqual([]);
});

test.each<[string, Answer]>([
  ['a failing server', reply({}, 500)],
  ['no answer', cut],
])('%s leaves the session as it is', async (_name, answer) => {
  const { store } = startClient(answer);
  signInAs(store);
  await refreshUser(store);
  expect(store.getState().auth.user).toEqual(learner);
});

test('a dead token ends it', async () => {
  const { store } = startClient(reply({}, 401));
  signInAs(store);
  await refreshUser(store);
  expect(store.getState().auth).toEqual(signedOut);
});

test('says nothing about a learner who signed in meanwhile', async () => {
  let give: (response: Response) => void = () => undefined;
  const { store } = startClient(() => new Promise((resolve) => (give = resolve)));
  signInAs(store, 'A');
  const asking = refreshUser(store);
  await new Promise((resolve) => setTimeout(resolve, 5));
  signInAs(store, 'B');
  give(Response.json({ user: { ...user, firstName: 'Ai' } }));
  await asking;
  expect(store.getState().auth).toMatchObject({
    token: tokenOf('B'),
    user: { firstName: learner.firstName },
  });
});
