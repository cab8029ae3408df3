import fc from 'fast-check';
import { meaningKeys, sharesMeaning } from './english-forms';

test.each([
  ['to eat; a meal', ['to eat', 'eat', 'a meal', 'meal', 'to eat a meal', 'eat a meal']],
  ['Colour', ['color']],
  ['hot (weather)', ['hot weather', 'hot']],
  ['…', []],
])('"%s" has the keys %j', (english, keys) => {
  expect(meaningKeys(english)).toEqual(keys);
});

test('words that share a meaning share a key', () => {
  const words = fc.constantFrom(
    'to eat',
    'a meal',
    'hot (weather)',
    'hot',
    'colour',
    'color',
    'the café',
    'cafe',
    'to the point',
  );
  const meanings = fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('; '));
  fc.assert(
    fc.property(meanings, meanings, (a, b) => {
      const keys = new Set(meaningKeys(a));
      if (sharesMeaning({ en: a }, { en: b })) expect(meaningKeys(b).some((key) => keys.has(key))).toBe(true);
    }),
  );
});
