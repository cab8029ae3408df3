import { typedMatch } from './typed-match';

const options = ['Newest', 'Oldest', 'Number', 'Nothing'].map((label) => ({ value: label, label }));

test.each([
  ['the next that begins so', 0, 'n', 2],
  ['round the end', 3, 'n', 0],
  ['the same while the word goes on', 2, 'nu', 2],
  ['another when the word goes on', 2, 'no', 3],
  ['none', 0, 'x', -1],
])('%s', (_what, active, typed, index) => {
  expect(typedMatch(options, active, typed)).toBe(index);
});

test('an empty list has none', () => {
  expect(typedMatch([], 0, 'a')).toBe(-1);
});
