import { removeOldMailTokens } from '../features/accounts/mail-tokens.repository';
import { removeOldKeys } from '../platform/http/idempotency';
import { removeEndedWindows } from '../platform/limits/limits';
import { orderSweeps } from '../features/vocabulary/media/sweep';
import { removeDeletedNotes } from '../features/notes/notes.repository';
import { convertForgottenNotes } from '../features/notes/notes.service';
import type { Platform } from '../platform/platform';
import { removeOldImports } from '../features/transfer/import/imports.repository';
import { removeAbandonedUploads } from '../platform/http/uploads';
import { removeKeptWords, UNDO_MS } from '../features/vocabulary/trash.repository';

const EVERY_MS = 60 * 60 * 1000;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * EVERY_MS);

/**
 * Now and once an hour: removes what says nothing any more, and takes up what was left lying. Several servers may do
 * it at the same time. Gives its undo.
 */
export function startHousekeeping(platform: Platform): () => Promise<void> {
  const { db, now, log } = platform;
  const tidy = async (): Promise<void> => {
    await removeEndedWindows(db, now());
    await removeOldMailTokens(db, now());
    await removeOldKeys(db, now());
    await removeKeptWords(db, now());
    await removeDeletedNotes(db, new Date(now().getTime() - UNDO_MS));
    await removeOldImports(db, { drafts: daysBefore(now(), 1), reports: daysBefore(now(), 30) });
    await removeAbandonedUploads(platform.config.dataDir);
    await orderSweeps(platform);
    const forgotten = await convertForgottenNotes(platform);
    if (forgotten > 0) log.info({ forgotten }, 'notes without a job were queued');
  };
  const tidyUp = (): void =>
    void tidy().catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  tidyUp();
  const timer = setInterval(tidyUp, EVERY_MS);
  timer.unref();
  return async () => clearInterval(timer);
}
