import { readCompounds } from './compounds';

const { behind, named } = readCompounds();

test.each([
  ['食べきれない', '食べ', true, '〜きる'],
  ['食べきれなかった', '食べ', true, '〜きる'],
  ['読み始めました', '読み', true, '〜始める'],
  ['使いやすかった', '使い', true, '〜やすい'],
  ['分かりかねます', '分かり', true, '〜かねる'],
  ['書き直して', '書き', true, '〜直す'],
  ['高すぎる', '高', false, '〜すぎる'],
  ['嬉しそうだ', '嬉し', false, '〜そう'],
  ['寂しがって', '寂し', false, '〜がる'],
])('%s has its ending explained (CHAT-30)', (text, front, isVerb, begin) => {
  expect(behind(text, [{ text: front, isVerb }])?.startsWith(begin)).toBe(true);
});

test.each([
  ['食べます', '食べ', true],
  ['高かった', '高', false],
  ['飲んだ', '飲み', true],
])('%s has none', (text, front, isVerb) => {
  expect(behind(text, [{ text: front, isVerb }])).toBeNull();
});

test('an ending alone is named with its dash', () => {
  expect(named('〜きる')).toMatch('to the end');
  expect(named('きる')).toBeNull();
});
