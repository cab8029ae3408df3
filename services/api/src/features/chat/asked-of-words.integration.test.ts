import { loadFixtureDictionary } from '../../../../../engines/language/src/testing/fixture-dictionary';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { talkTo } from './testing/talk';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ prepare: ({ pool }) => loadFixtureDictionary(pool) });
});
afterAll(() => server.close());

const answersLast = async (messages: readonly string[], says: readonly string[]): Promise<void> => {
  const answer = (await talkTo(server, ...messages)).at(-1);
  for (const text of says) expect(answer?.content).toContain(text);
};

test.each<[messages: string[], says: string[]]>([
  [
    ['past of 食べる', 'negative?'],
    ['The past negative of 食べる', '食べなかった', 'The negative of 食べる itself is 食べない'],
  ],
  [['check: 昨日は静かじゃなかったです', 'and the positive version?'], ['昨日は静かでした']],
  [['negative of 高い', 'and of 寒い'], ['寒くない']],
  [['dictionary form of 食べて and 急いで'], ['食べる (たべる, taberu)', '急ぐ (いそぐ, isogu)']],
  [['高い + if'], ['高ければ', '高かったら']],
  [
    ['difference between 貸す and 借りる', 'which one if i want a pen'],
    ['I cannot choose for you', 'lend', 'borrow'],
  ],
  [
    ['check: 電車を乗ります', 'why に'],
    ['Say 電車に乗ります, not', 'get on'],
  ],
  [['図書館__勉強する'], ['It is 「で」: 図書館で勉強する']],
  [['友達__会う'], ['It is 「に」']],
  [['これ__いう'], ['I am not sure which particle']],
  [
    ['は vs が', 'so 誰__来ましたか'],
    ['It is 「が」: 誰が来ましたか', 'and never は'],
  ],
  [['は vs が', '図書館__勉強する'], ['I am not sure which particle']],
  [
    ['how do you say umbrella', 'how do i ask for two of them'],
    ['二本', 'To ask for them: 傘を二本ください'],
  ],
  [['猫の数え方は？'], ['The counter for cat is 匹']],
])('a form, a reason, a gap is asked on (CHAT-29): %j', answersLast);

test.each<[messages: string[], says: string[]]>([
  [['another word for 大切'], ['大事', '重要']],
  [['暑い 熱い 厚い which is which'], ['of the weather or a room', 'to the touch', 'thick']],
  [['what does 食べきれない mean'], ['食べ切る', 'cannot eat it all']],
  [['what do you call the thing you cut paper with'], ['It may be', 'はさみ']],
  [
    ['how do you say at the station'],
    ['駅で (えきで, eki de): where something is done', '駅に (えきに, eki ni)'],
  ],
  [['how do you say until tomorrow'], ['明日まで']],
  [['how do you say in fact'], ['fact']],
  [['what does this mean: 子供の時、傘を買いました'], ['子供', '傘', '時 (とき, toki): when', 'the past']],
  [['save 傘 (bridge)'], ['I saved nothing: 傘 does not mean “bridge”']],
  [['save 傘 (umbrella)'], ['Saved to your vocabulary: 傘']],
])('words are asked for by what they mean (CHAT-30): %j', answersLast);

test.each<[messages: string[], says: string[]]>([
  [['which form is 書かせられる'], ['書く (かく, kaku)', 'causative passive']],
  [['what tense is 行っていた'], ['行く (いく, iku)', 'the past of its て-form with いる']],
  [['what does 眠れませんでした mean'], ['眠る (ねむる, nemuru)', 'polite past negative of its potential']],
  [['which of these are polite: 食べます 飲む'], ['Polite: 食べます.']],
  [['is 綺麗 an i-adjective'], ['No, 綺麗 is not an i-adjective', 'na-adjective']],
  [['does 大丈夫 mean no'], ['I do not know “no” as what 大丈夫 means']],
  [['is it 食べれる or 食べられる'], ['what many say for 食べられる']],
  [['how to make 飲む into "must not drink"'], ['飲んではいけない', '飲んではいけません']],
  [['食べる negative te form'], ['食べなくて', '食べないで']],
  [['noun form of 高い'], ['高さ']],
  [['食べたくない in polite'], ['食べたくないです']],
  [['make 食べなければならない casual'], ['食べなきゃ']],
  [['what do japanese say before eating'], ['One says いただきます (itadakimasu)']],
  [['how do you say "light" like not heavy'], ['軽い']],
  [['right (correct) in japanese'], ['正しい']],
  [['knife fork and spoon'], ['ナイフ', 'フォーク', 'スプーン']],
  [['the 1st and the 3rd in japanese'], ['ついたち', 'みっか']],
  [['whats the word for expensive', 'opposite?'], ['is 安い']],
  [
    ['difference between 借りる and 貸す', 'example for both'],
    ['借り', '貸し'],
  ],
  [['past of 銀行に行く'], ['銀行に行った']],
  [['is なるほど rude'], ['I see', 'Among equals it is fine']],
  [['what does おおきに mean'], ['dialect of Osaka']],
  [['shinpai suru na'], ['blunt']],
  [['なぜ or どうして or なんで', 'to my teacher'], ['どうして is the one here']],
  [['続けて食べる or 食べ続ける'], ['I cannot tell these apart for sure']],
  [['bottles, letters, cars, which counters'], ['本', '台']],
  [['take a picture'], ['写真を撮る', 'To ask for it: 写真を撮ってください']],
])('what is asked around corners is answered (CHAT-32): %j', answersLast);

// CHAT-12. What is not sure is asked about; what was not taken in is not answered around.
test.each<[messages: string[], says: string[]]>([
  [
    ['check: バスを乗りました', 'and what about getting off'],
    ['I am not sure what you ask about “getting off”'],
  ],
  [['what do you say before you eat', 'and after'], ['One says ごちそうさまでした']],
  [['what do people say when they come home', 'and leaving the house'], ['One says 行ってきます']],
  [
    ['how do i say the rain stopped', 'cats and dogs'],
    ['Each by itself', '犬'],
  ],
  [["how do i say it's raining", 'cats and dogs'], ['土砂降り']],
  [['what does 食べました mean', 'negative?'], ['食べませんでした']],
  [
    ['make 食べる polite', 'no i mean super polite'],
    ['召し上がる', 'いただく'],
  ],
  [['how do i apologise for breaking a cup'], ['I have nothing about the whole of', 'apologise']],
  [['おいしいそうです or おいしそうです'], ['are forms of おいしい', 'passes on what one has heard']],
  [['difference between から and ので', 'and for いい'], ['I am not sure what you ask about いい']],
  [['3 beers'], ['3 beers is 三杯', '“words about beers”']],
  [['3 beers', 'more'], ['about “beers”']],
  [['who do i tell'], ['I am not sure what you mean']],
  [
    ['te form of 食べる', 'umbrella'],
    ['傘', 'I took “umbrella” by itself'],
  ],
  [['im going to the doctor tomorrow what should i say'], ['phrases about “doctor”']],
  [['my cup fell what should i say'], ['I do not know what one says then', 'how do you say']],
  [['i heard its going to rain, in casual japanese'], ['Here it is in the plain form', '雨が降るそうだ']],
  [['how do you say thank you casually'], ['ありがとう (arigatou)', 'among friends']],
  [['how do you say excuse me casually'], ['I know no more casual way']],
  [['whats a polite way to say no to an invitation'], ['One says すみません、その日はちょっと']],
  [['test me on 3 words, english to japanese'], ['Here I ask only what Japanese means']],
])('nothing is answered that was not asked: %j', answersLast);

test('a correction ends the answer', async () => {
  const [answer] = await talkTo(server, 'can i say 行くでした for went');
  expect(answer?.content).toMatch(/^Better: 行きました\n/);
  expect(answer?.content).not.toMatch(/form of|conjugate/);
});

test.each<[messages: string[], says: string[]]>([
  [['hiragana chart'], ['か ka', 'が ga']],
  [['show me all the kana'], ['か・カ ka']],
  [['1 to 10 in japanese'], ['一 (いち, ichi)', '十 (じゅう, juu)']],
  [['what is an ichidan verb'], ['ru-verb (ichidan)']],
  [['explain the te form'], ['飲んで']],
  [['difference between aru and iru'], ['ある', 'いる']],
  [['what does 傘 mean and how do i write it in romaji'], ['umbrella', '傘 in romaji is kasa']],
  [
    ['te form of 食べる and what is the past', 'negative?'],
    ['The past negative of 食べる', '食べなかった'],
  ],
  [['how common is 猫'], ['I cannot tell how often', 'cat', '“an example with 猫”']],
  [['delete 猫 from my list'], ['I cannot delete']],
  [['say it slower'], ['I cannot speak here']],
  [['お疲れ様です to my boss?'], ['also to a boss']],
  [['what year is 令和6'], ['令和6年', '2024']],
  [['2024 in the japanese calendar'], ['令和6年']],
  [['kanji with the water radical'], ['海']],
  [['three million in japanese'], ['三百万']],
  [['what does すぎ mean in 食べすぎ'], ['食べ']],
  [['new year greeting'], ['おめでとうございます']],
  [['tabetaku nakatta'], ['食べる', 'negative']],
  [['whats the pair for close'], ['閉める', '閉まる']],
  [
    ['静かい部屋 or 静かな部屋', 'and past?'],
    ['The past of 静か', '静かだった'],
  ],
  [['おいしいでした is correct?', 'ok but きれい'], ['きれいだった']],
  [['make 見せていただけますか casual'], ['見せてくれる？']],
  [
    ['quiz me on weather', 'give me a hint'],
    ['A hint: it begins with', 'mean?'],
  ],
  [['what was the note about trains'], ['I found no note with “trains”']],
  [['san or sama or kun'], ['customers']],
])('every way of asking reaches what there is, or is told that it does not (CHAT-33): %j', answersLast);

test.each<[messages: string[], says: string[]]>([
  [['an hour and a half'], ['“an hour and a half” is 一時間半 (いちじかんはん, ichijikanhan).']],
  [['how do i say 3 sheets of paper'], ['紙三枚 (かみさんまい']],
  [['3rd floor reading'], ['三階 (さんがい']],
  [['year 1998'], ['千九百九十八年']],
  [['the second time'], ['二回目']],
  [['300 yen and an umbrella'], ['“300 yen” is 三百円', '傘']],
  [['two bottles of beer please'], ['ビール二本']],
  [['umbrella? cat?'], ['Each by itself', '傘', '猫']],
  [['five people'], ['五人']],
  [['in 10 minutes'], ['十分後']],
  [['two cats and a dog'], ['猫二匹', '犬 (いぬ, inu): “dog”']],
])('an amount is one thing (CHAT-27): %j', answersLast);

test.each<[messages: string[], says: string[]]>([
  [['how to break a promise'], ['約束を破る']],
  [['which verb for wearing a hat'], ['帽子をかぶる']],
  [
    ['how do you say to take a shower, is it 取る'],
    ['シャワーを浴びる', 'Not with 取る', 'A shower is 浴びる'],
  ],
  [['what to say at a funeral'], ['ご愁傷様です']],
  [['polite way to refuse an invitation'], ['その日はちょっと']],
  [['how to apologise for being late'], ['遅れてすみません']],
  [['how do i refer to my own husband at work'], ['My own husband is 夫']],
  [['part of speech of ずっと'], ['is an adverb']],
  [['is 上手 a na adjective'], ['is a na-adjective']],
  [['how do you say meet a friend, is it を'], ['友達に会う', 'Not with を', 'The person you meet takes に']],
  [['opposite of happy'], ['悲しい']],
  [['te form rules for group 2'], ['食べて']],
  [['how does the potential form work'], ['ことができる']],
  [['te-form rules for all groups'], ['飲んで']],
  [['what kind of adjective is fukuzatsu'], ['na-adjective']],
  [['my own older brother when i talk to my teacher'], ['My own older brother is 兄']],
  [['my phone battery died help'], ['携帯の充電が切れました']],
  [["what's the subject of 雨が降っています"], ['is 雨 (あめ, ame), with が']],
  [['why does everyone drop watashi wa'], ['What is clear is left out']],
  [['whats a particle'], ['stands behind a word']],
  [['is 寂しい read sabishii or samishii'], ['Both are right', 'さみしい']],
  [['is 寂しい read samishii?'], ['Yes']],
  [['opposite of 危ない'], ['安全']],
  [['what goes with 経験, する or ある'], ['経験がある']],
  [['そう vs よう vs らしい vs みたい help'], ['らしい, and そう behind a plain form']],
  [['check: 宿題をするのを忘れました'], ['I found nothing that I can check', 'so it is right']],
])('what our tables know is found (CHAT-12): %j', answersLast);

test.each<[messages: string[], says: string[]]>([
  [['どうやって乗り換える use in a sentence?'], ['乗り換える (のりかえる, norikaeru) in a sentence']],
  [
    ['what does 開く mean', 'explain that a bit more', "what's the difference with 開けている"],
    ['開けている is a form of 開ける'],
  ],
  [['is わかるを ok like 日本語をわかります'], ['Say 日本語がわかります']],
  [['difference between 見る 見える 見られる'], ['見られる: one is able', '見る means to look at']],
  [['これ それ あれ 書かれる difference'], ['書かれる: its passive, of 書く']],
  [['先生は私に本を読んでくださいました'], ['てくださる']],
])('a part is never taken for the whole (CHAT-12): %j', answersLast);
