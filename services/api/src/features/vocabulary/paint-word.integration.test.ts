import type { ServerResponse } from 'node:http';
import { tinyPng } from '../../../../../engines/pictures/src/testing/tiny-png';
import { startProviderEndpoint } from '../../../../../engines/providers/src/testing/provider-endpoint';
import type { TestLearner } from '../../testing/test-server';
import type { Entry } from './entry.schemas';
import { addWords, readEntry, startWordServer, type WordServer } from './testing/word-server';

type Endpoint = Awaited<ReturnType<typeof startProviderEndpoint>>;

const paint = (response: ServerResponse): void =>
  void response.end(JSON.stringify({ data: [{ b64_json: tinyPng.toString('base64') }] }));

let endpoint: Endpoint;
let server: WordServer;
/** What the picture service says; each test begins with one that paints. */
let answer = paint;

beforeAll(async () => {
  endpoint = await startProviderEndpoint((response) => answer(response));
  server = await startWordServer(
    {},
    { env: { IMAGE_BASE_URL: endpoint.baseUrl, RATE_LIMITS: 'painting=2/86400' } },
  );
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});
beforeEach(() => {
  answer = paint;
});

interface Revised {
  vocabulary: Entry;
  note?: string;
}

async function withWord(): Promise<{ learner: TestLearner; id: number; before: Entry }> {
  const learner = await server.createLearner();
  const [id = 0] = await addWords(learner, [{ en_word: 'umbrella; parasol', hiragana: 'かさ' }]);
  return { learner, id, before: await readEntry(learner, id) };
}

async function another({ inject }: TestLearner, vocabulary_id: number): Promise<Revised> {
  const answered = await inject({
    url: '/vocabulary/regenerate',
    body: { vocabulary_id, regenerate_type: 'images' },
  });
  expect(answered.statusCode).toBe(200);
  return answered.json<Revised>();
}

const asked = () => (endpoint.requests.at(-1)?.body as { prompt: string } | undefined)?.prompt;

test('a new word is drawn at once and asks nobody', async () => {
  const calls = endpoint.requests.length;
  const { before } = await withWord();
  expect(before.word_image_url).toMatch(/\.svg$/);
  expect(endpoint.requests).toHaveLength(calls);
});

test('another picture is painted, served from here as what it is, and can be taken back', async () => {
  const { learner, id, before } = await withWord();
  const { vocabulary, note } = await another(learner, id);
  expect(note).toBeUndefined();
  expect(asked()).toMatch(/: umbrella$/);
  expect(vocabulary).toMatchObject({
    word_image_url: expect.stringMatching(/^\/api\/media\/pictures\/[0-9a-f]{40}\.png$/),
    word_image_alt: 'Generated picture of “umbrella”',
    sentence_image_url: expect.stringMatching(/\.svg$/),
  });
  const file = await server.inject({ url: (vocabulary.word_image_url ?? '').replace('/api', '') });
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(file.rawPayload).toEqual(tinyPng);
  await learner.inject({ url: '/vocabulary/undo', body: { vocabulary_id: id, regenerate_type: 'images' } });
  expect(await readEntry(learner, id)).toMatchObject({ word_image_url: before.word_image_url });
});

test('a wished picture is painted from the learner’s words', async () => {
  const { learner, id } = await withWord();
  const wished = await learner.inject({
    url: '/vocabulary/update-image',
    body: { vocabulary_id: id, image_prompt: 'a cat under an umbrella', image_type: 'word' },
  });
  expect(asked()).toMatch(/: a cat under an umbrella$/);
  expect(wished.json<Revised>().vocabulary).toMatchObject({
    word_image_url: expect.stringMatching(/\.png$/),
    word_image_alt: 'Generated picture of “a cat under an umbrella”',
  });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['is out of order', (response) => response.writeHead(500).end()],
  ['sends a page', (response) => response.end('<p>hello</p>')],
  ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
])('when the service %s, another picture is drawn, and the answer says so', async (_, failure) => {
  const { learner, id, before } = await withWord();
  answer = failure;
  const { vocabulary, note } = await another(learner, id);
  expect(note).toBe('No picture could be painted, so this picture was drawn instead.');
  expect(vocabulary.word_image_url).toMatch(/\.svg$/);
  expect(vocabulary.word_image_url).not.toBe(before.word_image_url);
});

test('past the day’s pictures words are drawn', async () => {
  const { learner, id } = await withWord();
  const notes = [];
  for (let i = 0; i < 3; i += 1) notes.push((await another(learner, id)).note);
  expect(notes).toEqual([
    undefined,
    undefined,
    'You have used up your painted pictures for today, so this picture was drawn instead.',
  ]);
});

test('one picture of a learner is painted at a time; another learner does not wait', async () => {
  const [one, two] = [await withWord(), await withWord()];
  const waiting: ServerResponse[] = [];
  const arrived = new Promise<void>((all) => {
    answer = (response) => {
      waiting.push(response);
      if (waiting.length === 2) all();
    };
  });
  const first = another(one.learner, one.id);
  const theirs = another(two.learner, two.id);
  await arrived;
  expect((await another(one.learner, one.id)).note).toBe(
    'Another picture of yours is still being made, so this picture was drawn instead.',
  );
  for (const response of waiting) paint(response);
  expect([(await first).note, (await theirs).note]).toEqual([undefined, undefined]);
});
