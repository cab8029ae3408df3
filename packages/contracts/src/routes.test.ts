import { parseId } from './routes';

test.each([
  ['5', 5],
  ['2147483647', 2_147_483_647],
  [undefined, null],
  ['', null],
  [' ', null],
  ['0', null],
  ['05', null],
  ['-4', null],
  ['1.5', null],
  ['1e3', null],
  ['12abc', null],
  ['5\n', null],
  ['２', null],
  ['2147483648', null],
  ['99999999999', null],
])('an address with %j names %j', (text, id) => expect(parseId(text)).toBe(id));
