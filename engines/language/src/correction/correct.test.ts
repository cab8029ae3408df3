import { loadLibrary } from '../authored/library';
import { createTokeniser } from '../reading/tokeniser';
import { correct } from './correct';

const tokeniser = createTokeniser();
afterAll(() => tokeniser.close());
const corrected = async (sentence: string) => correct(await tokeniser.tokenise(sentence));

test.each([
  ['きのうはさむいでした。', 'きのうはさむかったです。'],
  ['映画は面白いだった。', '映画は面白かった。'],
  ['この本は面白いだ。', 'この本は面白いです。'],
  ['今日は寒いじゃないです。', '今日は寒くないです。'],
  ['今日は寒いではありません。', '今日は寒くありません。'],
  ['高いの本を買いました。', '高い本を買いました。'],
  ['大きいな犬がいます。', '大きい犬がいます。'],
  ['きれい花ですね。', 'きれいな花ですね。'],
  ['静かの町に住んでいます。', '静かな町に住んでいます。'],
  ['花はきれいかったです。', '花はきれいでした。'],
  ['ここは静かくないです。', 'ここは静かじゃないです。'],
  ['猫が好きます。', '猫が好きです。'],
  ['日本語が好きだです。', '日本語が好きです。'],
  ['私は昨日学校を行きました。', '私は昨日学校に行きました。'],
  ['友達を会いました。', '友達に会いました。'],
  ['電車を乗ります。', '電車に乗ります。'],
  ['日本語をわかります。', '日本語がわかります。'],
  ['猫を好きです。', '猫が好きです。'],
  ['私は本が読みます。', '私は本を読みます。'],
  ['猫があります。', '猫がいます。'],
  ['机がいます。', '机があります。'],
  ['図書館に勉強します。', '図書館で勉強します。'],
  ['東京で住んでいます。', '東京に住んでいます。'],
  ['食べるです。', '食べます。'],
  ['ご飯を食べたです。', 'ご飯を食べました。'],
  ['ここに行きてください。', 'ここに行ってください。'],
  ['水を飲みた。', '水を飲んだ。'],
  ['すしを食べたいます。', 'すしを食べたいです。'],
  ['昨日映画を見ます。', '昨日映画を見ました。'],
  ['明日パーティーに行きました。', '明日パーティーに行きます。'],
  ['昨日は電車を乗ります。', '昨日は電車に乗りました。'],
  ['水が飲みます。', '水を飲みます。'],
  ['日本語が話します。', '日本語を話します。'],
  ['毎朝新聞が読みます。', '毎朝新聞を読みます。'],
  ['東京に住みます。', '東京に住んでいます。'],
  ['その人を知ります。', 'その人を知っています。'],
])('%s → %s', async (sentence, right) => {
  const { text, remarks } = await corrected(sentence);
  expect(text).toBe(right);
  expect(remarks.length).toBeGreaterThan(0);
});

test('finds nothing wrong in any sentence that we wrote ourselves', async () => {
  const { words, phrases } = loadLibrary();
  const sentences = [
    ...words.flatMap((word) => word.sentences.map(({ ja }) => ja)),
    ...phrases.map(({ example }) => example.ja),
  ];
  const wrong: string[] = [];
  for (const sentence of sentences) {
    const { text, remarks } = await corrected(sentence);
    if (text !== sentence || remarks.length > 0) wrong.push(`${sentence} → ${text}`);
  }
  expect(sentences.length).toBeGreaterThan(1500);
  expect(wrong).toEqual([]);
});
