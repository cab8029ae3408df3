import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operationsOf } from '../../../platform/http/operation';
import { idParams } from '../../../platform/http/fields';
import * as service from './topics.service';

const operation = operationsOf('topics');

/** Collections, their topics, and the words to practise in them. Source: VOC-17, VOC-18. */
export const topicsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/topics/user',
    { schema: operation('listCollections', service.collectionsAnswer) },
    async ({ learner }) => ({ data: await service.listCollections(platform, learner.id) }),
  );

  app.post(
    '/topics/user',
    { schema: operation('createCollection', service.collectionAnswer, { body: service.collectionBody }) },
    async ({ learner, body }) => ({ data: await service.createCollection(platform, learner.id, body.name) }),
  );

  app.patch(
    '/topics/user/:id',
    {
      schema: operation('renameCollection', service.collectionAnswer, {
        params: idParams,
        body: service.collectionBody,
      }),
    },
    async ({ learner, params, body }) => ({
      data: await service.renameCollection(platform, learner.id, params.id, body.name),
    }),
  );

  app.delete(
    '/topics/user/:id',
    { schema: operation('deleteCollection', service.deletedAnswer, { params: idParams }) },
    async ({ learner, params }) => ({
      data: await service.deleteCollection(platform, learner.id, params.id),
    }),
  );

  app.get(
    '/topics/by-user-topic/:id',
    { schema: operation('getTopicTree', service.topicTreeAnswer, { params: idParams }) },
    async ({ learner, params }) => ({ data: await service.getTopicTree(platform, learner.id, params.id) }),
  );
};
