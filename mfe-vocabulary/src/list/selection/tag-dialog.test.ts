import { typedTags } from './tag-dialog';

test.each([
  ['', []],
  [' , 、', []],
  ['travel', ['travel']],
  ['travel, food ,travel', ['travel', 'food']],
  ['旅行、食べ物；new words', ['旅行', '食べ物', 'new words']],
])('%j are the tags %j', (text, tags) => {
  expect(typedTags(text)).toEqual(tags);
});
