import { loadLibrary } from '../authored/library';
import { parseEnglish } from './english-query';
import { askedFirst, fitsHints, pickOwn } from './own-words';

const library = loadLibrary();
const word = (written: string) => {
  const [own] = library.byJapanese(written);
  if (!own) throw new Error(`${written} is none of our words`);
  return own;
};

test.each([
  ['to lose (a game)', '負ける'],
  ['hot (weather)', '暑い'],
  ['to wake up', '起きる'],
  ['to wake (someone) up', '起こす'],
])('%s is our %s', (text, written) => {
  expect(pickOwn(library, parseEnglish(text))?.written).toBe(written);
});

test('a hint may stand in an example, and an object only in the meaning', () => {
  expect(fitsHints(word('負ける'), parseEnglish('to lose (a match)'))).toBe(true);
  expect(fitsHints(word('負ける'), parseEnglish('to lose (a key)'))).toBe(false);
  expect(fitsHints(word('起きる'), parseEnglish('to wake up (someone)'))).toBe(false);
});

test('the meaning that was asked for is told first', () => {
  expect(askedFirst(word('起きる'), 'wake up').en).toBe('to wake up; to get up');
  expect(askedFirst(word('起きる'), 'arise')).toBe(word('起きる'));
});
