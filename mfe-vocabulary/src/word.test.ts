import { tagsOf } from './word';

test.each([
  [['rain', 'clothes'], 'noun', ['rain', 'clothes']],
  [[], 'phrase', ['phrase']],
  [[], 'noun', ['word']],
  [[], 'expression', ['word']],
] as const)('tags %j of a %s: %j', (tags, part_of_speech, expected) => {
  expect(tagsOf({ tags: [...tags], part_of_speech })).toEqual(expected);
});
