import { readingAidsOf } from './reading-aids';

/** Source: LOOK-23. */
test.each([
  [undefined, 'always'],
  [{ furigana: true }, 'always'],
  [{ furigana: true, furiganaOnHover: false }, 'always'],
  [{ furigana: true, furiganaOnHover: true }, 'hover'],
  [{ furigana: false, furiganaOnHover: true }, 'never'],
])('of %j furigana are seen %s', (settings, furigana) => {
  expect(readingAidsOf(settings).furigana).toBe(furigana);
});

/** Source: LOOK-24. */
test.each([
  [undefined, true],
  [{}, true],
  [{ romaji: 'auto', level: 'N5' }, true],
  [{ romaji: 'auto', level: 'N4' }, false],
  [{ romaji: 'auto', level: 'N1' }, false],
  [{ romaji: 'always', level: 'N1' }, true],
  [{ romaji: 'never', level: 'N5' }, false],
] as const)('of %j romaji are seen: %s', (settings, romaji) => {
  expect(readingAidsOf(settings).romaji).toBe(romaji);
});
