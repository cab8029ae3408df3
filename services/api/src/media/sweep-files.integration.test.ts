import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../notes/testing/until';
import {
  addWords,
  readEntry,
  START,
  startWordServer,
  type WordServer,
} from '../vocabulary/testing/word-server';
import { audioFolder, pictureFolder } from './media-folders';
import { sweepOnceADay } from './sweep-files';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: WordServer;
beforeEach(async () => {
  server = await startWordServer();
});
afterEach(() => server.close());

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

const sweeps = async (): Promise<number> => {
  const { rows } = await server.platform.pool.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = 'media.sweep'`,
  );
  return rows[0]?.count ?? 0;
};

test('old files that no word names go; young ones, and those of words, stay', async () => {
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
  await server.platform.pool.query('update vocabulary set ja_word_audio = $1', [`${'a'.repeat(40)}.wav`]);
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

test('once a day is enough, also after a restart', async () => {
  await sweepOnceADay(server.platform);
  await sweepOnceADay(server.platform);
  expect(await sweeps()).toBe(1);
  server.setNow(new Date(START.getTime() + DAY_MS - 1000));
  await sweepOnceADay(server.platform);
  expect(await sweeps()).toBe(1);
  server.setNow(new Date(START.getTime() + DAY_MS));
  await sweepOnceADay(server.platform);
  expect(await sweeps()).toBe(2);
});
