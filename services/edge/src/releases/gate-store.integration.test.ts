import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@kotoba/contracts';
import { unmet } from '@kotoba/contracts/ranges';
import { overrideLink } from '../overrides/make-override';
import { CORE, described, LEARN as name, remoteWith, shellWith } from '../testing/described';
import { builtRemote, storeIn, temporaryFolder } from '../testing/releases';
import type { ReleaseStore } from './layout';
import { check, disable, promote, publish, readShellRelease, rollBack, startCanary } from './publish';
import { publishBuilt } from './publish-built';
import { readSnapshot } from './snapshot';

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
  expect((await readSnapshot(store))?.change?.gate).toBe('newer contract');
  await expect(promote(store, 'shell', shell, { say })).rejects.toThrow(/New of .* is gone/);
  await promote(store, 'shell', await published('shell', shellWith('c', ['New'], raised)), { say });
});

/** Source: OPS-67. */
it('passes a minor version of a shared package, and refuses a major by name, either side first', async () => {
  const names = ['Button', 'Card'];
  const run = async () => {
    const { shell, registry } = (await readSnapshot(store)) ?? {};
    const { provides = {} } = (await readShellRelease(store, shell?.current.id ?? '')) ?? {};
    // What the loader asks before it runs a release.
    return unmet(registry?.remotes[name]?.current.shared ?? {}, provides);
  };
  await promote(store, 'shell', await published('shell', shellWith('b', names, {}, { [CORE]: '1.1.0' })), {
    say,
  });
  expect([lines, await run()]).toEqual([[], []]);
  const major = shellWith('c', names, {}, { [CORE]: '2.0.0' });
  await expect(promote(store, 'shell', await published('shell', major), { say })).rejects.toThrow(
    /mfe-learn 1.0.0 .* and shell 1.0.0 .* do not fit:\n {2}@kotoba\/shared-ui is 2.0.0, and \^1.0.0 is asked for$/,
  );
  await expect(check(store, remoteWith('b', names, {}, { [CORE]: '2.1.0' }), name, say)).rejects.toThrow(
    '@kotoba/shared-ui is 1.1.0, and ^2.1.0 is asked for',
  );
  // What it uses of a newer minor is asked by name.
  await check(store, remoteWith('c', names, {}, { [CORE]: '1.2.0' }), name, say);
  await expect(
    check(store, remoteWith('d', [...names, 'New'], {}, { [CORE]: '1.2.0' }), name, say),
  ).rejects.toThrow(/New of .* is gone/);
  await promote(store, name, await published(name, remoteWith('e', names, {}, { [CORE]: '1.2.0' })), { say });
  expect([lines, await run()]).toEqual([[], []]);
});

it('says of a shell of before that versions were not compared', async () => {
  await promote(
    store,
    'shell',
    await published('shell', described(shellWith('b', ['Button']), 'shell.json', { provides: undefined })),
    { say },
  );
  expect(lines).toEqual([expect.stringMatching(/compared without versions/)]);
  expect((await readSnapshot(store))?.change?.gate).toBe('not compared');
});

it('says of a live release that cannot be read that it was not compared', async () => {
  const { id } = (await readSnapshot(store))?.registry.remotes[name]?.current ?? { id: '' };
  await store.files.remove(`releases/${name}/${id}/release.json`);
  await promote(store, 'shell', await published('shell', shellWith('b', [])), { say });
  expect(lines).toEqual([`${name} 1.0.0 (${id}) could not be compared: it is missing in the store.`]);
  await store.files.put(`releases/${name}/${id}/release.json`, '{}');
  await check(store, shellWith('c', []), 'shell', say);
  expect(lines[1]).toMatch(/could not be compared: .* is not the one that was promoted/);
});

it('asks for a remote that is disabled when it comes back', async () => {
  await disable(store, name, { disabled: true });
  await promote(store, 'shell', await published('shell', shellWith('b', ['Card'])), { say });
  const enabled = () => disable(store, name, { disabled: false, say });
  await expect(enabled()).rejects.toThrow(/mfe-learn 1.0.0 .* Button of .* is gone/s);
  await promote(store, name, await published(name, remoteWith('b', ['Card'])), { say });
  await expect(enabled()).rejects.toThrow(/Button of .* is gone/);
  await promote(store, name, await published(name, remoteWith('c', ['Card'])), { say });
  expect((await enabled()).change).toMatchObject({ what: 'enable', gate: 'fits' });
});

/** Source: OPS-70. */
it('keeps in the history what the gate said, and nothing of what it was not asked', async () => {
  const said = async () => (await readSnapshot(store))?.change?.gate;
  await promote(store, name, await published(name, remoteWith('b', ['Card'])));
  expect(await said()).toBe('fits');
  await promote(store, name, await published(name, remoteWith('c', ['Card'], { by: '2' })));
  expect(await said()).toBe('by names alone');
  await startCanary(store, name, { percent: 1, id: await published(name, builtRemote(name, 'd')) }).catch(
    () => null,
  );
  expect(await said()).toBe('not compared');
  await startCanary(store, name, { percent: 0 });
  expect(await said()).toBeUndefined();
  await promote(store, 'shell', await published('shell', shellWith('b', ['Card', 'New'])));
  await promote(store, name, await published(name, remoteWith('e', ['New'])));
  await rollBack(store, 'shell');
  expect(await said()).toBe('does not fit');
});
