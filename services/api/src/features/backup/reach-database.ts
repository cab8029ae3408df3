import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config';
import { connectionStringTo, tryConnect } from '@kotoba/embedded-postgres';
import { readPostmasterFile } from '@kotoba/embedded-postgres';
import { startEmbeddedPostgres } from '@kotoba/embedded-postgres';
import { ArchiveError } from './manifest';

export interface ReachedDatabase {
  readonly connectionString: string;
  close(): Promise<void>;
}

/** The embedded PostgreSQL of DATA_DIR when it runs, whoever started it; null when nobody listens. */
async function runningEmbedded(cluster: string): Promise<ReachedDatabase | null> {
  const file = await readPostmasterFile(cluster);
  if (file === null) return null;
  const client = await tryConnect(file.socketDirectory);
  if (typeof client === 'string') return null;
  await client.end();
  return { connectionString: connectionStringTo(file.socketDirectory), close: async () => undefined };
}

/** A database to read from: the one of DATABASE_URL, the running embedded one, or the stopped one, started until `close`. */
export async function reachDatabase(config: Config, log: FastifyBaseLogger): Promise<ReachedDatabase> {
  if (config.databaseUrl !== undefined) {
    return { connectionString: config.databaseUrl, close: async () => undefined };
  }
  const directory = join(config.dataDir, 'postgres');
  const cluster = join(directory, 'data');
  const exists = await access(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!exists) throw new ArchiveError(`There is no database in ${config.dataDir}.`);
  const running = await runningEmbedded(cluster);
  if (running) return running;
  const { connectionString, stop } = await startEmbeddedPostgres({ directory, log });
  return { connectionString, close: stop };
}
