import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { builtRemote, temporaryFolder } from '../testing/releases';
import { publishBuilt, promote, rollBack, publish, publishedIds } from './publish';
import { storeLayout } from './layout';
import { changeSnapshot, readSnapshot, snapshotFile } from './snapshot';

const dataDir = temporaryFolder();
const layout = storeLayout(dataDir);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const name = 'mfe-learn';
const currentId = () => readSnapshot(layout)?.registry.remotes[name]?.current.id;

it('keeps the key to its owner, and every snapshot that was served', () => {
  publish(layout, builtRemote(name, 'one'), name);
  promote(layout, name);
  expect(statSync(layout.privateKey).mode & 0o777).toBe(0o600);
  expect(readdirSync(layout.history)).toHaveLength(1);
});

it('publishes the same content once, and nothing that differs from its description', () => {
  const folder = builtRemote(name, 'one');
  expect(publish(layout, folder, name).isNew).toBe(false);
  writeFileSync(path.join(folder, 'chunks/1.js'), 'changed');
  expect(() => publish(layout, folder, name)).toThrow(/chunks\/1\.js/);
  const extra = builtRemote(name, 'three');
  writeFileSync(path.join(extra, 'extra.js'), 'not described');
  expect(() => publish(layout, extra, name)).toThrow(/extra\.js/);
  expect(publishedIds(layout, name)).toHaveLength(1);
});

it('at a start makes new content live, and leaves alone what was rolled back', () => {
  const one = currentId();
  const two = builtRemote(name, 'two');
  expect(publishBuilt(layout, { [name]: two })).toHaveLength(1);
  expect(currentId()).not.toBe(one);
  rollBack(layout, name);
  expect(publishBuilt(layout, { [name]: two })).toEqual([]);
  expect(currentId()).toBe(one);
});

it.each([
  ['empty, as a full disk leaves it', ''],
  ['of a process that is somebody else', String(process.ppid)],
])('is not stopped by a lock file that is %s', (_name, content) => {
  writeFileSync(path.join(dataDir, 'registry', 'lock'), content);
  expect(promote(layout, name).registry.remotes[name]).toBeDefined();
});

it('goes on after a publisher that died in the middle, and never serves its half', () => {
  const before = readSnapshot(layout);
  writeFileSync(path.join(layout.history, '.draft-of-a-dead-one'), '{"payload":"');
  expect(readSnapshot(layout)).toEqual(before);
  expect(promote(layout, name).sequence).toBe((before?.sequence ?? 0) + 1);
});

it('loses no change of publishers that work at the same moment, in processes of their own', async () => {
  const apart = storeLayout(path.join(dataDir, 'apart'));
  const names = ['mfe-a', 'mfe-b', 'mfe-c'];
  for (const each of names) publish(apart, builtRemote(each, each), each);
  await Promise.all(names.map((each) => promoteElsewhere(path.join(dataDir, 'apart'), each)));
  const served = readSnapshot(apart);
  expect(Object.keys(served?.registry.remotes ?? {}).sort()).toEqual(names);
  // The first is 2: 1 is the state before anything was promoted.
  expect(served?.sequence).toBe(1 + 20 * names.length);
});

/** Twenty promotions in a row, by another process. */
async function promoteElsewhere(folder: string, each: string): Promise<void> {
  const script = `
    const { promote } = require(${JSON.stringify(path.join(__dirname, 'publish.ts'))});
    const { storeLayout } = require(${JSON.stringify(path.join(__dirname, 'layout.ts'))});
    for (let i = 0; i < 20; i++) promote(storeLayout(${JSON.stringify(folder)}), ${JSON.stringify(each)});`;
  await promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', '-e', script], { cwd: __dirname });
}

it('changes nothing on top of a snapshot that was tampered with', () => {
  const newest = snapshotFile(layout, readSnapshot(layout)?.sequence ?? 0);
  const good = readFileSync(newest, 'utf8');
  writeFileSync(newest, good.replace(/"sequence\\":\d+/, '"sequence\\":999'));
  expect(() => changeSnapshot(layout, (snapshot) => snapshot)).toThrow(/forged/);
  writeFileSync(newest, good);
});
