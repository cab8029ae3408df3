import fc from 'fast-check';
import { loadSession, parseSession, saveSession, STORAGE_KEY } from './auth.persistence';
import { signedOut, type AuthState } from './auth.state';

const user = { id: 7, email: 'aiko@example.org', emailVerified: true, firstName: 'Aiko', lastName: 'Mori' };
const token = 'A'.repeat(43);
const signedIn: AuthState = { user, token, isAuthenticated: true, isLoading: false };
const stored = { version: 0, user, isAuthenticated: true, token };

function memory(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('a saved session comes back as it was', () => {
  const storage = memory();
  saveSession(storage, { ...signedIn, isLoading: true });
  expect(loadSession(storage)).toEqual(signedIn);
});

test('user, token and isAuthenticated are kept under one key, in version 0, and nothing else', () => {
  const storage = memory();
  saveSession(storage, signedIn);
  expect([...storage.values.keys()]).toEqual([STORAGE_KEY]);
  expect(JSON.parse(storage.values.get(STORAGE_KEY) ?? '')).toEqual(stored);
});

test('a session that ended leaves nothing behind', () => {
  const storage = memory({ [STORAGE_KEY]: JSON.stringify(stored) });
  saveSession(storage, signedOut);
  expect(storage.values.size).toBe(0);
});

test.each([
  ['no JSON', '{'],
  ['an array', '[]'],
  ['null', 'null'],
  ['another version', JSON.stringify({ ...stored, version: 1 })],
  ['a version as text', JSON.stringify({ ...stored, version: '0' })],
  ['no token', JSON.stringify({ ...stored, token: undefined })],
  ['an empty token', JSON.stringify({ ...stored, token: '' })],
  ['not authenticated', JSON.stringify({ ...stored, isAuthenticated: false })],
  ['no user', JSON.stringify({ ...stored, user: null })],
  ['an id as text', JSON.stringify({ ...stored, user: { ...user, id: '7' } })],
  ['an unknown key', JSON.stringify({ ...stored, isLoading: true })],
  ['a polluting key', `{"__proto__":{"isAuthenticated":true},${JSON.stringify(stored).slice(1)}`],
])('starts signed out from %s', (_name, text) => {
  expect(parseSession(text)).toEqual(signedOut);
  expect(Object.prototype).not.toHaveProperty('isAuthenticated');
});

test('starts signed out from any other text and any other value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => expect(parseSession(text)).toEqual(signedOut)),
  );
});

test('a blocked or full storage breaks neither start nor sign-in', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(loadSession(blocked)).toEqual(signedOut);
  expect(() => saveSession(blocked, signedIn)).not.toThrow();
  expect(() => saveSession(null, signedIn)).not.toThrow();
});
