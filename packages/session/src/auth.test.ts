import fc from 'fast-check';
import { loadSession, parseSession, saveSession, STORAGE_KEY, signedOut, type AuthState } from './auth';

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

const text = JSON.stringify(stored);

/** The stored session with one field changed; undefined leaves it out. */
const withField = (field: keyof typeof stored, value: unknown): string =>
  JSON.stringify({ ...stored, [field]: value });
const withUser = (change: object): string => JSON.stringify({ ...stored, user: { ...user, ...change } });

const mutations: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['a blank', ' '],
  ['no JSON', 'kotoba'],
  ['half of it', text.slice(0, text.length / 2)],
  ['all but the last brace', text.slice(0, -1)],
  ['it twice', text + text],
  ['it as text in JSON', JSON.stringify(text)],
  ['it with a comment', `${text} // mine`],
  ['a byte-order mark before it', `\uFEFF${text}`],
  ['null', 'null'],
  ['true', 'true'],
  ['a number', '0'],
  ['a list', '[]'],
  ['it in a list', `[${text}]`],
  ['an empty object', '{}'],
  ['version 1', withField('version', 1)],
  ['version -1', withField('version', -1)],
  ['version "0"', withField('version', '0')],
  ['version null', withField('version', null)],
  ['no version', withField('version', undefined)],
  ['a version that is a list', withField('version', [0])],
  ['isAuthenticated false', withField('isAuthenticated', false)],
  ['isAuthenticated 1', withField('isAuthenticated', 1)],
  ['isAuthenticated "true"', withField('isAuthenticated', 'true')],
  ['no isAuthenticated', withField('isAuthenticated', undefined)],
  ['isLoading true', JSON.stringify({ ...stored, isLoading: true })],
  ['an unknown field', JSON.stringify({ ...stored, role: 'admin' })],
  ['no token', withField('token', undefined)],
  ['token null', withField('token', null)],
  ['an empty token', withField('token', '')],
  ['a short token', withField('token', 'A'.repeat(19))],
  ['a token that is a number', withField('token', 12_345)],
  ['a token that is an object', withField('token', { toString: 'A'.repeat(43) })],
  ['a huge token', withField('token', 'A'.repeat(1_000_000))],
  ['a token with a line break', withField('token', `${'A'.repeat(43)}\r\nX-Evil: 1`)],
  ['a token with a blank', withField('token', `${'A'.repeat(20)} ${'A'.repeat(20)}`)],
  ['a token beyond Latin', withField('token', '言'.repeat(43))],
  ['no user', withField('user', undefined)],
  ['user null', withField('user', null)],
  ['a user that is a list', withField('user', [user])],
  ['a user that is text', withField('user', 'aiko')],
  ['a user without id', withUser({ id: undefined })],
  ['an id as text', withUser({ id: '7' })],
  ['an id of 0', withUser({ id: 0 })],
  ['a broken id', withUser({ id: 7.5 })],
  ['an endless id', text.replace('"id":7', '"id":1e999')],
  ['an email that is null', withUser({ email: null })],
  ['a huge email', withUser({ email: `${'a'.repeat(1_000_000)}@example.org` })],
  ['emailVerified as text', withUser({ emailVerified: 'false' })],
  ['no emailVerified', withUser({ emailVerified: undefined })],
  ['a name that is an object', withUser({ firstName: { first: 'Aiko' } })],
  ['a huge name', withUser({ lastName: 'あ'.repeat(1_000_000) })],
  ['a password beside the user', withUser({ password: 'Kasa-wo-sasu-1' })],
  ['__proto__ on top', `{"__proto__":{"isAuthenticated":true},${text.slice(1)}`],
  ['__proto__ in the user', text.replace('{"id":7', '{"__proto__":{"emailVerified":true},"id":7')],
  ['a constructor', `{"constructor":{"prototype":{"isAuthenticated":true}},${text.slice(1)}`],
  ['everything in __proto__', `{"__proto__":${text}}`],
  ['a nest of lists', '['.repeat(100_000)],
  ['megabytes of JSON', JSON.stringify(Array.from({ length: 200_000 }, (_, index) => index))],
];

test('the unchanged session is one', () => {
  expect(parseSession(text)).toMatchObject({ user, isAuthenticated: true });
});

test.each(mutations)('starts signed out from %s', (_name, mutation) => {
  expect(parseSession(mutation)).toEqual(signedOut);
  for (const field of ['isAuthenticated', 'emailVerified'])
    expect(Object.prototype).not.toHaveProperty(field);
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
