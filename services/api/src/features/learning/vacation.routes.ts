import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { operationsOf } from '../../platform/http/operation';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import type { Platform } from '../../platform/platform';
import * as repository from './vacations.repository';

/** Since when the learner is on vacation; null when they are not. */
const awaySince = ({ db }: Platform, userId: number): Promise<Date | null> =>
  repository.findAwaySince(db, userId);

/**
 * Sends a learner on vacation, or takes them back. What is due waits meanwhile, and comes due that much later
 * afterwards: nothing counts as late. Said twice it is said once. Gives since when they are away.
 */
function setAway({ db, now }: Platform, userId: number, away: boolean): Promise<Date | null> {
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

const operation = operationsOf('learning');

const vacationAnswer = z.object({
  data: z
    .object({
      /** Since when the learner is on vacation; null when they are not. */
      since: z.iso.datetime().nullable(),
    })
    .meta({ id: 'Vacation' }),
});

const toAnswer = (since: Date | null) => ({ data: { since: since?.toISOString() ?? null } });

/** Pausing what is due: while a learner is on vacation nothing is, and nothing of it counts as late afterwards. */
export const vacationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get('/learn/vacation', { schema: operation('getVacation', vacationAnswer) }, async ({ learner }) =>
    toAnswer(await awaySince(platform, learner.id)),
  );

  app.put(
    '/learn/vacation',
    { schema: operation('setVacation', vacationAnswer, { body: z.object({ away: z.boolean() }) }) },
    async ({ learner, body }) => toAnswer(await setAway(platform, learner.id, body.away)),
  );
};
