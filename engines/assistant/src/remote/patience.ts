import { ProviderFailure } from '@kotoba/providers';

export interface Patience {
  /** Aborted with a ProviderFailure when there was nothing to be heard for too long. */
  readonly signal: AbortSignal;
  /** Something was heard: the silence begins anew. */
  readonly heard: () => void;
  /** Nothing is waited for until something is heard again. */
  rest(): void;
  /** Ends the timers. */
  end(): void;
}

interface PatienceTimes {
  readonly firstSignMs: number;
  readonly silenceMs: number;
  readonly totalMs: number;
}

/** How long somebody is waited for: until the first sign, between two, and in all. */
export function createPatience({ firstSignMs, silenceMs, totalMs }: PatienceTimes): Patience {
  const control = new AbortController();
  const giveUp = (why: string) => control.abort(new ProviderFailure('TIMED_OUT', why));
  const start = (ms: number) => setTimeout(giveUp, ms, 'The assistant is silent.');
  const whole = setTimeout(giveUp, totalMs, 'The assistant takes too long.');
  let silence = start(firstSignMs);
  return {
    signal: control.signal,
    heard() {
      clearTimeout(silence);
      silence = start(silenceMs);
    },
    rest: () => clearTimeout(silence),
    end() {
      clearTimeout(silence);
      clearTimeout(whole);
    },
  };
}
