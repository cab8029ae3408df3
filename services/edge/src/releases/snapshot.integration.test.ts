import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtRemote, temporaryFolder } from '../testing/releases';
import { publishBuilt, promote, rollBack, publish, publishedIds } from './publish';
import { storeLayout } from './layout';
import { changeSnapshot, readSnapshot } from './snapshot';

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
  expect(existsSync(path.join(layout.registry, 'lock'))).toBe(false);
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

it('refuses a change while another process makes one, and takes over from one that died', () => {
  const lock = path.join(layout.registry, 'lock');
  writeFileSync(lock, String(process.ppid));
  expect(() => promote(layout, name)).toThrow(/changing the registry/);
  // Above any process number that Linux gives.
  writeFileSync(lock, '999999999');
  expect(promote(layout, name).registry.remotes[name]).toBeDefined();
});

it('changes nothing on top of a snapshot that was tampered with', () => {
  const good = readFileSync(layout.current, 'utf8');
  writeFileSync(layout.current, good.replace(/"sequence\\":\d+/, '"sequence\\":999'));
  expect(() => changeSnapshot(layout, (snapshot) => snapshot)).toThrow(/forged/);
  writeFileSync(layout.current, good);
});
