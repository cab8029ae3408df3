import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SpeechUnavailable, type ClipRequest, type Speech, audioFolder } from '@kotoba/speech';
import { until } from '../../notes/testing/until';
import {
  addWords,
  createWords,
  readEntry,
  START,
  startWordServer,
  type WordServer,
} from '../testing/word-server';
import { pictureFolder, sweepOnceADay } from './media-files';
import { speakSoon } from './speak-words';

const HASH = 'ab'.repeat(20);
const WAVE = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(96, 1)]);

const DAY_MS = 24 * 60 * 60 * 1000;

let server: WordServer;
let asked: ClipRequest[] = [];
/** Unless Japanese is ready, nothing is spoken before it is asked for. */
let ja: 'ready' | 'unavailable';

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
  status: () => ({ ja, en: 'ready' }),
  close: async () => undefined,
};

beforeAll(async () => {
  server = await startWordServer({ speech });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  ja = 'unavailable';
});

/** How often work of this name was ordered. */
const orders = async (name: string): Promise<number> => {
  const text = 'select count(*)::int as count from pgboss.job where name = $1';
  const { rows } = await server.platform.pool.query<{ count: number }>(text, [name]);
  return rows[0]?.count ?? 0;
};

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
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${WAVE.length}`]);
    expect(beyond.json()).toMatchObject({ success: false, code: 'INVALID_INPUT' });
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

describe('speech before anybody asks', () => {
  const umbrella = {
    en_word: 'umbrella',
    hiragana: 'かさ',
    kanji: '傘',
    ja_sentence: '傘です。',
    ja_hiragana_sentence: 'かさです。',
  };
  const cat = { en_word: 'cat', katakana: 'ネコ' };
  const spokenSoon = () => orders('media.speak-words');

  test('is of a word that is saved, with its sentence, and what cannot be spoken stops nothing', async () => {
    ja = 'ready';
    const learner = await server.createLearner();
    await addWords(learner, [umbrella, { en_word: 'well', kanji: '…', hiragana: 'あの' }, cat]);
    await until(async () => asked.length === 4 || null);
    expect(asked.map(({ language, text, reading }) => `${language} ${text} ${reading}`)).toEqual([
      'ja 傘 かさ',
      'ja 傘です。 かさです。',
      'ja … あの',
      'ja ネコ ネコ',
    ]);
  });

  test('is of a card when it is saved, once, not when it is made', async () => {
    ja = 'ready';
    const learner = await server.createLearner();
    const before = await spokenSoon();
    const { vocabulary_ids } = (await createWords(learner, [cat])).json<{ vocabulary_ids: number[] }>();
    expect(await spokenSoon()).toBe(before);
    await learner.inject({ url: '/vocabulary/save', body: { vocabulary_ids } });
    await until(async () => asked.length === 1 || null);
    await learner.inject({ url: '/vocabulary/save', body: { vocabulary_ids } });
    expect(await spokenSoon()).toBe(before + 1);
  });

  test('does not come from a server without a voice, nor from a voice that is paid by the clip', async () => {
    const learner = await server.createLearner();
    const before = await spokenSoon();
    const [id = 0] = await addWords(learner, [umbrella]);
    expect(await spokenSoon()).toBe(before);
    ja = 'ready';
    const { db, config } = server.platform;
    const speakAt = (baseUrl?: string) =>
      db.transaction((tx) =>
        speakSoon(
          { ...server.platform, config: { ...config, speech: { ...config.speech, baseUrl } } },
          tx,
          learner.id,
          [id],
        ),
      );
    await speakAt('https://voice.example');
    expect(await spokenSoon()).toBe(before);
    await speakAt();
    expect(await spokenSoon()).toBe(before + 1);
  });
});

describe('the sweep', () => {
  const folders = () => [
    audioFolder(server.platform.config.dataDir),
    pictureFolder(server.platform.config.dataDir),
  ];

  /** Puts a file where media lie, last touched so many days ago. */
  async function put(folder: string, name: string, daysAgo: number): Promise<string> {
    await mkdir(folder, { recursive: true });
    const file = join(folder, name);
    await writeFile(file, 'x');
    const time = new Date(START.getTime() - daysAgo * DAY_MS);
    await utimes(file, time, time);
    return file;
  }

  const sweeps = () => orders('media.sweep');

  test('takes old files that no word names; young ones, and those of words, stay', async () => {
    const [audio = '', pictures = ''] = folders();
    const learner = await server.createLearner();
    const [id = 0] = await addWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ' }]);
    const pictureOf = async () =>
      join(pictures, ((await readEntry(learner, id)).word_image_url ?? '').split('/').at(-1) ?? '');
    const first = await pictureOf();
    await learner.inject({
      url: '/vocabulary/regenerate',
      body: { vocabulary_id: id, regenerate_type: 'images' },
    });
    const second = await pictureOf();
    for (const name of await readdir(pictures)) await put(pictures, name, 30);
    const clip = await put(audio, `${'a'.repeat(40)}.wav`, 30);
    await server.platform.pool.query('update vocabulary set ja_word_audio = $1 where id = $2', [
      `${'a'.repeat(40)}.wav`,
      id,
    ]);
    const young = await put(audio, `${'b'.repeat(40)}.wav`, 0.5);
    const gone = [
      await put(audio, `${'c'.repeat(40)}.wav`, 1.5),
      await put(pictures, `${'d'.repeat(40)}.png`, 30),
      await put(pictures, `.${'e'.repeat(40)}.unfinished`, 30),
    ];

    await sweepOnceADay(server.platform);
    await until(async () => gone.every((file) => !existsSync(file)) || null);
    const left = async () => (await Promise.all(folders().map((folder) => readdir(folder)))).flat();
    await until(async () => (await left()).every((name) => !name.startsWith('.')) || null);
    expect([first, second, clip, young].map(existsSync)).toEqual([true, true, true, true]);
  });

  test('comes once a day, also after a restart', async () => {
    const after = async (ms: number): Promise<number> => {
      server.setNow(new Date(START.getTime() + 7 * DAY_MS + ms));
      await sweepOnceADay(server.platform);
      return sweeps();
    };
    const first = await after(0);
    expect(await after(DAY_MS - 1000)).toBe(first);
    expect(await after(DAY_MS)).toBe(first + 1);
  });
});
