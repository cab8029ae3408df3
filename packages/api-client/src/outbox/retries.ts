/** Milliseconds to the next try after failures in a row; the last one again and again. */
const PAUSES_MS = [2000, 15_000, 30_000, 60_000] as const;

export interface Retries {
  /**
   * A try failed: the next one comes after a pause, which grows, and not before the server wants it. Gives how many
   * failed in a row.
   */
  readonly failed: (retryAfterSeconds?: number) => number;
  /** Nothing is in the way any more. */
  readonly succeeded: () => void;
  /** A try begins: the one that was to come is this one. */
  readonly begun: () => void;
  readonly stop: () => void;
}

/**
 * Calls `wake` when it is time to try again: when the browser is online again, when the page is looked at again, and
 * after a pause that grows.
 */
export function startRetries(wake: () => void): Retries {
  let stopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begun = (): void => clearTimeout(timer);

  /** The connection or the page changed: no reason to wait longer. */
  function retry(): void {
    failures = Math.min(failures, 1);
    wake();
  }
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') retry();
  };
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', onVisible);
  return {
    failed: (retryAfterSeconds = 0) => {
      begun();
      failures += 1;
      const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0;
      if (!stopped) timer = setTimeout(wake, Math.max(pause, retryAfterSeconds * 1000));
      return failures;
    },
    succeeded: () => {
      failures = 0;
    },
    begun,
    stop: () => {
      stopped = true;
      begun();
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
