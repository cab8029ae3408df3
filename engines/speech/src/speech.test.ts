import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles } from '@kotoba/files';
import { runBucket } from '../../files/src/testing/bucket';
import { startProviderEndpoint } from '../../providers/src/testing/provider-endpoint';
import { createSpeech, prepareSpeech, type Speech } from './index';
import { createQuietLog, silence, tone } from './testing/fixtures';
import { encodeWave } from './wave';

let dataDir: string;
const cleanUp: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kotoba-speech-'));
  cleanUp.push(() => rm(dataDir, { recursive: true }));
});
afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo();
});

const start = async (baseUrl?: string): Promise<Speech> => {
  const speech = createSpeech({
    files: await openFiles({ folder: dataDir }),
    dataDir,
    config: { baseUrl, onPrivateNetwork: true },
    log: createQuietLog(),
  });
  cleanUp.push(() => speech.close());
  return speech;
};

const startWithEndpoint = async (answer: (call: number) => Buffer) => {
  const endpoint = await startProviderEndpoint((response, call) => response.end(answer(call)));
  cleanUp.push(() => endpoint.close());
  return { endpoint, speech: await start(endpoint.baseUrl) };
};

const sound = encodeWave(tone(440));
const umbrella = { language: 'ja', text: '傘', reading: 'かさ' } as const;

test('a configured endpoint speaks both languages, and needs no preparation', async () => {
  const { endpoint, speech } = await startWithEndpoint(() => sound);
  expect(speech.status()).toEqual({ ja: 'ready', en: 'ready' });
  const japanese = await speech.clip(umbrella);
  const english = await speech.clip({ language: 'en', text: 'umbrella' });
  expect(japanese.hash).not.toBe(english.hash);
  expect(endpoint.requests.map(({ body }) => body)).toMatchObject([{ input: '傘' }, { input: 'umbrella' }]);
  const progress: number[] = [];
  await prepareSpeech({
    dataDir,
    config: { baseUrl: endpoint.baseUrl },
    onProgress: (fraction) => progress.push(fraction),
    log: createQuietLog(),
  });
  expect(progress).toEqual([1]);
});

test('who is refused a turn, or waits for one, holds up nobody who wants the same clip', async () => {
  const { speech } = await startWithEndpoint(() => sound);
  // Heard from the beginning: it may be refused before the others are served.
  const refused = speech.clip(umbrella, () => Promise.reject(new Error('not today')));
  const isRefused = expect(refused).rejects.toThrow('not today');
  const waiting = speech.clip(umbrella, (make) =>
    new Promise((resolve) => setTimeout(resolve, 50)).then(make),
  );
  const served = await speech.clip(umbrella);
  await isRefused;
  expect(await waiting).toEqual(served);
});

test('two requests for one clip make it once, and later ones find it', async () => {
  const { endpoint, speech } = await startWithEndpoint(() => sound);
  const [one, two] = await Promise.all([speech.clip(umbrella), speech.clip(umbrella)]);
  expect(two).toEqual(one);
  const never = () => Promise.reject(new Error('There is nothing to make'));
  expect(await (await start(endpoint.baseUrl)).clip(umbrella, never)).toEqual(one);
  expect(endpoint.requests).toHaveLength(1);
  expect((await readFile(join(dataDir, one.name))).length).toBe(one.bytes);
});

test('a clip that another server made is found in the bucket they share', async () => {
  const bucket = await runBucket();
  cleanUp.push(() => bucket.stop());
  const endpoint = await startProviderEndpoint((response) => response.end(sound));
  cleanUp.push(() => endpoint.close());
  const server = async (name: string): Promise<Speech> => {
    const config = { baseUrl: endpoint.baseUrl, onPrivateNetwork: true };
    const files = await openFiles(bucket.settings);
    return createSpeech({ files, dataDir: join(dataDir, name), config, log: createQuietLog() });
  };
  const [one, other] = [await server('one'), await server('other')];
  const made = await one.clip(umbrella);
  expect(await other.clip(umbrella)).toEqual(made);
  expect(endpoint.requests).toHaveLength(1);
  expect(await readdir(dataDir)).toEqual([]);
});

test('silence is never stored: the next request tries again', async () => {
  const { endpoint, speech } = await startWithEndpoint((call) =>
    call === 1 ? encodeWave(silence(1)) : sound,
  );
  await expect(speech.clip(umbrella)).rejects.toMatchObject({ name: 'SpeechUnavailable', code: 'FAILED' });
  expect(await readdir(dataDir)).toEqual([]);
  await expect(speech.clip(umbrella)).resolves.toMatchObject({ contentType: 'audio/wav' });
  expect(endpoint.requests).toHaveLength(2);
});

test.each(['', '   ', '、', '。。。', '🍎', '☔️👍🏽🇯🇵', '\n\u0000'])(
  '%j has no sound and asks nobody',
  async (text) => {
    const { endpoint, speech } = await startWithEndpoint(() => sound);
    await expect(speech.clip({ language: 'ja', text })).rejects.toMatchObject({ code: 'NO_SOUND' });
    await expect(speech.clip({ language: 'en', text })).rejects.toMatchObject({ code: 'NO_SOUND' });
    expect(endpoint.requests).toHaveLength(0);
  },
);

test('a text over the limit is refused', async () => {
  const { speech } = await startWithEndpoint(() => sound);
  await expect(speech.clip({ language: 'en', text: 'a'.repeat(1_001) })).rejects.toMatchObject({
    code: 'TOO_LONG',
  });
});

test('without tools Japanese says so and English still speaks', async () => {
  const speech = await start();
  expect(speech.status()).toMatchObject({ ja: 'unavailable', en: 'ready' });
  await expect(speech.clip(umbrella)).rejects.toMatchObject({
    code: 'NOT_INSTALLED',
    message: 'Japanese speech is not available on this server.',
  });
  await expect(speech.clip({ language: 'en', text: 'umbrella' })).resolves.toMatchObject({
    contentType: 'audio/wav',
  });
});

test('a machine that can neither find nor build Open JTalk is told what to install', async () => {
  const log = createQuietLog();
  const path = join(dataDir, 'no-programs');
  await prepareSpeech({ dataDir, path, onProgress: () => undefined, log });
  expect(log.warnings).toEqual(['Japanese speech is not available; everything else runs.']);
  expect((await start()).status().message).toMatch(/needs the program open_jtalk, or gcc and g\+\+/);
});
