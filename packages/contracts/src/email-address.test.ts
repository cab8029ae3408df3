import { isEmailAddress, normaliseEmail } from './email-address';

test.each([
  ['A@X.com', 'a@x.com'],
  ['  a@x.com\t', 'a@x.com'],
  ['ａ@x.com', 'a@x.com'],
])('%j is compared as %j', (typed, stored) => {
  expect(normaliseEmail(typed)).toBe(stored);
  expect(isEmailAddress(typed)).toBe(true);
});

test.each([
  'a@b.c',
  'hana.sato+kotoba@mail.example.co.jp',
  "o'hara@example.org",
  'a@xn--eckwd4c7c.jp',
  '1@2.34',
])('%s can be reached', (typed) => expect(isEmailAddress(typed)).toBe(true));

test.each([
  '',
  'a',
  'a@',
  '@x.com',
  'a@x',
  'a@x.',
  'a@.com',
  'a@-x.com',
  'a@x-.com',
  'a b@x.com',
  'a@x.com,b@x.com',
  'a@x@y.com',
  'a@x.com\nBcc: b@x.com',
  'a\0@x.com',
  '<a@x.com>',
  `${'a'.repeat(250)}@x.com`,
  `a@${'x'.repeat(64)}.com`,
])('%j cannot', (typed) => expect(isEmailAddress(typed)).toBe(false));
