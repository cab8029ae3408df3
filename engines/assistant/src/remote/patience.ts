import { ProviderFailure } from '@kotoba/providers';

export interface Patience {
  /** Aborted with a ProviderFailure when it is at an end. */
  readonly signal: AbortSignal;
  /** Something came: the silence begins anew. */
  heard(): void;
  /** Must be called when the waiting is over. */
  end(): void;
}

/** Waits as long as something comes often enough. */
export function createPatience(silenceMs: number): Patience {
  const control = new AbortController();
  const giveUp = () => control.abort(new ProviderFailure('TIMED_OUT', 'The assistant is silent.'));
  const start = () => setTimeout(giveUp, silenceMs);
  let silence = start();
  return {
    signal: control.signal,
    heard() {
      clearTimeout(silence);
      silence = start();
    },
    end: () => clearTimeout(silence),
  };
}
