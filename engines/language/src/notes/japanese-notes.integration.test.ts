import type { LanguageEngine } from '..';
import { openLanguage } from '../testing/open-language';

let language: LanguageEngine;
let close: () => Promise<void>;
beforeAll(async () => ({ language, close } = await openLanguage()));
afterAll(() => close());

/** The words that are made, with their readings; a question mark where they are asked about. */
async function made(text: string): Promise<string> {
  const conversion = await language.convertNote('WORD', text);
  const entries = conversion.ok ? conversion.topics.flatMap((topic) => topic.entries) : [];
  const isAsked = conversion.items.some((item) => item.isAsked);
  const words = entries.map(({ ja_word, hiragana }) => `${ja_word} ${hiragana ?? ''}`.trim());
  return `${words.join(', ')}${isAsked ? '?' : ''}`;
}

test.each([
  // A kana word with its kanji beside it.
  // A phrase is not its words: these are offered, and nothing is made. What is known as a whole is made whole.
  ['栄養のある食べ物', '?'],
  ['四人家族', '四人家族 よにんかぞく'],
  ['じかんにまにあう', '時間に間に合う じかんにまにあう'],
  ['はし（橋）', '橋 はし'],
  ['はし(箸)', '箸 はし'],
  ['あめ（飴）', '飴 あめ'],
  ['きる（着る）', '着る きる'],
  ['はし(はし)', '橋 はし?'],
  // Furigana within a word, which decide between readings.
  ['食（た）べる', '食べる たべる'],
  ['静（しず）かな', '静か しずか'],
  ['楽(たの)しい', '楽しい たのしい'],
  ['辛(つら)い', '辛い つらい'],
  ['辛(から)い', '辛い からい'],
])('LANG-20 of "%s" the word is %s', async (text, word) => {
  expect(await made(text)).toBe(word);
});

test.each([
  ['ほん を よむ', '本を読む ほんをよむ'],
  ['ほん を よみました', '本を読む ほんをよむ'],
  ['がっこう に いく', '学校に行く がっこうにいく'],
  ['やく そく', '約束 やくそく'],
  ['は な す', '話す はなす'],
  ['お 茶', 'お茶 おちゃ'],
  ['上 下', '上 うえ, 下 した'],
])('LANG-34 "%s", written apart, is %s', async (text, word) => {
  expect(await made(text)).toBe(word);
});

test.each([
  ['ことにする', 'ことにする ことにする'],
  ['〜ことにする', 'ことにする ことにする'],
  ['ことにしました', 'ことにする ことにする'],
  ['喉が渇きました', '喉が渇く のどがかわく'],
  ['けがをしました', 'けがをする けがをする'],
  ['あまり〜ない', 'あまり あまり'],
  ['せいで', 'せいで せいで'],
  ['〜てから', 'てから てから'],
  ['Vてから', 'てから てから'],
  ['te kara', 'てから てから'],
  ['〜たばかり', 'たばかり たばかり'],
  ['ばかりでなく', 'ばかりでなく ばかりでなく'],
  ['〜べきだ', 'べきだ べきだ'],
  ['〜やすい', 'やすい やすい'],
  ['~yasui', 'やすい やすい'],
  ['やすい', '安い やすい'],
  ['〜すぎる', 'すぎる すぎる'],
  ['さっぱりわからない', 'さっぱり分からない さっぱりわからない'],
  ['料理が上手', '料理が上手 りょうりがじょうず'],
  ['shawa o abiru', 'シャワーを浴びる しゃわーをあびる'],
])('LANG-28 "%s" is the expression %s', async (text, word) => {
  expect(await made(text)).toBe(word);
});

test.each([
  ['かっこよかった', 'かっこいい かっこいい'],
  ['大きすぎ', '大きい おおきい'],
  ['行けばよかった', '行く いく'],
  ['いきたい', '行く いく'],
  ['すんでいます', '住む すむ'],
  ['話しはじめた', '話し始める はなしはじめる'],
  ['よみなおす', '読み直す よみなおす'],
  ['読み終えた', '読み終える よみおえる'],
  ['食べ切りました', '食べ切る たべきる'],
  ['katta', '買う かう?'],
  ['oen', '応援 おうえん'],
])('LANG-21 "%s" is %s', async (text, word) => {
  expect(await made(text)).toBe(word);
});

test.each([
  ['承知しました', '承知しました しょうちしました'],
  ['しょうちしました', '承知しました しょうちしました'],
  ['そうですか', 'そうですか そうですか'],
  ['本当ですか', '本当ですか ほんとうですか'],
  ['好きです', '好き すき'],
  ['怖いです', '怖い こわい'],
  ['びっくりしました', 'びっくりする びっくりする'],
])('LANG-34 "%s" is what one says, or a form: %s', async (text, word) => {
  expect(await made(text)).toBe(word);
});

test.each([
  ['売りきれ', '売り切れ うりきれ'],
  ['読みかた', '読み方 よみかた'],
  ['一人ぐらし', '一人暮らし ひとりぐらし'],
  ['せんせいに聞きます', '先生に聞く せんせいにきく'],
])('LANG-25 "%s" has less kanji than %s', async (text, word) => {
  expect(await made(text)).toBe(word);
});

test.each([
  ['専問', '専門 せんもん'],
  ['こんにちわ', 'こんにちは こんにちは'],
  ['友達に合う', '友達に会う ともだちにあう?'],
  ['友達に合いました', '友達に会う ともだちにあう?'],
  ['会義', '会議 かいぎ?'],
])('LANG-25 "%s" is written by a slip for %s', async (text, word) => {
  expect(await made(text)).toBe(word);
});

test.each([
  ['田中さん', '田中 たなか'],
  ['わたなべさん', '渡辺 わたなべ'],
  ['長谷川', '長谷川 はせがわ'],
  ['中山さんのお兄さん', '中山さんのお兄さん なかやまさんのおにいさん'],
  ['看護師さん', '看護師さん かんごしさん'],
])('LANG-25 "%s" is who is called so: %s', async (text, word) => {
  expect(await made(text)).toBe(word);
});

test.each([
  ['がんばろう', 'がんばる がんばる'],
  ['がんばった', 'がんばる がんばる'],
  ['はやかった', '速い はやい?'],
  ['あげました', '上げる あげる?'],
  ['同じような', '同じ おなじ'],
  ['飲みすぎた', '飲む のむ'],
  ['じぶんの', '自分 じぶん'],
])('LANG-23 "%s" is a form of %s', async (text, word) => {
  expect(await made(text)).toBe(word);
});

test('LANG-27 what sounds like two words of ours is not cut by chance', async () => {
  expect(await made('えきにまにあう')).toBe('?');
});

test.each([
  ['ごかい', '誤解 ごかい?'],
  ['よんかい', '四回 よんかい?'],
  ['にほん', '日本 にほん'],
  ['一週間に二回', '一週間に二回 いっしゅうかんににかい'],
  ['三びき', '三匹 さんびき'],
  ['十二けん', '十二軒 じゅうにけん?'],
  ['月に一度', '月に一度 つきにいちど'],
  ['にじ', '虹 にじ?'],
])('LANG-24 "%s" may be a number, too: %s', async (text, word) => {
  expect(await made(text)).toBe(word);
});
