import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../platform/config/config';
import { startEmbeddedPostgres } from '@kotoba/embedded-postgres';
import { migrate } from '../platform/database/migrate';
import { createPool } from '../platform/database/pool';
import { loadDictionary } from '@kotoba/language';
import type { OnProgress } from '../platform/progress';

export interface OpenDatabase {
  readonly connectionString: string;
  /** Whether no other server can be at work on it. */
  readonly alone: boolean;
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
  if (config.databaseUrl !== undefined) {
    await fill(config.databaseUrl, options);
    return { connectionString: config.databaseUrl, alone: false, close: async () => undefined };
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
  return { connectionString, alone: true, close: stop };
}
