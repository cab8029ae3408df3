import { learnerTransaction } from '../../platform/database/learner-transaction';
import type { Platform } from '../../platform/platform';
import * as repository from './vacations.repository';

/** Since when the learner is on vacation; null when they are not. */
export const awaySince = ({ db }: Platform, userId: number): Promise<Date | null> =>
  repository.findAwaySince(db, userId);

/**
 * Sends a learner on vacation, or takes them back. What is due waits meanwhile, and comes due that much later afterwards: nothing counts as
 * late. Said twice it is said once. Gives since when they are away.
 */
export function setAway({ db, now }: Platform, userId: number, away: boolean): Promise<Date | null> {
  return learnerTransaction(db, userId, async (tx) => {
    const since = await repository.findAwaySince(tx, userId);
    if (away === (since !== null)) return since;
    const at = now();
    if (since === null) {
      await repository.insertVacation(tx, userId, at);
      return at;
    }
    const to = at > since ? at : since;
    await repository.endVacation(tx, userId, to);
    await repository.putOff(tx, userId, { from: since, to });
    return null;
  });
}
