import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { openAreas, signedInAreas, verifiedAreas } from './areas';
import type { EventHub } from '../platform/events/event-hub';
import type { Health } from '../platform/http/health/health';
import { healthRoutes } from '../platform/http/health/health.routes';
import type { Platform } from '../platform/platform';
import { collectMethods } from '../platform/http/allowed-methods';
import { requireSession, requireVerifiedEmail } from '../platform/http/auth';
import { installBodyParser } from '../platform/http/body-parser';
import { handleError, installErrorHandler } from '../platform/http/error-handler';
import { eventsRoutes } from '../platform/http/events.routes';
import { installLoadGuard, MAX_EVENT_LOOP_DELAY } from '../platform/http/load-guard';
import { installOpenApi } from '../platform/http/openapi';
import { API_PREFIX } from '../platform/http/paths';
import { installRequestLog } from '../platform/http/request-log';
import { installSecurityHeaders } from '../platform/http/security';
import { trustProxy } from '../platform/http/trust-proxy';
import '../platform/http/learner';

const BODY_LIMIT = 256 * 1024;

interface AppOptions {
  readonly platform: Platform;
  readonly hub: EventHub;
  readonly health: Health;
  readonly log: FastifyBaseLogger;
  /** Milliseconds; 0 turns the load guard off. */
  readonly maxEventLoopDelay?: number;
}

/** The API as a Fastify instance that does not listen: all areas under `/api`, health besides. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { platform, hub, health, log, maxEventLoopDelay = MAX_EVENT_LOOP_DELAY } = options;
  const app = Fastify({
    loggerInstance: log,
    trustProxy: trustProxy(platform.config),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    return503OnClosing: false,
    frameworkErrors: handleError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installBodyParser(app);
  app.decorate('platform', platform);
  app.decorateRequest('learner');

  installErrorHandler(app, collectMethods(app));
  await installSecurityHeaders(app);
  installLoadGuard(app, maxEventLoopDelay);
  installRequestLog(app);
  await installOpenApi(app);

  await app.register(healthRoutes(health));
  await app.register(
    async (api) => {
      for (const area of openAreas(platform)) await api.register(area);
      await api.register(async (signedIn) => {
        requireSession(signedIn);
        for (const area of signedInAreas) await signedIn.register(area);
      });
      await api.register(async (verified) => {
        requireSession(verified);
        requireVerifiedEmail(verified);
        await verified.register(eventsRoutes(hub));
        for (const area of verifiedAreas) await verified.register(area);
      });
    },
    { prefix: API_PREFIX },
  );
  return app;
}
