import { loadingChanged } from '@kotoba/session';
import { endpoints } from '../cache/endpoints';
import { reply } from '../testing';
import { signInAs, startClient } from '../testing/start-client';
import { startLiveUpdates } from './live-updates';

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
  ['a sign-out', () => endpoints.endpoints.signOut.initiate()],
  ['the end of an account', () => endpoints.endpoints.deleteAccount.initiate({ body: { password: 'x' } })],
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
  const leaving = store.dispatch(start()).unwrap();
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
