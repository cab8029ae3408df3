import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@kotoba/contracts';
import type { Surface } from '@kotoba/contracts/surface';
import { overrideLink } from '../overrides/make-override';
import { builtRemote, builtShell, storeIn, temporaryFolder } from '../testing/releases';
import type { ReleaseStore } from './layout';
import { check, promote, publish, publishBuilt, rollBack, startCanary } from './publish';
import { readSnapshot } from './snapshot';

const CORE = '@kotoba/shared-ui/core';
const name = 'mfe-learn';

function said(
  folder: string,
  file: string,
  key: string,
  names: readonly string[],
  more: Partial<Surface>,
): string {
  const symbols = { [CORE]: Object.fromEntries(names.map((each) => [each, 0])) };
  const surface: Surface = {
    contract: CONTRACT_VERSION,
    by: '1',
    symbols,
    shapes: ['.'],
    paths: {},
    ...more,
  };
  const described = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
  writeFileSync(path.join(folder, file), JSON.stringify({ ...described, [key]: surface }));
  return folder;
}
const remoteWith = (script: string, names: readonly string[], more: Partial<Surface> = {}) =>
  said(builtRemote(name, script), 'release.json', 'uses', names, more);
const shellWith = (script: string, names: readonly string[], more: Partial<Surface> = {}) =>
  said(builtShell(script), 'shell.json', 'gives', names, more);

let store: ReleaseStore;
const lines: string[] = [];
const say = (line: string) => void lines.push(line);
const published = async (app: string, folder: string) => (await publish(store, folder, app)).id;
const live = async () => (await readSnapshot(store))?.reason;

beforeEach(async () => {
  lines.length = 0;
  store = await storeIn(temporaryFolder());
  await publishBuilt(store, {
    shell: shellWith('a', ['Button', 'Card']),
    [name]: remoteWith('a', ['Button']),
  });
});

/** Source: OPS-67. */
it('refuses a remote that the live shell would break, as a promotion, as a canary, to look at, and before it is published', async () => {
  const before = await live();
  const folder = remoteWith('b', ['Button', 'Drawer']);
  const refused = new RegExp(
    `mfe-learn 1.0.0 .* and shell 1.0.0 .* do not fit:\n  Drawer of ${CORE} is gone`,
  );
  await expect(check(store, folder, name, say)).rejects.toThrow(refused);
  const id = await published(name, folder);
  await expect(promote(store, name, id, { say })).rejects.toThrow(refused);
  await expect(startCanary(store, name, { percent: 10, id, say })).rejects.toThrow(refused);
  const look = { suite: 'https://suite.example', hours: 1, id, say };
  await expect(overrideLink(store, name, look)).rejects.toThrow(refused);
  expect([await live(), lines]).toEqual([before, []]);
});

it.each([
  ['/words/:word', 'shell'],
  ['/learn', name],
  ['/notes', name],
])('refuses a remote with the address %s, which %s has, be it as a canary', async (address, owner) => {
  const canary = await published(name, builtRemote(name, 'b', '/notes'));
  await startCanary(store, name, { percent: 1, id: canary, say });
  const folder = builtRemote('mfe-words', 'a', address);
  const refused = `and ${owner} 1.0.0 \\(\\w+\\) do not fit:\n  both have the address ${address}$`;
  await expect(check(store, folder, 'mfe-words', say)).rejects.toThrow(new RegExp(refused));
});

it('refuses a shell that would break a live remote, its canary, or what it falls back on; a rollback never', async () => {
  const fitting = shellWith('b', ['Button', 'Card']);
  const narrow = shellWith('c', ['Card']);
  const refused = /Button of @kotoba\/shared-ui\/core is gone/;
  await expect(promote(store, 'shell', await published('shell', narrow), { say })).rejects.toThrow(refused);
  await promote(store, name, await published(name, remoteWith('b', ['Card'])), { say });
  await expect(promote(store, 'shell', undefined, { say })).rejects.toThrow(refused);
  await promote(store, name, await published(name, remoteWith('c', ['Card'])), { say });
  await startCanary(store, name, { percent: 1, id: await published(name, remoteWith('d', ['Button'])), say });
  await expect(check(store, narrow, 'shell', say)).rejects.toThrow(refused);
  await promote(store, 'shell', await published('shell', fitting), { say });
  await startCanary(store, name, { percent: 0, say });
  await promote(store, 'shell', await published('shell', narrow), { say });
  await promote(store, name, await published(name, remoteWith('e', [])), { say });
  expect((await rollBack(store, 'shell')).shell?.previous).toBeNull();
  expect(lines).toEqual([]);
});

it('goes back to the shell before under a remote that needs the newer one, and says so', async () => {
  await promote(store, 'shell', await published('shell', shellWith('b', ['Button', 'Card', 'New'])), { say });
  await promote(store, name, await published(name, remoteWith('b', ['New'])), { say });
  await rollBack(store, 'shell', { say });
  expect(await live()).toMatch(/^rollback shell/);
  expect(lines).toEqual([expect.stringMatching(/New of .* is gone[^]*Roll these back, too/)]);
});

it('lets of two at once that do not fit each other only one through', async () => {
  for (const script of ['b', 'c'])
    await promote(store, name, await published(name, remoteWith(script, ['Card'])), { say });
  const shell = await published('shell', shellWith('b', ['Card']));
  const remote = await published(name, remoteWith('d', ['Button']));
  const both = await Promise.allSettled([promote(store, 'shell', shell), promote(store, name, remote)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('passes a release of before, compares of one that others described the names alone, and says so', async () => {
  await promote(store, name, await published(name, builtRemote(name, 'b')), { say });
  await check(store, remoteWith('c', ['Card'], { by: '2', shapes: ['abcdef.'] }), name, say);
  expect(lines).toEqual([
    expect.stringMatching(/mfe-learn 1.0.0 .* could not be compared/),
    expect.stringMatching(/mfe-learn 1.0.0 .* by names alone: .* by 2, the other by 1/),
  ]);
  const refused = check(store, remoteWith('d', ['Drawer'], { by: '2' }), name, say);
  await expect(refused).rejects.toThrow(/Drawer of .* is gone/);
});

it('passes a raised contract, the remotes first, as its order is', async () => {
  const raised = { contract: CONTRACT_VERSION + 1 };
  const shell = await published('shell', shellWith('b', [], raised));
  await expect(promote(store, 'shell', shell, { say })).rejects.toThrow(/the contract is/);
  const folder = remoteWith('b', ['New'], raised);
  const file = path.join(folder, 'release.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"contract":\d+/, `"contract":${raised.contract}`));
  await promote(store, name, await published(name, folder), { say });
  await expect(promote(store, 'shell', shell, { say })).rejects.toThrow(/New of .* is gone/);
  await promote(store, 'shell', await published('shell', shellWith('c', ['New'], raised)), { say });
});

it('names the commit that changed it, where there is git', async () => {
  const root = temporaryFolder();
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).stdout.trim();
  const file = path.join(root, 'packages/shared-ui/core.ts');
  const commit = (text: string, message: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    git('add', '.');
    git('commit', '-qm', message);
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q');
  const first = commit('export const Button = 1;', 'first');
  const second = commit('', 'Buttons are gone');
  const third = commit('export const other = 1;', 'something else');
  const shell = shellWith('b', [], { commit: third });
  const folder = remoteWith('b', ['Button'], { commit: first });
  await promote(store, name, await published(name, folder), { say });
  const here = process.cwd();
  process.chdir(root);
  const checked = check(store, shell, 'shell', say).finally(() => process.chdir(here));
  await expect(checked).rejects.toThrow(`is gone: ${second.slice(0, 7)} Buttons are gone`);
});
