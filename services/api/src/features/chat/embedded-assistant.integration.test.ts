import { loadFixtureDictionary } from '../../../../../engines/language/src/testing/fixture-dictionary';
import { startTestServer, type TestServer } from '../../testing/test-server';
import type { ChatMessage } from './chat.schemas';
import { send, talkTo, wordsOf } from './testing/talk';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ prepare: ({ pool }) => loadFixtureDictionary(pool) });
});
afterAll(() => server.close());

/** The answers to one learner's messages, one after the other. */
const talk = (...messages: string[]): Promise<ChatMessage[]> => talkTo(server, ...messages);
const last = async (...messages: string[]): Promise<ChatMessage> => {
  const answer = (await talk(...messages)).at(-1);
  if (!answer) throw new Error('Nothing was asked');
  return answer;
};

test.each<[message: string, says: string[], cards: string[]]>([
  ['how do you say umbrella', ['“umbrella” is 傘 (かさ, kasa).'], ['傘']],
  ['what does 食べました mean', ['食べました is a form of 食べる (たべる, taberu)', '“to eat”'], ['食べる']],
  ['ame?', ['ame can be several words', '雨 (あめ, ame): “rain”'], ['飴', '雨']],
  ['what does あめ mean', ['雨 (あめ, ame): “rain”'], ['飴', '雨']],
  ['how do you read 一人', ['一人 is read ひとり'], ['一人']],
  ['how do you read 三時に起きます', ['さんじにおきます (sanji ni okimasu)'], []],
  ['what is がっこう in romaji', ['がっこう in romaji is gakkou'], ['学校']],
  ['write densha in kanji', ['densha in kanji is 電車 (でんしゃ)'], ['電車']],
  ['what is テレビ in hiragana', ['テレビ in hiragana is てれび'], ['テレビ']],
  [
    'conjugate 行く',
    ['polite: 行きます (いきます, ikimasu)', 'te-form: 行って', 'imperative: 行け'],
    ['行く'],
  ],
  ['te form of taberu', ['The te-form of 食べる (たべる, taberu) is 食べて'], ['食べる']],
  ['past of cold', ['The past of 寒い (さむい, samui) is 寒かった'], ['寒い']],
  ['te form of big', ['The te-form of 大きい (おおきい, ookii) is 大きくて'], ['大きい']],
  ['negative of eat', ['The negative of 食べる (たべる, taberu) is 食べない'], ['食べる']],
  ['past tense of 高い', ['高かった (たかかった, takakatta). To be polite: 高かったです'], ['高い']],
  [
    'make it past and polite: 雨が降る',
    ['雨が降りました (あめがふりました, ame ga furimashita)'],
    ['雨が降る'],
  ],
  ['polite form of 食べない', ['食べません', 'tabemasen'], []],
  ['words for weather pls', ['Here are 5 words'], ['晴れ', '雨', '暑い', '降る', '春']],
  ['make 雨が降ります negative', ['雨が降りません'], ['雨が降る']],
  ['plain form of 雨が降りました', ['雨が降った', 'あめがふった'], []],
  ['make this a question: 雨が降る', ['雨が降りますか。', 'あめがふりますか。'], []],
  ['what does たい mean, like in 降りたい?', ['want'], []],
  ['past tense of ame ga furu', ['雨が降った (あめがふった, ame ga futta)'], ['雨が降る']],
  ['make it past and polite: 傘を買う', ['in the polite past', '傘を買いました', 'かさをかいました'], []],
  ['potential of 雨の傘を', ['has no potential (can): it should end in'], []],
  ['volitional of 高い', ['高い (たかい, takai) is an i-adjective: it has no volitional'], ['高い']],
  ['the difference between 雨 and 傘', ['雨 means “rain”; 傘 means “umbrella”'], ['雨', '傘']],
  ['は vs が', ['は marks the topic', 'が marks the subject'], []],
  ['tell me about the kanji 雨', ['雨: rain; on ウ; kun あめ、あま-、-さめ; 8 strokes'], ['雨']],
  ['how do you count 3 dogs', ['三匹 (さんびき, sanbiki). The counter is 匹.', 'いっぴき、にひき'], ['犬']],
  ['how do you count 3 sorrows', ['Try “teach me'], []],
  ['check: 猫があります', ['Better: 猫がいます', 'it is いる (います); ある is for things'], []],
  [
    'check: コップを割れました',
    [
      'Something is off here, and I am not sure what you mean: コップを割れまし',
      '・コップを割りました',
      '・コップが割れました',
    ],
    [],
  ],
  ['check: 毎日プールで泳きます', ['Something is off here', '泳き', 'What do you want to say there?'], []],
  ['check: 雨が降ります', ['I found nothing that I can check: particles ✓, forms ✓, counters ✓'], []],
  ['fix my sentence', ['Write the sentence in Japanese'], []],
  ['an example with serendipity', ['I have no example with セレンディピティ', 'Write one'], []],
  ['umbrela', ['Did you mean “umbrella”?', '“umbrella” is 傘'], ['傘']],
  ['hello', ['Hello!'], []],
  ['help', ['teach words and phrases', 'example sentence'], []],
  ['thanks', ['you are welcome'], []],
  ['bye', ['see you'], []],
  ['more', ['I am not sure what you mean'], []],
  ['stop', ['No quiz is running'], []],
  ['no idea', ['Nothing is asked'], []],
  ['write me a Python program', ['I can help with Japanese words'], []],
])('"%s"', async (message, says, cards) => {
  const answer = await last(message);
  for (const text of says) expect(answer.content).toContain(text);
  expect(wordsOf(answer)).toEqual(cards);
});

test('a lesson goes on with other words, harder ones when asked, until there are no more', async () => {
  const answers = await talk('teach me 3 words about weather', 'more', '20 more', '20 more', '20 more');
  const shown = answers.flatMap(wordsOf);
  expect(answers.slice(0, 2).map((answer) => wordsOf(answer).length)).toEqual([3, 3]);
  expect(new Set(shown).size).toBe(shown.length);
  expect(answers.at(-1)?.content).toContain('You have seen all');
  const harder = await talk('teach me 3 words about weather', 'harder', 'easier');
  const levels = harder.map(({ vocabularyData: cards }) =>
    cards.reduce((sum, { level }) => sum + Number(level?.[1]) / cards.length, 0),
  );
  expect(levels[1]).toBeLessThan(levels[0] ?? 0);
  expect(levels[2]).toBeGreaterThan(levels[1] ?? 9);
});

test('words of a level, and then of the next one', async () => {
  const [easy, hard] = await talk('three N5 verbs', 'harder');
  expect(easy?.vocabularyData).toEqual(
    Array(3).fill(expect.objectContaining({ level: 'N5', part_of_speech: 'verb' })),
  );
  expect(hard?.vocabularyData).toEqual(
    Array(3).fill(expect.objectContaining({ level: 'N4', part_of_speech: 'verb' })),
  );
});

test('another example is another sentence; the card is not brought again', async () => {
  const answers = await talk('give me an example with 雨', 'another one', 'another one');
  const sentences = answers.map(({ content }) =>
    content.split('\n').find((line) => /[雨。].*。$/.test(line)),
  );
  expect(new Set(sentences).size).toBe(3);
  for (const sentence of sentences) expect(sentence).toContain('雨');
  expect(answers.map(wordsOf)).toEqual([['雨'], [], []]);
  expect(answers[0]?.vocabularyData[0]?.ja_sentence).toBe(sentences[0]);
});

test('the thread says what "it" and "and …?" mean', async () => {
  expect((await last('how do you say to eat', 'conjugate it')).content).toContain('食べます');
  expect(wordsOf(await last('how do you say rain', 'and umbrella?'))).toEqual(['傘']);
  expect((await last('fix my sentence', '猫があります。')).content).toContain('猫がいます');
});

test('a quiz asks the words that were shown, one after the other, and tells the answers', async () => {
  const answers = await talk(
    'how do you say umbrella',
    'quiz me',
    'a hat',
    'quiz me',
    "I don't know",
    'quiz me on weather',
  );
  expect(answers.map(({ content }) => content)).toEqual([
    expect.stringContaining('傘'),
    expect.stringMatching(/What does 傘 \(かさ, kasa\) mean\?$/),
    expect.stringMatching(
      /^Not quite\. The answer is: 傘 \(かさ, kasa\) means “umbrella”\.\n\nThat was the last word/,
    ),
    expect.stringContaining('That was the last word'),
    expect.stringContaining('Nothing is asked'),
    expect.stringMatching(/What does .+ mean\?$/),
  ]);
  const right = await talk('how do you say umbrella', 'quiz me', 'umbrella');
  expect(right.at(-1)?.content).toMatch(/^Correct!/);
  const given = await talk('quiz me on weather', 'skip', 'stop the quiz');
  expect(given[1]?.content).toMatch(/^The answer is: .*\n\nWhat does .+ mean\?$/s);
  expect(given[2]?.content).toContain('The quiz is over');
  const again = await talk('quiz me on weather', 'what was the question again');
  expect(again[0]?.content).toContain(again[1]?.content);
  const asked = await talk('quiz me on weather', 'conjugate 行く');
  expect(asked[1]?.content).toContain('行きます');
});

test('follow-ups that name nothing go on from the last answer', async () => {
  const pair = 'whats the difference between から and ので';
  expect((await last(pair, 'which one to my boss')).content).toMatch(/^ので is the one here\./);
  expect((await last(pair, 'which one to my boss', 'example pls')).content).toContain('ので、');
  expect((await last('te form rules', 'any exceptions?')).content).toMatch(/行って[^]*する[^]*来る/);
  expect((await last('any exceptions?')).content).toContain('no exceptions');
  expect((await last('what does てしまう mean', 'explain it again with another example')).content).toContain(
    'regrets',
  );
});

test('says which words the learner has already, and which of them since when', async () => {
  const learner = await server.createLearner();
  const message = await send(learner, 'umbrella');
  await learner.inject({
    url: '/chat/save-vocabulary',
    body: { vocabulary_items: message.vocabularyData, chat_message_id: message.id, vocabulary_index: 0 },
  });
  await send(learner, 'how do you say rain');
  const again = await send(learner, 'how do you say umbrella');
  expect(again.content).toContain('Already in your vocabulary: 傘.');
  expect(again.vocabularyData).toMatchObject([{ is_saved: true }]);
  expect((await send(learner, 'which words did I save today')).content).toContain('傘');
  expect((await send(learner, 'which words did I save yesterday')).content).not.toContain('傘');
});

test('“quiz me”, where nothing was shown, practises the words that are saved (CHAT-14)', async () => {
  const learner = await server.createLearner();
  await send(learner, 'save 傘 to my words');
  await learner.inject({ method: 'DELETE', url: '/chat/clear' });
  expect((await send(learner, 'quiz me')).action).toMatchObject({ type: 'practise' });
});

// CHAT-14
test('of one’s own words the last, the first, so many, and all by topics are told, and since when', async () => {
  const learner = await server.createLearner();
  for (const word of ['傘', '雨', '電車']) await send(learner, `save ${word} to my words`);
  await learner.inject({ method: 'DELETE', url: '/chat/clear' });
  const told = async (message: string): Promise<string> => (await send(learner, message)).content;
  expect(await told('whats the last word i added')).toMatch(/^The word that you saved last is 電車 /);
  expect(await told('the first word i saved')).toMatch(/^The word that you saved first is 傘 /);
  expect(await told('what are the last 2 words i saved')).toMatch(
    /^2 words that you saved last:[^]*電車[^]*雨/,
  );
  expect(await told('when did i save umbrella')).toMatch(/“umbrella”, saved on \w+day, /);
  expect(await told('show me my words by topic')).toMatch(/・Nature: [^\n]*雨/);
  expect(await told('a sentence with one of my words')).toContain('電車');
  expect(await told('a sentence with all my mistakes in it')).toContain('no saved word wrong');
});

test('a practice that waits elsewhere is named to who gives up or stops', async () => {
  const learner = await server.createLearner();
  await send(learner, 'save 傘 to my words');
  await learner.inject({ method: 'DELETE', url: '/chat/clear' });
  await send(learner, 'quiz me');
  expect((await send(learner, 'i dont know')).content).toContain('your practice is under Learn');
  expect((await send(learner, 'stop')).content).toContain('your practice waits under Learn');
});

// CHAT-26
test('a word that is named is saved with its answer, or from the card that stands there', async () => {
  const learner = await server.createLearner();
  const answer = await send(learner, 'save 傘 to my words');
  expect(answer.action).toMatchObject({ type: 'save', vocabulary_ids: [expect.any(Number)] });
  expect((await send(learner, 'which words did I save today')).content).toContain('傘');
  await send(learner, 'how do you say rain');
  expect((await send(learner, 'can you save 雨')).action).toMatchObject({ type: 'save' });
  expect((await send(learner, 'which words did I save today')).content).toContain('雨');
});

test('what may be another word is not saved, and what is there already is not saved again', async () => {
  const answers = await talk(
    "don't save 猫",
    'save は',
    'save 食べるます',
    'save あめ',
    'i want to add か',
    'save 傘',
    'how do you say rain',
    'save umbrella to my words',
  );
  for (const { content } of answers.slice(1, 5)) expect(content).toMatch(/^I saved nothing: /);
  expect(answers.map(({ action }) => action?.type)).toEqual(
    answers.map((_, at) => (at === 5 ? 'save' : undefined)),
  );
  expect(answers.at(-1)?.content).toMatch(/^Yes, 傘 is already in your vocabulary:/);
});

describe('follow-ups', () => {
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
    [['conjugate 行く', 'why'], ['is a u-verb: its last sound, く']],
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
    // CHAT-27
    [['rain, umbrella and train'], ['Each by itself', '雨 (あめ, ame)', '傘', '電車']],
    [['2 weeks ago'], ['二週間前']],
    [['5 times ago'], ['I do not know “5 times ago”']],
    [['that one over there'], ['“that one over there” is あれ']],
    [['left, right and front'], ['Each by itself', '左', '右', '前']],
    [['who what when'], ['Here they are, in their order', 'どこ']],
    [['more and more'], ['“more and more” is ますます']],
    [['black and white'], ['“black and white” is 白黒']],
    [['bread and butter'], ['Each by itself', 'パン', 'バター']],
    [['the day before yesterday'], ['一昨日']],
    [['light, as in not heavy'], ['“light” is 軽い']],
    [['light as in not heavy'], ['“light” is 軽い']],
    [['months in japanese', 'which one is november'], ['“november” is 十一月']],
    [['umbrella', 'which one is the verb'], ['I am not sure what you mean']],
    [['check: コップを割れました', 'the first one'], ['コップを割りました']],
    [['昨日公園に行きます'], ['Better: 昨日公園に行きました', 'is read きのうこうえんにいきました']],
    [['日本語で話しましょう'], ['今日は何をしましたか', 'I cannot hold a long conversation']],
    [['how much is 500'], ['五百 (ごひゃく, gohyaku)']],
    [['3 cups of coffee'], ['三杯 (さんばい, sanbai)']],
    [['how do i count dogs'], ['The counter for dogs is 匹. One is 一匹']],
    [['what is the opposite of 雨'], ['I do not know an opposite of 雨']],
    [['what is the opposite of qqzz'], ['I can help']],
    [['the polite form of ありがとう'], ['ありがとうございます']],
    [['tell me please what I have to do now with all of it'], ['I am not sure what you mean']],
  ])('%j', async (messages, says) => {
    const { content } = await last(...messages);
    for (const text of says) expect(content).toContain(text);
  });

  test('the one before is the answer before the last, once more', async () => {
    const answers = await talk('how do you say rain', 'how do you say umbrella', 'the one before');
    expect(answers.map(wordsOf)).toEqual([['雨'], ['傘'], ['雨']]);
  });

  test('a card is named by its place', async () => {
    const [lesson, second, sentence] = await talk(
      'teach me 3 words about weather',
      'the second one',
      'make a sentence with the first one',
    );
    expect(second?.content).toContain(wordsOf(lesson as ChatMessage)[1]);
    expect(sentence?.content).toContain(wordsOf(lesson as ChatMessage)[0]);
  });

  test('a card that was just shown does not come again, whatever is asked of its word', async () => {
    const answers = await talk(
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
    const answers = await talk('an example with 雨', 'easier one');
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
});
