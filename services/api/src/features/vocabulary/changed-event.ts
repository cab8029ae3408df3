import type { Transaction } from '../../platform/database/database';
import type { Platform } from '../../platform/platform';

/** Tells the learner's open pages which words changed; nothing when none did. */
export async function publishChanged(
  { events }: Platform,
  tx: Transaction,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0) await events.publish(tx, userId, { type: 'vocabulary.changed', ids: [...ids] });
}
