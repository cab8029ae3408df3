import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FileStore } from '@kotoba/files';
import { builtRemote, CHUNK, storeIn, temporaryFolder } from '../testing/releases';
import { promote, rollBack, publish, publishedIds } from './publish';
import { publishBuilt } from './publish-built';
import { signingKey, signText } from './keys';
import { keysOf, type ReleaseStore } from './layout';
import { LiveSnapshot } from './live-snapshot';
import { changeSnapshot, readSnapshot, snapshotFile } from './snapshot';

const dataDir = temporaryFolder();
let store: ReleaseStore;
beforeAll(async () => {
  store = await storeIn(dataDir);
});

/** The store's own ways, for one that goes one of them otherwise. */
const bound = (files: FileStore): FileStore => ({
  freshForMs: 0,
  put: (file, content) => files.put(file, content),
  create: (file, content) => files.create(file, content),
  read: (file, range) => files.read(file, range),
  stat: (file) => files.stat(file),
  list: (below) => files.list(below),
  remove: (file) => files.remove(file),
  move: (file, to) => files.move(file, to),
  removeUnfinished: (below, since) => files.removeUnfinished(below, since),
});

const name = 'mfe-learn';
const currentId = async () => (await readSnapshot(store))?.registry.remotes[name]?.current.id;

it('keeps the key to its owner, and every snapshot that was served', async () => {
  await publish(store, builtRemote(name, 'one'), name);
  await promote(store, name);
  expect(statSync(store.keys.privateKey).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.join(dataDir, 'registry/history'))).toHaveLength(1);
});

/** Source: OPS-46. */
it('keeps the private key apart from the folder of the releases, unless it lay there before', () => {
  expect(store.keys.privateKey.startsWith(`${dataDir}${path.sep}`)).toBe(false);
  const earlier = temporaryFolder();
  mkdirSync(path.join(earlier, 'keys'));
  writeFileSync(path.join(earlier, 'keys/registry-private.pem'), 'key');
  expect(keysOf(earlier).privateKey).toBe(path.join(earlier, 'keys/registry-private.pem'));
});

it('signs with a key that is given as PEM, and with no other than the one that the edges trust', async () => {
  const given = { ...store.keys, privateKey: readFileSync(store.keys.privateKey, 'utf8') };
  expect((await promote({ ...store, keys: given }, name)).registry.remotes[name]).toBeDefined();
  const other = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const wrong = { ...store, keys: { ...store.keys, privateKey: other } };
  await expect(promote(wrong, name)).rejects.toThrow(/does not belong/);
  const lost = { ...store, keys: { ...store.keys, privateKey: path.join(dataDir, 'nowhere.pem') } };
  await expect(promote(lost, name)).rejects.toThrow(/RELEASE_KEY/);
});

it('sees what was promoted while it read the one before', async () => {
  const { files } = store;
  let isDue = true;
  const slow: FileStore = {
    ...bound(files),
    async read(file, range) {
      const content = await files.read(file, range);
      if (isDue && file.startsWith('registry/history')) {
        isDue = false;
        await promote(store, name);
      }
      return content;
    },
  };
  const live = new LiveSnapshot({ ...store, files: slow });
  const first = (await live.read()).snapshot?.sequence ?? 0;
  expect((await live.read()).snapshot?.sequence).toBe(first + 1);
});

it('says in one line that a publish failed, and leaves nothing of it', async () => {
  const { files } = store;
  const full: FileStore = {
    ...bound(files),
    async put(file, content) {
      if (file.endsWith(CHUNK)) throw new Error('ENOSPC: no space left on device, write');
      await files.put(file, content);
    },
  };
  const folder = builtRemote('mfe-full', 'full');
  await expect(publish({ ...store, files: full }, folder, 'mfe-full')).rejects.toThrow(
    'mfe-full was not published: ENOSPC: no space left on device, write',
  );
  for await (const { name: left } of store.files.list('releases/mfe-full')) throw new Error(`${left} stays`);
  expect((await publish(store, folder, 'mfe-full')).isNew).toBe(true);
});

it('publishes the same content once, and nothing that differs from its description', async () => {
  const folder = builtRemote(name, 'one');
  expect((await publish(store, folder, name)).isNew).toBe(false);
  writeFileSync(path.join(folder, CHUNK), 'changed');
  await expect(publish(store, folder, name)).rejects.toThrow(CHUNK);
  const extra = builtRemote(name, 'three');
  writeFileSync(path.join(extra, 'extra.js'), 'not described');
  await expect(publish(store, extra, name)).rejects.toThrow(/extra\.js/);
  expect(await publishedIds(store, name)).toHaveLength(1);
});

it('at a start makes new content live, and leaves alone what was rolled back', async () => {
  const one = await currentId();
  const two = builtRemote(name, 'two');
  expect(await publishBuilt(store, { [name]: two })).toHaveLength(1);
  expect(await currentId()).not.toBe(one);
  await rollBack(store, name);
  expect(await publishBuilt(store, { [name]: two })).toEqual([]);
  expect(await currentId()).toBe(one);
});

it.each([
  ['empty, as a full disk leaves it', ''],
  ['of a process that is somebody else', String(process.ppid)],
])('is not stopped by a lock file that is %s', async (_name, content) => {
  writeFileSync(path.join(dataDir, 'registry', 'lock'), content);
  expect((await promote(store, name)).registry.remotes[name]).toBeDefined();
});

it('goes on after a publisher that died in the middle, and never serves its half', async () => {
  const before = await readSnapshot(store);
  writeFileSync(path.join(dataDir, 'registry/history', '.draft-of-a-dead-one'), '{"payload":"');
  expect(await readSnapshot(store)).toEqual(before);
  expect((await promote(store, name)).sequence).toBe((before?.sequence ?? 0) + 1);
});

/** Source: OPS-44. */
it('loses no change of publishers that work at the same moment, in processes of their own', async () => {
  const apart = await storeIn(path.join(dataDir, 'apart'));
  const names = ['mfe-a', 'mfe-b', 'mfe-c'];
  for (const each of names) await publish(apart, builtRemote(each, each), each);
  await Promise.all(names.map((each) => promoteElsewhere(path.join(dataDir, 'apart'), each)));
  const served = await readSnapshot(apart);
  expect(Object.keys(served?.registry.remotes ?? {}).sort()).toEqual(names);
  // The first is 2: 1 is the state before anything was promoted.
  expect(served?.sequence).toBe(1 + 20 * names.length);
}, 120_000);

/** Twenty promotions in a row, by another process. */
async function promoteElsewhere(folder: string, each: string): Promise<void> {
  const script = `
    const { promote } = require(${JSON.stringify(path.join(__dirname, 'publish.ts'))});
    const { keysOf } = require(${JSON.stringify(path.join(__dirname, 'layout.ts'))});
    const { openFiles } = require('@kotoba/files');
    const folder = ${JSON.stringify(folder)};
    (async () => {
      const store = { files: await openFiles({ folder }), keys: keysOf(folder) };
      for (let i = 0; i < 20; i++) await promote(store, ${JSON.stringify(each)});
    })();`;
  await promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', '-e', script], { cwd: __dirname });
}

it('changes nothing on top of a snapshot that was tampered with', async () => {
  const newest = path.join(dataDir, snapshotFile((await readSnapshot(store))?.sequence ?? 0));
  const good = readFileSync(newest, 'utf8');
  writeFileSync(newest, good.replace(/"sequence\\":\d+/, '"sequence\\":999'));
  await expect(changeSnapshot(store, (snapshot) => snapshot)).rejects.toThrow(/forged/);
  writeFileSync(newest, good);
});

it('asks for a newer kit before it removes what a newer suite has signed', async () => {
  const snapshot = await readSnapshot(store);
  const newest = path.join(dataDir, snapshotFile(snapshot?.sequence ?? 0));
  const good = readFileSync(newest, 'utf8');
  const payload = JSON.stringify({ ...snapshot, later: true });
  writeFileSync(newest, JSON.stringify({ payload, signature: signText(payload, signingKey(store.keys)) }));
  await expect(readSnapshot(store)).rejects.toThrow(/a newer suite \(renew the kit/);
  writeFileSync(newest, good);
});

it('takes no file whose name does not stand for its content', async () => {
  const folder = builtRemote(name, 'odd', '/odd', 'entry.js');
  await expect(publish(store, folder, name)).rejects.toThrow(
    /entry\.js: the name of a file must have the hash/,
  );
});
