import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SpeechUnavailable, type ClipRequest, type Speech } from '../speech/speech';
import { addWords, readEntry, startWordServer, type WordServer } from '../vocabulary/testing/word-server';

const HASH = 'ab'.repeat(20);
const WAVE = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(96, 1)]);

let server: WordServer;
let asked: ClipRequest[] = [];

/** Speech of one clip: this is about the addresses, not about the voice. */
const speech: Speech = {
  async clip(request) {
    asked.push(request);
    if (request.text === '…') throw new SpeechUnavailable('NO_SOUND', 'There is nothing to be spoken.');
    if (request.text === 'broken') throw new SpeechUnavailable('FAILED', 'This text could not be spoken.');
    const folder = join(server.platform.config.dataDir, 'media/audio');
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${HASH}.wav`);
    await writeFile(file, WAVE);
    return { hash: HASH, file, contentType: 'audio/wav', bytes: WAVE.length, seconds: 1 };
  },
  // Not ready: nothing is spoken before it is asked for.
  status: () => ({ ja: 'unavailable', en: 'ready' }),
  close: async () => undefined,
};

beforeAll(async () => {
  server = await startWordServer({ speech });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

async function word(fields: object = {}) {
  const learner = await server.createLearner();
  const [id = 0] = await addWords(learner, [
    { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘', ...fields },
  ]);
  const hear = (variant: string) => learner.inject(`/vocabulary/${id}/audio?variant=${variant}`);
  return { learner, id, hear };
}

describe('audio', () => {
  test.each([
    ['ja_word', { language: 'ja', text: '傘', reading: 'かさ' }, 'word_audio_url'],
    ['en_word', { language: 'en', text: 'umbrella' }, 'word_audio_url_en'],
    ['ja_sentence', { language: 'ja', text: '傘です。', reading: 'かさです。' }, 'sentence_audio_url'],
    ['en_sentence', { language: 'en', text: 'An umbrella.' }, 'sentence_audio_url_en'],
  ])('%s is spoken, and its address kept', async (variant, request, field) => {
    const { learner, id, hear } = await word({
      ja_sentence: '傘です。',
      ja_hiragana_sentence: 'かさです。',
      en_sentence: 'An umbrella.',
    });
    const audio_url = `/api/media/audio/${HASH}.wav`;
    expect((await hear(variant)).json()).toEqual({ audio_url });
    expect(asked).toEqual([request]);
    expect(await readEntry(learner, id)).toMatchObject({ [field]: audio_url });
  });

  test('a changed text loses its speech', async () => {
    const { learner, id, hear } = await word();
    await hear('ja_word');
    await hear('en_word');
    await learner.inject({ method: 'PATCH', url: `/vocabulary/${id}`, body: { en_word: 'parasol' } });
    expect(await readEntry(learner, id)).toMatchObject({
      word_audio_url: `/api/media/audio/${HASH}.wav`,
      word_audio_url_en: null,
    });
  });

  test('several meanings are read one after the other, without remarks', async () => {
    const { hear } = await word({ en_word: 'to eat (a meal); to live/on' });
    await hear('en_word');
    expect(asked[0]?.text.replace(/\s+/g, ' ')).toBe('to eat , to live, on');
  });

  test('what does not exist, cannot be spoken or fails says so', async () => {
    const { hear } = await word();
    expect((await hear('ja_sentence')).statusCode).toBe(404);
    expect((await hear('ja_song')).statusCode).toBe(400);
    const silent = await word({ en_word: '…' });
    expect((await silent.hear('en_word')).json()).toMatchObject({
      error: 'There is nothing to be spoken.',
      code: 'INVALID_INPUT',
    });
    const broken = await (await word({ en_word: 'broken' })).hear('en_word');
    expect(broken.statusCode).toBe(503);
    expect(broken.json()).toMatchObject({ code: 'SPEECH_UNAVAILABLE' });
  });
});

describe('files', () => {
  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

  test('a clip plays without a bearer, for ever, and in parts', async () => {
    await (await word()).hear('ja_word');
    const whole = await get(`/media/audio/${HASH}.wav`);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.rawPayload).toEqual(WAVE);
    const part = await get(`/media/audio/${HASH}.wav`, { range: 'bytes=4-13' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 4-13/${WAVE.length}`);
    expect(part.rawPayload).toEqual(WAVE.subarray(4, 14));
    const beyond = await get(`/media/audio/${HASH}.wav`, { range: 'bytes=1000-' });
    expect(beyond.statusCode).toBe(416);
    const known = await get(`/media/audio/${HASH}.wav`, { 'if-none-match': String(whole.headers['etag']) });
    expect(known.statusCode).toBe(304);
  });

  test('a picture is an image that can do nothing else', async () => {
    const { learner, id } = await word();
    const { word_image_url, sentence_image_url } = await readEntry(learner, id);
    for (const url of [word_image_url, sentence_image_url]) {
      const picture = await get((url ?? '').replace('/api', ''));
      expect(picture.statusCode).toBe(200);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(picture.headers['content-security-policy']).toContain('sandbox');
      expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
      expect(picture.body).toMatch(/^<svg /);
    }
  });

  test.each([
    `/media/audio/${'0'.repeat(40)}.wav`,
    `/media/audio/${HASH}.svg`,
    `/media/audio/..%2f..%2fpostgres%2fPG_VERSION`,
    '/media/audio/%2e%2e',
    `/media/pictures/${HASH}`,
    `/media/pictures/${'x'.repeat(5000)}.svg`,
    '/media/',
  ])('%s is not there', async (url) => {
    const answer = await get(url);
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ success: false });
  });
});
