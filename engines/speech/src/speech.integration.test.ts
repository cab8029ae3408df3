import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles, readWhole, type FileStore } from '@kotoba/files';
import { waveLevel, waveSeconds } from './wave-processing';
import { createSpeech, prepareSpeech, type ClipRequest, type Speech } from './index';
import { createQuietLog, sharedToolsDir } from './testing/fixtures';
import { locateTools, saveTools } from './tools/tools-manifest';
import { decodeWave, type Wave } from './wave';

jest.setTimeout(300_000);

const toolsDir = sharedToolsDir();
let dataDir: string;
let files: FileStore;
let speech: Speech;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kotoba-speech-'));
  const log = createQuietLog();
  await prepareSpeech({ dataDir, toolsDir, onProgress: () => undefined, log });
  expect(log.warnings).toEqual([]);
  files = await openFiles({ folder: dataDir });
  speech = createSpeech({ files, dataDir, toolsDir, config: {}, log });
});

afterAll(async () => {
  await speech.close();
  await rm(dataDir, { recursive: true });
});

const say = async (request: ClipRequest): Promise<Wave> =>
  decodeWave((await readWhole(files, (await speech.clip(request)).name)) ?? Buffer.alloc(0));
const japanese = (text: string, reading?: string): Promise<Wave> =>
  say({ language: 'ja', text, ...(reading ? { reading } : {}) });

test('is ready in both languages', () => {
  expect(speech.status()).toEqual({ ja: 'ready', en: 'ready' });
});

test.each([
  ['傘', 'かさ', 0.4, 1],
  ['電車', 'でんしゃ', 0.5, 1.2],
  ['毎朝、電車で会社へ行きます。', 'まいあさ、でんしゃでかいしゃへいきます。', 1.8, 4],
])('speaks %s audibly, at half the rate, in a sensible time', async (text, reading, shortest, longest) => {
  const wave = await japanese(text, reading);
  expect(wave.sampleRate).toBe(24_000);
  expect(waveSeconds(wave)).toBeGreaterThan(shortest);
  expect(waveSeconds(wave)).toBeLessThan(longest);
  expect(waveLevel(wave)).toBeGreaterThan(0.04);
  expect(waveLevel(wave)).toBeLessThan(0.3);
});

test.each([
  ['umbrella', 0.4, 1.5],
  ['I forgot my umbrella at the station this morning.', 1.8, 4.5],
])('speaks "%s" in English', async (text, shortest, longest) => {
  const wave = await say({ language: 'en', text });
  expect(wave.sampleRate).toBe(16_000);
  expect(waveSeconds(wave)).toBeGreaterThan(shortest);
  expect(waveSeconds(wave)).toBeLessThan(longest);
  expect(waveLevel(wave)).toBeGreaterThan(0.06);
  expect(waveLevel(wave)).toBeLessThan(0.35);
});

test('雨が降りました is read as stored and keeps the accent of rain', async () => {
  const stored = await japanese('雨が降りました。', 'あめがふりました。');
  expect(stored.samples).toEqual((await japanese('雨がふりました。')).samples);
  expect(stored.samples).not.toEqual((await japanese('雨が降りました。')).samples); // おりました
  expect(stored.samples).not.toEqual((await japanese('あめがふりました。')).samples); // the accent of candy
});

test('傘 is spoken as kanji when its reading is the stored one', async () => {
  expect((await japanese('傘', 'かさ')).samples).toEqual((await japanese('傘')).samples);
});

test('家 is spoken as うち or as いえ, as the entry says', async () => {
  const [home, house] = [await japanese('家', 'うち'), await japanese('家', 'いえ')];
  expect(home.samples).toEqual((await japanese('うち')).samples);
  expect(house.samples).toEqual((await japanese('家')).samples);
  expect(home.samples).not.toEqual(house.samples);
});

/** LANG-16, MEDIA-6 */
test.each([
  ['市場で魚を買いました。', 'いちばでさかなをかいました。', 'いちばで魚を買いました。'],
  ['世界の市場が動きます。', 'せかいのしじょうがうごきます。', '世界の市場が動きます。'],
  ['このカレーは辛いです。', 'このかれーはからいです。', 'このカレーはからいです。'],
  ['別れは辛いです。', 'わかれはつらいです。', '別れは辛いです。'],
  ['駅まで歩いて十分です。', 'えきまであるいてじゅっぷんです。', '駅まで歩いて１０分です。'],
  ['もう十分です。', 'もうじゅうぶんです。', 'もう十分です。'],
  ['食べた後で歯を磨きます。', 'たべたあとではをみがきます。', '食べたあとで歯を磨きます。'],
  ['鹿の角は大きいです。', 'しかのつのはおおきいです。', '鹿のツノは大きいです。'],
  ['琴を習っています。', 'ことをならっています。', '古都を習っています。'],
  ['長男は二十歳です。', 'ちょうなんははたちです。', '長男ははたちです。'],
])('%s is spoken as %s, with the accents of %s', async (text, reading, spoken) => {
  expect((await japanese(text, reading)).samples).toEqual((await japanese(spoken)).samples);
});

test('a reading of something else is still spoken, as kana', async () => {
  expect((await japanese('傘', 'ゆきだるま')).samples).toEqual((await japanese('ゆきだるま')).samples);
});

test('a kanji that the engine cannot read is spoken as its reading', async () => {
  expect((await japanese('蚶', 'きさ')).samples).toEqual((await japanese('きさ')).samples);
});

if (LONG) {
  test('a text longer than the engine takes is spoken to its end', async () => {
    const sentence = '毎朝、電車で会社へ行きます。';
    const one = waveSeconds(await japanese(sentence));
    // Of 42 bytes each; the engine takes 1024 at a time.
    const all = waveSeconds(await japanese(sentence.repeat(40)));
    expect(all).toBeGreaterThan(one * 40 * 0.85);
  });

  test('a long word of ASCII does not overrun the engine', async () => {
    await expect(japanese('a'.repeat(1_000))).resolves.toMatchObject({ sampleRate: 24_000 });
  });
}

describe('with a program that counts its runs', () => {
  let counted: string;
  let log: string;
  /** While this file is there, the first run waits for a second one to begin. */
  let inPairs: string;
  let counting: Speech;

  beforeAll(async () => {
    counted = await mkdtemp(join(tmpdir(), 'kotoba-counted-'));
    log = join(counted, 'runs');
    inPairs = join(counted, 'in-pairs');
    const tools = locateTools(toolsDir);
    if (!tools) throw new Error('The tools are missing.');
    const program = join(counted, 'open_jtalk');
    await writeFile(
      program,
      `#!/bin/sh
case "$*" in *" -ow "*) kind=speak;; *) kind=read;; esac
echo "$kind start" >> ${log}
while [ -e ${inPairs} ] && [ $(grep -c start ${log}) -lt 2 ]; do sleep 0.01; done
"${tools.program}" "$@"
code=$?
echo "$kind end" >> ${log}
exit $code
`,
    );
    await chmod(program, 0o755);
    await saveTools(counted, { ...tools, program });
    counting = createSpeech({
      files: await openFiles({ folder: counted }),
      dataDir: counted,
      toolsDir: counted,
      config: {},
      log: createQuietLog(),
    });
  });
  beforeEach(() => rm(log, { force: true }));
  afterAll(async () => {
    await counting.close();
    await rm(counted, { recursive: true });
  });

  const runs = async (): Promise<string[]> => (await readFile(log, 'utf8')).trim().split('\n');

  test('two requests for one clip are read and spoken once, and the next one not at all', async () => {
    const request = { language: 'ja', text: '駅', reading: 'えき' } as const;
    const [one, two] = await Promise.all([counting.clip(request), counting.clip(request)]);
    expect(two).toEqual(one);
    expect(await counting.clip(request)).toEqual(one);
    expect((await runs()).sort()).toEqual(['read end', 'read start', 'speak end', 'speak start']);
  });

  test('a text whose reading nobody knows is only spoken', async () => {
    await counting.clip({ language: 'ja', text: '傘' });
    expect(await runs()).toEqual(['speak start', 'speak end']);
  });

  test('ten clips at once take two processes, never more', async () => {
    await writeFile(inPairs, '');
    await Promise.all([...'一二三四五六七八九十'].map((text) => counting.clip({ language: 'ja', text })));
    let running = 0;
    const most = (await runs()).map((event) => (running += event.endsWith('start') ? 1 : -1));
    expect(most).toHaveLength(20);
    expect(Math.max(...most)).toBe(2);
  });
});

test('texts of any script in English end in sound or in a plain refusal', async () => {
  const texts = [
    '"-o /x" `rm` $(ls)',
    '12:30 & 5 %',
    'Ünïcödé',
    'A. B! C? D;',
    ...(LONG ? ['x'.repeat(300)] : []),
  ];
  for (const text of texts) {
    await expect(say({ language: 'en', text })).resolves.toMatchObject({ sampleRate: 16_000 });
  }
});
