import { countLimit, foldAddress, toErrorBody, type LimitRule } from '@kotoba/api';
import { TELEMETRY_PATH } from '@kotoba/contracts/telemetry';
import { MAX_TELEMETRY_BYTES, telemetryReport } from '@kotoba/contracts/telemetry-report';
import type { FastifyError, FastifyPluginCallback, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createWayReader, type TrustProxy } from '../http/forwarding';
import type { Telemetry } from './telemetry';

/** Addresses that are remembered; with more the ones seen longest ago begin anew. */
const ADDRESSES = 10_000;

interface Options {
  readonly telemetry: Telemetry;
  /** Reports of one address, as this process counts them; null for no limit. */
  readonly limit: LimitRule | null;
  /** Those of them that count for canaries. */
  readonly canaryLimit: LimitRule | null;
  readonly trustProxy: TrustProxy;
}

/** The seconds until an address may again; 0 when it may now. */
function createLimiter(rule: LimitRule | null): (address: string) => number {
  if (!rule) return () => 0;
  const { points, seconds } = rule;
  const windows = new LRUCache<string, { count: number }>({ max: ADDRESSES, ttl: seconds * 1000 });
  return (address) => {
    const window = windows.get(address) ?? { count: 0 };
    if (window.count === 0) windows.set(address, window);
    window.count += 1;
    return window.count <= points ? 0 : Math.max(1, Math.ceil(windows.getRemainingTTL(address) / 1000));
  };
}

const codes = { 413: 'TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' } as const;
const codeOf = (status: number) => (status === 413 || status === 415 ? codes[status] : 'INVALID_INPUT');

/** `POST /telemetry`: a page of this origin tells, once, how it went. */
export function telemetryRoutes({
  telemetry,
  limit,
  canaryLimit,
  trustProxy,
}: Options): FastifyPluginCallback {
  const wayOf = createWayReader(trustProxy);
  const addressOf = (request: FastifyRequest): string => foldAddress(wayOf(request.raw).addresses[0] ?? '');
  const waitOf = createLimiter(limit);
  const waitForCanaries = createLimiter(canaryLimit);
  return (app, _options, done) => {
    app.setErrorHandler((error: FastifyError, _request, reply) => {
      const status = error.statusCode ?? 400;
      return reply.code(status).send(toErrorBody(codeOf(status), 'This is no report of a page'));
    });
    app.post(
      TELEMETRY_PATH,
      {
        bodyLimit: MAX_TELEMETRY_BYTES,
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          const wait = waitOf(addressOf(request));
          if (wait === 0) return;
          countLimit('telemetryAddress');
          await reply
            .code(429)
            .header('retry-after', String(wait))
            .send(toErrorBody('RATE_LIMITED', 'Too many reports of pages'));
        },
      },
      async (request, reply) => {
        const site = request.headers['sec-fetch-site'] ?? 'same-origin';
        const report = telemetryReport.safeParse(request.body);
        if (site !== 'same-origin' || !report.success)
          return reply.code(400).send(toErrorBody('INVALID_INPUT', 'This is no report of a page'));
        await telemetry.count(report.data, waitForCanaries(addressOf(request)) === 0);
        return reply.code(204).send();
      },
    );
    done();
  };
}
