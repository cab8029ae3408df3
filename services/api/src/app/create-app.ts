import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MIXED_MODE } from '@kotoba/contracts';
import helmet from '@fastify/helmet';
import { type EventHub, eventsRoutes } from '../platform/events/event-hub';
import { type Health, healthRoutes } from '../platform/http/health';
import type { Platform } from '../platform/platform';
import { countEveryCall } from '../platform/limits/every-call';
import { collectMethods, handleError, installErrorHandler } from '../platform/http/error-handler';
import { requireSession, requireVerifiedEmail } from '../platform/http/auth';
import { errorReportRoutes } from '../platform/http/error-reports';
import { installLoadGuard, MAX_EVENT_LOOP_DELAY_MS } from '../platform/http/load-guard';
import { installOpenApi, API_PREFIX } from '../platform/http/openapi';
import { installRequestLog } from '../platform/http/log';
import { requestIdOf } from '../platform/http/request-id';
import { watchRequests } from '../platform/metrics/metrics';
import type { Config } from '../platform/config/config';
import { accountRoutes, sessionRoutes, countriesRoutes } from '../features/accounts/account.routes';
import { ownAccountRoutes } from '../features/accounts/own-account.routes';
import { chatRoutes } from '../features/chat/chat.routes';
import { selectPracticeHistory } from '../features/learning/practice-history.repository';
import { decksRoutes } from '../features/decks/decks.routes';
import { demoRoutes } from '../features/demo/demo.routes';
import { answersRoutes } from '../features/learning/answers.routes';
import { choosingRoutes, topicPracticeRoutes } from '../features/learning/choosing.routes';
import { sessionsRoutes } from '../features/learning/sessions.routes';
import { startSession } from '../features/learning/sessions.service';
import { vacationRoutes } from '../features/learning/vacation.routes';
import { wordHistoryRoutes } from '../features/learning/word-history.routes';
import { wordHintRoutes } from '../features/learning/word-hint.routes';
import { learnerRecord } from './learner-record';
import { openMailbox } from '../platform/mail/mailer';
import { mailboxRoutes } from '../platform/mail/mailbox';
import { mediaRoutes, wordAudioRoutes } from '../features/vocabulary/media/media.routes';
import { notesRoutes } from '../features/notes/notes.routes';
import { statsRoutes } from '../features/learning/stats/stats.service';
import { photoRoutes } from '../features/vocabulary/photos/photo.routes';
import { topicsRoutes } from '../features/vocabulary/topics/topics.routes';
import { exportRoutes } from '../features/transfer/export/export.routes';
import { importRoutes } from '../features/transfer/import/import.routes';
import { vocabularyRoutes } from '../features/vocabulary/vocabulary.routes';

/** Areas that anybody may call. */
function openAreas({ config, now }: Pick<Platform, 'config' | 'now'>): FastifyPluginAsyncZod[] {
  const mailbox = openMailbox(config, now);
  return [
    accountRoutes,
    countriesRoutes,
    demoRoutes,
    errorReportRoutes,
    mediaRoutes,
    ...(mailbox ? [mailboxRoutes(mailbox, config.localHosts)] : []),
  ];
}

/** Areas for signed-in learners, verified or not. */
const signedInAreas: readonly FastifyPluginAsyncZod[] = [sessionRoutes];

/**
 * Areas for signed-in learners with a verified email: the default for everything new. Add a line here for each area.
 */
const verifiedAreas: readonly FastifyPluginAsyncZod[] = [
  vocabularyRoutes,
  exportRoutes(selectPracticeHistory),
  importRoutes,
  photoRoutes,
  wordAudioRoutes,
  notesRoutes,
  decksRoutes,
  topicsRoutes,
  topicPracticeRoutes,
  sessionsRoutes,
  answersRoutes,
  choosingRoutes,
  vacationRoutes,
  wordHistoryRoutes,
  wordHintRoutes,
  statsRoutes,
  chatRoutes({
    record: learnerRecord,
    startPractice: (platform, tx, userId, vocabularyIds) =>
      startSession(platform, tx, userId, {
        vocabularyIds,
        mode: MIXED_MODE,
        name: 'Learning Session',
        type: 'learn',
      }),
  }),
  ownAccountRoutes,
];

/** Fastify's form of `TRUST_PROXY`: a number of hops becomes a test of the hop. */
function trustProxy({ trustProxy: value }: Pick<Config, 'trustProxy'>) {
  return typeof value === 'number' ? (_address: string, hop: number) => hop < value : value;
}

/**
 * Headers of answers that are data: nothing may be loaded, framed or guessed from them. The pages' own policy is the
 * edge's business. There is no CORS plugin on purpose: the API is for its own origin, so no other one is ever allowed.
 */
async function installSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], sandbox: [] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // `createHttpServer` says it of every answer.
    hsts: false,
    xssFilter: false,
  });
}

/**
 * JSON bodies only. An empty one is no body at all, even when a client announces JSON: calls without parameters accept
 * it, the schemas of all others refuse it. Keys that reach for prototypes are dropped like any other unknown key.
 */
function installBodyParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
}

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
  const { platform, hub, health, log, maxEventLoopDelay = MAX_EVENT_LOOP_DELAY_MS } = options;
  const app = Fastify({
    loggerInstance: log,
    trustProxy: trustProxy(platform.config),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    genReqId: requestIdOf,
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

  watchRequests(app);
  installErrorHandler(app, collectMethods(app));
  await installSecurityHeaders(app);
  installLoadGuard(app, maxEventLoopDelay);
  installRequestLog(app);
  await installOpenApi(app);

  const countCall = countEveryCall(platform);
  await app.register(healthRoutes(health));
  await app.register(
    async (api) => {
      for (const area of openAreas(platform)) await api.register(area);
      await api.register(async (signedIn) => {
        requireSession(signedIn, countCall);
        for (const area of signedInAreas) await signedIn.register(area);
      });
      await api.register(async (verified) => {
        requireSession(verified, countCall);
        requireVerifiedEmail(verified);
        await verified.register(eventsRoutes(hub));
        for (const area of verifiedAreas) await verified.register(area);
      });
    },
    { prefix: API_PREFIX },
  );
  return app;
}
