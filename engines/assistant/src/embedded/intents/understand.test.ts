import { dateIn } from './dates';
import { daysFrom, daysNamed } from './days';
import { readIntent } from './read-intent';
import { shapeOf } from './shape';
import { understand } from './understand';
import { waysToSay } from './ways-to-say';

test.each([
  ['is this right: 猫が三本います', { kind: 'check', text: '猫が三本います' }],
  ['did i make a mistake? 本を読みます。', { kind: 'check', text: '本を読みます。' }],
  ['I always mix up 待 and 持, what do they mean', { kind: 'several', texts: ['待', '持'] }],
  ['what is the kanji 休 made of?', { kind: 'parts', text: '休' }],
  ['is 下手 read shitate?', { kind: 'readSo', text: '下手', claim: 'shitate' }],
  ['what did i note on monday', { kind: 'notes', days: { weekday: 1 } }],
  ['What did I note today?', { kind: 'notes', days: { back: 0 } }],
  ['What did I note yesterday?', { kind: 'notes', days: { back: 1 } }],
  ['Quiz me on my due words', { kind: 'practise', of: { kind: 'due' } }],
  ['Which words do I get wrong?', { kind: 'mistakes' }],
  ['which words do I get wrong the most', { kind: 'mistakes' }],
  ['i want to practise my mistakes', { kind: 'practise' }],
  ['how many words have I saved so far', { kind: 'countWords' }],
  ['do I already have 約束 in my words?', { kind: 'has', text: '約束' }],
  ['show me the adjectives i saved', { kind: 'myWords', partOfSpeech: 'adjective', level: null }],
  ['save the second one', { kind: 'save', places: [1] }],
  ['save them all', { kind: 'save', places: 'all' }],
  ['what did I ask you first?', { kind: 'asked', which: 'first' }],
  ['taberu in volitional', { kind: 'form', text: 'taberu', form: 'volitional' }],
  ['how do i say the 8th (of a month)', { kind: 'date', english: 'the 8th', written: '八日' }],
  ['what have i learned this week', { kind: 'notes', days: { weeksBack: 0 } }],
  ["test me on yesterday's words", { kind: 'practise', of: { kind: 'due' }, days: { back: 1 } }],
  ['am i getting better?', { kind: 'progress' }],
  ['which words are due today', { kind: 'due' }],
  ['did i ever save 卵', { kind: 'has', text: '卵' }],
  ['how many N5 words do i know', { kind: 'myWords', partOfSpeech: null, level: 'N5' }],
  ['how would you pronounce 今日 and 昨日', { kind: 'read', text: '今日、昨日' }],
  ['is 明日 read as ashita or asu?', { kind: 'read', text: '明日' }],
  ['what other words have 学 in them?', { kind: 'kanji', text: '学' }],
  ['which parts make up the kanji 男?', { kind: 'parts', text: '男' }],
  ['how does 〜ておく differ from 〜てある?', { kind: 'several', texts: ['ておく', 'てある'] }],
  ["there's 勝手に in my textbook, what's it supposed to mean?", { kind: 'mean', text: '勝手に' }],
  ['which counter should I use with cars?', { kind: 'count', value: 1, noun: 'cars' }],
  ['how many ways to count people 1 to 10', { kind: 'count', value: 1, noun: 'people', to: 10 }],
  ['the humble verb for "to go"', { kind: 'keigo', verbs: ['to go'], which: 'humble' }],
  ['date of the 20th how to read it', { kind: 'date', english: 'the 20th', written: '二十日' }],
  ['what do they call their husband', { kind: 'kin', english: 'husband' }],
])('%s', (message, intent) => {
  expect(understand(shapeOf(message))).toEqual(expect.objectContaining(intent));
});

test.each([
  'which of the elephants do 猫 mean to sell',
  'save the whales',
  'what did you note on monday',
  'how do i say i call my mother',
])('a word is left over: %s', (message) => {
  expect(understand(shapeOf(message))).toBeNull();
});

test.each([
  ['saw 禁煙 in a restaurant. meaning n reading?', { kind: 'mean', text: '禁煙' }],
  [
    'When should I write 聞く and when 聴く? They sound the same.',
    { kind: 'several', texts: ['聞く', '聴く'] },
  ],
  ["my sentence, tell me if there's anything strange: 友達と海で泳ぎました。", { kind: 'check' }],
  ['give me te, ta and nai for しぬ', { kind: 'form', text: 'しぬ', form: null }],
  ['how does 静か go for wasn’t quiet', { kind: 'form', text: '静か', form: 'pastNegative' }],
  ['how do i get "make someone eat" out of 食べる', { kind: 'form', text: '食べる', form: 'causative' }],
  ['走る is it hashirimasu or hashimasu', { kind: 'formAmong', claims: ['hashirimasu', 'hashimasu'] }],
  ['上手 why on earth isnt it うえて', { kind: 'readSo', text: '上手', claim: 'uete' }],
  ['the left bit in 海 and 泳', { kind: 'parts', text: '海泳' }],
  ['im soooo confused about wa and ga', { kind: 'several', texts: ['は', 'が'] }],
  ['how does tari tari work', { kind: 'mean', text: 'たりたり' }],
  ['what was the word i saved three days ago, i forgot', { kind: 'notes', days: { back: 3 } }],
  [
    'would you be so kind as to remind me what I learned last week',
    { kind: 'notes', days: { weeksBack: 1 } },
  ],
  ['put them in my list', { kind: 'save', places: 'all' }],
  ['1 person 2 people 3 people till 10', { kind: 'count', noun: 'people', to: 10 }],
  ['i mix up the 4th and the 8th', { kind: 'date', written: '四日、八日' }],
  ['jobs in japanese, a handful', { kind: 'lesson', subject: 'jobs', count: 5 }],
  ['"may i sit here" how', { kind: 'say', text: 'may i sit here' }],
  ['my sister likes cats -> japanese', { kind: 'say', text: 'my sister likes cats' }],
])('what is said besides hides nothing: %s', (message, intent) => {
  expect(readIntent(message)).toEqual(expect.objectContaining(intent));
});

test.each([
  ['te form of 書く and 読む', 'form', ['書く', '読む']],
  ['dictionary form of 死んで and 急いで', 'dictionaryForm', ['死んで', '急いで']],
  ['opposites of 暑い, 高い and 重い', 'opposite', ['暑い', '高い', '重い']],
])('every word is asked about (CHAT-29): %s', (message, kind, texts) => {
  const intent = readIntent(message);
  expect(intent).toMatchObject({ kind: 'each', of: texts.map((text) => ({ kind, text })) });
});

test.each([
  ['走る is like 食べる so the te form is 走て right?', { kind: 'isForm', claimed: '走て', of: '走る' }],
  ['高い + if', { kind: 'form', text: '高い', form: 'conditional' }],
  ['what verb does 走って come from', { kind: 'dictionaryForm', text: '走って' }],
  ['another word for 大切', { kind: 'similar', text: '大切' }],
  ['what else can i say instead of すごい', { kind: 'similar', text: 'すごい' }],
  ['暑い 熱い 厚い which is which', { kind: 'several', texts: ['暑い', '熱い', '厚い'] }],
  ["'take medicine' which verb is it", { kind: 'say', text: 'to take medicine' }],
  ["which verb do i use for 'take a photo'", { kind: 'say', text: 'to take a photo' }],
  ['which verb is used for wearing glasses?', { kind: 'say', text: 'wearing glasses' }],
  ['which verb goes with medicine', { kind: 'verbWith', text: 'medicine' }],
  ['my dad vs your dad in japanese, i always mix these up', { kind: 'kin', english: 'father' }],
  ["what's the thing you cut paper with called", { kind: 'say', text: 'the thing you cut paper with' }],
  ['save 頑固 (stubborn) for me', { kind: 'saveWord', text: '頑固', meaning: 'stubborn' }],
  ['add 夕焼け = sunset to my words', { kind: 'saveWord', text: '夕焼け', meaning: 'sunset' }],
  ['図書館__勉強する', { kind: 'blank', before: '図書館', after: '勉強する' }],
  ['which particle: バス（　）乗ります', { kind: 'blank', before: 'バス', after: '乗ります' }],
  ['i want to write to my teacher: 先生、明日休むてもいいですか', { kind: 'check' }],
])('%s is understood (CHAT-30)', (message, intent) => {
  expect(readIntent(message)).toEqual(expect.objectContaining(intent));
});

test.each([
  ['二〇二六年', 'blank'],
  ['私__本__読む', 'blank'],
  ['the notes of 食べる and 飲む from tokyo', 'several'],
  ['what other words have 学 in them?', 'similar'],
])('%s is no %s', (message, kind) => {
  expect(readIntent(message).kind).not.toBe(kind);
});

test.each([
  'what should i learn today',
  'what can i learn today',
  'what new words should i learn today',
  'can you teach me new words today',
  'give me new words to learn today',
  'what is the best way to learn all my kanji',
  'can i learn all hiragana in my free time',
  'have i learned all hiragana',
  'have i told you my new job starts monday',
  'are my new shoes from last week ok',
  'did you write my name today',
])('asks for no notes: %s', (message) => {
  expect(readIntent(message).kind).not.toBe('notes');
});

test.each([
  ['can i see my notes from yesterday', { back: 1 }],
  ['give me the words i learned today', { back: 0 }],
  ['my new words this week', { weeksBack: 0 }],
  ['which words did i learn on monday', { weekday: 1 }],
  ['show me the latest words i noted', { since: 30 }],
  ['show me everything i noted', { since: 30 }],
  ['what are all the words i noted', { since: 30 }],
  ['what did i write down last month', { monthsBack: 1 }],
])('asks for notes: %s', (message, days) => {
  expect(readIntent(message)).toEqual({ kind: 'notes', days });
});

test.each([
  'i wrote a letter yesterday',
  'help me understand the 猫 that sat here',
  'she made 寿司 for me',
  'i left 寿司 on the table',
])('says nothing of what is asked: %s', (message) => {
  expect(['lookUp', 'partly', 'mean']).toContain(readIntent(message).kind);
});

test('no English is read as Japanese', () => {
  expect(readIntent('please paint the 猫 green')).toEqual({ kind: 'partly', text: '猫' });
  expect(shapeOf('6 な-adjectives and 9月4日').japanese).toEqual(['9月4日']);
});

test.each(['is 明日 more read as ashita', 'i never write 明日 or のに at school'])(
  'English around a word is no part of what is compared: %s',
  (message) => {
    expect(readIntent(message).kind).not.toBe('compare');
  },
);

test.each([
  ['i cannot eat pork how do i say that', 'i cannot eat pork'],
  ['how to tell someone i cannot eat pork', 'i cannot eat pork'],
  ['i am late (japanese?)', 'i am late'],
  ['Could you put this into Japanese: my cat sleeps', 'my cat sleeps'],
  ['What would be the Japanese for my cat sleeps', 'my cat sleeps'],
])('%s is to be said', (message, text) => {
  expect(readIntent(message)).toEqual({ kind: 'say', text });
});

test.each([
  ['quarter to nine', '八時四十五分'],
  ['ten past five', '五時十分'],
  ['99 to five', undefined],
  ['at 7:15', '七時十五分'],
  ['half past four', '四時半'],
  ['march 3rd', '三月三日'],
  ['the 20th of september', '九月二十日'],
  ['2 dogs', undefined],
])('%s is %s', (english, written) => {
  expect(dateIn(english)?.written).toBe(written);
});

test.each([
  ['yesterday', '2026-11-25', '2026-11-25'],
  ['on monday', '2026-11-23', '2026-11-23'],
  ['3 days ago', '2026-11-23', '2026-11-23'],
  ['last week', '2026-11-16', '2026-11-22'],
  ['2 weeks ago', '2026-11-09', '2026-11-15'],
  ['in the last 3 days', '2026-11-24', '2026-11-26'],
  ['the past week', '2026-11-20', '2026-11-26'],
  ['last month', '2026-10-01', '2026-10-31'],
  ['this month', '2026-11-01', '2026-11-30'],
  ['lately', '2026-10-28', '2026-11-26'],
])('%s, said on a Thursday', (said, from, to) => {
  const days = daysNamed(said);
  expect(days && daysFrom('2026-11-26', days)).toEqual({ from, to });
});

test.each([
  ['where the bathroom is in a restaurant', 'where is the bathroom'],
  ['nervous, like before a test', 'nervous'],
  ["i'm full (after eating)", "i'm full"],
  ['wearing glasses', 'to wear glasses'],
  ['someone about the weather', 'how is the weather'],
])('%s may be known as %s', (text, way) => {
  expect(waysToSay(text)).toContain(way);
});
