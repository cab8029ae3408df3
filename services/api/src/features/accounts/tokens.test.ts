import { createToken, hashToken, isToken } from '../../platform/http/login-sessions.repository';

it('gives ten thousand tokens of 43 base64url characters that are all different and begin differently', () => {
  const tokens = Array.from({ length: 10_000 }, createToken);
  expect(new Set(tokens).size).toBe(10_000);
  expect(tokens.every((token) => /^[A-Za-z0-9_-]{43}$/.test(token) && isToken(token))).toBe(true);
  // Of 262,144 beginnings of three characters about 9,800 differ in 10,000; a counter or a clock in front would show.
  expect(new Set(tokens.map((token) => token.slice(0, 3))).size).toBeGreaterThan(9600);
  for (let place = 0; place < 42; place += 1)
    expect(new Set(tokens.map((token) => token[place])).size).toBe(64);
});

it('stores 32 bytes of which no token can be read', () => {
  const token = createToken();
  const hash = hashToken(token);
  expect(hash).toHaveLength(32);
  expect(hash.equals(Buffer.from(token, 'base64url'))).toBe(false);
  expect(hashToken(token).equals(hash)).toBe(true);
});
