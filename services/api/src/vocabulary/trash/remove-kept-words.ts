import { lt } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { deletedWords } from './trash.tables';
import { UNDO_MS } from './undo-time';

/** Forgets deleted words that nobody can bring back any more. */
export async function removeKeptWords(db: Database, now: Date): Promise<void> {
  await db.delete(deletedWords).where(lt(deletedWords.deletedAt, new Date(now.getTime() - UNDO_MS)));
}
