import { existsSync } from 'node:fs';
import { openFiles } from '@kotoba/files';
import { runBucket } from '../../../engines/files/src/testing/bucket';
import { keysOf, type ReleaseStore } from './releases/layout';
import { promote, publish } from './releases/publish';
import { readSnapshot } from './releases/snapshot';
import { verifyStore } from './releases/verify';
import { runEdge } from './testing/edge';
import { builtRemote, builtShell, named, temporaryFolder } from './testing/releases';

const main = `/shell/${named('main.js', 'shell')}`;
let bucket: Awaited<ReturnType<typeof runBucket>>;
const keys = keysOf(temporaryFolder());
const openStore = async (): Promise<ReleaseStore> => ({ files: await openFiles(bucket.settings), keys });

beforeAll(async () => {
  bucket = await runBucket();
});
afterAll(() => bucket.stop());

/** Source: OPS-44. */
it('serves from a bucket on every replica, and a promotion is live within two seconds', async () => {
  const store = await openStore();
  const { id } = await publish(store, builtShell(), 'shell');
  await promote(store, 'shell', id);
  const replicas = await Promise.all([0, 1].map(async () => runEdge(await openStore())));
  for (const edge of replicas) {
    expect((await edge.get('/dashboard')).status).toBe(200);
    expect((await edge.get('/learn')).status).toBe(404);
    expect(await (await edge.get(main)).text()).toBe('shell');
  }
  await publish(store, builtRemote('mfe-learn', 'one'), 'mfe-learn');
  await promote(store, 'mfe-learn');
  await new Promise((done) => setTimeout(done, 2000));
  for (const edge of replicas) expect((await edge.get('/learn')).status).toBe(200);
  await Promise.all(replicas.map((edge) => edge.stop()));
  expect((await verifyStore(store)).problems).toEqual([]);
});

it('loses no change of publishers at the same moment, and never takes a key into the bucket', async () => {
  const names = ['mfe-a', 'mfe-b', 'mfe-c'];
  await Promise.all(
    names.map(async (name) => {
      const store = await openStore();
      const { id } = await publish(store, builtRemote(name, name), name);
      for (let turn = 0; turn < 5; turn++) await promote(store, name, id);
    }),
  );
  const store = await openStore();
  expect(Object.keys((await readSnapshot(store))?.registry.remotes ?? {})).toEqual(
    expect.arrayContaining(names),
  );
  expect((await readSnapshot(store))?.sequence).toBe(3 + 5 * names.length);
  expect(existsSync(keys.privateKey)).toBe(true);
  for await (const { name } of store.files.list('keys')) throw new Error(`${name} is in the bucket`);
});

it('goes on with the last good snapshot and what it has read while the bucket is away', async () => {
  const own = await runBucket();
  const store = { files: await openFiles(own.settings), keys };
  const { id } = await publish(store, builtShell(), 'shell');
  await promote(store, 'shell', id);
  const edge = await runEdge(store);
  expect((await edge.get(main)).status).toBe(200);
  expect((await edge.get('/dashboard')).status).toBe(200);
  await own.stop();
  await new Promise((done) => setTimeout(done, 1100));
  expect((await edge.get('/dashboard')).status).toBe(200);
  expect((await edge.get(main)).status).toBe(200);
  const unread = await edge.get(`/shell/${named('chunks/start.js', 'kana')}`);
  expect([unread.status, unread.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await (await edge.get('/readyz')).json()).toMatchObject({ refusedSnapshot: 'unreadable' });
  await edge.stop();
});
