import fc from 'fast-check';
import type { Intent, LessonRequest } from './intent';
import { readIntent } from './read-intent';

const lesson = (subject: string, fields: Partial<LessonRequest> = {}): LessonRequest => ({
  kind: 'lesson',
  subject,
  count: null,
  wants: 'words',
  partOfSpeech: null,
  level: null,
  shift: null,
  ...fields,
});

test.each<[string, Intent]>([
  ['hello', { kind: 'greet' }],
  ['Hi there!', { kind: 'greet' }],
  ['こんにちは', { kind: 'greet' }],
  ['thanks a lot', { kind: 'thank' }],
  ['ありがとうございます', { kind: 'thank' }],
  ['see you later', { kind: 'bye' }],
  ['help', { kind: 'help' }],
  ['What can you help me with?', { kind: 'help' }],
  ['何ができますか', { kind: 'help' }],

  ['teach me 5 words about weather', lesson('weather', { count: 5 })],
  ['Could you please teach me some words about cooking?', lesson('cooking', { count: 5 })],
  ["I'd like to learn about animals", lesson('animals')],
  ['vocabulary for the kitchen please', lesson('the kitchen')],
  ['words for travel by train please', lesson('travel by train')],
  ['10 animals', lesson('animals', { count: 10 })],
  ['useful phrases for the restaurant', lesson('the restaurant', { wants: 'phrases' })],
  ['three N5 verbs', lesson('N5', { count: 3, partOfSpeech: 'verb', level: 'N5' })],
  ['give me some JLPT N3 words', lesson('N3', { level: 'N3' })],
  ['N4 words about food', lesson('food', { level: 'N4' })],
  ['天気の言葉を教えてください', lesson('天気')],
  ['料理の単語を三つ教えて', lesson('料理', { count: 3 })],
  ['動物について教えてください', lesson('動物')],

  ['more', { kind: 'more', count: null }],
  ['give me 3 more', { kind: 'more', count: 3 }],
  ['some more words please', { kind: 'more', count: null }],
  ['another one', { kind: 'more', count: null }],
  ['もっと', { kind: 'more', count: null }],
  ['もう一つお願いします', { kind: 'more', count: null }],
  ['harder', { kind: 'shift', to: 'harder' }],
  ['something a bit more difficult', { kind: 'shift', to: 'harder' }],
  ['That was too easy!', { kind: 'shift', to: 'harder' }],
  ['easier ones please', { kind: 'shift', to: 'easier' }],
  ['too hard', { kind: 'shift', to: 'easier' }],
  ['もっと難しいのをください', { kind: 'shift', to: 'harder' }],
  ['難しすぎます', { kind: 'shift', to: 'easier' }],
  ['and chopsticks?', { kind: 'sameQuestion', text: 'chopsticks' }],
  ['what about 聞く?', { kind: 'sameQuestion', text: '聞く' }],

  ['how do you say umbrella', { kind: 'say', text: 'umbrella' }],
  ['How do you say "to be late" in Japanese?', { kind: 'say', text: 'to be late' }],
  ["what's the Japanese word for bridge?", { kind: 'say', text: 'bridge' }],
  ['translate good morning', { kind: 'say', text: 'good morning' }],
  ['cat in Japanese', { kind: 'say', text: 'cat' }],
  ['dogは日本語で何ですか', { kind: 'say', text: 'dog' }],

  ['what does 食べる mean', { kind: 'mean', text: '食べる' }],
  ['meaning of 大丈夫', { kind: 'mean', text: '大丈夫' }],
  ["What's きっぷ?", { kind: 'mean', text: 'きっぷ' }],
  ['what does genki mean', { kind: 'mean', text: 'genki' }],
  ['translate 犬がいます into English', { kind: 'mean', text: '犬がいます' }],
  ['「図書館」はどういう意味ですか', { kind: 'mean', text: '図書館' }],
  ['猫は英語で何ですか', { kind: 'mean', text: '猫' }],

  ['give me an example with 雨', { kind: 'example', text: '雨' }],
  ['use 忙しい in a sentence', { kind: 'example', text: '忙しい' }],
  ['example for 待つ please', { kind: 'example', text: '待つ' }],
  ['how do I use 借りる?', { kind: 'example', text: '借りる' }],
  ['Can you make a sentence with umbrella?', { kind: 'example', text: 'umbrella' }],
  ['another example', { kind: 'exampleOfIt' }],
  ['use it in a sentence', { kind: 'exampleOfIt' }],
  ['「雨」の例文をください', { kind: 'example', text: '雨' }],

  ['the difference between 見る and 見える', { kind: 'several', texts: ['見る', '見える'] }],
  ['What is the difference between は and が?', { kind: 'several', texts: ['は', 'が'] }],
  ['are 聞く and 聴く the same?', { kind: 'several', texts: ['聞く', '聴く'] }],
  ['when do I use に instead of で', { kind: 'several', texts: ['に', 'で'] }],
  ['知る vs 分かる', { kind: 'several', texts: ['知る', '分かる'] }],
  ['「暑い」と「熱い」の違いは何ですか', { kind: 'compare', one: '暑い', other: '熱い' }],

  ['conjugate 行く', { kind: 'form', text: '行く', form: null }],
  ['conjugate it', { kind: 'formOfIt', form: null }],
  ['what is the te-form of 飲む', { kind: 'form', text: '飲む', form: 'te' }],
  ['past tense of 高い', { kind: 'form', text: '高い', form: 'past' }],
  ['how do I make 食べる negative?', { kind: 'form', text: '食べる', form: 'negative' }],
  ['potential form of yomu', { kind: 'form', text: 'yomu', form: 'potential' }],
  ['食べる in the polite past', { kind: 'form', text: '食べる', form: 'politePast' }],
  ['行くのて形は何ですか', { kind: 'form', text: '行く', form: 'te' }],
  ['書くの過去形', { kind: 'form', text: '書く', form: 'past' }],

  ['how do you read 今日', { kind: 'read', text: '今日' }],
  ['how is 大人 pronounced?', { kind: 'read', text: '大人' }],
  ['reading of 一人', { kind: 'read', text: '一人' }],
  ['傘の読み方を教えてください', { kind: 'read', text: '傘' }],
  ['write konnichiwa in hiragana', { kind: 'write', text: 'konnichiwa', script: 'hiragana' }],
  ['how do I write coffee in katakana', { kind: 'write', text: 'coffee', script: 'katakana' }],
  ['what is がっこう in romaji', { kind: 'write', text: 'がっこう', script: 'romaji' }],
  ['what is the kanji for みず', { kind: 'write', text: 'みず', script: 'kanji' }],
  ['how many strokes does 雨 have', { kind: 'kanji', text: '雨' }],
  ['tell me about the kanji 水', { kind: 'kanji', text: '水' }],
  ['how do you count 3 bottles', { kind: 'count', value: 3, noun: 'bottles' }],
  ['how do I say two books', { kind: 'count', value: 2, noun: 'books' }],
  ['counter for birds', { kind: 'count', value: 1, noun: 'birds' }],

  ['quiz me', { kind: 'quiz', subject: null }],
  ['test me on fruits', { kind: 'quiz', subject: 'fruits' }],
  ['quiz me on these words', { kind: 'practiseThem' }],
  ["I don't know", { kind: 'giveUp' }],
  ['分かりません', { kind: 'giveUp' }],
  ['stop the quiz', { kind: 'stop' }],

  ['fix my sentence: 私は昨日学校を行きました', { kind: 'check', text: '私は昨日学校を行きました' }],
  ['fix my sentence', { kind: 'checkNext' }],
  ['is this correct? きのうはさむいでした', { kind: 'check', text: 'きのうはさむいでした' }],
  ['Is 猫があります right?', { kind: 'check', text: '猫があります' }],
  ['check: 毎日日本語を勉強します。', { kind: 'check', text: '毎日日本語を勉強します。' }],
  ['「猫があります」は正しいですか', { kind: 'check', text: '猫があります' }],

  ['umbrella', { kind: 'lookUp', text: 'umbrella' }],
  ['where is the station?', { kind: 'lookUp', text: 'where is the station' }],
  ['傘', { kind: 'lookUp', text: '傘' }],
  ['write me a Python program', { kind: 'lookUp', text: 'write me a Python program', asked: true }],
])('%s', (message, intent) => {
  expect(readIntent(message)).toEqual(intent);
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        'what',
        'is',
        'the',
        'difference',
        'of',
        'と',
        '食べる',
        'in',
        'a',
        '?',
        ':',
        'example',
        'の',
      ),
      {
        maxLength: 30,
      },
    )
    .map((words) => words.join(' ')),
);

test('reads something from any text, the same every time, whatever stands around it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const intent = readIntent(text);
      expect(readIntent(`  ${text}  `)).toEqual(intent);
      expect(intent.kind).toMatch(/^\w+$/);
    }),
  );
});

test('politeness changes nothing', () => {
  const requests = [
    'what does 食べる mean',
    'teach me 5 words about weather',
    'conjugate 行く',
    'reading of 一人',
  ];
  const before = ['please ', 'can you ', 'Could you please ', 'hi, ', 'ok, '];
  fc.assert(
    fc.property(
      fc.constantFrom(...requests),
      fc.constantFrom(...before),
      fc.constantFrom('', '?', ' please', '!'),
      (request, polite, end) => {
        expect(readIntent(polite + request + end)).toEqual(readIntent(request));
      },
    ),
  );
});

test('the longest message is read', () => {
  const long = [
    'example '.repeat(250),
    'a or '.repeat(400),
    'の'.repeat(2000),
    'more '.repeat(400),
    'is '.repeat(660),
  ];
  for (const text of long) {
    expect(readIntent(text)).toHaveProperty('kind');
  }
});
