import { worthRetrying, type Failure, type Result } from './failure';

/** All times in milliseconds. */

/** From the request for a screen to the screen or the panel, retries and the previous release included. */
export const LOAD_BUDGET_MS = 8000;

/** How long one release may keep the learner waiting when another one could still be tried within the budget. */
const FIRST_RELEASE_BUDGET_MS = 5500;

/** A try that has not answered by then gets a sibling on a fresh address; the slow one may still win. */
const ATTEMPT_TIMEOUT_MS = 3500;

/** Tries per release: the first and two retries. */
const ATTEMPTS = 3;

/**
 * The pause before retry 1 and 2 lies between the value and its double, so that a thousand tabs do not retry at the
 * same moment.
 */
const RETRY_PAUSE_MS = [150, 400] as const;

/** What to load, and how. */
export interface Plan<C, T> {
  /** In order of preference. */
  candidates: readonly C[];
  /** Starts a try; `retry` counts from 0 for each candidate. Never rejects. */
  start(candidate: C, retry: number): Promise<Result<T>>;
  /** The failure to report when a candidate has not answered in time. */
  timedOut(candidate: C): Failure;
  /** A try of an earlier plan that may still get through; it counts as one of this plan. */
  earlier?: Promise<Result<T>>;
  /** Told of every candidate that is given up, also when the next one succeeds. */
  onFailure?(failure: Failure): void;
}

/**
 * The result; after a failure, `late` resolves if one of the tries still pending gets through: the next plan's
 * `earlier`.
 */
export type Outcome<T> = Result<T> & { late?: Promise<Result<T>> };

/**
 * Loads the first of the candidates that can be loaded, within LOAD_BUDGET_MS in all. Each gets up to three tries with
 * growing, random pauses. A try that does not answer is not cancelled but joined by a fresh one, and whichever comes
 * first wins: on a slow line that is the patient one, on a dead connection the new one. The failure reported is the
 * first candidate's.
 */
export async function loadWithinBudget<C, T>(plan: Plan<C, T>): Promise<Outcome<T>> {
  const field = new Field<T>();
  void plan.earlier?.then((result) => field.offer(result));
  const end = performance.now() + LOAD_BUDGET_MS;
  const failures: Failure[] = [];
  for (const [index, candidate] of plan.candidates.entries()) {
    const isLast = index === plan.candidates.length - 1;
    const ownEnd = isLast ? end : Math.min(end, performance.now() + FIRST_RELEASE_BUDGET_MS);
    const result = await tryCandidate({ plan, candidate, field, ownEnd });
    if (result.ok) return result;
    plan.onFailure?.(result);
    failures.push(result);
  }
  const [failure] = failures;
  if (!failure) throw new RangeError('There is nothing to load');
  return field.isBusy ? { ...failure, late: field.winner } : failure;
}

/** The tries that are pending. */
class Field<T> {
  #running = 0;
  #win: (result: Result<T>) => void = () => undefined;
  /** The first success of any try. */
  readonly winner = new Promise<Result<T>>((resolve) => (this.#win = resolve));

  get isBusy(): boolean {
    return this.#running > 0;
  }

  async add(attempt: Promise<Result<T>>): Promise<Result<T>> {
    this.#running += 1;
    const result = await attempt;
    this.#running -= 1;
    this.offer(result);
    return result;
  }

  offer(result: Result<T>): void {
    if (result.ok) this.#win(result);
  }
}

interface Trial<C, T> {
  plan: Plan<C, T>;
  candidate: C;
  field: Field<T>;
  /** When to give this candidate up, on the clock of `performance.now()`. */
  ownEnd: number;
}

async function tryCandidate<C, T>({ plan, candidate, field, ownEnd }: Trial<C, T>): Promise<Result<T>> {
  let last: Result<T> | undefined;
  for (let retry = 0; retry < ATTEMPTS; retry += 1) {
    const pause = retry === 0 ? 0 : jittered(RETRY_PAUSE_MS[retry - 1] ?? 0);
    const early = await firstWithin(pause, ownEnd, field.winner);
    if (early) return early;
    const timeoutMs = retry === ATTEMPTS - 1 ? Infinity : ATTEMPT_TIMEOUT_MS;
    const result = await firstWithin(
      timeoutMs,
      ownEnd,
      field.winner,
      field.add(plan.start(candidate, retry)),
    );
    if (result?.ok || (result && !worthRetrying(result.code))) return result;
    last = result ?? last;
    if (performance.now() >= ownEnd) break;
  }
  return last ?? plan.timedOut(candidate);
}

function jittered(pause: number): number {
  return pause * (1 + Math.random());
}

/** The first of `promises` to settle within `timeoutMs` and before `end`, else undefined. */
async function firstWithin<R>(
  timeoutMs: number,
  end: number,
  ...promises: Promise<R>[]
): Promise<R | undefined> {
  const time = Math.max(0, Math.min(timeoutMs, end - performance.now()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), time);
  });
  try {
    return await Promise.race([...promises, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
