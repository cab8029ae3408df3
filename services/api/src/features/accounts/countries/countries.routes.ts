import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { operationsOf } from '../../../platform/http/operation';
import { countries } from './countries.data';

const operation = operationsOf('accounts');

const country = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Country' });

/** `GET /countries`: the choices of the sign-up form. The same for everybody. */
export const countriesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/countries', { schema: operation('listCountries', z.array(country)) }, async (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=3600');
    return [...countries];
  });
};
