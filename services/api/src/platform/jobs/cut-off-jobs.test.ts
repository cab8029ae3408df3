import type PgBoss from 'pg-boss';
import type { Database } from '../database/database';
import { createLog } from '../http/log';
import { createCutOffJobs } from './cut-off-jobs';

// Follows the fake clock, as Node's own does not.
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A database in which one running job is without a holder, or none. */
function createJobs() {
  const job = { name: 'test', id: '1', started: '2026-01-01' };
  const found = { unheld: [job], restarts: 0 };
  const db = {
    execute: async () => ({ rows: found.unheld }),
    transaction: async () => void (found.restarts += 1),
  } as unknown as Database;
  return {
    found,
    job,
    cutOff: createCutOffJobs({ db, boss: {} as PgBoss, log: createLog('silent'), limitOf: () => 2 }),
  };
}

test('a job that nobody holds has three seconds in which its server can come back', async () => {
  const { found, cutOff } = createJobs();
  const stop = cutOff.watch();
  await jest.advanceTimersByTimeAsync(2900);
  expect(found.restarts).toBe(0);
  await jest.advanceTimersByTimeAsync(200);
  expect(found.restarts).toBe(1);
  stop();
});

test('a job that was held meanwhile has them once more', async () => {
  const { found, job, cutOff } = createJobs();
  const stop = cutOff.watch();
  await jest.advanceTimersByTimeAsync(2900);
  found.unheld = [];
  await jest.advanceTimersByTimeAsync(500);
  found.unheld = [job];
  await jest.advanceTimersByTimeAsync(2900);
  expect(found.restarts).toBe(0);
  await jest.advanceTimersByTimeAsync(300);
  expect(found.restarts).toBe(1);
  stop();
});

test('nobody waits for a server that was alone', async () => {
  const { found, cutOff } = createJobs();
  await cutOff.restartAll();
  expect(found.restarts).toBe(1);
});
