import { sessionConfirmed, sessionEnded, sessionStarted, signedOut, STORAGE_KEY } from './auth';
import { createKotobaStore } from './index';

const aiko = { id: 7, email: 'aiko@example.org', emailVerified: true, firstName: 'Aiko', lastName: 'Mori' };
const ken = { ...aiko, id: 8, email: 'ken@example.org', firstName: 'Ken' };
const tokenA = 'A'.repeat(43);
const tokenB = 'B'.repeat(43);
const stored = (user: typeof aiko, token: string) =>
  JSON.stringify({ version: 0, user, isAuthenticated: true, token });

/** Another tab writes; its event has not arrived here yet. */
const write = (text: string | null): void =>
  text === null ? localStorage.removeItem(STORAGE_KEY) : localStorage.setItem(STORAGE_KEY, text);
const tell = (): unknown => window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));

let dispose = () => {};
afterEach(() => {
  dispose();
  jest.restoreAllMocks();
  localStorage.clear();
});
function startAsAiko() {
  const made = createKotobaStore();
  dispose = made.dispose;
  made.store.dispatch(sessionStarted({ user: aiko, token: tokenA }));
  return made.store;
}

test('the end of an old session leaves alone who signed in elsewhere meanwhile, and this tab follows', () => {
  const store = startAsAiko();
  write(stored(ken, tokenB));
  store.dispatch(sessionEnded());
  expect(localStorage.getItem(STORAGE_KEY)).toBe(stored(ken, tokenB));
  expect(store.getState().auth).toMatchObject({ user: ken, token: tokenB });
});

test('what the server says about the old learner is not written over the new one', () => {
  const store = startAsAiko();
  write(stored(ken, tokenB));
  store.dispatch(sessionConfirmed({ user: { ...aiko, firstName: 'Ai' } }));
  expect(localStorage.getItem(STORAGE_KEY)).toBe(stored(ken, tokenB));
  expect(store.getState().auth.user).toEqual(ken);
});

test('news of the old learner does not bring a session back that was signed out elsewhere', () => {
  const store = startAsAiko();
  write(null);
  store.dispatch(sessionConfirmed({ user: { ...aiko, firstName: 'Ai' } }));
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  expect(store.getState().auth).toEqual(signedOut);
});

test('a new name and a verified email in one tab are known in the others', () => {
  const store = startAsAiko();
  write(stored({ ...aiko, firstName: 'Ai' }, tokenA));
  tell();
  expect(store.getState().auth).toMatchObject({ token: tokenA, user: { firstName: 'Ai' } });
});

test('a tab that is still checking goes on checking when the same session is written anew', () => {
  write(stored(aiko, tokenA));
  const { store, dispose: stop } = createKotobaStore();
  dispose = stop;
  write(stored({ ...aiko, firstName: 'Ai' }, tokenA));
  tell();
  expect(store.getState().auth).toMatchObject({ isLoading: true, user: { firstName: 'Ai' } });
  write(stored(ken, tokenB));
  tell();
  expect(store.getState().auth).toMatchObject({ isLoading: false, user: ken });
});

test('clearing all data of the site in another tab signs out here', () => {
  const store = startAsAiko();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.getState().auth).toEqual(signedOut);
});

test.each([
  [
    'comes back by Back',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a frozen tab that %s knows at once that the learner has signed out', (_how, wake) => {
  const store = startAsAiko();
  write(null);
  expect(store.getState().auth.isAuthenticated).toBe(true);
  wake();
  expect(store.getState().auth).toEqual(signedOut);
});

test('a tab that is shown for the first time changes nothing', () => {
  const store = startAsAiko();
  write(null);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(store.getState().auth.isAuthenticated).toBe(true);
});

test('a full storage keeps the session in memory, and nobody else’s for the next start', () => {
  const store = startAsAiko();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.dispatch(sessionStarted({ user: ken, token: tokenB }));
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  tell();
  document.dispatchEvent(new Event('visibilitychange'));
  store.dispatch(sessionConfirmed({ user: { ...ken, lastName: 'Abe' } }));
  expect(store.getState().auth).toMatchObject({ token: tokenB, user: { lastName: 'Abe' } });
});

test('a session in memory is kept as soon as there is room again', () => {
  const store = startAsAiko();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.dispatch(sessionStarted({ user: ken, token: tokenB }));
  full.mockRestore();
  store.dispatch(sessionConfirmed({ user: { ...ken, lastName: 'Abe' } }));
  expect(localStorage.getItem(STORAGE_KEY)).toBe(stored({ ...ken, lastName: 'Abe' }, tokenB));
});
