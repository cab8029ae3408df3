import { speakableEnglish } from './english-engine';

test.each([
  ['umbrella', 'umbrella'],
  ['  to  take a\nseat ', 'to take a seat'],
  ['It’s “fine” – really…', 'It\'s "fine" , really,'],
  ['café', 'cafe'],
  ['the word 傘', 'the word'],
  ['🍎', ''],
  ['...', ''],
  ['傘', ''],
])('%j is spoken as %j', (text, line) => {
  expect(speakableEnglish(text)).toBe(line);
});
