import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';

export type Database = NodePgDatabase & { readonly $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Where a query can run. */
export type Executor = Database | Transaction;

/** The row of an insert that always gives one. */
export function insertedRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('An insert gave no row');
  return row;
}

export const createDatabase = (pool: pg.Pool): Database => drizzle({ client: pool });

/** Pools whose statements may each meet another connection, which knows none of them by name. */
const behindPoolers = new WeakSet<pg.Pool>();

/**
 * A statement that nearly every call sends: its SQL is built once, and PostgreSQL plans it once for each connection.
 * For those whose plan is the same for every learner.
 */
export function prepared<Args extends unknown[], Statement>(
  name: string,
  build: (db: Database, ...args: Args) => { prepare(name: string): Statement },
): (db: Database, ...args: Args) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (db, ...args) => {
    const statement =
      statements.get(db) ?? build(db, ...args).prepare(behindPoolers.has(db.$client) ? '' : name);
    statements.set(db, statement);
    return statement;
  };
}

interface PoolOptions {
  readonly connectionString: string;
  readonly log: FastifyBaseLogger;
  readonly max?: number;
  /** Milliseconds after which a statement is given up; 0 for none (migrations, loading the dictionary). */
  readonly statementTimeout?: number;
  /** A pooler knows nothing of time-outs in a greeting: there they are settings of the database's role. */
  readonly isBehindPooler?: boolean;
}

/**
 * The connections of one server. Nobody waits for ever: neither for a connection, nor for a statement, nor for an idle
 * transaction.
 */
export function createPool({
  connectionString,
  log,
  max = 16,
  statementTimeout = 10_000,
  isBehindPooler = false,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...(!isBehindPooler && {
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: statementTimeout === 0 ? 0 : statementTimeout + 20_000,
    }),
    application_name: 'kotoba',
  });
  if (isBehindPooler) behindPoolers.add(pool);
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  // The same for a connection that breaks while somebody holds it: the query that is running fails, and that is all.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ err: error }, 'a database connection broke in use'));
  });
  return pool;
}
