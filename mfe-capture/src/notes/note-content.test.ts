import fc from 'fast-check';
import { fromContent, noteKinds, toContent, toDisplay, withRoom, linesOf } from './note-content';

test.each([
  ['WORD', ' umbrella ', 'WORD - umbrella', 'WORD - umbrella'],
  ['PHRASE', 'how much is it', 'PHRASE - how much is it', 'PHRASE - how much is it'],
  ['CATEGORY', 'fruits', 'CATEGORY - fruits', 'GROUP - fruits'],
  ['TOPIC', 'travel by train', 'TOPIC - travel by train', 'TOPIC - travel by train'],
  ['WORD', 'TOPIC - x', 'WORD - TOPIC - x', 'WORD - TOPIC - x'],
  ['WORD', 'CATEGORY - x', 'WORD - CATEGORY - x', 'WORD - CATEGORY - x'],
  ['CATEGORY', 'CATEGORY - x', 'CATEGORY - CATEGORY - x', 'GROUP - CATEGORY - x'],
] as const)('a %s of %j is stored as %j and shown as %j', (kind, text, content, shown) => {
  expect(toContent(kind, text)).toBe(content);
  expect(toDisplay(content)).toBe(shown);
});

test('what was typed comes back for editing, whatever it looks like', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.constantFrom(...noteKinds).map((kind) => `${kind} - x`),
  );
  fc.assert(
    fc.property(fc.constantFrom(...noteKinds), typed, (kind, text) => {
      expect(fromContent(toContent(kind, text))).toEqual({ kind, text: text.trim() });
    }),
  );
});

test('a note without a prefix is a word', () => {
  expect(fromContent('umbrella')).toEqual({ kind: 'WORD', text: 'umbrella' });
  expect(fromContent('GROUP - fruits')).toEqual({ kind: 'WORD', text: 'GROUP - fruits' });
});

test('what the learner typed is always the end of what is shown', () => {
  fc.assert(
    fc.property(fc.constantFrom(...noteKinds), fc.string({ minLength: 1 }), (kind, text) => {
      expect(toDisplay(toContent(kind, text)).endsWith(text.trim())).toBe(true);
    }),
  );
});

test('each line that says something is a note, without the blanks around it', () => {
  expect(linesOf(' rain \r\n\n snow\rsun\n')).toEqual({ notes: ['rain', 'snow', 'sun'], rest: '' });
});

test('two hundred are taken, the rest stays as it is', () => {
  const lines = Array.from({ length: 203 }, (_, index) => `line ${index + 1}`);
  expect(linesOf(lines.join('\n'))).toEqual({
    notes: lines.slice(0, 200),
    rest: 'line 201\nline 202\nline 203',
  });
});

test.each([
  ['WORD - umbrella, xqzzy', ['xqzzy'], 'WORD - umbrella, xqzzy = '],
  ['CATEGORY - Rain: xq\nb(c', ['xq', 'b(c'], 'CATEGORY - Rain: xq = \nb(c = '],
  // Not where it is a part of another item, and not a second time.
  ['WORD - xqs, xq', ['xq'], 'WORD - xqs, xq = '],
  ['WORD - rain, xq =', ['xq ='], 'WORD - rain, xq = '],
  // Read differently from what was typed: it is left to the learner where it stands.
  ['WORD - five xq', ['xq'], 'WORD - five xq = '],
  ['WORD - ｘｑ', ['xq'], 'WORD - ｘｑ'],
])('NOTE-16 %j with room for the Japanese of %j', (content, missing, expected) => {
  expect(withRoom(content, missing)).toBe(expected);
});
