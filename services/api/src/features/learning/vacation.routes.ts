import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { operationsOf } from '../../platform/http/operation';
import { awaySince, setAway } from './vacation.service';

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
