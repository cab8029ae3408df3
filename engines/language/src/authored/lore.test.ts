import { createCorrector } from '../correction/correct';
import { createTokeniser } from '../reading/tokeniser';
import { loadLibrary } from './library';
import { readLore } from './lore';
import { authoredRows } from './read-authored';

const tokeniser = createTokeniser();
afterAll(() => tokeniser.close());
const library = loadLibrary();
const lore = readLore(library);

test('what is told has nothing in it that the corrector would put right', async () => {
  const correct = createCorrector(library, tokeniser, async () => null);
  const told = [
    ...authoredRows('grammar.tsv', 6).flatMap(({ columns: [, , one = '', , other = ''] }) => [one, other]),
    ...authoredRows('talk.tsv', 3).map(({ columns: [, answer = ''] }) => answer),
  ];
  const wrong = [];
  for (const sentence of told) if ((await correct(sentence)).remarks.length > 0) wrong.push(sentence);
  expect(wrong).toEqual([]);
});

test.each([
  [['たら', 'ば'], 'ば gives the condition'],
  [['〜たことがある'], 'experience'],
  [['ばかり', 'だけ'], 'nothing but'],
  [['くせに'], 'blames'],
  [['を'], 'moves through'],
  [['おいしそう', 'おいしいそう'], 'looks delicious'],
])('%j is told as a point of grammar', (asked, note) => {
  expect(lore.grammar(asked)?.note).toContain(note);
});

test('tells nothing of what nobody wrote', () => {
  expect(lore.grammar(['たら', '猫'])).toBeNull();
  expect(lore.keigo('泳ぐ')).toBeNull();
  expect(lore.pairOf('泳ぐ')).toBeNull();
  expect(lore.parts('鬱')).toEqual([]);
  expect(lore.kin('neighbor')).toBeNull();
  expect(lore.talk('学校に行きます')).toBeNull();
  expect(lore.talk('つまらないの反対は何ですか')).toBeNull();
  expect(lore.nearest('a purple elephant')).toBeNull();
});

test('tells what stands in the tables', () => {
  expect(lore.keigo('言う')?.humble).toEqual({ written: '申す', kana: 'もうす' });
  expect(lore.pairOf('開く')?.does).toBe('開ける');
  expect(lore.parts('休')).toEqual(['人 person', '木 tree']);
  expect(lore.kin('older sister')?.others.written).toBe('お姉さん');
  expect(lore.grammarFor('must not')?.names).toEqual(['てはいけない']);
  expect(lore.sequence('the seasons')).toHaveLength(4);
  expect(lore.talk('are you a real person?')?.ja).toContain('プログラム');
  expect(lore.talk('who is the prime minister of japan')?.en).toContain('cannot');
  expect(lore.talk('the president is late')).toBeNull();
  expect(lore.talk('今日はとても疲れました')?.ja).toContain('お疲れさまでした');
  expect(lore.manners('なるほど')).toContain('judged');
  expect(lore.manners('おおきに')).toContain('dialect');
});

test.each([
  ['the four seasons with their kanji', 4],
  ['what are the months called', 12],
  ['100 200 300 up to 900, how to read', 10],
  ['numbers from 11 to 20', 10],
  ['numbers 1 to 100', 10],
  ['all the question words', 12],
  ['list the particles and what they do', 14],
  ['i you he she', 7],
  ['tell me the most common question words', 12],
  ['10 20 30', 10],
  ['numbers from 50 to 100', 6],
  ['numbers 30 to 60', 4],
  ['numbers from 150 to 1000', 9],
])('%s is an order of %i', (asked, many) => {
  expect(lore.sequence(asked)).toHaveLength(many);
});

test.each([
  'what time is it',
  'how do you say year',
  'the',
  'how do i say next week',
  'te form of taberu',
  'i study every morning and evening',
  'she said he is late',
  'how do you say he thinks she is pretty',
  'how do you say i work five days a week',
  'how many days are in a week',
  'tell me how many days are in a week',
  'i have two days off this month',
  'the cat is behind the sofa under the blanket',
  'give me a sentence with behind and under',
  'i have a question about words',
  'what is 10:30 in japanese',
  'how do i say 10:20',
  'what is 10:20:30',
  'i paid 20 dollars and 50 cents',
  'rooms 20 and 30',
  'it costs 200 or 300 yen',
  'show me the way to rooms 10, 20, 30',
])('%s asks for no order', (asked) => {
  expect(lore.sequence(asked)).toBeNull();
});

test.each([
  ['numbers from 50 to 100', '五十', '百'],
  ['numbers 30 to 60', '三十', '六十'],
  ['numbers from 150 to 1000', '二百', '千'],
])('%s begins with %s and ends with %s', (asked, first, last) => {
  const numbers = lore.sequence(asked);
  expect([numbers?.[0]?.written, numbers?.at(-1)?.written]).toEqual([first, last]);
});

test.each([
  "i won't be able to come tomorrow",
  "how do you say i'm so frustrated",
  'how do i say i am bad at math',
  'i want to quit my job',
  'how do you say i will never understand him',
  'is this an airport',
  'is it an airplane',
  "write 'letter' in kanji",
  'write email in katakana',
  'write letter in japanese',
  'make a sentence with the word story',
  'do you have homework',
  'how old are you in japanese',
  'where do you live in japanese',
  'do you like coffee in japanese',
  'how do you say it helped me a lot',
  'will it rain tomorrow in japanese',
  "i can't hear you, can you speak up",
])('%s is no small talk', (said) => {
  expect(lore.talk(said)).toBeNull();
});

test.each([
  ['good night', 'おやすみなさい'],
  ['goodbye', 'また'],
  ['i won!', 'おめでとう'],
  ['i want to quit', '大丈夫'],
  ["i'm so bad at kanji", '大丈夫'],
  ["i'll never learn japanese", '大丈夫'],
  ['is this an ai?', '言語モデル'],
  ['are you based on gpt-4', '言語モデル'],
  ['write me a short essay about my family', '書くことはできません'],
  ['can you do my homework', '書くことはできません'],
  ['how old are you', 'プログラム'],
  ['that helped a lot', 'よかった'],
  ['i hate kanji lol', '難しい'],
  ['how much is 10000 yen in pounds', '知りません'],
  ['who wrote kokoro', '知りません'],
  ['will it rain tomorrow', '知りません'],
  ['i have a voice message from a friend, can you listen to it', '聞くことはできません'],
])('%s is small talk: %s', (said, answer) => {
  expect(lore.talk(said)?.ja).toContain(answer);
});

test.each([
  ['how do i know if a verb is ichidan', '帰る'],
  ['what are the exceptions of te form', '行って'],
  ['just explain particles to me', 'the topic'],
  ['how do you say a phone number with zero', 'ゼロ'],
  ['what should i say when someone sneezes', 'no set phrase'],
  ["how long until i'm fluent", 'Nobody can tell'],
  ['wa at the end of a sentence', 'softens'],
  ['why does everyone drop watashi wa', 'What is clear is left out'],
  ["what's a particle", 'stands behind a word'],
  ['what grammar do i need for n4', 'no official list of grammar'],
])('%s asks for a fact: %s', (question, told) => {
  expect(lore.fact(question)).toContain(told);
});

test.each([
  'how many kanji do i know',
  'what does 私 mean',
  'whats the japanese for comma',
  'how do you say space',
  'is my verb ichidan',
  'address',
  'how does it work',
])('%s asks for no fact', (question) => {
  expect(lore.fact(question)).toBeNull();
});

test.each([
  ['which exceptions of the te form are hard to remember', '行って'],
  ['i never get the word order', 'The verb comes last'],
  ['how long does it take to get to the airport', null],
  ["what's my teacher's phone number", null],
  ['the second particle', null],
])('%s: near a fact is only what has all its words (CHAT-12)', (question, told) => {
  const fact = lore.factNear(question);
  expect(told === null ? fact : fact?.includes(told)).toBe(told === null ? null : true);
});

test('tells a sentence of ours from others, what is said with a noun, and where a word stands', () => {
  expect(lore.isRight('宿題をするのを忘れました。')).toBe(true);
  expect(lore.isRight('宿題をしるのを忘れました。')).toBe(false);
  expect(lore.expressionsWith('約束').map(({ ja }) => ja)).toContain('約束を守る');
  expect(lore.topicsOf('乗り換える').map(({ theme }) => theme)).toContain('Travel');
  expect(lore.readings('寂しい')).toEqual(['さびしい', 'さみしい']);
  expect(lore.inOtherWords('my phone battery died')?.ja).toBe('携帯の充電が切れました');
  expect(lore.inOtherWords('did your phone battery die')).toBeNull();
  expect(lore.inside('先生は私に本を読んでくださいました').join()).toContain('てくださる');
  expect(lore.inside('店でもらいました').join()).not.toContain('てもらう');
});

test('tells to whom one says something, and kanji by a part', () => {
  expect(lore.manners('お疲れ様です。')).toContain('boss');
  expect(lore.manners('猫')).toBeNull();
  expect(lore.kanjiWith('water')).toContain('海');
  expect(lore.kanjiWith('a')).toEqual([]);
});

test('an order goes on, grammar has English names', () => {
  expect(lore.sequenceWith(['いっぷん', 'にふん'])?.[2]?.kana).toBe('さんぷん');
  expect(lore.sequenceWith(['に', 'で'])).toBeNull();
  expect(lore.grammarAbout('how do conditionals work')?.names).toContain('たら');
  expect(lore.grammarAbout('conditionals are great')).toBeNull();
  expect(lore.grammarIn('それは食べきれません').flatMap(({ names }) => names)).not.toContain('べき');
});
