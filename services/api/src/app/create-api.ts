import { access, constants, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { prepareSpeech } from '@kotoba/speech';
import { newestBackup } from '../features/backup/backup';
import { requireBackupKey, startBackups } from '../features/backup/schedule';
import type { Config } from '../platform/config/config';
import { requireKnownSchema } from '../platform/database/migrate';
import { toErrorBody } from '../platform/http/errors';
import { watchApi } from '../platform/metrics/sources';
import { createHealth, type Health } from '../platform/http/health';
import { type OnProgress, openDatabase } from './open-database';
import { startHousekeeping } from './housekeeping';
import { createApp } from './create-app';
import { openPlatform } from './open-platform';

export interface ApiOptions {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly onProgress?: OnProgress;
  /** Nothing can be saved any more (PostgreSQL is gone for good): the process should end. */
  readonly onFatal?: (error: Error) => void;
}

export interface Api {
  /**
   * Answers one request of Node's HTTP server; paths begin with `/api`, or are `/healthz` and `/readyz`. Before
   * `start` is done and after `close` began it answers 503.
   */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Whether requests are served. */
  ready(): boolean;
  readonly health: Health;
  /** From here on `/readyz` says that this process goes; it still serves until `close`. */
  announceStop(): void;
  /**
   * Prepares database, dictionary and workers; resolves when requests are served. Speech gets ready in the background.
   * @throws DataDirectoryInUse when another server holds DATA_DIR.
   */
  start(): Promise<void>;
  /** Finishes what runs, at most for a few seconds, and gives everything back. Calling it twice does no harm. */
  close(): Promise<void>;
}

type Undo = () => Promise<unknown>;

/** What has to be undone, newest first, under a name for the log. */
type Parts = [name: string, undo: Undo][];

/** For running requests and jobs; the whole stop stays under five seconds. */
const GRACE_MS = 2000;
/** For each part that is taken down after them. */
const PART_MS = 2000;

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const late = sleep(ms, undefined, { ref: false }).then(() => {
    throw new Error(`It took longer than ${ms} ms`);
  });
  await Promise.race([work, late]);
}

interface RequestHandler {
  /** Passes the request on, or answers 503 while closed. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  open(app: FastifyInstance): void;
  isOpen(): boolean;
  /**
   * Lets nobody in any more and waits for those inside, at most `graceMs`. Event streams do not count: they never end
   * by themselves.
   */
  close(graceMs: number): Promise<void>;
}

const POLL_MS = 20;
const isHealth = (url: string | undefined): boolean => /^(\/api)?\/(healthz|readyz)(\?|$)/.test(url ?? '');

function refuse(request: IncomingMessage, response: ServerResponse, isStarting: boolean): void {
  const message = isStarting
    ? 'The server is starting. Please try again in a moment.'
    : 'The server is stopping.';
  const isAlive = /healthz/.test(request.url ?? '');
  response.writeHead(isAlive && isHealth(request.url) ? 200 : 503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    ...(isStarting ? {} : { connection: 'close' }),
  });
  response.end(
    JSON.stringify(isAlive && isHealth(request.url) ? { status: 'ok' } : toErrorBody('UNAVAILABLE', message)),
  );
}

/** Stands between the HTTP server, which may listen early and close late, and the API. */
export function createRequestHandler(): RequestHandler {
  let app: FastifyInstance | null = null;
  let isClosed = false;
  let inside = 0;
  const isOpen = (): boolean => app !== null && !isClosed;

  function enter(target: FastifyInstance, request: IncomingMessage, response: ServerResponse): void {
    const isStream = request.url?.split('?')[0] === '/api/events';
    if (!isStream) {
      inside += 1;
      response.once('close', () => (inside -= 1));
    }
    target.routing(request, response);
  }

  return {
    handle(request, response) {
      if (app !== null && !isClosed) enter(app, request, response);
      else refuse(request, response, app === null);
    },
    open(target) {
      app = target;
    },
    isOpen,
    async close(graceMs) {
      isClosed = true;
      for (let waited = 0; inside > 0 && waited < graceMs; waited += POLL_MS) await sleep(POLL_MS);
    },
  };
}

/** The API for a process that owns the HTTP server: the edge, or `server.ts`. */
export function createApi({ config, log, onProgress = () => undefined, onFatal }: ApiOptions): Api {
  const requests = createRequestHandler();
  const parts: Parts = [];
  /** Takes no new work; what runs may finish. */
  let leave: Undo = async () => undefined;
  let testDatabase: () => Promise<unknown> = async () => undefined;
  let testSchema: () => Promise<unknown> = async () => undefined;
  let starting: Promise<FastifyInstance> | null = null;
  let closing: Promise<void> | null = null;
  let isLeaving = false;
  const fail =
    onFatal ??
    ((error: Error) => {
      throw error;
    });
  const health = createHealth({
    closed: () => (isLeaving ? 'stopping' : requests.isOpen() ? null : 'starting'),
    parts: { database: () => testDatabase(), schema: () => testSchema() },
  });

  async function startParts(): Promise<FastifyInstance> {
    // Said at the start, not to the first learner who sends a file.
    await mkdir(config.dataDir, { recursive: true });
    await access(config.dataDir, constants.W_OK);
    await requireBackupKey(config);
    const database = await openDatabase({ config, log, onProgress, onFatal: fail });
    parts.unshift(['database', database.close]);
    const { connectionString, sessionString, isOnlyServer } = database;
    const works = config.roles.has('worker');
    const { platform, pool, listener, hub, jobs } = await openPlatform({ config, connectionString, log });
    parts.unshift(['connections', () => pool.end()]);
    parts.unshift(['language', () => platform.language.close()]);
    parts.unshift(['speech', () => platform.speech.close()]);
    parts.unshift(['painter', async () => platform.painter?.close()]);
    testDatabase = () => pool.query('select 1');
    testSchema = () => requireKnownSchema(pool);

    watchApi({
      pool,
      streams: hub.open,
      dataDir: config.dataDir,
      backups: { every: config.backup.everyHours, newest: () => newestBackup(platform.files) },
    });
    parts.unshift(['metrics', async () => watchApi(null)]);
    const app = await createApp({ platform, hub, health, log });
    parts.unshift(['app', () => app.close()]);
    await app.ready();
    parts.unshift(['listener', () => listener.stop()]);
    await listener.start(sessionString);
    parts.unshift(['jobs', () => jobs.stop(GRACE_MS)]);
    await jobs.start({ isOnlyServer, works });
    leave = async () => {
      hub.closeAll();
      await jobs.stop(GRACE_MS);
    };
    if (works) {
      parts.unshift(['housekeeping', startHousekeeping(platform)]);
      parts.unshift(['backups', startBackups(platform)]);
    }
    return app;
  }

  async function undoAll(): Promise<void> {
    for (const [part, undo] of parts.splice(0)) {
      await within(PART_MS, undo()).catch((error: unknown) =>
        log.warn({ err: error, part }, 'a part did not stop cleanly'),
      );
    }
  }

  return {
    handle: requests.handle,
    ready: requests.isOpen,
    health,
    async start() {
      try {
        starting = startParts();
        requests.open(await starting);
      } catch (error) {
        await undoAll();
        throw error;
      }
      const { dataDir, toolsDir, roles } = config;
      if (!roles.has('worker')) return;
      void prepareSpeech({
        dataDir,
        toolsDir,
        config: config.speech,
        log,
        onProgress: (fraction, what) => onProgress(what, fraction),
      });
    },
    announceStop() {
      isLeaving = true;
    },
    close() {
      isLeaving = true;
      closing ??= (async () => {
        await Promise.all([requests.close(GRACE_MS), leave()]);
        // Stopped in the middle of a start: what it has begun to hold must be known before it can be given back.
        await starting?.catch(() => undefined);
        await undoAll();
      })();
      return closing;
    },
  };
}
