import { eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Caller } from '../http/caller';
import type { Platform } from '../platform';
import * as schema from '../database/schema';
import { users } from './accounts.tables';
import { recordAudit } from './audit.repository';

export interface AccountExport {
  readonly exportedAt: string;
  /** Every row that is the learner's, by table. */
  readonly tables: Record<string, Record<string, unknown>[]>;
}

/** What only the server may know, even of the learner's own rows. */
const secrets = new Set(['passwordHash', 'tokenHash']);

const withoutSecrets = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.has(name)));

/** Tables with a column that says whose a row is: found in the schema, so that a new area is never forgotten. */
function ownedTables() {
  return Object.values(schema).flatMap((table) => {
    if (!is(table, PgTable)) return [];
    const owner = getTableConfig(table).columns.find(({ name }) => name === 'user_id');
    return owner ? [{ table, owner }] : [];
  });
}

/** Everything that is stored of the learner, as it was at one moment. */
export async function exportAccount(
  platform: Platform,
  userId: number,
  caller: Caller,
): Promise<AccountExport> {
  const { db, now } = platform;
  const exportedAt = now();
  const tables = await db.transaction(
    async (tx) => {
      const found: AccountExport['tables'] = {
        users: (await tx.select().from(users).where(eq(users.id, userId))).map(withoutSecrets),
      };
      for (const { table, owner } of ownedTables()) {
        const rows = await tx.select().from(table).where(eq(owner, userId));
        found[getTableName(table)] = rows.map(withoutSecrets);
      }
      return found;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await db.transaction((tx) =>
    recordAudit(tx, { userId, action: 'account.exported', caller, at: exportedAt }),
  );
  return { exportedAt: exportedAt.toISOString(), tables };
}
