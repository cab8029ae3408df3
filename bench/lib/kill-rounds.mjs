import { setTimeout as sleep } from 'node:timers/promises';

/** What `npm run bench -- kills` holds; fewer to try something: KILLS=10. */
export const KILLS = Number(process.env.KILLS ?? 100);
/** Every so many rounds PostgreSQL is killed as well. */
const DATABASE_TOO = 4;
/** Every so many rounds the start after the kill is killed, too. */
const START_TOO = 10;
const START_MS = 1500;

/** Numbers from 0 to 1 that are the same in every run for one seed (mulberry32), so that a failing round can be run again. */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Kills the API and starts it again; in some rounds PostgreSQL and the new start are killed as well. Gives how long the start took until
 * requests were served, in ms.
 */
export async function killAndStart(api, { round, random }) {
  await api.kill();
  if (round % DATABASE_TOO === DATABASE_TOO - 1) await api.killDatabase();
  if (round % START_TOO === START_TOO - 1) {
    const cut = api.start().catch(() => undefined);
    await sleep(random() * START_MS);
    await api.kill();
    await cut;
  }
  const began = performance.now();
  await api.start();
  return performance.now() - began;
}
