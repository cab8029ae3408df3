import { hashPassword, isCommonPassword, refuseWhenBusy } from './passwords';

it.each([
  ['as it is', 'Password1'],
  ['in another case', 'pAsSwOrD1'],
  ['with look-alikes', 'P@ssw0rd1'],
  ['with a mark behind', 'Password1!'],
  ['with a year behind a common word', 'Sunshine2024'],
  ['with digits and marks around a common word', '!!1Football99?'],
  ['a walk over the keyboard', '1qaz2WSX'],
  ['in full width', 'Ｐａｓｓｗｏｒｄ１'],
])('knows a common password %s', (_, password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'Correct horse 1',
  'Kasa-wo-sasu-1',
  'Épreuve 1 ',
  'Secret ひみつ 1',
  'Another password 1',
  'sunshine over 9 Hills',
  `Aa1${'x'.repeat(1000)}`,
  '👩‍👩‍👧‍👦Aa1 family',
])('leaves %.30j alone', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it('hashes for sixty-two calls at once, refuses the next, and takes more when these are done', async () => {
  const taken = Array.from({ length: 62 }, () => hashPassword('Correct horse 1'));
  expect(refuseWhenBusy).toThrow();
  await expect(hashPassword('Correct horse 1')).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  await Promise.all(taken);
  expect(refuseWhenBusy).not.toThrow();
});
