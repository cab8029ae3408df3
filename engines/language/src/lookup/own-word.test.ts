import { loadLibrary } from '../authored/library';
import { parseEnglish, askedFirst, fitsHints, ownCompound, pickOwn } from './own-word';

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
  ['to wear', '着る'],
  ['to wear (shoes)', '履く'],
  ['to wear (a hat)', 'かぶる'],
  ['to save (money)', '貯める'],
  ['thick (book)', '厚い'],
  ['to complain', '文句を言う'],
  ['to grow old', '年を取る'],
  ['careful', '慎重'],
  ['clumsy', '不器用'],
])('%s is our %s', (text, written) => {
  expect(pickOwn(library, parseEnglish(text))?.written).toBe(written);
});

test('a hint may stand in an example, and an object only in the meaning', () => {
  expect(fitsHints(word('負ける'), parseEnglish('to lose (a match)'))).toBe(true);
  expect(fitsHints(word('負ける'), parseEnglish('to lose (a key)'))).toBe(false);
  expect(fitsHints(word('起きる'), parseEnglish('to wake up (someone)'))).toBe(false);
});

test.each([
  ['old (person)', '老人'],
  ['to catch (cold)', undefined],
  ['light (weight)', undefined],
  ['old', undefined],
])('%s and its hint together are our %s', (text, written) => {
  expect(ownCompound(library, parseEnglish(text))?.written).toBe(written);
});

test('the meaning that was asked for is told first', () => {
  expect(askedFirst(word('起きる'), 'wake up').en).toBe('to wake up; to get up');
  expect(askedFirst(word('起きる'), 'arise')).toBe(word('起きる'));
});
