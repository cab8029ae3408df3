import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@kotoba/contracts';
import type { Surface } from '@kotoba/contracts/surface';
import { CORE, LEARN as name, remoteWith, shellWith } from '../testing/described';
import { storeIn, temporaryFolder } from '../testing/releases';
import { promote, publish } from './publish';

const root = temporaryFolder();
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();
function commit(file: string, text: string, message: string): string {
  const place = path.join(root, 'packages', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  git('add', '.');
  git('commit', '-qm', message);
  return git('rev-parse', 'HEAD');
}
const here = process.cwd();
afterEach(() => process.chdir(here));
const inSources = (request: string, symbol: string, source: string) => ({
  sources: { [request]: { [symbol]: source } },
});
const button = (hash: string) => inSources(CORE, 'Button', `shared-ui/src/button.tsx#${hash}`);
let first: string;
let second: string;
let third: string;
let last: string;
beforeAll(() => {
  git('init', '-q');
  first = commit('shared-ui/src/button.tsx', '1', 'first');
  second = commit('shared-ui/src/button.tsx', '2', 'the tone is a number');
  const all = 'paths and events have other names';
  third = `${commit('contracts/src/all.ts', '1', all).slice(0, 7)} ${all}`;
  last = commit('shared-ui/src/card.tsx', '1', 'something else');
});

/** What is said of a remote alone in a store and a shell that has another `Button`, or what is given. */
async function refusal(uses: Partial<Surface>, gives: Partial<Surface>, names = ['Button']): Promise<string> {
  const store = await storeIn(temporaryFolder());
  const remote = remoteWith('a', ['Button'], { shapes: ['abcdef.'], ...uses });
  await promote(store, name, (await publish(store, remote, name)).id);
  process.chdir(root);
  const shell = shellWith(
    'a',
    names,
    { shapes: ['ghijkl.'], ...gives },
    { '@kotoba/contracts': '1.1.0', [CORE]: '1.1.0' },
  );
  return promote(store, 'shell', (await publish(store, shell, 'shell')).id).then(
    () => 'passed',
    ({ message }: Error) => message,
  );
}
const changed = `Button of ${CORE} has changed (^1.0.0 is asked for, 1.1.0 is there)`;

/** Source: OPS-67. */
it('names the last commit that touched the file of what has changed, and no later one of its package', async () => {
  const said = await refusal({ commit: first, ...button('1') }, { commit: last, ...button('2') });
  expect(said).toMatch(/^mfe-learn 1.0.0 \(\w+\) and shell 1.0.0 \(\w+\) do not fit:\n/);
  expect(said.split('\n')[1]).toBe(`  ${changed}: ${second.slice(0, 7)} the tone is a number`);
});

it('names none when that file did not change, but what its type is made of', async () => {
  const said = await refusal({ commit: first, ...button('1') }, { commit: last, ...button('1') });
  expect(said.split('\n')[1]).toBe(`  ${changed}`);
});

it('names the one that the shell carries, for a team without its history', async () => {
  const changes = { 'shared-ui/src/button.tsx#2': 'abc1234 the tone is a number' };
  const elsewhere = { commit: '0'.repeat(40) };
  const gives = { commit: last, changes };
  const lineOf = async (...given: Parameters<typeof refusal>) => (await refusal(...given)).split('\n')[1];
  expect(await lineOf({ ...elsewhere, ...button('1') }, { ...gives, ...button('2') })).toBe(
    `  ${changed}: abc1234 the tone is a number`,
  );
  expect(await lineOf({ ...elsewhere, ...button('1') }, { ...gives, symbols: {} })).toMatch(
    /is gone \(.*\): abc1234 the tone is a number$/,
  );
  expect(await lineOf({ ...elsewhere, ...button('2') }, { ...gives, symbols: {} })).toMatch(
    /is gone \(.*\)$/,
  );
});

/** Source: OPS-67. */
it.each<[string, Partial<Surface>, Partial<Surface>, string]>([
  [
    'a renamed event',
    { symbols: { '@kotoba/contracts': { 'serverEvent.note.changed': 0 } } },
    { symbols: { '@kotoba/contracts': { 'serverEvent.note.renamed': 0 } } },
    'serverEvent.note.changed of @kotoba/contracts is gone',
  ],
  [
    'a moved path',
    { symbols: {}, paths: { learn: '/learn' } },
    { symbols: {}, paths: { learn: '/study' } },
    'the path learn is /study, not /learn',
  ],
  [
    'an older contract',
    {},
    { contract: CONTRACT_VERSION + 1 },
    `the contract is ${CONTRACT_VERSION + 1}, not ${CONTRACT_VERSION}`,
  ],
])('names remote, symbol, both versions and the commit of %s', async (_what, uses, gives, misfit) => {
  const sources = (hash: string) => {
    const file = `contracts/src/all.ts#${hash}`;
    return {
      sources: { '@kotoba/contracts': { serverEvent: file, routes: file, CONTRACT_VERSION: file } },
    };
  };
  const told = await refusal(
    { commit: first, ...sources('1'), ...uses },
    { commit: last, ...sources('2'), ...gives },
  );
  expect(told).toMatch(/^mfe-learn 1.0.0 \(\w+\) and shell 1.0.0 \(\w+\) do not fit:\n/);
  expect(told.split('\n')[1]).toBe(`  ${misfit} (^1.0.0 is asked for, 1.1.0 is there): ${third}`);
});
