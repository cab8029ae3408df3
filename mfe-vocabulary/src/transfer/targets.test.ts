import { assignTarget, makesWords, namesCollections } from './targets';

test('a target that is chosen leaves the column that had it', () => {
  expect(assignTarget(['en_word', 'japanese', 'ignore'], 2, 'en_word')).toEqual([
    'ignore',
    'japanese',
    'en_word',
  ]);
});

test('any number of columns can be left out', () => {
  expect(assignTarget(['ignore', 'japanese'], 1, 'ignore')).toEqual(['ignore', 'ignore']);
});

test.each([
  [['en_word', 'reading'], true],
  [['en_word', 'romaji'], false],
  [['kanji', 'hiragana'], false],
] as const)('%j make words: %s', (targets, expected) => {
  expect(makesWords(targets)).toBe(expected);
});

test('a file names collections by a column or by its decks', () => {
  expect(namesCollections(['user_topic'])).toBe(true);
  expect(namesCollections(['deck'])).toBe(true);
  expect(namesCollections(['topic'])).toBe(false);
});
