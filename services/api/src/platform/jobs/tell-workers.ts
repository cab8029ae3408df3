import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';

/** Carries names of queues in which there is something to do. */
export const WORK_CHANNEL = 'kotoba_jobs';

/** Wakes the workers of a queue on all servers, as soon as the transaction commits. */
export async function tellWorkers(tx: Transaction, queue: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${WORK_CHANNEL}, ${queue})`);
}
