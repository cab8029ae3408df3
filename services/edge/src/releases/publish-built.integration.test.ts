import { described, LEARN as name, remoteWith, shellWith, surfaceOf } from '../testing/described';
import { asTeam, builtRemote, makeKey, storeIn, temporaryFolder } from '../testing/releases';
import { trust } from './changes';
import type { ReleaseStore } from './layout';
import { LiveSnapshot } from './live-snapshot';
import { promote, publish, publishedIds } from './publish';
import { publishBuilt } from './publish-built';
import { changeSnapshot, readSnapshot } from './snapshot';

let store: ReleaseStore;
const published = async (app: string, folder: string) => (await publish(store, folder, app)).id;

beforeEach(async () => {
  store = await storeIn(temporaryFolder());
  await publishBuilt(store, {
    shell: shellWith('a', ['Button', 'Card']),
    [name]: remoteWith('a', ['Button']),
  });
});

const state = async () => {
  const { shell, registry } = (await readSnapshot(store)) ?? {};
  const row = registry?.remotes[name];
  return { shell: shell?.current.id, current: row?.current.id, previous: row?.previous?.id };
};
const team = makeKey();
const trusted = () =>
  changeSnapshot(store, (now) =>
    trust(now, { name: 'learn-team', publicKey: team.publicKey, remotes: [name] }, new Date()),
  );

it('refuses all that was built when it would break what stays, at each start, and keeps nothing of it', async () => {
  const grammar = described(builtRemote('mfe-grammar', 'a'), 'release.json', {
    uses: surfaceOf(['Card']),
  });
  await promote(store, 'mfe-grammar', await published('mfe-grammar', grammar));
  const before = await state();
  const builds = { shell: shellWith('b', ['Button']), [name]: remoteWith('b', ['Button']) };
  for (let start = 0; start < 2; start++)
    await expect(publishBuilt(store, builds)).rejects.toThrow(/mfe-grammar 1.0.0 .* Card of .* is gone/s);
  expect(await state()).toEqual(before);
  expect(await publishedIds(store, 'shell')).toEqual([before.shell]);
});

it('holds the new shell against the new remotes, and takes away a fall-back that does not fit it', async () => {
  const builds = { shell: shellWith('b', ['New']), [name]: remoteWith('b', ['New']) };
  expect(await publishBuilt(store, builds)).toHaveLength(2);
  expect((await state()).previous).toBeUndefined();
  expect((await readSnapshot(store))?.change).toMatchObject({ app: name, gate: 'fits' });
  await trusted();
  await promote(asTeam(store, team), name, await published(name, remoteWith('c', ['New'])));
  expect(await new LiveSnapshot(store).read()).toMatchObject({ problem: null });
});

it('leaves to a team what the team ships, and holds the new shell against that', async () => {
  await trusted();
  const ofTeam = await published(name, remoteWith('b', ['Button']));
  await promote(asTeam(store, team), name, ofTeam);
  const builds = { shell: shellWith('b', ['Button', 'New']), [name]: remoteWith('c', ['New']) };
  expect(await publishBuilt(store, builds)).toEqual([
    `${name} is left to learn-team`,
    expect.stringMatching(/^shell .* is live$/),
  ]);
  expect(await state()).toMatchObject({ current: ofTeam });
  const narrow = { shell: shellWith('c', ['New']), [name]: remoteWith('d', ['New']) };
  await expect(publishBuilt(store, narrow)).rejects.toThrow(/Button of .* is gone/);
});
