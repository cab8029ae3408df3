import { setTimeout as sleep } from 'node:timers/promises';
import { loadTypeScript } from '../../scripts/lib/typescript.mjs';

const AGAIN_MS = 100;
const PATIENCE_MS = 120_000;
let events;

/**
 * A learner's device at an API that may be gone at any moment. `ask` makes one call and throws when there is no answer; `insist` makes it
 * again, under the same key, until the server has answered it, as the screens do with what a learner wrote.
 */
export function createDevice({ url, token }) {
  async function ask(method, path, { body, key, accept } = {}) {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(accept !== undefined && { accept }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw Object.assign(new Error(`${method} ${path}: ${text}`), { status: answer.status });
    return JSON.parse(text);
  }

  async function insist(method, path, options) {
    for (const end = Date.now() + PATIENCE_MS; ; await sleep(AGAIN_MS)) {
      try {
        return await ask(method, path, options);
      } catch (error) {
        if (error.status < 500 || Date.now() > end) throw error;
      }
    }
  }

  /** Follows the learner's events through restarts, with the screens' own code. Gives its undo. */
  async function follow({ onEvent, onOpened }) {
    events ??= loadTypeScript('packages/api-client/src/events/subscribe.ts');
    const { subscribeToEvents } = await events;
    return subscribeToEvents({
      url: `${url}/api/events`,
      token,
      onEvent,
      onOpened,
      // Whoever waits for events that do not come says so.
      onRefused: () => undefined,
      delay: () => AGAIN_MS,
    });
  }

  return { ask, insist, follow };
}
