import type PgBoss from 'pg-boss';
import type { Transaction } from '../database/database';
import { rawQuery } from '../database/raw-query';

/** Lets pg-boss work in a transaction of ours. */
export const through = (tx: Transaction): PgBoss.Db => ({
  executeSql: async (text: string, values: unknown[]) => tx.execute(rawQuery(text, values)),
});
