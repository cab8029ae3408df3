import type { TestLearner } from '../testing/test-server';
import type { Entry } from './entry.schemas';
import { addWords, readEntry, sharedWordServer } from './testing/word-server';

const server = sharedWordServer();

const umbrella = {
  en_word: 'umbrella',
  hiragana: 'かさ',
  kanji: '傘',
  ja_sentence: '私の傘です。',
  en_sentence: 'It is my umbrella.',
};
type What = 'sentences' | 'images';

const post = ({ inject }: TestLearner, url: string, body: object) => inject({ method: 'POST', url, body });
const undo = (learner: TestLearner, id: number, regenerate_type: What) =>
  post(learner, '/vocabulary/undo', { vocabulary_id: id, regenerate_type });

async function withWord(): Promise<{ learner: TestLearner; id: number; before: Entry }> {
  const learner = await server.createLearner();
  const [id = 0] = await addWords(learner, [umbrella]);
  return { learner, id, before: await readEntry(learner, id) };
}
/** The entry without the time of its last change. */
const content = ({ updated_at: _time, ...entry }: Entry) => entry;

test.each<[string, What, string, object]>([
  ['a new sentence', 'sentences', '/vocabulary/regenerate', { regenerate_type: 'sentences' }],
  [
    'the learner’s own sentence',
    'sentences',
    '/vocabulary/update-sentence',
    { sentence_input: '傘がない。', input_language: 'ja' },
  ],
  ['a new picture', 'images', '/vocabulary/regenerate', { regenerate_type: 'images' }],
  ['a wished picture', 'images', '/vocabulary/update-image', { image_prompt: 'a cat', image_type: 'word' }],
])('%s can be taken back, once', async (_what, what, url, body) => {
  const { learner, id, before } = await withWord();
  expect((await post(learner, url, { vocabulary_id: id, ...body })).statusCode).toBe(200);
  expect(content(await readEntry(learner, id))).not.toEqual(content(before));
  expect((await undo(learner, id, what)).statusCode).toBe(200);
  expect(content(await readEntry(learner, id))).toEqual(content(before));
  const again = await undo(learner, id, what);
  expect([again.statusCode, again.json()]).toEqual([409, expect.objectContaining({ code: 'CONFLICT' })]);
});

test('a new sentence leaves the picture that the learner wished for', async () => {
  const { learner, id } = await withWord();
  const wish = { vocabulary_id: id, image_prompt: 'a cat', image_type: 'word' };
  const wished = (await post(learner, '/vocabulary/update-image', wish)).json<{ vocabulary: Entry }>();
  await post(learner, '/vocabulary/regenerate', { vocabulary_id: id, regenerate_type: 'sentences' });
  expect(await readEntry(learner, id)).toMatchObject({ word_image_url: wished.vocabulary.word_image_url });
});

test('nothing was made anew: nothing can be taken back', async () => {
  const { learner, id } = await withWord();
  for (const what of ['sentences', 'images'] as const) {
    expect((await undo(learner, id, what)).statusCode).toBe(409);
  }
});
