import { removeOldMailTokens } from './accounts/mail-tokens.repository';
import { removeEndedWindows } from './limits/limits.repository';
import { convertForgottenNotes } from './notes/notes.service';
import type { Platform } from './platform';
import { removeKeptWords } from './vocabulary/trash/remove-kept-words';

const EVERY_MS = 60 * 60 * 1000;

/**
 * Now and once an hour: removes what says nothing any more, and takes up what was left lying. Several servers may do it at the same time.
 * Gives its undo.
 */
export function startHousekeeping(platform: Platform): () => Promise<void> {
  const { db, now, log } = platform;
  const tidy = async (): Promise<void> => {
    await removeEndedWindows(db, now());
    await removeOldMailTokens(db, now());
    await removeKeptWords(db, now());
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
