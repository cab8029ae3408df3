import type { ShownCard, Thread } from '../assistant';
import { meant, readContext } from './conversation';

const card = (ja: string): ShownCard => ({ en: ja, ja, kana: ja, level: null, sentence: null });
const said = (...messages: (string | [string, string])[]): Thread =>
  messages.flatMap((message) => {
    const [content, ja] = typeof message === 'string' ? [message] : message;
    return [
      { type: 'user' as const, content: content ?? '', cards: [] },
      { type: 'assistant' as const, content: 'Well.', cards: ja ? [card(ja)] : [] },
    ];
  });
const understood = (thread: Thread, message: string) =>
  meant(message, readContext(thread), { pairOf: () => null });
const weather = 'teach me 5 words about weather';

test.each([
  ['more', [weather], { kind: 'lesson', subject: 'weather', count: 5 }],
  ['3 more', [weather], { kind: 'lesson', subject: 'weather', count: 3 }],
  ['more', [weather, 'thanks', 'what does 雨 mean'], { kind: 'lesson', subject: 'weather', count: 5 }],
  ['harder', [weather, 'more'], { kind: 'lesson', subject: 'weather', shift: 'harder' }],
  ['more', [weather, 'harder'], { kind: 'lesson', subject: 'weather', shift: null }],
  ['and food?', [weather], { kind: 'lesson', subject: 'food' }],
  ['another one', ['give me an example with 雨'], { kind: 'example', text: '雨' }],
  ['another one', [weather, 'give me an example with 雨'], { kind: 'example', text: '雨' }],
  ['another one', [['how do you say umbrella', '傘']], { kind: 'example', text: '傘' }],
  ['give me an example', [['how do you say umbrella', '傘']], { kind: 'example', text: '傘' }],
  ['conjugate it', [['how do you say to go', '行く']], { kind: 'form', text: '行く', form: null }],
  ['the opposite?', [['what is 大きい', '大きい']], { kind: 'opposite', text: '大きい' }],
  ['the opposite?', [], { kind: 'unclear' }],
  ['make it a question', ['make 雨が降る polite'], { kind: 'question', text: '雨が降る' }],
  ['make it a question', [], { kind: 'unclear' }],
  ['again', ['check: 猫があります'], { kind: 'check', text: '猫があります' }],
  ['and books?', ['how do you count 4 pencils'], { kind: 'count', value: 4, noun: 'books' }],
  ['yes', [], { kind: 'lookUp', text: 'yes' }],
  ['for an exam?', ['how to say good luck'], { kind: 'lookUp', text: 'for an exam' }],
  ['how about for an exam', ['how to say good luck'], { kind: 'say', text: 'good luck for an exam' }],
  ['how about for an exam', ['what does 雨 mean'], { kind: 'mean', text: 'an exam' }],
  [
    'and in the past?',
    ['how do I say 学校に行く politely'],
    { kind: 'form', text: '学校に行く', form: 'politePast' },
  ],
  ['and chopsticks?', ['how do you say bridge'], { kind: 'say', text: 'chopsticks' }],
  ['and 橋?', ['how do you say bridge'], { kind: 'mean', text: '橋' }],
  ['and 飲む?', ['te-form of 食べる'], { kind: 'form', text: '飲む', form: 'te' }],
  ['私は学校を行きます', ['fix my sentence'], { kind: 'check', text: '私は学校を行きます' }],
  ['same with drink', ['causative of 食べる'], { kind: 'form', text: 'drink', form: 'causative' }],
  ['how about 来る, same idea', ['potential of する'], { kind: 'form', text: '来る', form: 'potential' }],
  ['and not buying', ['te form of 買う'], { kind: 'form', text: '買う', form: 'negative' }],
  ['do suru as well', ['make a table of 食べる'], { kind: 'form', text: 'suru', form: null }],
  ['gimme some words that use it', ['what does 新 mean'], { kind: 'kanji', text: '新' }],
  ['how many strokes has it got', ['what does 新 mean'], { kind: 'kanji', text: '新' }],
  ['is it raining', ['what does 新 mean'], { kind: 'lookUp' }],
  // CHAT-22, CHAT-24
  ['how do you say it in japanese', [], { kind: 'unnamed' }],
  ['and what does it mean', [['what does 雨 mean', '雨']], { kind: 'mean', text: '雨' }],
  ['count the strokes for me', [['kanji for drink', '飲む']], { kind: 'kanji', text: '飲む' }],
  ['negative?', ['potential of 書く'], { kind: 'form', text: '書く', via: 'potential', form: 'negative' }],
  ['te form', ['potential of 書く', 'negative?'], { kind: 'form', via: 'potential', form: 'te' }],
  [
    'conditional',
    ['potential of 書く', 'negative?'],
    { kind: 'form', via: 'potential', form: 'conditional' },
  ],
  ['casual', ['potential of 書く', 'polite negative?'], { kind: 'form', via: 'potential', form: 'negative' }],
  ['past?', ['potential of 書く', 'negative?'], { kind: 'form', via: 'potential', form: 'pastNegative' }],
  ['how do you say "this"', [['how do you say umbrella', '傘']], { kind: 'say', text: 'this' }],
  ['how do you say "something"', [], { kind: 'say', text: 'something' }],
  ['how do i write it', [['how do you say umbrella', '傘']], { kind: 'write', text: '傘', script: 'kanji' }],
  ['for my boss', [['how do you say umbrella', '傘']], { kind: 'lookUp' }],
  ['for kids', [['what does 食べる mean', '食べる']], { kind: 'lookUp' }],
  ['with my family', [['what does 食べる mean', '食べる']], { kind: 'lookUp' }],
  ['for my boss', ['fix: 学校に行った'], { kind: 'form', text: '学校に行った', form: 'polite' }],
  ['and 公園に木があります', ['check: 公園に犬があります'], { kind: 'check', text: '公園に木があります' }],
  [
    'and the casual one',
    ['fix: 学校に行きました'],
    { kind: 'form', text: '学校に行きました', form: 'plain' },
  ],
  // CHAT-26
  ['and the first kanji alone?', ['what does 紅葉 mean'], { kind: 'kanji', text: '紅' }],
  ['the first kanji alone?', [], { kind: 'unnamed' }],
  ['and negative of that', ['potential of 泳ぐ'], { kind: 'form', via: 'potential', form: 'negative' }],
  ['can i see it in a sentence', [['whats stairs', '階段']], { kind: 'example', text: '階段' }],
  ['example?', [['how do you say to be', 'ある'], 'what does 〜たことがある mean'], { kind: 'example' }],
  ['which one is rain', [['weather words', '雨']], { kind: 'say', text: 'rain', among: ['雨'] }],
  ['which one is the second', [], { kind: 'lookUp', asked: true }],
  ['which is faster', [], { kind: 'lookUp', asked: true }],
  ['can i use it for no thanks too?', ['what does 大丈夫 mean'], { kind: 'partly', text: '大丈夫' }],
  ['is it the same as ことになる?', ['what does ことにする mean'], { kind: 'several' }],
  ['what does that kanji mean', [], { kind: 'unnamed' }],
  ['ok practise those', ['which words do i get wrong'], { kind: 'practise' }],
  // CHAT-28
  [
    'the first word i asked about',
    [
      ['what is 雨', '雨'],
      ['what is 傘', '傘'],
    ],
    { kind: 'lookUp', text: '雨' },
  ],
  [
    'example with the second word i asked',
    [
      ['what is 雨', '雨'],
      ['what is 傘', '傘'],
    ],
    { text: '傘' },
  ],
  [
    'the difference between them',
    [
      ['what is 雨', '雨'],
      ['what is 傘', '傘'],
    ],
    { texts: ['雨', '傘'] },
  ],
  ['the negative of the right one', ['check: 雨が降る', 'why'], { kind: 'form', text: '雨が降る' }],
  ['3 of them?', ['how do you count dogs'], { kind: 'count', value: 3, noun: 'dogs' }],
  ['for shoes i mean', [['how do you say wear', '着る']], { kind: 'narrow', of: 'wear', among: ['着る'] }],
  ['i mean not heavy', [['how do you say light', '光']], { kind: 'narrow', of: 'light', text: 'not heavy' }],
  ['what does transitive mean', [['how do you say open', '開ける']], { kind: 'mean', text: 'transitive' }],
  ['which one is transitive', [['how do you say open', '開ける']], { kind: 'pair', which: 'does' }],
  ['how do you say i mean', [['how do you say open', '開ける']], { kind: 'say', text: 'i mean' }],
  ['save one of those', [['how do you say open', '開ける']], { kind: 'saveWord', text: '開ける' }],
  ['what verb goes with it', [['how do you say umbrella', '傘']], { kind: 'verbWith', text: '傘' }],
  ['example of the other one', [['how do you say umbrella', '傘']], { kind: 'whichOne' }],
  // CHAT-29
  ['and the negative of that', ['past of 泳ぐ'], { text: '泳ぐ', form: 'pastNegative', alone: 'negative' }],
  ['past?', ['negative of 買う'], { text: '買う', form: 'pastNegative', alone: 'past' }],
  ['polite?', ['past of 泳ぐ', 'negative?'], { form: 'politePastNegative', alone: 'polite' }],
  ['and the positive one', ['past negative of 待つ'], { text: '待つ', form: 'past' }],
  ['negative', ['te form of 書く'], { text: '書く', form: 'negative' }],
  ['and of 重い', ['opposite of 狭い'], { kind: 'opposite', text: '重い' }],
  ['and of 切る', ['te form of 着る'], { kind: 'form', text: '切る', form: 'te' }],
  ['and 行く?', ['te form of 書く and 読む'], { kind: 'form', text: '行く', form: 'te' }],
  ['which one if i want a pen', ['difference between 貸す and 借りる'], { kind: 'reason', asksFor: true }],
  ['which one if i want a pen', [], { kind: 'lookUp', asked: true }],
  ['why に', ['check: 友達に会います。'], { kind: 'explain', text: 'に', within: '友達に会います。' }],
  ['why に', [], { kind: 'explain', text: 'に' }],
  ['and in the park', ['how do you say at the station'], { kind: 'say', text: 'in the park' }],
  // CHAT-32
  ['only verbs', ['5 words about school'], { kind: 'lesson', subject: 'school', partOfSpeech: 'verb' }],
  ['just n5 words', ['5 words about food'], { kind: 'lesson', subject: 'food', level: 'N5' }],
  ['only verbs', [], { kind: 'lesson', subject: 'N5', partOfSpeech: 'verb' }],
  ['older one?', [['how do you say sister', '姉']], { kind: 'say', text: 'older sister' }],
  ['which one for a glass', [['how do you say break', '壊れる']], { kind: 'narrow', of: 'break' }],
  ['opposite?', [['how do you say expensive', '高い']], { kind: 'opposite', meaning: 'expensive' }],
  ['humble?', ['honorific of 見る'], { kind: 'keigo', verbs: ['見る'], which: 'humble' }],
  ['more', [], { kind: 'unclear' }],
  ['harder', ['what does 雨 mean'], { kind: 'unclear' }],
])('"%s" after %j', (message, before, intent) => {
  expect(understood(said(...(before as string[])), message)).toMatchObject(intent);
});
