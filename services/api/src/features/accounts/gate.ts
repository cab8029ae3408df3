/** Nothing more fits into the queue. */
export class GateFull extends Error {}

export interface Gate {
  /** Runs `work` when its turn comes. @throws GateFull at once when `queue` others wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Whether a work that came now would be taken. */
  hasRoom(): boolean;
}

/** Lets `atOnce` works through at a time, in order; at most `queue` more may wait. */
export function createGate({ atOnce, queue }: { atOnce: number; queue: number }): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  function leave(): void {
    const next = waiting.shift();
    // The place goes over to the next one, so that nobody overtakes.
    if (next) next();
    else running -= 1;
  }

  const hasRoom = (): boolean => running < atOnce || waiting.length < queue;

  return {
    hasRoom,
    async run(work) {
      if (running < atOnce) running += 1;
      else if (!hasRoom()) throw new GateFull('Too many works wait');
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
