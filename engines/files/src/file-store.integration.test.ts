import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { openFiles, readWhole, StoreUnavailable, type FileStore } from './index';
import { runBucket } from './testing/bucket';

const folder = mkdtempSync(path.join(tmpdir(), 'kotoba-files-'));
let bucket: Awaited<ReturnType<typeof runBucket>>;
beforeAll(async () => {
  bucket = await runBucket();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const textOf = async (store: FileStore, name: string) => (await readWhole(store, name))?.toString();

async function namesBelow(store: FileStore, below: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list(below)) names.push(name);
  return names.sort();
}

describe.each([
  ['folder', () => openFiles({ folder })],
  ['bucket', () => openFiles(bucket.settings)],
])('a store in a %s', (_kind, open) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await open();
  });

  it('gives back what was put, and the newest of it', async () => {
    await store.put('media/a.txt', 'one');
    const before = await store.stat('media/a.txt');
    await store.put('media/a.txt', Buffer.from('three'));
    expect(await textOf(store, 'media/a.txt')).toBe('three');
    const after = await store.stat('media/a.txt');
    expect(after?.size).toBe(5);
    expect(after?.tag).not.toBe(before?.tag);
    expect(Math.abs(Date.now() - Number(after?.modified))).toBeLessThan(60_000);
  });

  it('has nothing under a name that was never used, that is a folder, or was removed', async () => {
    await store.put('gone/a.txt', 'one');
    await store.remove('gone/a.txt');
    await store.remove('gone/a.txt');
    await store.put('deep/er/a.txt', 'one');
    for (const name of ['never.txt', 'gone/a.txt', 'deep/er', 'deep/er/a.txt/x']) {
      expect([name, await store.stat(name), await store.read(name)]).toEqual([name, null, null]);
    }
    expect(await namesBelow(store, 'nowhere')).toEqual([]);
  });

  it('gives a part, with the size of the whole', async () => {
    await store.put('media/digits', '0123456789');
    const part = await store.read('media/digits', { start: 2, end: 4 });
    expect([part?.size, Buffer.concat((await part?.stream.toArray()) ?? []).toString()]).toEqual([10, '234']);
  });

  it('gives a file another name, in place of what was there; what is not there is no mistake', async () => {
    await store.put('move/a', 'one');
    await store.put('moved/deep/b', 'two');
    await store.move('move/a', 'moved/deep/b');
    await store.move('move/a', 'moved/deep/b');
    expect(await textOf(store, 'moved/deep/b')).toBe('one');
    expect(await namesBelow(store, 'move')).toEqual([]);
  });

  it('lists every file below a folder, and no neighbour whose name begins alike', async () => {
    for (const name of ['list/a', 'list/b/c', 'listed/d']) await store.put(name, name);
    expect(await namesBelow(store, 'list')).toEqual(['list/a', 'list/b/c']);
  });

  it('creates a name once: of many who try at the same moment one is told so, and its content stays', async () => {
    const others = await Promise.all(Array.from({ length: 10 }, open));
    const told = await Promise.all(others.map((each, index) => each.create('once/1.json', String(index))));
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await textOf(store, 'once/1.json')).toBe(String(told.indexOf(true)));
    expect(await store.create('once/1.json', 'late')).toBe(false);
  });

  it('takes a long stream, and leaves nothing when it breaks off', async () => {
    const part = randomBytes(1_000_000);
    const stream = (parts: number, broken = false) =>
      Readable.from(
        (async function* () {
          for (let sent = 0; sent < parts; sent++) yield part;
          if (broken) throw new Error('the line is cut');
        })(),
      );
    await store.put('long/whole', stream(24));
    expect((await store.stat('long/whole'))?.size).toBe(24_000_000);
    await expect(store.put('long/cut', stream(12, true))).rejects.toThrow();
    expect(await namesBelow(store, 'long')).toEqual(['long/whole']);
  });

  it.each([
    '',
    '/etc/passwd',
    '../a',
    'a/../b',
    'a//b',
    'a/',
    '.hidden',
    'a/.b',
    'a\\b',
    'a\0b',
    'a b',
    'x'.repeat(600),
  ])('refuses the name %j', async (name) => {
    await expect(store.put(name, 'x')).rejects.toThrow(TypeError);
    await expect(store.create(name, 'x')).rejects.toThrow(TypeError);
    await expect(store.read(name)).rejects.toThrow(TypeError);
    await expect(store.stat(name)).rejects.toThrow(TypeError);
    await expect(store.remove(name)).rejects.toThrow(TypeError);
    await expect(store.move(name, 'a')).rejects.toThrow(TypeError);
    await expect(store.move('list/a', name)).rejects.toThrow(TypeError);
    await expect(namesBelow(store, name)).rejects.toThrow(TypeError);
  });
});

it('leaves no unfinished file in a folder', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => path.basename(name).startsWith('.'))).toEqual([]);
});

it('removes what a writer that died has left in a folder, when it is old enough', async () => {
  const store = await openFiles({ folder });
  await store.put('left/deep/whole', 'one');
  const names = ['left/.dead', 'left/deep/.dead', 'left/.at-work'];
  for (const name of names) writeFileSync(path.join(folder, name), 'half');
  const old = new Date(Date.now() - 60_000);
  for (const name of ['left/.dead', 'left/deep/.dead', 'left/deep/whole'])
    utimesSync(path.join(folder, name), old, old);
  await store.removeUnfinished('left', new Date(Date.now() - 30_000));
  await store.removeUnfinished('nowhere', new Date());
  expect(readdirSync(path.join(folder, 'left'), { recursive: true }).sort()).toEqual([
    '.at-work',
    'deep',
    'deep/whole',
  ]);
  rmSync(path.join(folder, 'left'), { recursive: true });
});

it('says of a bucket that is away or refuses that it is away', async () => {
  const away = await openFiles({ ...bucket.settings, endpoint: 'http://127.0.0.1:9' });
  const refusing = await openFiles({ ...bucket.settings, accessKey: 'unknown' });
  for (const store of [away, refusing]) {
    await expect(store.put('a', 'x')).rejects.toThrow(StoreUnavailable);
    await expect(store.read('a')).rejects.toThrow(StoreUnavailable);
    await expect(namesBelow(store, 'a')).rejects.toThrow(StoreUnavailable);
  }
});

it('never shows half a file in a folder while it is replaced; a bucket promises that by itself', async () => {
  const store = await openFiles({ folder });
  const contents = ['a', 'b'].map((letter) => letter.repeat(300_000));
  await store.put('race', contents[0] ?? '');
  const writing = (async () => {
    for (let turn = 0; turn < 20; turn++) await store.put('race', contents[turn % 2] ?? '');
  })();
  for (let turn = 0; turn < 20; turn++) expect(contents).toContain(await textOf(store, 'race'));
  await writing;
});
