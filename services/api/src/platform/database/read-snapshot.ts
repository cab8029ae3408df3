import type { Database, Transaction } from './database';

/** Runs several queries on the data of one moment: what is written between them is not seen by half. Nothing can be written in it. */
export const readSnapshot = <T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
