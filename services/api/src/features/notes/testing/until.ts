import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until there is an answer other than null. @throws Error after `timeoutMs`. */
export async function until<T>(ask: () => Promise<T | null | undefined>, timeoutMs = 25_000): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`Nothing happened within ${timeoutMs} ms`);
    await sleep(20);
  }
}
