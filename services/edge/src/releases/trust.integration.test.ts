import { createPrivateKey } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DeployedRemote } from '@kotoba/contracts';
import { integrityOf } from '@kotoba/federation/files';
import { runEdge } from '../testing/edge';
import {
  asTeam,
  builtRemote,
  builtShell,
  makeKey,
  named,
  storeIn,
  temporaryFolder,
} from '../testing/releases';
import { distrust, trust } from './changes';
import { hashOf, publicKeyAt, signText } from './keys';
import { releaseFolder, type ReleaseStore } from './layout';
import { LiveSnapshot } from './live-snapshot';
import { disable, promote, publish, rollBack, startCanary } from './publish';
import type { SuiteSnapshot } from './schema';
import { changeSnapshot, readHistory, readSnapshot, snapshotFile } from './snapshot';
import { verifyStore } from './verify';

const [teamA, teamB, stranger] = [makeKey(), makeKey(), makeKey()];
const entryOf = (name: string) => ({
  name,
  publicKey: publicKeyAt(name === 'team-a' ? teamA.publicKey : teamB.publicKey),
});

const dataDir = temporaryFolder();
let platform: ReleaseStore;
const ofTeam = (key: { privateKey: string }): ReleaseStore => asTeam(platform, key);

beforeAll(async () => {
  platform = await storeIn(dataDir);
  const builds = {
    shell: builtShell(),
    'mfe-a': builtRemote('mfe-a', 'one'),
    'mfe-b': builtRemote('mfe-b', 'one'),
  };
  for (const [name, folder] of Object.entries(builds)) {
    await publish(platform, folder, name);
    await promote(platform, name);
  }
  for (const [name, remote] of [
    ['team-a', 'mfe-a'],
    ['team-b', 'mfe-b'],
  ] as const)
    await changeSnapshot(platform, (state) =>
      trust(state, { ...entryOf(name), remotes: [remote] }, new Date()),
    );
});

const newest = async (): Promise<SuiteSnapshot> => {
  const snapshot = await readSnapshot(platform);
  if (!snapshot) throw new Error('nothing is promoted');
  return snapshot;
};
const fileOf = (sequence: number) => path.join(dataDir, snapshotFile(sequence));
const textOf = (sequence: number) => readFileSync(fileOf(sequence), 'utf8');

function write(
  snapshot: SuiteSnapshot,
  { privateKey }: { privateKey: string },
  at = snapshot.sequence,
): void {
  const payload = JSON.stringify(snapshot);
  const signature = signText(payload, createPrivateKey(privateKey));
  writeFileSync(fileOf(at), JSON.stringify({ payload, signature }));
}

/** A change by team-a on top of the newest snapshot, as its CI would make it. */
async function nextOf(
  over: (now: SuiteSnapshot) => Partial<SuiteSnapshot> = () => ({}),
): Promise<SuiteSnapshot> {
  const now = await newest();
  const when = new Date().toISOString();
  return {
    ...now,
    sequence: now.sequence + 1,
    change: { who: 'team-a', when, what: 'promote', app: 'mfe-a', from: null, to: null },
    before: hashOf(textOf(now.sequence)),
    ...over(now),
  };
}
type Remotes = SuiteSnapshot['registry']['remotes'];
/** Other remotes than those of `now`, made of the row of team-a's and all others. */
function withRemotes(
  now: SuiteSnapshot,
  change: (own: DeployedRemote, others: Remotes) => Remotes,
): Partial<SuiteSnapshot> {
  const { 'mfe-a': own, ...others } = now.registry.remotes;
  if (!own) throw new Error('mfe-a is not promoted');
  return { registry: { ...now.registry, remotes: change(own, others) } };
}

/** What an edge that runs since before, and one that starts now, serve and say. */
async function served(running: LiveSnapshot) {
  const states = [await running.read(), await new LiveSnapshot(platform).read()];
  return states.map(({ snapshot, problem }) => [snapshot?.sequence, problem]);
}

/** Source: OPS-70, OPS-72. */
it("takes from a team's key what changes its own remotes, and says who did it and why", async () => {
  const own = ofTeam(teamA);
  await publish(own, builtRemote('mfe-a', 'two'), 'mfe-a');
  const running = new LiveSnapshot(platform);
  await running.read();
  const { sequence, change } = await promote(own, 'mfe-a', undefined, { why: 'the new quiz' });
  expect(change).toMatchObject({ who: 'team-a', what: 'promote', app: 'mfe-a', why: 'the new quiz' });
  await startCanary(own, 'mfe-a', { percent: 5 });
  await rollBack(own, 'mfe-a');
  expect(await served(running)).toEqual([
    [sequence + 2, null],
    [sequence + 2, null],
  ]);
  const history = await readHistory(platform);
  expect(history.every(({ problem }) => problem === null)).toBe(true);
  expect(history.slice(-3).map((entry) => entry.change)).toEqual([
    change,
    expect.objectContaining({ what: 'canary' }),
    expect.objectContaining({ what: 'rollback', from: change?.to, to: change?.from }),
  ]);
});

it.each<[string, (own: ReleaseStore) => Promise<unknown>, RegExp]>([
  ['another remote', (own) => promote(own, 'mfe-b'), /team-a may change mfe-a alone, and not mfe-b/],
  ['the shell', (own) => promote(own, 'shell'), /not shell/],
  [
    'whether its own is disabled',
    (own) => disable(own, 'mfe-a', { disabled: true }),
    /not whether mfe-a is disabled/,
  ],
  [
    'the list of keys',
    (own) => changeSnapshot(own, (state) => distrust(state, 'team-b', new Date())),
    /not the list of keys/,
  ],
])('refuses at the command line what a team may not change: %s', async (_what, attempt, message) => {
  const before = await newest();
  await expect(attempt(ofTeam(teamA))).rejects.toThrow(message);
  expect(await newest()).toEqual(before);
});

type Forged = [string, (now: SuiteSnapshot) => Partial<SuiteSnapshot>, { privateKey: string }, string];
/** Source: OPS-73. */
it.each<Forged>([
  ['signed by a key that nobody trusts', () => ({}), stranger, 'forged'],
  ["signed by another team's key", () => ({}), teamB, 'forged'],
  [
    'in the name of the platform',
    ({ change }) => ({ change: change && { ...change, who: 'platform' } }),
    teamA,
    'forged',
  ],
  [
    'that claims to be of another remote',
    ({ change }) => ({ change: change && { ...change, who: 'team-a', app: 'mfe-b' } }),
    teamA,
    'overreach',
  ],
  ['that says nobody made it', () => ({ change: undefined }), teamA, 'forged'],
  [
    'that changes another remote',
    (now) => withRemotes(now, (own) => ({ 'mfe-a': own, 'mfe-b': own })),
    teamA,
    'overreach',
  ],
  [
    'that takes another remote away',
    (now) => withRemotes(now, (own) => ({ 'mfe-a': own })),
    teamA,
    'overreach',
  ],
  [
    'that comes first with addresses of others',
    (now) => withRemotes(now, (own, others) => ({ ...others, 'mfe-a': own })),
    teamA,
    'overreach',
  ],
  [
    'that adds a remote',
    (now) => withRemotes(now, (own, others) => ({ 'mfe-a': own, ...others, 'mfe-c': own })),
    teamA,
    'overreach',
  ],
  [
    'that disables its own remote',
    (now) => withRemotes(now, (own, others) => ({ 'mfe-a': { ...own, disabled: true }, ...others })),
    teamA,
    'overreach',
  ],
  ['that changes the shell', () => ({ shell: null }), teamA, 'overreach'],
  [
    'that gives itself more',
    ({ trusted = [] }) => ({ trusted: trusted.map((key) => ({ ...key, remotes: ['mfe-a', 'mfe-b'] })) }),
    teamA,
    'overreach',
  ],
  ['that trusts nobody', () => ({ trusted: undefined }), teamA, 'overreach'],
  [
    'that changes what others published',
    ({ pins = {} }) => ({
      pins: Object.fromEntries(Object.keys(pins).map((key) => [key, integrityOf(Buffer.from('evil'))])),
    }),
    teamA,
    'overreach',
  ],
  [
    'that gives anyway what is held back of others',
    () => ({ lifted: { [`mfe-b/${'0'.repeat(16)}`]: new Date().toISOString() } }),
    teamA,
    'overreach',
  ],
  ['that does not say what it follows', () => ({ before: undefined }), teamA, 'edited'],
  ['that follows on another history', () => ({ before: hashOf('another') }), teamA, 'edited'],
])(
  'refuses a snapshot %s: the last good one is served, and readiness says so',
  async (_what, over, key, problem) => {
    const running = new LiveSnapshot(platform);
    const good = (await running.read()).snapshot?.sequence ?? 0;
    const next = await nextOf(over);
    write(next, key);
    expect(await served(running)).toEqual([
      [good, problem],
      [good, problem],
    ]);
    await expect(promote(platform, 'mfe-a')).rejects.toThrow(problem);
    rmSync(fileOf(next.sequence));
    expect(await served(running)).toEqual([
      [good, null],
      [good, null],
    ]);
  },
);

it("refuses a team's old snapshot under the next number, and one that is signed by nobody", async () => {
  const { sequence } = await promote(ofTeam(teamA), 'mfe-a');
  const running = new LiveSnapshot(platform);
  await running.read();
  const unsigned = JSON.stringify({ payload: JSON.stringify(await nextOf()), signature: '' });
  for (const [text, problem] of [
    [textOf(sequence), 'misnumbered'],
    [unsigned, 'forged'],
  ] as const) {
    writeFileSync(fileOf(sequence + 1), text);
    expect(await served(running)).toEqual([
      [sequence, problem],
      [sequence, problem],
    ]);
  }
  rmSync(fileOf(sequence + 1));
});

it('refuses history that was written anew, though a key that is trusted signed it', async () => {
  const { sequence } = await promote(ofTeam(teamA), 'mfe-a');
  await promote(ofTeam(teamB), 'mfe-b');
  const running = new LiveSnapshot(platform);
  await running.read();
  const kept = [textOf(sequence), textOf(sequence + 1)] as const;
  const earlier = JSON.parse(JSON.parse(kept[0]).payload) as SuiteSnapshot;
  write({ ...earlier, reason: 'another' }, teamA);
  // What follows on the file of before is no longer good for who starts now; who runs serves it on.
  expect(await served(running)).toEqual([
    [sequence + 1, null],
    [sequence, 'edited'],
  ]);
  const named = (await verifyStore(platform)).problems;
  expect(named).toContain(`registry: snapshot ${sequence + 1} is edited`);
  writeFileSync(fileOf(sequence), kept[0]);
  // The one that is served, in another wording.
  const latest = JSON.parse(JSON.parse(kept[1]).payload) as SuiteSnapshot;
  write({ ...latest, reason: 'another' }, teamB);
  const { snapshot, problem } = await running.read();
  expect([snapshot?.reason, problem]).toEqual([latest.reason, 'edited']);
  writeFileSync(fileOf(sequence + 1), kept[1]);
  expect((await running.read()).problem).toBeNull();
  expect((await verifyStore(platform)).problems).toEqual([]);
});

it('names in the history what the platform signed on a file that is another one now', async () => {
  const { sequence } = await promote(ofTeam(teamA), 'mfe-a');
  await promote(platform, 'mfe-b');
  const kept = textOf(sequence);
  write({ ...(JSON.parse(JSON.parse(kept).payload) as SuiteSnapshot), reason: 'another' }, teamA);
  const problems = (await readHistory(platform)).filter(({ problem }) => problem !== null);
  expect(problems).toMatchObject([{ sequence: sequence + 1, problem: 'edited' }]);
  writeFileSync(fileOf(sequence), kept);
});

it('loses no change of a team and the platform at the same moment', async () => {
  const { sequence } = await newest();
  const teams: [ReleaseStore, string][] = [
    [ofTeam(teamA), 'mfe-a'],
    [ofTeam(teamB), 'mfe-b'],
    [platform, 'shell'],
  ];
  await Promise.all(
    teams.map(async ([store, app]) => {
      for (let turn = 0; turn < 4; turn++) await promote(store, app);
    }),
  );
  expect((await newest()).sequence).toBe(sequence + 12);
  expect((await verifyStore(platform)).problems).toEqual([]);
});

/** Source: OPS-74. */
it('serves no file of a description that is not the one that was promoted', async () => {
  const { id } = await publish(platform, builtRemote('mfe-b', 'one'), 'mfe-b');
  const described = path.join(dataDir, releaseFolder('mfe-b', id), 'release.json');
  const good = readFileSync(described, 'utf8');
  const entry = named('entry.js', 'evil');
  const evil = JSON.parse(good) as { files: Record<string, string> };
  evil.files[entry] = integrityOf(Buffer.from('evil'));
  writeFileSync(path.join(path.dirname(described), entry), 'evil');
  const edge = await runEdge(platform);
  writeFileSync(described, JSON.stringify(evil));
  expect((await edge.get(`/releases/mfe-b/${entry}`)).status).toBe(503);
  expect(await (await edge.get('/readyz')).json()).toMatchObject({ damagedFiles: [`mfe-b/${id}`] });
  writeFileSync(described, good);
  expect((await edge.get(`/releases/mfe-b/${entry}`)).status).toBe(404);
  await edge.stop();
});

it('takes no description for its own that somebody else put in its place first', async () => {
  const folder = builtRemote('mfe-a', 'planted');
  const description = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as {
    id: string;
    files: object;
  };
  const evil = {
    ...description,
    files: { ...description.files, 'x.0123456789abcdef.js': integrityOf(Buffer.from('evil')) },
  };
  await platform.files.create(`${releaseFolder('mfe-a', description.id)}/release.json`, JSON.stringify(evil));
  await expect(publish(ofTeam(teamA), folder, 'mfe-a')).rejects.toThrow(/somebody else wrote it/);
});

it('takes nothing from a key that is trusted no longer', async () => {
  await changeSnapshot(platform, (state) => distrust(state, 'team-a', new Date()), {
    why: 'the laptop was stolen',
  });
  await expect(promote(ofTeam(teamA), 'mfe-a')).rejects.toThrow(/nor to a team that they trust/);
  const running = new LiveSnapshot(platform);
  const { snapshot } = await running.read();
  write(await nextOf(), teamA);
  expect(await served(running)).toEqual([
    [snapshot?.sequence, 'forged'],
    [snapshot?.sequence, 'forged'],
  ]);
  rmSync(fileOf((snapshot?.sequence ?? 0) + 1));
});

it('gives one key no second name', async () => {
  const twin = { ...entryOf('team-b'), name: 'team-c', remotes: ['mfe-c'] };
  await expect(changeSnapshot(platform, (state) => trust(state, twin, new Date()))).rejects.toThrow(
    /team-b has that key/,
  );
});
