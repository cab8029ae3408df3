import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '@kotoba/embedded-postgres';
import { migrate } from '../platform/database/migrate';
import { createPool } from '../platform/database/database';
import { createLog } from '../platform/http/log';
import type * as TestServers from './test-server';
import { loadFrom } from '../../../../engines/language/src/dictionary/load-dictionary';

/** Set by `jest-global-setup.ts` for all workers of one Jest run. */
const VARIABLE = 'KOTOBA_TEST_CLUSTER';
const TEMPLATE = 'kotoba_template';
const TEMPLATE_LOCK = 4_110_001;

/** Tests may lose their database at a power cut. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

export interface TestCluster {
  readonly connectionString: string;
  stop(): Promise<void>;
}

/** A throw-away PostgreSQL. */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'kotoba-test-'));
  const cluster = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    log: createLog('error'),
    settings: FAST,
  });
  process.env[VARIABLE] = cluster.connectionString;
  return {
    connectionString: cluster.connectionString,
    async stop() {
      Reflect.deleteProperty(process.env, VARIABLE);
      await cluster.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

function forDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Everything that a start does to an empty database, done once and copied for each test file. */
async function fillTemplate(connectionString: string): Promise<void> {
  await migrate(connectionString);
  const log = createLog('error');
  const pool = createPool({ connectionString, log });
  // The look-up functions and indexes without words: authored words are found, and a test that needs more loads it.
  await loadFrom({ version: 'none', lines: async () => [] }, { pool, onProgress: () => undefined });
  await pool.end();
  // Its jobs make their queues, each a table of its own. Late, since it needs this file.
  // oxlint-disable-next-line typescript/no-require-imports -- tsx resolves no import() here
  const { startTestServer } = require('./test-server') as typeof TestServers;
  await (await startTestServer({ connectionString })).close();
}

async function ensureTemplate(admin: pg.Client, connectionString: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount) return;
    const building = `${TEMPLATE}_building`;
    await admin.query(`drop database if exists ${building}`);
    await admin.query(`create database ${building}`);
    await fillTemplate(forDatabase(connectionString, building));
    await admin.query(`alter database ${building} rename to ${TEMPLATE}`);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

export interface TestDatabase {
  readonly connectionString: string;
  drop(): Promise<void>;
}

/** A fresh, migrated database in the cluster of this Jest run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = process.env[VARIABLE];
  if (clusterUrl === undefined)
    throw new Error('No test cluster: run through Jest, or call startTestCluster first');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = forDatabase(clusterUrl, 'postgres');
  await withClient(admin, async (client) => {
    await ensureTemplate(client, clusterUrl);
    // Two copies at a time would disturb each other's look at the template.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    // Files are copied in half the time in which their pages are logged, as long as nothing is synced.
    await client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  });
  return {
    connectionString: forDatabase(clusterUrl, name),
    drop: () =>
      withClient(admin, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}
