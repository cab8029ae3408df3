import type { DeployedRelease } from '@kotoba/contracts';
import type { FileStore } from '@kotoba/files';
import { emptySnapshot } from '../releases/snapshot';
import { noCounts, type Pages } from './counts';
import type { DayCounts } from './day-files';
import { describeHold, Holds, judge, trialOf, trialsOf } from './holds';

const [CURRENT, CANARY] = ['a'.repeat(16), 'b'.repeat(16)];
const bird = { remote: 'mfe-learn', id: CANARY, current: CURRENT, percent: 10 };
const now = new Date('2026-11-03T10:00:00Z');
const of = (failed: number, pages: number): Pages => ({ failed, pages });

/** A day of a release: all its pages, and those of a trial. */
const day = (id: string, pages: Pages, trial = trialOf(bird), date = '2026-11-02'): DayCounts => ({
  day: date,
  release: `mfe-learn@${id}`,
  counts: { ...noCounts(), pages: 9999, failed: id === CURRENT ? 0 : 9999, trials: { [trial]: pages } },
});
const smaller = trialOf({ ...bird, percent: 1 });
const before = trialOf({ ...bird, current: 'c'.repeat(16) });
const given = { ...bird, lifted: '2026-11-02T10:00:00.000Z' };

test.each<[string, DayCounts[], typeof bird, boolean]>([
  ['worse beside the current one', [day(CANARY, of(40, 50)), day(CURRENT, of(1, 50))], bird, true],
  ['both as bad', [day(CANARY, of(30, 60)), day(CURRENT, of(30, 60))], bird, false],
  [
    'days and edges are added up',
    [
      day(CANARY, of(20, 25)),
      day(CANARY, of(20, 25), trialOf(bird), '2026-11-03'),
      day(CURRENT, of(1, 30)),
      day(CURRENT, of(1, 30)),
    ],
    bird,
    true,
  ],
  [
    'too little of the current one beside it',
    [day(CANARY, of(40, 50)), day(CURRENT, of(1, 49))],
    bird,
    false,
  ],
  [
    'for another share all was well, with more pages of the current one',
    [
      day(CANARY, of(100, 500)),
      day(CURRENT, of(100, 500)),
      day(CANARY, of(0, 10), smaller),
      day(CURRENT, of(10, 1000), smaller),
    ],
    bird,
    false,
  ],
  [
    'it was the current one itself once, or stood beside another',
    [day(CANARY, of(50, 50), before), day(CURRENT, of(0, 50), before)],
    bird,
    false,
  ],
  [
    'what was counted before it was given anyway',
    [day(CANARY, of(50, 50)), day(CURRENT, of(0, 50))],
    given,
    false,
  ],
])(
  'a canary is judged by what was counted while it stood as it stands (OPS-79): %s',
  (_what, days, canary, held) => {
    expect(judge(canary, days, now) !== null).toBe(held);
  },
);

const release = (id: string): DeployedRelease => ({
  contract: 1,
  version: '1.0.0',
  id,
  url: '/releases/mfe-learn/',
  entry: 'entry.js',
  integrity: 'sha384-x',
  shared: {},
  contributions: { routes: [], sidebar: [], cards: [] } as never,
});
const empty = emptySnapshot(now);
const remotes = {
  'mfe-learn': {
    current: release(CURRENT),
    previous: null,
    canary: { release: release(CANARY), percent: 10 },
  },
  'mfe-other': { current: release(CURRENT), previous: null },
};
const snapshot = { ...empty, registry: { ...empty.registry, remotes } };

test.each([
  ['the canary', [`mfe-learn@${CANARY}`], `mfe-learn@${CANARY}`],
  ['the current one', [`mfe-learn@${CURRENT}`], `mfe-learn@${CURRENT}`],
  ['both, as who falls back', [`mfe-learn@${CURRENT}`, `mfe-learn@${CANARY}`], `mfe-learn@${CANARY}`],
])('a page of %s counts for one side of the trial alone', (_what, ran, side) => {
  const trials = trialsOf(snapshot, new Map(ran.map((each) => [each, null])));
  expect([...trials]).toEqual([[side, trialOf(bird)]]);
});

test('a hold that the store did not take is said at once, and written when it does (OPS-79)', async () => {
  const created: string[] = [];
  let isAway = true;
  const store: Pick<FileStore, 'read' | 'create'> = {
    read: async () => null,
    create: async (name) => {
      if (isAway) throw new Error('away');
      return created.push(name) > 0;
    },
  };
  const holds = new Holds(store as FileStore);
  const read = async () => [day(CANARY, of(50, 50)), day(CURRENT, of(0, 50))];
  const [hold, ...more] = await holds.review(snapshot, read, now);
  expect([hold && describeHold(hold), more]).toEqual([
    `mfe-learn ${CANARY} was held back: 50 of 50 pages failed, of ${CURRENT} 0 of 50 pages failed`,
    [],
  ]);
  await expect(holds.write()).rejects.toThrow('away');
  isAway = false;
  expect(await holds.review(snapshot, read, now)).toEqual([]);
  await holds.write();
  await holds.write();
  expect(created).toEqual([`telemetry/held/mfe-learn/${CANARY}.json`]);
});
