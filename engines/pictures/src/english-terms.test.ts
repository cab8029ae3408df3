import { baseForms, drawableWords, glossTerms, isVerbGloss } from './english-terms';

test.each([
  ['umbrella', ['umbrella']],
  ['to eat; to have (a meal)', ['eat', 'have']],
  ['to be delayed', ['delayed']],
  ['station; train station', ['station', 'train station']],
  ['an apple / the Apple', ['apple', 'apple']],
  ['to', ['to']],
  ['', []],
  ['(suffix)', []],
])('the meanings of %j are %j', (gloss, terms) => {
  expect(glossTerms(gloss)).toEqual(terms);
});

test.each([
  ['to watch', true],
  ['to see; to watch', true],
  ['watch', false],
  ['watch; to see', false],
])('%j is an action: %s', (gloss, action) => {
  expect(isVerbGloss(gloss)).toBe(action);
});

test.each([
  ['ate', 'eat'],
  ['stopped', 'stop'],
  ['swimming', 'swim'],
  ['riding', 'ride'],
  ['cities', 'city'],
  ['boxes', 'box'],
  ['cats', 'cat'],
  ['children', 'child'],
  ['glass', 'glass'],
])('%s may be %s', (word, base) => {
  expect(baseForms(word)).toContain(base);
});

test('pairs come before single words, and function words are not drawn', () => {
  const words = drawableWords('I left my umbrella at the train station.').map(([word]) => word);
  expect(words).toContain('train station');
  expect(words.filter((word) => !word?.includes(' '))).toEqual(['umbrella', 'train', 'station']);
});
