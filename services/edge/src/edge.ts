import http from 'node:http';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { isApiUrl, type ApiPart } from './api/api-part';
import { healthRoutes } from './http/health.routes';
import { ReleaseFiles, releaseFileRoutes } from './http/release-files';
import { liveSuiteRoutes, pageRoutes } from './page/page.routes';
import { storeLayout } from './releases/layout';
import { LiveSnapshot } from './releases/live-snapshot';

export interface EdgeOptions {
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  log: FastifyBaseLogger;
  api: ApiPart;
}

export interface Edge {
  /** Not listening yet. */
  app: FastifyInstance;
  /** Says "not ready" first, then stops taking requests, finishes the running ones and closes the API. */
  stop(): Promise<void>;
}

/** How long running answers may take after the server was told to stop. */
const FORCE_AFTER_MS = 3000;

/** Pages, releases and health; `/api` goes past Fastify straight to the API. */
export function createEdge({ dataDir, log, api }: EdgeOptions): Edge {
  let stopping = false;
  const layout = storeLayout(dataDir);
  const live = new LiveSnapshot(layout, (problem, cause) =>
    log.error(
      { problem, err: cause },
      'the registry snapshot on disk is refused; the last good one is served',
    ),
  );
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      http.createServer((request, response) =>
        isApiUrl(request.url) ? api.handle(request, response) : handler(request, response),
      ),
  });
  const files = new ReleaseFiles(layout);
  void app.register(healthRoutes({ live, api, isStopping: () => stopping }));
  void app.register(releaseFileRoutes(files));
  void app.register(liveSuiteRoutes(live));
  void app.register(pageRoutes({ live, files }));
  return {
    app,
    async stop() {
      if (stopping) return;
      stopping = true;
      const closed = app.close();
      // Event streams end with the API; until then the server could not close.
      await api.close();
      const force = setTimeout(() => app.server.closeAllConnections(), FORCE_AFTER_MS).unref();
      await closed;
      clearTimeout(force);
    },
  };
}
