import type { FastifyPluginAsync } from 'fastify';
import { toErrorBody } from './errors';
import { API_PREFIX } from './openapi';

export type Readiness = { ready: true } | { ready: false; failing: string };

/**
 * What the health addresses say. `ready` turns false first when the server stops, so that no new request is sent here.
 */
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

const hidden = { schema: { hide: true } } as const;

/**
 * `/healthz`: this process runs. `/readyz`: it can serve; else 503 with the part that fails. Both also under `/api`.
 */
export const healthRoutes =
  (health: Health): FastifyPluginAsync =>
  async (app) => {
    for (const prefix of ['', API_PREFIX]) {
      app.get(`${prefix}/healthz`, hidden, async () => ({ status: 'ok' }));
      app.get(`${prefix}/readyz`, hidden, async (_request, reply) => {
        const readiness = await health.check();
        if (readiness.ready) return { status: 'ok' };
        return reply.code(503).send({
          ...toErrorBody('UNAVAILABLE', `Not ready: ${readiness.failing}`),
          failing: readiness.failing,
        });
      });
    }
  };
