import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify';
import { parseConfig } from '../platform/config/config';
import { createHealth } from '../platform/http/health';
import { newestBackup } from '../features/backup/backup';
import { createApp } from '../app/create-app';
import { createLog } from '../platform/http/log';
import { watchApi } from '../platform/metrics/sources';
import { findMailboxFolder } from '../platform/mail/mailbox';
import { openPlatform, type OpenPlatformOptions } from '../app/open-platform';
import type { Platform } from '../platform/platform';
import { createRequester, type Inject } from './inject';
import { createLearner, type TestLearner } from './learners';
import { createTestDatabase } from './test-cluster';

export interface TestServerOptions {
  /** Environment variables over the tests' own; RATE_LIMITS is off unless named. */
  readonly env?: NodeJS.ProcessEnv;
  readonly log?: FastifyBaseLogger;
  /** A database that stays when the server closes: for restarts. */
  readonly connectionString?: string;
  readonly overrides?: OpenPlatformOptions['overrides'];
  /** Fills the database before the jobs start; for instance with the fixture dictionary. */
  readonly prepare?: (platform: Platform) => Promise<void>;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly connectionString: string;
  /** A request without a session. */
  readonly inject: Inject;
  /** A verified learner with a session of its own. */
  createLearner(overrides?: { verified?: boolean; password?: string }): Promise<TestLearner>;
  close(): Promise<void>;
}

export type { TestLearner, LightMyRequestResponse };

/** The whole API on a database of its own, with running jobs and events. Nothing listens: ask it through `inject`. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.connectionString === undefined ? await createTestDatabase() : null;
  const connectionString = options.connectionString ?? database?.connectionString ?? '';
  const dataDir = await mkdtemp(join(tmpdir(), 'kotoba-data-'));
  const config = parseConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', ...options.env });
  const log = options.log ?? createLog(config.logLevel);
  const { platform, pool, listener, hub, jobs } = await openPlatform({
    config,
    connectionString,
    log,
    overrides: options.overrides,
  });
  watchApi({
    pool,
    streams: hub.open,
    dataDir,
    backups: { every: config.backup.everyHours, newest: () => newestBackup(platform.files) },
  });
  const health = createHealth({ closed: () => null, parts: { database: () => pool.query('select 1') } });
  // Client, compiler and server share this process: its event loop says nothing about the load of a server.
  const app = await createApp({ platform, hub, health, log, maxEventLoopDelay: 0 });
  await app.ready();
  await listener.start(connectionString);
  await options.prepare?.(platform);
  await jobs.start({ isOnlyServer: true, works: config.roles.has('worker') });

  return {
    app,
    platform,
    connectionString,
    inject: createRequester(app),
    createLearner: (overrides) => createLearner(app, platform, overrides),
    async close() {
      hub.closeAll();
      watchApi(null);
      await app.close();
      await jobs.stop(2000);
      await listener.stop();
      await platform.language.close();
      await platform.speech.close();
      platform.painter?.close();
      await pool.end();
      await database?.drop();
      const mails = await findMailboxFolder(dataDir);
      for (const folder of mails === null ? [dataDir] : [mails, dataDir])
        await rm(folder, { recursive: true, force: true });
    },
  };
}
