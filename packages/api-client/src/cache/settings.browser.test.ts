import { sessionStarted, type KotobaStore } from '@kotoba/session';
import { endpoints } from './endpoints';
import { cut, held, learner, reply, settings, tokenOf } from '../testing';
import { signInAs, startClient } from '../testing/start-client';

const { getSettings, updateSettings } = endpoints.endpoints;

const shown = (store: KotobaStore) => getSettings.select()(store.getState() as never).data;

test('a changed setting holds before the server has answered', async () => {
  const slow = held(reply({ ...settings, furigana: false }));
  const { store } = startClient(reply(settings), slow.answer);
  signInAs(store);
  await store.dispatch(getSettings.initiate());
  const saving = store.dispatch(updateSettings.initiate({ body: { furigana: false } }));
  expect(shown(store)).toEqual({ ...settings, furigana: false });
  slow.release();
  await saving;
  expect(shown(store)).toEqual({ ...settings, furigana: false });
});

test('a change that fails is taken back, and others that were made meanwhile stay', async () => {
  const refused = held(cut);
  const { store } = startClient(reply(settings), refused.answer, reply({ ...settings, newPerDay: 5 }));
  signInAs(store);
  await store.dispatch(getSettings.initiate());
  const failing = store.dispatch(updateSettings.initiate({ body: { furigana: false } }));
  await store.dispatch(updateSettings.initiate({ body: { newPerDay: 5 } }));
  refused.release();
  await failing;
  expect(shown(store)).toEqual({ ...settings, newPerDay: 5 });
});

test('a change that fails after another learner has come is not taken back from their settings', async () => {
  const refused = held(cut);
  const { store } = startClient(reply(settings), refused.answer, reply({ ...settings, furigana: false }));
  signInAs(store);
  await store.dispatch(getSettings.initiate());
  const failing = store.dispatch(updateSettings.initiate({ body: { furigana: false } }));
  store.dispatch(sessionStarted({ user: { ...learner, id: 8 }, token: tokenOf('B') }));
  store.dispatch(endpoints.util.resetApiState());
  await store.dispatch(getSettings.initiate());
  refused.release();
  await failing;
  expect(shown(store)).toEqual({ ...settings, furigana: false });
});
