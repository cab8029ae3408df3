import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginCallback,
} from 'fastify';
import {
  createHttpServer,
  requestIdOf,
  watchReleases,
  watchRequests,
  type HttpServerOptions,
  type LimitRule,
  type MetricsDoor,
} from '@kotoba/api';
import { createHttpsGuard, type HttpsOnlyOptions } from './http/https-only';
import { ReleaseFiles, releaseFileRoutes } from './http/release-files';
import { overrideRoutes } from './overrides/override.routes';
import { Overrides } from './overrides/overrides';
import { liveSuiteRoutes, pageRoutes } from './page/page.routes';
import type { ReleaseStore } from './releases/layout';
import { LiveSnapshot } from './releases/live-snapshot';
import { RELEASES_PAGE } from './telemetry/releases-page';
import { Telemetry } from './telemetry/telemetry';
import { telemetryRoutes } from './telemetry/telemetry.routes';

/** The API as the edge sees it: in this process, or elsewhere. */
export interface ApiPart {
  /** Answers everything under `/api`. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** This process was told to stop, and serves for a while yet. */
  announceStop(): void;
  /** Null when it can serve, else the part that fails. */
  failing(): Promise<string | null>;
  /** No new requests come; finishes the running ones and lets go of everything. */
  close(): Promise<void>;
}

export interface EdgeOptions {
  releases: ReleaseStore;
  log: FastifyBaseLogger;
  api: ApiPart;
  server?: HttpServerOptions;
  /** In production: learners come by https alone. */
  httpsOnly?: HttpsOnlyOptions;
  /** Seconds between "not ready" and the end, for a balancer to notice. */
  stopDelay?: number;
  /** False for a process that only works on jobs: it answers nothing but health. */
  isWeb?: boolean;
  metrics?: MetricsDoor;
  /** The origin where browsers fetch the files of remotes, when that is not this one. */
  filesOrigin?: string;
  /** The origin that the suite is known by. */
  publicUrl: string;
  /** Whether a signed link may bring a remote from the computer of the browser. */
  takesComputers?: boolean;
  /** What pages are asked of themselves. */
  telemetry?: {
    /** Of how many in a hundred; 0 by default. */
    readonly sample?: number;
    /** Reports of one address; null for no limit. */
    readonly limit?: LimitRule | null;
    /** Those of them that count for canaries. */
    readonly canaryLimit?: LimitRule | null;
  };
}

export interface Edge {
  /** Not listening yet. */
  app: FastifyInstance;
  /** Says "not ready" first, then stops taking requests, finishes the running ones and closes the API. */
  stop(): Promise<void>;
}

/** How long running answers may take after the server was told to stop. */
const FORCE_AFTER_MS = 3000;

/** Whether an address belongs to the API. */
function isApiUrl(url: string | undefined): boolean {
  return url !== undefined && /^\/api(?:[/?]|$)/.test(url);
}

/** Pages, releases and health; `/api` goes past Fastify straight to the API. */
export function createEdge(options: EdgeOptions): Edge {
  const {
    releases,
    log,
    api,
    server,
    httpsOnly,
    stopDelay = 0,
    isWeb = true,
    metrics,
    takesComputers = false,
    publicUrl,
    filesOrigin,
    telemetry: asked,
  } = options;
  const turnAway = httpsOnly ? createHttpsGuard(httpsOnly) : () => false;
  let stopping = false;
  const live = new LiveSnapshot(releases, (problem, cause) =>
    log.error(
      { problem, err: cause },
      'the registry snapshot on disk is refused; the last good one is served',
    ),
  );
  const app = Fastify({
    loggerInstance: log,
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      createHttpServer((request, response) => {
        if (turnAway(request, response) || metrics?.answers(request, response)) return;
        if (isWeb && isApiUrl(request.url)) api.handle(request, response);
        else handler(request, response);
      }, server),
    // The server answers what it cannot read, before Fastify hears of it.
    clientErrorHandler: () => undefined,
  });
  watchRequests(app);
  const files = new ReleaseFiles(releases, live, (file, cause) =>
    log.error({ file, err: cause }, 'a file of a release is not what was published; it is not served'),
  );
  const telemetry = isWeb ? new Telemetry({ store: releases, live, files, log }) : null;
  watchReleases(
    telemetry && {
      releases: () => live.releases(),
      damaged: () => files.damaged.length,
      held: () => telemetry.held(),
    },
  );
  void app.register(healthRoutes({ telemetry, files, api, isStopping: () => stopping }));
  if (telemetry) {
    metrics?.pages.set(RELEASES_PAGE, () => telemetry.page());
    const { sample = 0, limit = null, canaryLimit = null } = asked ?? {};
    void app.register(releaseFileRoutes(files));
    const trustProxy = server?.trustProxy ?? false;
    void app.register(telemetryRoutes({ telemetry, limit, canaryLimit, trustProxy }));
    const overrides = new Overrides({
      store: releases,
      live,
      served: telemetry,
      log,
      takesComputers,
      suite: publicUrl,
      filesOrigin,
    });
    void app.register(overrideRoutes(overrides));
    void app.register(liveSuiteRoutes(overrides));
    void app.register(pageRoutes({ overrides, files, filesOrigin, sample }));
  }
  return {
    app,
    async stop() {
      if (stopping) return;
      stopping = true;
      api.announceStop();
      await sleep(stopDelay * 1000);
      const closed = app.close();
      // Event streams end with the API; until then the server could not close.
      await api.close();
      const force = setTimeout(() => app.server.closeAllConnections(), FORCE_AFTER_MS).unref();
      await closed;
      await telemetry?.close();
      watchReleases(null);
      metrics?.close();
      clearTimeout(force);
    },
  };
}

interface HealthSources {
  /** Null where no pages are served. */
  telemetry: Telemetry | null;
  files: ReleaseFiles;
  api: ApiPart;
  /** True from the moment when the server was told to stop. */
  isStopping(): boolean;
}

/** `/healthz`: this process runs. `/readyz`: pages and API can be served, else 503 with the part that fails. */
function healthRoutes({ telemetry, files, api, isStopping }: HealthSources): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get('/healthz', (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const { snapshot, problem } = (await telemetry?.read()) ?? { snapshot: null, problem: null };
      const hasPages = telemetry === null || Boolean(snapshot?.shell);
      const failing = isStopping() ? 'stopping' : hasPages ? await api.failing() : 'releases';
      if (failing !== null) return reply.code(503).send({ status: 'unavailable', failing });
      const held = (await telemetry?.held()) ?? [];
      // None stops the service: the last good snapshot is served, every file that is whole, and what was current.
      return {
        status: 'ok',
        registry: snapshot?.registry.id,
        ...(problem ? { refusedSnapshot: problem } : {}),
        ...(files.damaged.length > 0 ? { damagedFiles: files.damaged } : {}),
        ...(held.length > 0 ? { heldBack: held.map(({ remote, release }) => `${remote} ${release}`) } : {}),
      };
    });
    done();
  };
}
