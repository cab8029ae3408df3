import { returnPath } from './return-path';

it.each(['/', '/dashboard', '/learn/session/7', '/vocabularies?query=%E5%82%98#top', '/vocabularies/3/edit'])(
  'mails the way back to %s',
  (from) => expect(returnPath(from)).toBe(from),
);

it.each([
  null,
  '',
  'dashboard',
  '/nowhere',
  '/auth/signin',
  '//evil.example/dashboard',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/dashboard/..//evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  '/dashboard\u0000',
])('never mails %j', (from) => expect(returnPath(from)).toBeNull());
