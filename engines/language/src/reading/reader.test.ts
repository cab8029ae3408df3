import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { loadLibrary } from '../authored/library';
import { packageFile } from '../package-file';
import { createTokeniser } from './tokeniser';
import { createReader } from './reader';
import { runningHiragana, spacedRomaji } from './word-spaces';

const tokeniser = createTokeniser();
const reader = createReader(tokeniser, loadLibrary().readings);
afterAll(() => tokeniser.close());

/** The first column is a learner's sentence, the second its reading, the third its romaji with word spaces. */
test.each([
  ['花の絵を描いています。', 'はなのえをかいています。', 'hana no e o kaiteimasu.'],
  ['昔の町を描いています。', 'むかしのまちをえがいています。', 'mukashi no machi o egaiteimasu.'],
  ['一人で行きます。', 'ひとりでいきます。', 'hitori de ikimasu.'],
  ['これは何ですか。', 'これはなんですか。', 'kore wa nan desu ka.'],
  ['雨が降りました。', 'あめがふりました。', 'ame ga furimashita.'],
  ['雪がたくさん降ります。', 'ゆきがたくさんふります。', 'yuki ga takusan furimasu.'],
  ['電車を降りました。', 'でんしゃをおりました。', 'densha o orimashita.'],
  ['日本は島の国です。', 'にほんはしまのくにです。', 'nihon wa shima no kuni desu.'],
  ['辛い料理が好きです。', 'からいりょうりがすきです。', 'karai ryouri ga suki desu.'],
  ['二十歳になりました。', 'はたちになりました。', 'hatachi ni narimashita.'],
  ['九時に会いましょう。', 'くじにあいましょう。', 'kuji ni aimashou.'],
  ['一日に二回薬を飲みます。', 'いちにちににかいくすりをのみます。', 'ichinichi ni nikai kusuri o nomimasu.'],
  ['四月一日に始まります。', 'しがつついたちにはじまります。', 'shigatsu tsuitachi ni hajimarimasu.'],
  ['待っています。', 'まっています。', 'matteimasu.'],
  ['食べませんでした。', 'たべませんでした。', 'tabemasen deshita.'],
  ['学校へ行く', 'がっこうへいく', 'gakkou e iku'],
  ['コーヒーを飲む', 'こーひーをのむ', 'koohii o nomu'],
  ['猫という言葉', 'ねこということば', 'neko to iu kotoba'],
  ['歯が痛い', 'はがいたい', 'ha ga itai'],
  ['どうもありがとうございます。', 'どうもありがとうございます。', 'doumo arigatou gozaimasu.'],
  ['「はい」と言いました。', '「はい」といいました。', '"hai" to iimashita.'],
  ['段ボールの箱', 'だんぼーるのはこ', 'danbooru no hako'],
  ['夏はTシャツを着ます。', 'なつはてぃーしゃつをきます。', 'natsu wa tiishatsu o kimasu.'],
  ['鍵を預けました。', 'かぎをあずけました。', 'kagi o azukemashita.'],
  ['長い間待ちました。', 'ながいあいだまちました。', 'nagai aida machimashita.'],
  ['祭りで太鼓を叩きました。', 'まつりでたいこをたたきました。', 'matsuri de taiko o tatakimashita.'],
  ['鬼には角があります。', 'おににはつのがあります。', 'oni ni wa tsuno ga arimasu.'],
  ['次の角を曲がります。', 'つぎのかどをまがります。', 'tsugi no kado o magarimasu.'],
  ['三行目を読んでください。', 'さんぎょうめをよんでください。', 'sangyoume o yonde kudasai.'],
  ['雨が降るかもしれません。', 'あめがふるかもしれません。', 'ame ga furu kamo shiremasen.'],
  ['新しい部屋が気に入りました。', 'あたらしいへやがきにいりました。', 'atarashii heya ga ki ni irimashita.'],
  ['赤いちょうちんがあります。', 'あかいちょうちんがあります。', 'akai chouchin ga arimasu.'],
  ['指定席はありますか。', 'していせきはありますか。', 'shiteiseki wa arimasu ka.'],
  ['木の下で休む', 'きのしたでやすむ', 'ki no shita de yasumu'],
  ['大勢の人がいます。', 'おおぜいのひとがいます。', 'oozei no hito ga imasu.'],
  [
    '六時六分の電車に乗ります。',
    'ろくじろっぷんのでんしゃにのります。',
    'rokuji roppun no densha ni norimasu.',
  ],
  ['三分の二を食べました。', 'さんぶんのにをたべました。', 'sanbunno ni o tabemashita.'],
  ['八時十分の電車です。', 'はちじじゅっぷんのでんしゃです。', 'hachiji juppun no densha desu.'],
  ['七時間寝ました。', 'しちじかんねました。', 'shichijikan nemashita.'],
  ['お腹が空きました。', 'おなかがすきました。', 'onaka ga sukimashita.'],
  ['辛い経験でした。', 'つらいけいけんでした。', 'tsurai keiken deshita.'],
  ['日本中で有名です。', 'にほんじゅうでゆうめいです。', 'nihonjuu de yuumei desu.'],
  ['大分よくなりました。', 'だいぶよくなりました。', 'daibu yoku narimashita.'],
  ['何月生まれですか。', 'なんがつうまれですか。', 'nangatsu umare desu ka.'],
  ['何色が好きですか。', 'なにいろがすきですか。', 'naniiro ga suki desu ka.'],
  ['食べすぎました。', 'たべすぎました。', 'tabesugimashita.'],
  ['禁煙です。', 'きんえんです。', "kin'en desu."],
  ['ﾊﾟﾝを食べる', 'ぱんをたべる', 'pan o taberu'],
  ['', '', ''],
])('%s is read %s, %s', async (text, hiragana, romaji) => {
  const reading = await reader.read(text);
  expect(reading.hiragana).toBe(hiragana);
  expect(reading.romaji).toBe(romaji);
});

/** A sentence and its reading, as learners meet them. */
const homographs = readFileSync(packageFile('src/testing/homographs.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

// LANG-16
test('words that are written alike are read as their sentence means them', async () => {
  const wrong: string[] = [];
  for (const [sentence = '', kana = ''] of homographs) {
    const { hiragana } = await reader.read(sentence);
    if (hiragana !== kana) wrong.push(`${sentence} ${hiragana}`);
  }
  expect(homographs.length).toBeGreaterThan(750);
  expect(wrong).toEqual([]);
});

test('whatever is typed is read without failing, and kana and romaji say the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (text) => {
      const { spaced, hiragana, romaji } = await reader.read(text);
      expect(hiragana).toBe(runningHiragana(spaced));
      expect(romaji).toBe(spacedRomaji(spaced));
    }),
    { numRuns: 200 },
  );
});

test('particles are spoken, nouns that look like them are not', () => {
  expect(spacedRomaji('わたし は ハ を みがく')).toBe('watashi wa ha o migaku');
  expect(spacedRomaji('うち へ')).toBe('uchi e');
  expect(spacedRomaji('こんにちは。 では、 また。')).toBe('konnichiwa. dewa, mata.');
});
