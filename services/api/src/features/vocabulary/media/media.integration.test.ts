import { existsSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openFiles, type FileStore } from '@kotoba/files';
import { SpeechUnavailable, type Clip, type ClipRequest, type Speech } from '@kotoba/speech';
import { runBucket } from '../../../../../../engines/files/src/testing/bucket';
import { until } from '../../notes/testing/until';
import {
  addWords,
  createWords,
  readEntry,
  START,
  startWordServer,
  type WordServer,
} from '../testing/word-server';
import { placeOf } from './media-files';
import { speakSoon } from './speak-words';
import { orderSweeps } from './sweep';

const HASH = 'ab'.repeat(20);
const WAVE = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(96, 1)]);

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let server: WordServer;
let asked: ClipRequest[] = [];
/** Unless Japanese is ready, nothing is spoken before it is asked for. */
let ja: 'ready' | 'unavailable';
/** What the voice waits for before it says anything. */
let hold: Promise<unknown>;

/** Speech of one clip: this is about the addresses, not about the voice. */
const speech: Speech = {
  pitch: async () => null,
  clip: (request, turn = (make) => make()) => turn(() => speak(request)),
  status: () => ({ ja, en: 'ready' }),
  close: async () => undefined,
};

async function speak(request: ClipRequest): Promise<Clip> {
  asked.push(request);
  await hold;
  if (request.text === '…') throw new SpeechUnavailable('NO_SOUND', 'There is nothing to be spoken.');
  if (request.text === 'broken') throw new SpeechUnavailable('FAILED', 'This text could not be spoken.');
  const name = `media/audio/${HASH}.wav`;
  await server.platform.files.put(name, WAVE);
  return { hash: HASH, name, contentType: 'audio/wav', bytes: WAVE.length, seconds: 1 };
}

/** By the name of a file: how old the store says that it is. */
const ages = new Map<string, Date>();

/** Lets files be of any age: nobody can set that in a bucket. */
function aged(files: FileStore): FileStore {
  const list = files.list.bind(files);
  return Object.assign(files, {
    async *list(folder: string) {
      for await (const file of list(folder))
        yield { ...file, modified: ages.get(basename(file.name)) ?? file.modified };
    },
  });
}

let bucket: Awaited<ReturnType<typeof runBucket>>;
const servers: Record<string, WordServer> = {};
beforeAll(async () => {
  bucket = await runBucket();
  const env = { RATE_LIMITS: 'speechDay=600/86400,speechAheadDay=12/86400', UNUSED_CLIPS_MB: '1' };
  servers.folder = await startWordServer({ speech }, { env });
  aged(servers.folder.platform.files);
  const files = aged(await openFiles(bucket.settings));
  servers.bucket = await startWordServer({ speech, files }, { env: { UNUSED_CLIPS_MB: '1' } });
});
afterAll(async () => {
  await Promise.all(Object.values(servers).map((each) => each.close()));
  await bucket.stop();
});
beforeEach(() => use('folder'));

function use(kind: string): void {
  const found = servers[kind];
  if (!found) throw new Error(`No server with a ${kind}`);
  server = found;
}

beforeEach(() => {
  asked = [];
  ja = 'unavailable';
  hold = Promise.resolve();
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

  test('is a worker’s, of a server that only answers browsers and has no voice (MEDIA-11)', async () => {
    use('bucket');
    const worker = server;
    const mute: Speech = {
      pitch: async () => null,
      clip: async () => Promise.reject(new Error('No voice here')),
      status: () => ({ ja: 'unavailable', en: 'unavailable' }),
      close: async () => undefined,
    };
    const web = await startWordServer(
      { speech: mute, files: worker.platform.files },
      {
        connectionString: worker.connectionString,
        env: { ROLES: 'web', DATABASE_URL: worker.connectionString, RATE_LIMITS: 'speechDay=2/86400' },
      },
    );
    try {
      const learner = await web.createLearner();
      const [id, silent, broken] = await addWords(learner, [
        { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' },
        { en_word: '…', hiragana: 'てんてん' },
        { en_word: 'broken', hiragana: 'こわれた' },
      ]);
      const hear = (word: number | undefined, variant: string) =>
        learner.inject(`/vocabulary/${word}/audio?variant=${variant}`);
      expect((await hear(id, 'ja_word')).json()).toEqual({ audio_url: `/api/media/audio/${HASH}.wav` });
      expect(asked).toEqual([{ language: 'ja', text: '傘', reading: 'かさ' }]);
      expect((await hear(silent, 'en_word')).json()).toMatchObject({ code: 'INVALID_INPUT' });
      // "broken" is more than what is left of the day.
      expect((await hear(broken, 'en_word')).statusCode).toBe(429);
    } finally {
      await web.close();
    }
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

/** Source: MEDIA-9. */
describe('a learner who wants much to be spoken', () => {
  const umbrellas = async (count: number) => {
    const learner = await server.createLearner();
    const ids = await addWords(
      learner,
      Array.from({ length: count }, (_, i) => ({ en_word: `umbrella ${learner.id} ${i}`, hiragana: 'かさ' })),
    );
    const hear = (id: number | undefined) => learner.inject(`/vocabulary/${id}/audio?variant=en_word`);
    return { ids, hear };
  };
  const texts = () => asked.map(({ text }) => text.split(' ')[1]);

  test('waits for each clip before the next, and others come in between', async () => {
    const [first, second] = [await umbrellas(8), await umbrellas(1)];
    let letGo: (value: unknown) => void = () => undefined;
    hold = new Promise((resolve) => (letGo = resolve));
    const many = first.ids.map(first.hear);
    await until(async () => asked.length === 1 || null);
    const one = second.hear(second.ids[0]);
    await until(async () => asked.length === 2 || null);
    const [a, b] = texts();
    expect(a).not.toBe(b);
    letGo(null);
    expect((await one).statusCode).toBe(200);
    for (const answer of await Promise.all(many)) expect(answer.statusCode).toBe(200);
    expect(asked).toHaveLength(9);
  });

  test('hears no more new words when the day is spent', async () => {
    const { ids, hear } = await umbrellas(50);
    const codes: number[] = [];
    for (const id of ids) codes.push((await hear(id)).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(asked.length);
    expect(asked.map(({ text }) => text).join('').length).toBeLessThanOrEqual(600);
    const last = await hear(ids.at(-1));
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(3600);
    expect(last.json()).toMatchObject({ code: 'RATE_LIMITED', error: expect.stringMatching(/tomorrow/) });
  });

  test('has only so much spoken before they ask', async () => {
    ja = 'ready';
    const learner = await server.createLearner();
    await addWords(
      learner,
      ['ともだち', 'せんせい', 'がくせい', 'いもうと'].map((hiragana, i) => ({
        en_word: `people ${i}`,
        hiragana,
      })),
    );
    await until(async () => asked.length === 3 || null);
    await until(
      async () =>
        (
          await server.platform.pool.query(
            `select 1 from pgboss.job where name = 'media.speak-words' and state in ('created', 'active')`,
          )
        ).rowCount === 0 || null,
    );
    expect(asked).toHaveLength(3);
  });
});

/** Source: MEDIA-4, MEDIA-8. */
describe.each(['folder', 'bucket'])('files in a %s', (kind) => {
  beforeEach(() => use(kind));
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
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect(known.headers['cache-control']).toBe(whole.headers['cache-control']);
    const changed = await get(`/media/audio/${HASH}.wav`, { range: 'bytes=4-13', 'if-range': '"other"' });
    expect([changed.statusCode, changed.rawPayload]).toEqual([200, WAVE]);
    const several = await get(`/media/audio/${HASH}.wav`, { range: 'bytes=0-1,50-51' });
    expect([several.statusCode, several.rawPayload]).toEqual([200, WAVE]);
    const read = jest.spyOn(server.platform.files, 'read');
    const head = await server.inject({ method: 'HEAD', url: `/media/audio/${HASH}.wav` });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '100', '']);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
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

test('a picture of which a power failure left nothing is made again', async () => {
  const { files } = server.platform;
  const { learner, id } = await word();
  const picture = basename((await readEntry(learner, id)).word_image_url ?? '');
  await files.put(placeOf(picture), '');
  await word();
  expect((await files.stat(placeOf(picture)))?.size).toBeGreaterThan(0);
});

test('pictures of many new words are stored some at a time: a bucket is far away', async () => {
  const { files } = server.platform;
  let now = 0;
  let most = 0;
  const put = jest.spyOn(files, 'put').mockImplementation(async () => {
    most = Math.max(most, (now += 1));
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
  });
  const learner = await server.createLearner();
  const words = Array.from({ length: 30 }, (_, i) => ({ en_word: `far away ${i}`, hiragana: 'とおい' }));
  const ids = await addWords(learner, words);
  put.mockRestore();
  expect([ids.length, ids]).toEqual([30, ids.toSorted((a, b) => a - b)]);
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(16);
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

describe.each(['folder', 'bucket'])('the sweep of a %s', (kind) => {
  beforeEach(() => use(kind));

  /** Puts a file where media lie, last touched so many days ago. */
  async function put(name: string, daysAgo: number, bytes = 1): Promise<string> {
    ages.set(name, new Date(START.getTime() - daysAgo * DAY_MS));
    await server.platform.files.put(placeOf(name), 'x'.repeat(bytes));
    return name;
  }

  const sweeps = () => orders('media.sweep');

  test('takes old files that no word names; young ones, and those of words, stay', async () => {
    const { files, config } = server.platform;
    const learner = await server.createLearner();
    const [id = 0] = await addWords(learner, [{ en_word: 'umbrella', hiragana: 'かさ' }]);
    const pictureOf = async () => basename((await readEntry(learner, id)).word_image_url ?? '');
    const first = await pictureOf();
    await learner.inject({
      url: '/vocabulary/regenerate',
      body: { vocabulary_id: id, regenerate_type: 'images' },
    });
    const second = await pictureOf();
    for await (const { name } of files.list('media/pictures')) ages.set(basename(name), new Date(0));
    const clip = await put(`${'a'.repeat(40)}.wav`, 30);
    const back = `${'f'.repeat(40)}.wav`;
    ages.set(back, new Date(0));
    await files.put(`media/aside/${back}`, 'x');
    await server.platform.pool.query(
      'update vocabulary set ja_word_audio = $1, en_word_audio = $2 where id = $3',
      [clip, back, id],
    );
    const young = await put(`${'b'.repeat(40)}.wav`, 0.5);
    const gone = [await put(`${'c'.repeat(40)}.wav`, 1.5), await put(`${'d'.repeat(40)}.png`, 30)];
    const unfinished = join(config.dataDir, 'media/pictures/.unfinished');
    if (kind === 'folder') {
      writeFileSync(unfinished, 'half');
      await utimes(unfinished, 0, 0);
    }

    const isThere = async (name: string): Promise<boolean> => (await files.stat(placeOf(name))) !== null;
    await orderSweeps(server.platform);
    await until(async () => (await isThere(back)) || null);
    await until(async () => !(await Promise.all(gone.map(isThere))).some(Boolean) || null);
    await until(async () => (await files.list('media/aside').next()).done || null);
    expect(await Promise.all([first, second, clip, young].map(isThere))).toEqual([true, true, true, true]);
    expect(existsSync(unfinished)).toBe(false);
  });

  test('takes young clips that no word names, the oldest first, when they take too much room (MEDIA-10)', async () => {
    const { files, pool } = server.platform;
    const learner = await server.createLearner();
    const [id = 0] = await addWords(learner, [{ en_word: 'snow', hiragana: 'ゆき' }]);
    const clip = (letter: string, hoursAgo: number) =>
      put(`${letter.repeat(40)}.wav`, hoursAgo / 24, 400_000);
    const [oldest, own, middle, newest] = await Promise.all([
      clip('1', 9),
      clip('2', 8),
      clip('3', 7),
      clip('4', 6),
    ]);
    await pool.query('update vocabulary set ja_word_audio = $1 where id = $2', [own, id]);
    server.setNow(new Date(START.getTime() + 2 * HOUR_MS));
    await orderSweeps(server.platform);
    const isThere = async (name: string): Promise<boolean> => (await files.stat(placeOf(name))) !== null;
    await until(async () => !(await isThere(oldest)) || null);
    expect(await Promise.all([own, middle, newest].map(isThere))).toEqual([true, true, true]);
  });

  test('comes once a day, also after a restart', async () => {
    const after = async (ms: number): Promise<number> => {
      server.setNow(new Date(START.getTime() + 7 * DAY_MS + ms));
      await orderSweeps(server.platform);
      return sweeps();
    };
    const first = await after(0);
    expect(await after(DAY_MS - 1000)).toBe(first);
    expect(await after(DAY_MS)).toBe(first + 1);
  });
});
