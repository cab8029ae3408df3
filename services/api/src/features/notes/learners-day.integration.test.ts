import { quiz, resultOf, start } from '../learning/testing/quiz';
import { startTestServer, type TestLearner, type TestServer } from '../../testing/test-server';
import type { Entry } from '../vocabulary/entry.schemas';
import { capture, savedWords, settled } from './testing/note-taker';

/**
 * One learner's day on real parts: the language engine with its authored words, the pictures and the English voice.
 */
let server: TestServer;
let learner: TestLearner;
beforeAll(async () => {
  server = await startTestServer();
  learner = await server.createLearner();
});
afterAll(() => server.close());

const search = async (text: string): Promise<string[]> => {
  const found = await learner.inject(`/vocabulary?limit=100&search=${encodeURIComponent(text)}`);
  return found.json<{ vocabulary: Entry[] }>().vocabulary.map(({ ja_word }) => ja_word);
};
const wordOf = async (ja_word: string): Promise<Entry> => {
  const word = (await savedWords(learner)).find((entry) => entry.ja_word === ja_word);
  if (!word) throw new Error(`${ja_word} is not there`);
  return word;
};

test('two notes become words, complete and in their places', async () => {
  const notes = [
    await capture(learner, 'WORD - umbrella'),
    await capture(learner, 'TOPIC - travel by train'),
  ];
  for (const { id } of notes)
    expect(await settled(learner, id)).toMatchObject({ isConverted: true, error: null });
  expect(await wordOf('傘')).toMatchObject({
    en_word: 'umbrella',
    hiragana: 'かさ',
    romaji: 'kasa',
    part_of_speech: 'noun',
    level: 'N5',
    user_topic: 'Class Notes',
    ja_sentence: expect.stringContaining('傘'),
    en_sentence: expect.stringContaining('umbrella'),
    tags: expect.arrayContaining(['weather']),
  });
  expect(await wordOf('切符')).toMatchObject({ user_topic: expect.stringMatching(/^travel by train$/i) });
});

test.each(['umbrella', '傘', 'かさ', 'カサ', 'kasa', 'KASA'])('"%s" finds 傘', async (text) => {
  expect(await search(text)).toContain('傘');
});

test('its picture and its English speech can be loaded from the answered addresses', async () => {
  const { id, word_image_url } = await wordOf('傘');
  const picture = await server.inject((word_image_url ?? '').replace('/api', ''));
  expect(picture.statusCode).toBe(200);
  expect(picture.body).toContain('<svg');
  const spoken = await learner.inject(`/vocabulary/${id}/audio?variant=en_word`);
  const { audio_url } = spoken.json<{ audio_url: string }>();
  const clip = await server.inject(audio_url.replace('/api', ''));
  expect(clip.headers['content-type']).toBe('audio/wav');
  expect(clip.rawPayload.length).toBeGreaterThan(5_000);
}, 30_000);

test('a session in mode 2: one right, one wrong, one revealed, and correct numbers', async () => {
  const [umbrella, train, station] = [await wordOf('傘'), await wordOf('電車'), await wordOf('駅')];
  const session = quiz(learner, await start(learner, [umbrella.id, train.id, station.id], 2));
  expect(resultOf(await session.answer(umbrella.id, 'an umbrella'))).toMatchObject({ isCorrect: true });
  expect(resultOf(await session.answer(train.id, 'banana'))).toMatchObject({
    verdict: 'incorrect',
    correctAnswer: train.en_word,
  });
  await session.review(station.id);
  await session.end();
  expect(await session.statuses()).toEqual([1, 2, 3]);
  expect((await learner.inject('/stats/summary')).json()).toMatchObject({
    data: { streak: 1, accuracy30: 33.3 },
  });
});
