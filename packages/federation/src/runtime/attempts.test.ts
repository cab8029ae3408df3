import { loadWithinBudget, type Plan, LOAD_BUDGET_MS } from './attempts';
import type { Failure, FailureCode, Result } from './failure';

type Loaded = { from: string };
const failure = (code: FailureCode, version: string): Failure => ({
  ok: false,
  code,
  remote: 'mfe-learn',
  version,
});
const success = (from: string): Result<Loaded> => ({ ok: true, from });
const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
const never = new Promise<Result<Loaded>>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs a plan to its end on a fake clock and tells how long it took. */
async function run(plan: Partial<Plan<string, Loaded>> & Pick<Plan<string, Loaded>, 'start'>) {
  const began = performance.now();
  let took = Infinity;
  const done = loadWithinBudget<string, Loaded>({
    candidates: ['current'],
    timedOut: (version) => failure('timeout', version),
    ...plan,
  }).then((outcome) => {
    took = performance.now() - began;
    return outcome;
  });
  await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS + 2000);
  return { outcome: await done, took };
}

it('takes the first success, at once', async () => {
  const { outcome, took } = await run({ start: () => after(100, success('a')) });
  expect(outcome).toEqual(success('a'));
  expect(took).toBe(100);
});

it('tries three times when a file cannot be reached, and says so within two seconds', async () => {
  const start = jest.fn(() => after(20, failure('unreachable', 'current')));
  const { outcome, took } = await run({ start });
  expect(outcome).toMatchObject({ ok: false, code: 'unreachable' });
  expect(start.mock.calls).toEqual([
    ['current', 0],
    ['current', 1],
    ['current', 2],
  ]);
  expect(took).toBeLessThan(2000);
});

it('waits between the tries, and not always as long', async () => {
  const moments = new Set<number>();
  for (let round = 0; round < 5; round += 1) {
    const times: number[] = [];
    await run({
      start: () => {
        times.push(performance.now());
        return Promise.resolve(failure('unreachable', 'current'));
      },
    });
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(150);
    expect(third - second).toBeGreaterThanOrEqual(400);
    moments.add(third - first);
  }
  expect(moments.size).toBeGreaterThan(1);
});

it.each<FailureCode>(['contract', 'shared-version', 'broken', 'route-missing', 'forbidden-origin'])(
  'does not try again after %s: it would end the same way',
  async (code) => {
    const start = jest.fn(() => Promise.resolve(failure(code, 'current')));
    expect((await run({ start })).outcome).toMatchObject({ code });
    expect(start).toHaveBeenCalledTimes(1);
  },
);

it('gives up a release that hangs after eight seconds, retries included', async () => {
  const start = jest.fn(() => never);
  const { outcome, took } = await run({ start });
  expect(outcome).toMatchObject({ ok: false, code: 'timeout' });
  expect(took).toBeLessThan(LOAD_BUDGET_MS + 100);
  expect(start.mock.calls.length).toBeGreaterThan(1);
});

it('gives up two releases that hang after the same eight seconds', async () => {
  const { outcome, took } = await run({ candidates: ['current', 'previous'], start: () => never });
  expect(outcome).toMatchObject({ code: 'timeout', version: 'current' });
  expect(took).toBeLessThan(LOAD_BUDGET_MS + 100);
});

it('falls back on the release before, tells of the failure, and reports the first one when both fail', async () => {
  const onFailure = jest.fn();
  const start = (version: string) =>
    Promise.resolve(version === 'current' ? failure('broken', version) : success(version));
  const candidates = ['current', 'previous'];
  expect((await run({ candidates, start, onFailure })).outcome).toEqual(success('previous'));
  expect(onFailure).toHaveBeenCalledWith(failure('broken', 'current'));
  const both = await run({ candidates, start: (version) => Promise.resolve(failure('broken', version)) });
  expect(both.outcome).toMatchObject({ version: 'current' });
});

it('lets a patient try win on a slow line, and a fresh one on a dead connection', async () => {
  const slow = await run({
    start: (_version, retry) => after(retry === 0 ? 4000 : 9000, success(`try ${retry}`)),
  });
  expect(slow.outcome).toEqual(success('try 0'));
  const dead = await run({
    start: (_version, retry) => (retry === 0 ? never : after(50, success(`try ${retry}`))),
  });
  expect(dead.outcome).toEqual(success('try 1'));
  expect(dead.took).toBeLessThan(5000);
});

it('hands a try that was too slow to the next plan, which takes it without waiting', async () => {
  const { outcome } = await run({ start: () => after(LOAD_BUDGET_MS + 1000, success('slow')) });
  expect(outcome).toMatchObject({ code: 'timeout' });
  const again = await run({ start: () => never, earlier: outcome.late });
  expect(again.outcome).toEqual(success('slow'));
  expect(again.took).toBeLessThan(10);
});

it('leaves no timer behind', async () => {
  await run({ start: () => Promise.resolve(success('a')) });
  expect(jest.getTimerCount()).toBe(0);
});
