import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../platform/http/operation';
import * as schemas from './decks.schemas';
import { addPortion, listDecks, readDeck } from './decks.service';

const operation = operationsOf('decks');

/** Words of ours to begin with. Source: SHELL-30. */
export const decksRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get('/decks', { schema: operation('listDecks', schemas.decksAnswer) }, async ({ learner }) => ({
    decks: await listDecks(platform, learner.id),
  }));

  app.get(
    '/decks/:name',
    { schema: operation('getDeck', schemas.deckAnswer, { params: schemas.deckParams }) },
    ({ learner, params }) => readDeck(platform, learner.id, params.name),
  );

  app.post(
    '/decks/:name',
    {
      schema: operation('addDeck', schemas.addedAnswer, {
        params: schemas.deckParams,
        body: schemas.addBody,
      }),
    },
    ({ learner, params, body }) => addPortion(platform, learner.id, params.name, body.from),
  );
};
