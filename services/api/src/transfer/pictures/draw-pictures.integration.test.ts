import {
  addWords,
  manyWords,
  readEntry,
  startWordServer,
  type WordServer,
} from '../../vocabulary/testing/word-server';
import { contents, take } from '../testing/importing';
import { runDrawing } from './draw-pictures';

jest.setTimeout(60_000);

let server: WordServer;
beforeAll(async () => {
  server = await startWordServer();
});
afterAll(() => server.close());

const forget = (userId: number, columns: string) =>
  server.platform.pool.query(`update vocabulary set ${columns} where user_id = $1`, [userId]);

it('gives the words of a file their pictures once they are in', async () => {
  const learner = await server.createLearner();
  await take(learner, 'English,Japanese\numbrella,傘\ntrain,電車\n');
  for (const { word_image_url: word, sentence_image_url: sentence } of await contents(learner)) {
    for (const url of [word, sentence]) {
      expect((await server.inject((url ?? '').replace('/api', ''))).headers['content-type']).toMatch(/svg/);
    }
  }
});

it('draws as a word that was added alone is drawn, and draws nothing twice', async () => {
  const learner = await server.createLearner();
  const words = manyWords(150);
  await addWords(learner, words.slice(0, 100));
  await addWords(learner, words.slice(100));
  const before = await contents(learner);
  await forget(learner.id, 'word_image = null, sentence_image = null, word_image_alt = null');
  await runDrawing(server.platform, { userId: learner.id });
  expect(await contents(learner)).toEqual(before);
  await runDrawing(server.platform, { userId: learner.id });
  expect(await contents(learner)).toEqual(before);
});

it('leaves the picture of a sentence alone that was drawn meanwhile', async () => {
  const learner = await server.createLearner();
  const [id = 0] = await addWords(learner, manyWords(1));
  await forget(learner.id, "word_image = null, sentence_image = 'own.svg'");
  await runDrawing(server.platform, { userId: learner.id });
  const { word_image_url: word, sentence_image_url: sentence } = await readEntry(learner, id);
  expect(word).not.toBeNull();
  expect(sentence).toBe('/api/media/pictures/own.svg');
});
