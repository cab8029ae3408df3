import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../../platform/http/error-body';
import { idParams } from '../../../platform/http/fields';
import {
  collectionAnswer,
  collectionBody,
  collectionsAnswer,
  deletedAnswer,
  topicTreeAnswer,
} from './topics.schemas';
import * as service from './topics.service';

const tags = ['topics'];

/** Collections, their topics, and the words to practise in them. Source: VOC-17, VOC-18. */
export const topicsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/topics/user',
    {
      schema: {
        operationId: 'listCollections',
        tags,
        response: { 200: collectionsAnswer, ...errorResponses },
      },
    },
    async ({ learner }) => ({ data: await service.listCollections(platform, learner.id) }),
  );

  app.post(
    '/topics/user',
    {
      schema: {
        operationId: 'createCollection',
        tags,
        body: collectionBody,
        response: { 200: collectionAnswer, ...errorResponses },
      },
    },
    async ({ learner, body }) => ({ data: await service.createCollection(platform, learner.id, body.name) }),
  );

  app.patch(
    '/topics/user/:id',
    {
      schema: {
        operationId: 'renameCollection',
        tags,
        params: idParams,
        body: collectionBody,
        response: { 200: collectionAnswer, ...errorResponses },
      },
    },
    async ({ learner, params, body }) => ({
      data: await service.renameCollection(platform, learner.id, params.id, body.name),
    }),
  );

  app.delete(
    '/topics/user/:id',
    {
      schema: {
        operationId: 'deleteCollection',
        tags,
        params: idParams,
        response: { 200: deletedAnswer, ...errorResponses },
      },
    },
    async ({ learner, params }) => ({
      data: await service.deleteCollection(platform, learner.id, params.id),
    }),
  );

  app.get(
    '/topics/by-user-topic/:id',
    {
      schema: {
        operationId: 'getTopicTree',
        tags,
        params: idParams,
        response: { 200: topicTreeAnswer, ...errorResponses },
      },
    },
    async ({ learner, params }) => ({ data: await service.getTopicTree(platform, learner.id, params.id) }),
  );
};
