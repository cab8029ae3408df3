import { SHOULD_AUTOBATCH } from '@reduxjs/toolkit';
import { sessionEnded, sessionStarted, signedOut, STORAGE_KEY } from './auth';
import { createKotobaStore } from './index';

const user = { id: 7, email: 'aiko@example.org', emailVerified: true, firstName: 'Aiko', lastName: 'Mori' };
const other = { ...user, id: 8, email: 'ken@example.org' };
const token = 'A'.repeat(43);
const stored = (who: typeof user, bearer: string) =>
  JSON.stringify({ version: 0, user: who, isAuthenticated: true, token: bearer });

/** What the browser does in every other tab after a write. */
function writeInOtherTab(value: string | null) {
  if (value === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: value }));
}

let dispose = () => {};
afterEach(() => {
  dispose();
  localStorage.clear();
});
function start() {
  const made = createKotobaStore();
  dispose = made.dispose;
  return made;
}

test('starts signed out and not loading when nothing is stored', () => {
  expect(start().store.getState().auth).toEqual(signedOut);
});

test('starts with the stored session, loading until it is checked', () => {
  localStorage.setItem(STORAGE_KEY, stored(user, token));
  expect(start().store.getState().auth).toEqual({ user, token, isAuthenticated: true, isLoading: true });
});

test('sign-in is stored, sign-out clears it', () => {
  const { store } = start();
  store.dispatch(sessionStarted({ user, token }));
  expect(localStorage.getItem(STORAGE_KEY)).toBe(stored(user, token));
  store.dispatch(sessionEnded());
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
});

test('follows a sign-out and another sign-in of another tab', () => {
  const { store } = start();
  store.dispatch(sessionStarted({ user, token }));
  writeInOtherTab(stored(other, 'B'.repeat(43)));
  expect(store.getState().auth.user).toEqual(other);
  writeInOtherTab(null);
  expect(store.getState().auth).toEqual(signedOut);
});

test('follows no tab any more once disposed', () => {
  const { store } = start();
  store.dispatch(sessionStarted({ user, token }));
  dispose();
  writeInOtherTab(null);
  expect(store.getState().auth.isAuthenticated).toBe(true);
});

test('calls that are told of together ask for no frame', async () => {
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  const { store } = start();
  const told = jest.fn();
  store.subscribe(told);
  const call = { type: 'call', meta: { [SHOULD_AUTOBATCH]: true } };
  store.dispatch(call);
  store.dispatch(call);
  expect(told).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told).toHaveBeenCalledTimes(1);
  expect(frame).not.toHaveBeenCalled();
  frame.mockRestore();
});
