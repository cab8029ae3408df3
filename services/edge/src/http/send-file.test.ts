import { accepts } from './send-file';

it.each([
  ['gzip, deflate, br, zstd', 'br', true],
  ['br;q=1.0, gzip;q=0.8', 'gzip', true],
  ['br;q=0', 'br', false],
  ['gzip ; q=0, br', 'gzip', false],
  ['x-br', 'br', false],
  ['', 'br', false],
  [undefined, 'br', false],
])('%s takes %s: %s', (header, encoding, expected) => {
  expect(accepts(header, encoding)).toBe(expected);
});
