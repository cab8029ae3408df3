import type { Readable } from 'node:stream';
import { eq, sql, type SQL, getTableColumns, getTableName, is } from 'drizzle-orm';
import { type PgTable, getTableConfig, PgTimestamp, type PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../platform/database/database';
import type { Caller } from '../../platform/http/caller';
import { enforce } from '../../platform/limits/limits';
import type { Platform } from '../../platform/platform';
import { createExportFile, type ExportFile } from '../../platform/http/export-file';
import { users } from '../../platform/database/accounts.tables';
import { recordAudit } from './audit.repository';

/** What only the server may know, even of the learner's own rows. */
const secrets = new Set(['password_hash', 'token_hash']);

interface OwnedTable {
  readonly name: string;
  /** Gives one column `line`: a row of the learner as JSON, its columns named as in the API, times in ISO 8601 UTC. */
  readonly linesOf: (userId: number) => SQL;
}

const value = (column: PgColumn): SQL =>
  is(column, PgTimestamp)
    ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`${column}`;

function describe(table: PgTable, owner: PgColumn): OwnedTable {
  const columns = Object.entries(getTableColumns(table)).filter(([, { name }]) => !secrets.has(name));
  const shown = columns.map(([name, column]) => sql`${value(column)} as ${sql.identifier(name)}`);
  const order =
    getTableConfig(table).primaryKeys[0]?.columns ??
    columns.flatMap(([, column]) => (column.primary ? [column] : []));
  return {
    name: getTableName(table),
    linesOf: (userId) =>
      sql`select row_to_json(found)::text as line from (select ${sql.join(shown, sql`, `)} from ${table}
        where ${owner} = ${userId} order by ${sql.join(order, sql`, `)}) found`,
  };
}

/** The tables with a column that says whose a row is. */
const owned = (tables: readonly PgTable[]) =>
  tables.flatMap((table) => {
    const owner = getTableConfig(table).columns.find(({ name }) => name === 'user_id');
    return owner ? [{ table, owner }] : [];
  });

/** How many rows of each table are the learner's; tables without any are left out. */
export async function countOwned(
  { db, tables }: Pick<Platform, 'db' | 'tables'>,
  userId: number,
): Promise<{ table: string; rows: number }[]> {
  const counts: { table: string; rows: number }[] = [];
  for (const { table, owner } of owned(tables)) {
    counts.push({ table: getTableName(table), rows: await db.$count(table, eq(owner, userId)) });
  }
  return counts.filter(({ rows }) => rows > 0);
}

/**
 * The account itself, then every table with a column that says whose a row is: found in the schema, so that a new area
 * is never forgotten.
 */
const ownedTables = (tables: readonly PgTable[]): OwnedTable[] => [
  describe(users, users.id),
  ...owned(tables).map(({ table, owner }) => describe(table, owner)),
];

/** Rows in memory at a time. */
const BATCH = 200;

/** The rows of a statement whose only column is `line`, in batches, through a cursor of the transaction. */
async function* batches(tx: Transaction, statement: SQL): AsyncGenerator<string[]> {
  await tx.execute(sql`declare export_rows no scroll cursor for ${statement}`);
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${BATCH} from export_rows`));
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < BATCH) break;
  }
  await tx.execute(sql`close export_rows`);
}

async function writeTables(
  tx: Transaction,
  userId: number,
  { file, tables }: { file: ExportFile; tables: readonly OwnedTable[] },
): Promise<void> {
  for (const [index, table] of tables.entries()) {
    await file.write(`${index === 0 ? '' : ','}\n${JSON.stringify(table.name)}: [`);
    let separator = '\n';
    for await (const lines of batches(tx, table.linesOf(userId))) {
      await file.write(separator + lines.join(',\n'));
      separator = ',\n';
    }
    await file.write(']');
  }
}

/**
 * Everything that is stored of the learner, as it was at one moment: JSON `{ exportedAt, tables: { name: rows } }`,
 * without the hashes of password and tokens. However much it is, only a few rows of it are in memory at a time.
 * @throws ApiFailure 429
 */
export async function exportAccount(
  platform: Platform,
  userId: number,
  caller: Caller,
): Promise<{ content: Readable; bytes: number }> {
  await enforce(platform, [{ name: 'exportAccount', of: userId }]);
  const { db, now, config } = platform;
  const at = now();
  const file = await createExportFile(config.dataDir);
  try {
    await db.transaction(
      async (tx) => {
        await recordAudit(tx, { userId, action: 'account.exported', caller, at });
        await file.write(`{"exportedAt": ${JSON.stringify(at.toISOString())}, "tables": {`);
        await writeTables(tx, userId, { file, tables: ownedTables(platform.tables) });
        await file.write('}}\n');
      },
      { isolationLevel: 'repeatable read' },
    );
    return await file.read();
  } catch (error) {
    await file.discard();
    throw error;
  }
}
