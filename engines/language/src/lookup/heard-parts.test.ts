import { heardParts } from './heard-parts';

const KNOWN = 'あめ ひ こうさてん しんごう あたらしい くるま せんそう はんたい さて しん う'.split(' ');

test.each([
  ['あめのひ', ['あめ', 'ひ']],
  ['こうさてんのしんごう', ['こうさてん', 'しんごう']],
  ['あたらしいくるま', ['あたらしい', 'くるま']],
  ['せんそうはんたい', ['せんそう', 'はんたい']],
  // One kana without a particle is no word, nor are three words.
  ['あめひ', []],
  ['あたらしいくるまのひ', []],
  ['雨のひ', []],
])('LANG-27 %s holds %j', (text, words) => {
  expect(heardParts(text, (kana) => KNOWN.includes(kana))).toEqual(words);
});
