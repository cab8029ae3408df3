/** Failures in a row after which a provider is left alone, and for how long. */
export const CIRCUIT_FAILURES = 5;
export const CIRCUIT_REST_MS = 30_000;

/**
 * Spares a provider that fails, and those who wait for it: after some failures in a row nothing is asked for a while, then one call is let
 * through to see.
 */
export interface Circuit {
  /** Whether a call may be made now; the caller then says how it went. */
  enter(): boolean;
  succeeded(): void;
  failed(): void;
}

export function createCircuit(now: () => number = () => performance.now()): Circuit {
  let failures = 0;
  let restsUntil = 0;
  return {
    enter() {
      if (failures < CIRCUIT_FAILURES) return true;
      if (now() < restsUntil) return false;
      // The next one waits for how this one goes.
      restsUntil = now() + CIRCUIT_REST_MS;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      restsUntil = now() + CIRCUIT_REST_MS;
    },
  };
}
