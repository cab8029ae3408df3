import fc from 'fast-check';
import { fitText } from './svg';

const box = { width: 400, largest: 112, smallest: 30, maxLines: 3 };

test.each([
  ['傘', 1, 112],
  ['一生懸命', 1, 100],
  ['お世話になっております', 1, 36],
])('%s stands on %d line at size %d', (text, lines, size) => {
  const fitted = fitText(text, box);
  expect(fitted.lines).toHaveLength(lines);
  expect(fitted.size).toBe(size);
});

test('a long text is broken between words, and an endless one ends in an ellipsis', () => {
  expect(fitText('take care of an old friend', { ...box, smallest: 40 }).lines).toEqual([
    'take care of an',
    'old friend',
  ]);
  const endless = fitText('あ'.repeat(200), box);
  expect(endless.lines).toHaveLength(3);
  expect(endless.lines.at(-1)).toMatch(/…$/);
});

test('never more lines than asked for, never lines without text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const { lines } = fitText(text, box);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(line).not.toBe('');
    }),
  );
});
