import { getTableColumns, getTableName, is, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig, PgTimestamp, type PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../../platform/database/accounts.tables';

/** What only the server may know, even of the learner's own rows. */
const secrets = new Set(['password_hash', 'token_hash']);

export interface OwnedTable {
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

/** The account itself, then every table with a column that says whose a row is: found in the schema, so that a new area is never forgotten. */
export const ownedTables = (tables: readonly PgTable[]): OwnedTable[] => [
  describe(users, users.id),
  ...tables.flatMap((table) => {
    const owner = getTableConfig(table).columns.find(({ name }) => name === 'user_id');
    return owner ? [describe(table, owner)] : [];
  }),
];
