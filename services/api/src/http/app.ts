import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { openAreas, signedInAreas, verifiedAreas } from '../areas';
import type { EventHub } from '../events/event-hub';
import type { Health } from '../health/health';
import { healthRoutes } from '../health/health.routes';
import type { Platform } from '../platform';
import { collectMethods } from './allowed-methods';
import { requireSession, requireVerifiedEmail } from './auth';
import { installBodyParser } from './body-parser';
import { handleError, installErrorHandler } from './error-handler';
import { eventsRoutes } from './events.routes';
import { installLoadGuard, MAX_EVENT_LOOP_DELAY } from './load-guard';
import { installOpenApi } from './openapi';
import { API_PREFIX } from './paths';
import { installRequestLog } from './request-log';
import { installSecurityHeaders } from './security';
import { trustProxy } from './trust-proxy';
import './learner';

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
