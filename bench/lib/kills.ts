import { setTimeout as sleep } from 'node:timers/promises';
import { subscribeToEvents, type Subscription } from '../../packages/api-client/src/events/subscribe';
import type { Api, Learner } from './api';

/** What `npm run bench -- kills` holds; fewer to try something: KILLS=10. */
export const KILLS = Number(process.env.KILLS ?? 100);
/** Every so many rounds PostgreSQL is killed as well. */
const DATABASE_TOO = 4;
/** Every so many rounds the start after the kill is killed, too. */
const START_TOO = 10;
const START_MS = 1500;

/**
 * Kills the API and starts it again; in some rounds PostgreSQL and the new start are killed as well. Gives how long
 * the start took until requests were served, in ms.
 */
export async function killAndStart(api: Api, round: number, random: () => number): Promise<number> {
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

const AGAIN_MS = 100;
const TIMEOUT_MS = 120_000;

export type Device = ReturnType<typeof createDevice>;

/** A learner's device at an API that may be gone at any moment. */
export function createDevice({ url }: Api, { token }: Learner) {
  /**
   * Makes a call again and again, under the same key, until the server has answered it, as the screens do with what a
   * learner wrote. What the server refuses is an error.
   */
  async function insist<Data>(
    method: string,
    path: string,
    { body, key }: { body?: unknown; key?: string } = {},
  ): Promise<Data> {
    const call = {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    for (const end = Date.now() + TIMEOUT_MS; ; await sleep(AGAIN_MS)) {
      const answer = await fetch(`${url}/api${path}`, call)
        .then(async (got) => ({ status: got.status, ok: got.ok, text: await got.text() }))
        .catch(() => null);
      if (answer?.ok) return JSON.parse(answer.text) as Data;
      if ((answer && answer.status < 500) || Date.now() > end)
        throw new Error(`${method} ${path}: ${answer?.text ?? 'no answer'}`);
    }
  }

  /** Follows the learner's events through restarts, with the screens' own code. Gives its undo. */
  const follow = (listeners: Pick<Subscription, 'onEvent' | 'onOpened'>) =>
    subscribeToEvents({
      url: `${url}/api/events`,
      token,
      ...listeners,
      // Whoever waits for events that do not come says so.
      onRefused: () => undefined,
      delay: () => AGAIN_MS,
    });

  return { insist, follow };
}
