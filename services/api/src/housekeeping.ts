import { removeOldMailTokens } from './accounts/mail-tokens.repository';
import { removeEndedWindows } from './limits/limits.repository';
import type { Platform } from './platform';

const EVERY_MS = 60 * 60 * 1000;

/** Removes once an hour what says nothing any more. Several servers may do it at the same time. Gives its undo. */
export function startHousekeeping({ db, now, log }: Platform): () => Promise<void> {
  const tidy = async (): Promise<void> => {
    await removeEndedWindows(db, now());
    await removeOldMailTokens(db, now());
  };
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  return async () => clearInterval(timer);
}
