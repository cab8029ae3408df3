import type { ServerEvent } from '@kotoba/contracts';
import type { Transaction } from '../database/database';

export interface Events {
  /** NOTIFY inside the caller's transaction: delivered to every open stream of that learner, on every replica, after the commit. */
  publish(tx: Transaction, userId: number, event: ServerEvent): Promise<void>;
  /** Tells the streams of these sessions of the learner that they are signed out, and closes them after the commit. */
  revoke(tx: Transaction, userId: number, sessionIds: readonly number[]): Promise<void>;
}
