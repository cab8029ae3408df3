import fc from 'fast-check';
import { parseNoteContent, noteContent } from './notes.schemas';

test.each([
  ['WORD - umbrella', { kind: 'WORD', text: 'umbrella' }],
  ['PHRASE - how much is it', { kind: 'PHRASE', text: 'how much is it' }],
  ['CATEGORY - fruits', { kind: 'CATEGORY', text: 'fruits' }],
  ['TOPIC - travel by train', { kind: 'TOPIC', text: 'travel by train' }],
  ['umbrella', { kind: 'WORD', text: 'umbrella' }],
  ['word - umbrella', { kind: 'WORD', text: 'word - umbrella' }],
  ['GROUP - fruits', { kind: 'WORD', text: 'GROUP - fruits' }],
  ['WORD -umbrella', { kind: 'WORD', text: 'WORD -umbrella' }],
  ['WORD - TOPIC - x', { kind: 'WORD', text: 'TOPIC - x' }],
])('%s', (content, parsed) => {
  expect(parseNoteContent(content)).toEqual(parsed);
});

test('what was typed comes back under its own type, even when it looks like a prefix', () => {
  const kinds = fc.constantFrom('WORD', 'PHRASE', 'CATEGORY', 'TOPIC');
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    kinds.map((kind) => `${kind} - x`),
  );
  fc.assert(
    fc.property(kinds, texts, (kind, typed) => {
      expect(parseNoteContent(`${kind} - ${typed}`)).toEqual({ kind, text: typed.trim() });
    }),
  );
});

test.each(['', '   ', 'WORD -', 'WORD - ', ' TOPIC -  \n', '\u3000'])('%j is empty', (content) => {
  expect(noteContent().safeParse(content).error?.issues[0]?.message).toBe('Note is required');
});

test('the prefix does not count against the length of a note', () => {
  expect(noteContent().safeParse(`CATEGORY - ${'字'.repeat(2000)}`).success).toBe(true);
  expect(noteContent().safeParse('字'.repeat(2000)).success).toBe(true);
  expect(noteContent().safeParse('字'.repeat(2001)).success).toBe(false);
  expect(noteContent().safeParse(`WORD - ${'字'.repeat(2001)}`).success).toBe(false);
});

test('a note is stored in NFC, with LF, without outer white space', () => {
  expect(noteContent().parse('  WORD - か\u3099\r\nっこう ')).toBe('WORD - が\nっこう');
});
