export type Readiness = { ready: true } | { ready: false; failing: string };

/** What the health addresses say. `ready` turns false first when the server stops, so that no new request is sent here. */
export interface Health {
  check(): Promise<Readiness>;
}

interface HealthOptions {
  /** A name and a test of each part that requests need; a test that throws or takes too long fails. */
  readonly parts: Readonly<Record<string, () => Promise<unknown>>>;
  /** A reason why nothing is served at all (starting, stopping), or null. */
  readonly closed: () => string | null;
}

const BUDGET_MS = 2000;

async function passes(test: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), BUDGET_MS);
  });
  const result = test().then(
    () => true,
    () => false,
  );
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

export const createHealth = ({ parts, closed }: HealthOptions): Health => ({
  async check() {
    const reason = closed();
    if (reason !== null) return { ready: false, failing: reason };
    for (const [name, test] of Object.entries(parts)) {
      if (!(await passes(test))) return { ready: false, failing: name };
    }
    return { ready: true };
  },
});
