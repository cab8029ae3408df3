import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles } from '@kotoba/files';
import { ClipStore, clipHash } from './clip-store';
import { tone } from './testing/fixtures';

let dataDir: string;
let store: ClipStore;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kotoba-clips-'));
  store = new ClipStore(await openFiles({ folder: dataDir }));
});
afterEach(() => rm(dataDir, { recursive: true }));

const content = { engine: 'e/1', language: 'ja', text: '傘', reading: 'かさ' } as const;

test('a saved clip is found with its measures, and nothing else lies beside it', async () => {
  const hash = clipHash(content);
  expect(await store.find(hash)).toBeNull();
  const saved = await store.save(hash, tone(440, { seconds: 0.5 }));
  expect(await store.find(hash)).toEqual(saved);
  expect(saved).toEqual({
    hash,
    name: `media/audio/${hash}.wav`,
    contentType: 'audio/wav',
    bytes: 44 + 24_000,
    seconds: 0.5,
  });
  expect(await readdir(join(dataDir, 'media/audio'))).toEqual([`${hash}.wav`]);
});

test.each([0, 20, 5_000])('a file cut short to %d bytes is not a clip', async (bytes) => {
  const { hash, name } = await store.save(clipHash(content), tone(440));
  await truncate(join(dataDir, name), bytes);
  expect(await store.find(hash)).toBeNull();
});

test('every part of the content makes another clip', () => {
  const others = [{ engine: 'e/2' }, { language: 'en' as const }, { text: '笠' }, { reading: null }];
  const hashes = [content, ...others.map((other) => ({ ...content, ...other }))].map(clipHash);
  expect(new Set(hashes).size).toBe(hashes.length);
  hashes.forEach((hash) => expect(hash).toMatch(/^[0-9a-f]{40}$/));
});
