import { englishKey, hintsOf, inAmerican } from './english-key';
import { baseExpressions, baseForms } from './word-forms';

test.each([
  ['Umbrella', 'umbrella'],
  ['  an UMBRELLA (for rain) ', 'umbrella'],
  ['to eat', 'eat'],
  ['the sea', 'sea'],
  ['to the', 'the'],
  ['mother-in-law', 'mother in law'],
  ["butcher's shop", 'butchers shop'],
  ['café', 'cafe'],
  ['Ｕｍｂｒｅｌｌａ', 'umbrella'],
  ['favourite colour', 'favorite color'],
  ['theatre', 'theater'],
  ['grey', 'gray'],
  ['four', 'four'],
  ['hour', 'hour'],
  ['dog (Canis (lupus) familiaris)', 'dog'],
  ['(…)', ''],
  ['傘', '傘'],
  ['!!!', ''],
])('%j is looked up as %j', (text, key) => {
  expect(englishKey(text)).toBe(key);
});

// LANG-35
test.each([
  ['the programme and two programmes', 'the program and two programs'],
  ['grey colour', 'gray color'],
  ['greyish vapour', 'grayish vapor'],
  ['the splendours of a parlour', 'the splendors of a parlor'],
  ['organisation', 'organization'],
  ['programmer', 'programmer'],
  ['programmed', 'programmed'],
  ['greyhound', 'greyhound'],
  ['greylag goose', 'greylag goose'],
  ['mummy', 'mummy'],
  ['dialogue', 'dialogue'],
])('%j is told as %j', (text, told) => {
  expect(inAmerican(text)).toBe(told);
});

test('a key is its own key', () => {
  for (const text of ['to go out', 'The colour of money', 'a (small) hot-dog'])
    expect(englishKey(englishKey(text))).toBe(englishKey(text));
});

test.each([
  ['umbrella (for rain)', ['rain']],
  ['bank（river）', ['river']],
  ['plain', []],
])('%j is narrowed down by %j', (text, hints) => {
  expect(hintsOf(text)).toEqual(hints);
});

test.each([
  ['cats', 'cat'],
  ['cherries', 'cherry'],
  ['boxes', 'box'],
  ['children', 'child'],
  ['knives', 'knife'],
  ['running', 'run'],
  ['studying', 'study'],
  ['making', 'make'],
  ['ate', 'eat'],
  ['stopped', 'stop'],
])('%j may be a form of %j', (word, base) => {
  expect(baseForms(word)).toContain(base);
});

test.each(['glass', 'bus', 'is', 'a', 'go'])('%j is no plural', (word) => {
  expect(baseForms(word).filter((base) => base.length < word.length)).not.toContain(word.slice(0, -1));
});

test('expressions are taken back by their last and first word', () => {
  expect(baseExpressions('train tickets')).toContain('train ticket');
  expect(baseExpressions('going out')).toContain('go out');
});
