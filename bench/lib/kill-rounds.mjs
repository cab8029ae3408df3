import { setTimeout as sleep } from 'node:timers/promises';

/** What `npm run bench -- kills` holds; fewer to try something: KILLS=10. */
export const KILLS = Number(process.env.KILLS ?? 100);
/** Every so many rounds PostgreSQL is killed as well. */
const DATABASE_TOO = 4;
/** Every so many rounds the start after the kill is killed, too. */
const START_TOO = 10;
const START_MS = 1500;

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
