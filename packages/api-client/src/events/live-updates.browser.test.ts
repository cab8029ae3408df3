import { loadingChanged } from '@kotoba/session';
import { endpoints } from '../cache/endpoints';
import { reply } from '../testing';
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
