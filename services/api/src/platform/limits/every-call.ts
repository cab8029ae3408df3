import type { LimitName } from '../config/limit-rules';
import { countLimit } from '../metrics/metrics';
import { count, tooMany, type Needs } from './limits';

/** The limits that every call behind a session counts for. */
type EveryCallLimit = Extract<LimitName, 'callsLearner' | 'callsAddress'>;

/** Counts one call of somebody. @throws ApiFailure 429 with `Retry-After` past the limit. */
export type CountCall = (name: EveryCallLimit, of: string | number) => Promise<void>;

/** Of so many parts of a limit each is written down at once. */
const PARTS = 10;
/** Callers that are remembered here; the longest known makes room. Forgotten are less than a part of its calls. */
const MOST_CALLERS = 20_000;

interface Calls {
  /** Not written down yet. */
  unwritten: number;
  /** Until then every call is refused; ms. */
  refusedUntil: number;
}

/**
 * Limits on all calls. A statement for each would double what a read costs, so calls are counted in memory, and only
 * every tenth part of the limit is written to the counters that all servers share: whoever uses the suite as people do
 * costs a statement every few minutes, and whoever is past the limit costs none. A learner may come past it by a tenth
 * for each server.
 */
export function countEveryCall(platform: Needs): CountCall {
  const { limits } = platform.config;
  const callers = new Map<string, Calls>();

  function callsOf(key: string): Calls {
    const known = callers.get(key);
    if (known !== undefined) return known;
    const [oldest] = callers.size < MOST_CALLERS ? [] : callers.keys();
    if (oldest !== undefined) callers.delete(oldest);
    const calls = { unwritten: 0, refusedUntil: 0 };
    callers.set(key, calls);
    return calls;
  }

  return async (name, of) => {
    if (limits === null) return;
    const calls = callsOf(`${name} ${of}`);
    const refuse = (): void => {
      const left = calls.refusedUntil - platform.now().getTime();
      if (left > 0) throw tooMany('Too many requests. Please try again in a moment.', Math.ceil(left / 1000));
    };
    if (calls.refusedUntil > platform.now().getTime()) countLimit(name);
    refuse();
    calls.unwritten += 1;
    const { points } = (await platform.raisedLimits.ruleOf(name, of)) ?? limits[name];
    if (calls.unwritten < points / PARTS) return;
    const times = calls.unwritten;
    calls.unwritten = 0;
    const [verdict] = await count(platform, [{ name, of, times }]);
    if (verdict?.exceeded) calls.refusedUntil = platform.now().getTime() + verdict.retryAfter * 1000;
    refuse();
  };
}
