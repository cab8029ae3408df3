import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { startEmbeddedPostgres } from '@kotoba/embedded-postgres';
import { loadDictionary } from '@kotoba/language';
import type { Config } from '../platform/config/config';
import { migrate } from '../platform/database/migrate';
import { createPool } from '../platform/database/database';

/**
 * One step of a start, for a line on the screen: what is being done, and how far it is (0 to 1; null when that is not
 * known). Steps may overlap: speech is prepared while the rest already serves.
 */
export type OnProgress = (what: string, fraction: number | null) => void;

export interface OpenDatabase {
  readonly connectionString: string;
  /** For sessions that last: LISTEN, locks. Differs when a pooler stands in front of the database. */
  readonly sessionString: string;
  /** Whether no other server can be at work on it. */
  readonly isOnlyServer: boolean;
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly onProgress: OnProgress;
  readonly onFatal: (error: Error) => void;
}

async function fill(connectionString: string, { log, onProgress }: OpenDatabaseOptions): Promise<void> {
  onProgress('Updating the database', null);
  await migrate(connectionString);
  // Loading takes longer than any query of a learner may.
  const pool = createPool({ connectionString, log, max: 2, statementTimeout: 0 });
  try {
    await loadDictionary({ pool, onProgress: (fraction, what) => onProgress(what, fraction) });
  } finally {
    await pool.end();
  }
}

/** The database of `DATABASE_URL`, or the embedded one, with the newest schema and the dictionary in it. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { config, log, onProgress, onFatal } = options;
  const { url, sessionUrl = url } = config.database;
  if (url !== undefined && sessionUrl !== undefined) {
    await fill(sessionUrl, options);
    return {
      connectionString: url,
      sessionString: sessionUrl,
      isOnlyServer: false,
      close: async () => undefined,
    };
  }
  onProgress('Starting the database', null);
  const directory = join(config.dataDir, 'postgres');
  const { connectionString, stop } = await startEmbeddedPostgres({ directory, log, onLost: onFatal });
  try {
    await fill(connectionString, options);
  } catch (error) {
    await stop();
    throw error;
  }
  return { connectionString, sessionString: connectionString, isOnlyServer: true, close: stop };
}
