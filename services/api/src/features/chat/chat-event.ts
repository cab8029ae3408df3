import type { Transaction } from '../../platform/database/database';
import type { Platform } from '../../platform/platform';

/** Tells the learner's open pages that the conversation is another one now. */
export const publishChat = ({ events }: Platform, tx: Transaction, userId: number): Promise<void> =>
  events.publish(tx, userId, { type: 'chat.changed' });
