import { loadLibrary } from '../authored/library';
import { joinedWord } from './joined-words';
import { authored } from './known-words';

const library = loadLibrary();
const exact = async (text: string) => {
  const [own] = library.byJapanese(text);
  return own ? authored(own) : null;
};

// LANG-25
test.each([
  ['お葬式', 'おそうしき', 'funeral'],
  ['看護師さん', 'かんごしさん', 'nurse'],
  ['毎日曜日', 'まいにちようび', 'every Sunday'],
  ['先週の金曜日', 'せんしゅうのきんようび', 'last Friday'],
  ['火曜日の夜', 'かようびのよる', 'Tuesday night'],
])('%s is %s, %s', async (text, kana, en) => {
  expect(await joinedWord(text, exact)).toMatchObject({ word: { written: text, kana, en } });
});

// LANG-25
test.each(['猫の夜', 'お走る', 'xさん', '今'])('%s is no word with what is joined to it', async (text) => {
  expect(await joinedWord(text, exact)).toBeNull();
});
