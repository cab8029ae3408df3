import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles } from '@kotoba/files';
import { createSpeech, prepareSpeech } from './index';
import { createQuietLog, sharedToolsDir } from './testing/fixtures';
import { fetchSources } from './tools/fetch-sources';
import { locateTools } from './tools/tools-manifest';

jest.setTimeout(300_000);

const shared = sharedToolsDir();
let dataDir: string;

beforeAll(() =>
  prepareSpeech({ dataDir: shared, toolsDir: shared, onProgress: () => undefined, log: createQuietLog() }),
);
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kotoba-prepare-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** An installation as a distribution makes it: the program in usr/bin, its dictionary in var/lib. */
const install = async (): Promise<string> => {
  const tools = locateTools(shared);
  if (!tools) throw new Error('The tools are missing.');
  const root = join(dataDir, 'installed');
  await mkdir(join(root, 'usr/bin'), { recursive: true });
  await mkdir(join(root, 'var/lib/mecab/dic/open-jtalk'), { recursive: true });
  await copyFile(tools.program, join(root, 'usr/bin/open_jtalk'));
  await symlink(tools.dictionary, join(root, 'var/lib/mecab/dic/open-jtalk/naist-jdic'));
  return join(root, 'usr/bin');
};

const toolsDir = (): string => join(dataDir, 'tools');

test('an installed Open JTalk is used without a compiler: a request waits for it, and what a killed build left goes', async () => {
  const path = await install();
  await mkdir(join(toolsDir(), '.build-killed/result'), { recursive: true });
  const progress: number[] = [];
  const log = createQuietLog();
  const speech = createSpeech({ files: await openFiles({ folder: dataDir }), dataDir, config: {}, log });
  const preparing = prepareSpeech({ dataDir, path, onProgress: (fraction) => progress.push(fraction), log });
  expect(speech.status().ja).toBe('preparing');
  await expect(speech.clip({ language: 'ja', text: '傘', reading: 'かさ' })).resolves.toMatchObject({
    contentType: 'audio/wav',
  });
  await preparing;
  await speech.close();
  expect(log.warnings).toEqual([]);
  expect(progress.at(-1)).toBe(1);
  expect(locateTools(toolsDir())).toMatchObject({ program: join(path, 'open_jtalk') });
  expect((await readdir(toolsDir())).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a compiler that fails leaves nothing behind but the reason', async () => {
  const path = join(dataDir, 'bin');
  await mkdir(path);
  for (const name of ['gcc', 'g++']) {
    await writeFile(join(path, name), '#!/bin/sh\necho "no space for objects" >&2\nexit 1\n');
    await chmod(join(path, name), 0o755);
  }
  const speech = createSpeech({
    files: await openFiles({ folder: dataDir }),
    dataDir,
    config: {},
    log: createQuietLog(),
  });
  const preparing = prepareSpeech({ dataDir, path, onProgress: () => undefined, log: createQuietLog() });
  expect(speech.status().ja).toBe('preparing');
  await preparing;
  expect(speech.status()).toMatchObject({ ja: 'unavailable' });
  expect(speech.status().message).toMatch(/no space for objects/);
  expect(await readdir(toolsDir())).toEqual([]);
});

test('a tarball with other bytes is refused', async () => {
  await expect(fetchSources(dataDir, 'sha512-another')).rejects.toThrow('is not the file that was pinned');
  expect((await readdir(dataDir)).some((name) => name === 'package')).toBe(false);
});

test('tools that are there are not made again', async () => {
  const progress: string[] = [];
  const onProgress = (_: number, what: string): void => void progress.push(what);
  await prepareSpeech({ dataDir, toolsDir: shared, onProgress, log: createQuietLog() });
  expect(progress).toEqual(['Speech is ready']);
  expect(await readdir(dataDir)).toEqual([]);
});
