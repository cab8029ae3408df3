import type { Intent, LessonRequest } from './intent';
import { inPlainEnglish } from './plain-english';
import { readIntent } from './read-intent';
import { romajiSentence } from './text';

const lesson = (subject: string, fields: Partial<LessonRequest> = {}): LessonRequest => ({
  ...{ kind: 'lesson', subject, count: null, wants: 'words', partOfSpeech: null, level: null, shift: null },
  ...fields,
});

test.each<[string, Intent]>([
  ['hey can u teach me some food words', lesson('food', { count: 5 })],
  ['gimme 3 words bout animals plz', lesson('animals', { count: 3 })],
  ['i want learn travel words', lesson('travel')],
  ['teach me some easy words', lesson('N5', { count: 5, level: 'N5' })],
  ['おすすめの動詞を5つ教えて', lesson('N5', { count: 5, level: 'N5', partOfSpeech: 'verb' })],
  ['whats dog in japanese', { kind: 'say', text: 'dog' }],
  ['excuse me, how do you say cat', { kind: 'say', text: 'cat' }],
  ['in japanese, what does san mean', { kind: 'mean', text: 'san' }],
  ['how say umbrella', { kind: 'say', text: 'umbrella' }],
  ['how u say rain', { kind: 'say', text: 'rain' }],
  ['what mean neko', { kind: 'mean', text: 'neko' }],
  ['nani means what', { kind: 'mean', text: 'nani' }],
  ['what is this: 「ただいま」', { kind: 'mean', text: 'ただいま' }],
  ['きょうはあついです what does it mean', { kind: 'mean', text: 'きょうはあついです' }],
  ['what is the diffrence between ha and ga', { kind: 'compare', one: 'ha', other: 'ga' }],
  ['sumimasen vs gomennasai', { kind: 'compare', one: 'sumimasen', other: 'gomennasai' }],
  ['can u explain は vs が', { kind: 'several', texts: ['は', 'が'] }],
  ['and に vs へ', { kind: 'several', texts: ['に', 'へ'] }],
  ['whats the opposite of 大きい', { kind: 'opposite', text: '大きい' }],
  ['大きいの反対は', { kind: 'opposite', text: '大きい' }],
  ['past tense?', { kind: 'formOnly', form: 'past', text: 'past tense' }],
  ['te form pls', { kind: 'formOnly', form: 'te', text: 'te form' }],
  ['no i mean past polite', { kind: 'formOnly', form: 'politePast', text: 'past polite' }],
  ['「ありがとう」の丁寧な言い方は？', { kind: 'form', text: 'ありがとう', form: 'polite' }],
  ['in romaji?', { kind: 'scriptOfIt', script: 'romaji' }],
  ['why?', { kind: 'reason', text: 'why' }],
  ['when do i use which', { kind: 'reason', text: 'when do i use which' }],
  ['how do yuo say dog', { kind: 'say', text: 'dog' }],
  ['wat does 空 mean', { kind: 'mean', text: '空' }],
  ['teh differnce between 聞く and 聞こえる', { kind: 'several', texts: ['聞く', '聞こえる'] }],
  ['konnichiwa or konbanwa?', { kind: 'compare', one: 'konnichiwa', other: 'konbanwa' }],
  ['and polite?', { kind: 'formOnly', form: 'polite', text: 'polite' }],
  ['negative past?', { kind: 'formOnly', form: 'pastNegative', text: 'negative past' }],
  ['and in the past?', { kind: 'formOnly', form: 'past', text: 'past' }],
  ['make it past and polite: 映画を見る', { kind: 'form', text: '映画を見る', form: 'politePast' }],
  ['make 私はコーヒーを飲む negative', { kind: 'form', text: '私はコーヒーを飲む', form: 'negative' }],
  ['how do I say 学校に行く politely?', { kind: 'form', text: '学校に行く', form: 'polite' }],
  ['the opposite?', { kind: 'oppositeOfIt' }],
  ["what's the opposite of it", { kind: 'oppositeOfIt' }],
  ['反対は何ですか', { kind: 'oppositeOfIt' }],
  ['how about for an exam', { kind: 'sameQuestion', text: 'for an exam' }],
  ['and for umbrella?', { kind: 'sameQuestion', text: 'umbrella' }],
  ['yes', { kind: 'yes', text: 'yes' }],
  ['make it a question', { kind: 'questionOfIt' }],
  ['make this a question: 雨が降る', { kind: 'question', text: '雨が降る' }],
  ['how do I save a word?', { kind: 'saving' }],
  ['surprise me', lesson('N5', { count: 1, level: 'N5' })],
  ['can you teach me new words today', lesson('N5', { level: 'N5' })],
  ['give me new words to learn today', lesson('N5', { level: 'N5' })],
  ['teach me something', lesson('N5', { count: null, level: 'N5' })],
  ["I'd love to learn some kitchen words, maybe around five?", lesson('kitchen', { count: 5 })],
  ['果物の名前を三つ教えて', lesson('果物', { count: 3 })],
  ['how do I introduce myself', lesson('introduce myself', { wants: 'phrases' })],
  ['give me 3 phrases for shopping', lesson('shopping', { count: 3, wants: 'phrases' })],
  ['dictionary form of 書いて', { kind: 'dictionaryForm', text: '書いて' }],
  ['casual form of 食べます', { kind: 'form', text: '食べます', form: 'plain' }],
  ['how do say tomorrow in japanese', { kind: 'say', text: 'tomorrow' }],
  ['what does たい mean, like in 食べたい?', { kind: 'mean', text: 'たい' }],
  ['what is love', { kind: 'say', text: 'love' }],
  ["how do you say 7 o'clock", { kind: 'date', english: "7 o'clock", written: '七時' }],
  ['expalin に and で', { kind: 'several', texts: ['に', 'で'] }],
  ['この文は正しいですか：私は猫が好きだです', { kind: 'check', text: '私は猫が好きだです' }],
  ['the one before', { kind: 'before' }],
  ['previous', { kind: 'before' }],
  ['the second one', { kind: 'card', place: 1 }],
  ['what does the last word mean', { kind: 'card', place: -1 }],
  ['いぬは？', { kind: 'sameQuestion', text: 'いぬ' }],
  ['another 3', { kind: 'more', count: 3 }],
  ['too hard, something easier', { kind: 'shift', to: 'easier' }],
  ['how bout the plural', { kind: 'fact', about: 'plural' }],
  ['does japanese have articles', { kind: 'fact', about: 'article' }],
  ['and the future tense?', { kind: 'fact', about: 'future' }],
  ['watashi wa gakusei desu. is this correct?', { kind: 'check', text: 'わたしはがくせいです' }],
])('%s', (message, intent) => {
  expect(readIntent(message)).toEqual(intent);
});

test.each([
  ['how do u say it', 'how do you say it'],
  ['exampel sentense', 'example sentence'],
  ['the japanse word', 'the japanese word'],
  // Words of their own, and what is quoted, are no slips.
  ['a different translator explains it', 'a different translator explains it'],
  ['how do you say "u exampel"', 'how do you say "u exampel"'],
  ['雨 u', '雨 you'],
  ['id like to learn', "i'd like to learn"],
  ['how r you', 'how are you'],
  ['how do you say ID card', 'how do you say ID card'],
  ['how do you write w in katakana', 'how do you write w in katakana'],
  ['how do you read n?', 'how do you read n?'],
  ['1 person 2 people 3 people till 10', 'count people 1 to 10'],
  ['one coffee and two teas please', 'one coffee and two teas please'],
  ['one adult, two children please', 'one adult, two children please'],
  ['excuse me, where is the bathroom', 'how do you say excuse me, where is the bathroom'],
])('%s stands for %s', (typed, meant) => {
  expect(inPlainEnglish(typed)).toBe(meant);
});

test.each([
  ['watashi wa hon o yomimasu.', 'わたしはほんをよみます'],
  ['gakkou e ikimasu', 'がっこうへいきます'],
  ['is this right', null],
  ['gakkou', null],
  ['', null],
])('%j in romaji is %s', (typed, kana) => {
  expect(romajiSentence(typed)).toBe(kana);
});
