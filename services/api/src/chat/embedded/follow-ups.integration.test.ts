import { loadFixtureDictionary } from '../../language/testing/fixture-dictionary';
import { startTestServer, type TestServer } from '../../testing/test-server';
import type { ChatMessage } from '../chat.schemas';
import { talkTo, wordsOf } from '../testing/talk';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ prepare: ({ pool }) => loadFixtureDictionary(pool) });
});
afterAll(() => server.close());

const last = async (...messages: string[]): Promise<ChatMessage> => {
  const answer = (await talkTo(server, ...messages)).at(-1);
  if (!answer) throw new Error('Nothing was asked');
  return answer;
};

test.each<[messages: string[], says: string[]]>([
  [['what does 食べる mean', 'past tense?'], ['The past of 食べる (たべる, taberu) is 食べた']],
  [['what does 食べる mean', 'in hiragana'], ['食べる in hiragana is たべる']],
  [
    ['check: 猫があります', 'why'],
    ['the rule behind it', 'ある is for things', 'Not: 猫があります', 'But: 猫がいます'],
  ],
  [['check: 雨が降ります', 'why?'], ['nothing to explain']],
  [['は vs が', 'why?'], ['Write a sentence with it']],
  [
    ['the difference between 雨 and 傘', 'when do i use which'],
    ['雨', '傘', 'told apart best'],
  ],
  [['conjugate 食べる', 'why'], ['is a ru-verb']],
  [['conjugate 行く', 'why'], ['is an u-verb: its last sound, く']],
  [['conjugate する', 'why'], ['irregular']],
  [
    ['how do you say umbrella', 'why'],
    ['See it where it is used', '傘'],
  ],
  [['why'], ['why']],
  [['umbrela', 'yes'], ['“umbrella” is 傘']],
  [['umbrella', 'how do I save a word?'], ['Press “Save” on a card']],
  [['past tense?'], ['過去']],
  [['the one before'], ['There was nothing before']],
  [['the second one'], ['I am not sure']],
  [['in romaji'], ['I am not sure']],
  [['how about the plural?'], ['do not change for the plural']],
  [['3 cups of coffee'], ['三杯 (さんばい, sanbai)']],
  [['how do i count dogs'], ['The counter for dogs is 匹. One is 一匹']],
  [['what is the opposite of 雨'], ['I know no opposite of 雨']],
  [['what is the opposite of qqzz'], ['I can help']],
  [['the polite form of ありがとう'], ['ありがとうございます']],
  [['tell me please what I have to do now with all of it'], ['I am not sure what you mean']],
])('%j', async (messages, says) => {
  const { content } = await last(...messages);
  for (const text of says) expect(content).toContain(text);
});

test('the one before is the answer before the last, once more', async () => {
  const answers = await talkTo(server, 'how do you say rain', 'how do you say umbrella', 'the one before');
  expect(answers.map(wordsOf)).toEqual([['雨'], ['傘'], ['雨']]);
});

test('a card is named by its place', async () => {
  const [lesson, second, sentence] = await talkTo(
    server,
    'teach me 3 words about weather',
    'the second one',
    'make a sentence with the first one',
  );
  expect(second?.content).toContain(wordsOf(lesson as ChatMessage)[1]);
  expect(sentence?.content).toContain(wordsOf(lesson as ChatMessage)[0]);
});

test('a card that was just shown does not come again, whatever is asked of its word', async () => {
  const answers = await talkTo(
    server,
    'how do you say umbrella',
    'what does 傘 mean',
    'why',
    'conjugate it',
    'how do you say rain',
    'umbrella',
  );
  expect(answers.map(wordsOf)).toEqual([['傘'], [], [], [], ['雨'], ['傘']]);
  expect(answers[1]?.content).toContain('傘 (かさ, kasa) means “umbrella”');
});

test('an easier sentence is another sentence', async () => {
  const answers = await talkTo(server, 'an example with 雨', 'easier one');
  const sentences = answers.map(({ content }) => /“.+”/.exec(content)?.[0]);
  expect(sentences).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set(sentences).size).toBe(2);
});

test('the words of a sentence that nobody wrote down are told, and no word is called the whole', async () => {
  const answer = await last('how do you say the umbrella eats rain');
  expect(answer.content).toMatch(/^I cannot put the whole of “the umbrella eats rain” into Japanese/);
  expect(wordsOf(answer)).toEqual(expect.arrayContaining(['傘', '雨']));
});

test('of a question that is not understood the Japanese is explained, no English is read as Japanese', async () => {
  expect(wordsOf(await last('synonyms of 傘'))).toEqual(['傘']);
});
