import type { Transaction } from '../../../platform/database/database';
import type { Platform } from '../../../platform/platform';
import { drawPictures } from '../pictures/draw-pictures.queue';
import type { ImportWords } from './import.queue';
import * as repository from './imports.repository';

/**
 * Ends an import, or forgets a file that was only looked at: words that came in stay and get their pictures, what is left of the file
 * goes. The open pages hear that the list of words is another.
 */
export async function closeImport(
  { events, jobs, now }: Platform,
  tx: Transaction,
  { userId, importId }: ImportWords,
  status: 'done' | 'cancelled' | 'failed',
): Promise<void> {
  await repository.updateImport(tx, userId, importId, { status, updatedAt: now() });
  await repository.forgetRows(tx, userId, importId);
  await jobs.enqueue(tx, drawPictures, { userId });
  await events.publish(tx, userId, { type: 'import.changed', importId });
  await events.publish(tx, userId, { type: 'vocabulary.changed', ids: [] });
}
