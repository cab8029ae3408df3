import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { SessionMode } from '@kotoba/contracts';
import { operationsOf } from '../../platform/http/operation';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/errors';
import { idParam, idParams } from '../../platform/http/fields';
import type { Platform } from '../../platform/platform';
import { findCollection, findTopic, topics, vocabulary } from '../vocabulary';
import * as schemas from './learning.schemas';
import * as service from './choosing.service';
import { selectInPracticeOrder } from './choosing.repository';
import { sessionModeQuery } from './session-mode';

const operation = operationsOf('learning');

/** Which words to practise: due ones, those of a category, those a free text asks for. */
export const choosingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/learn/due',
    { schema: operation('listDue', schemas.dueAnswer, { querystring: schemas.dueQuery }) },
    async ({ learner, query }) => ({ data: await service.listDue(platform, learner, query.limit) }),
  );

  app.get(
    '/learn/forecast',
    { schema: operation('getForecast', schemas.forecastAnswer, { querystring: schemas.forecastQuery }) },
    async ({ learner, query }) => ({ data: await service.forecast(platform, learner, query.days) }),
  );

  app.get(
    '/learn/vocabulary/:category',
    {
      schema: operation('listVocabularyOfCategory', schemas.foundAnswer, { params: schemas.categoryParams }),
    },
    async ({ learner, params }) => ({
      data: await service.findByCategory(platform, learner.id, params.category),
    }),
  );

  app.post(
    '/learn/chat',
    { schema: operation('findVocabularyByMessage', schemas.foundAnswer, { body: schemas.chatBody }) },
    async ({ learner, body }) => ({ data: await service.findByMessage(platform, learner.id, body) }),
  );
};

const byTopicQuery = z.object({
  topicId: idParam(),
  subtopicId: idParam().optional(),
  mode: sessionModeQuery(),
});
const byCollectionQuery = z.object({ mode: sessionModeQuery() });
const vocabularyIdsAnswer = z.object({ data: z.object({ vocabularyIds: z.array(z.int()) }) });

/** Ids of the saved words in some place, in the order in which they are practised in a mode. */
async function select(db: Database, userId: number, mode: SessionMode, where: SQL): Promise<number[]> {
  const words = await selectInPracticeOrder(db, userId, { where, mode });
  return words.map(({ id }) => id);
}

/** Kotoba's topics have no level below them: a `subtopicId` can only repeat the topic. */
async function wordsOfTopic(
  { db }: Platform,
  userId: number,
  { topicId, subtopicId, mode }: z.infer<typeof byTopicQuery>,
): Promise<number[]> {
  const topic = await findTopic(db, userId, topicId);
  if (!topic || (subtopicId !== undefined && subtopicId !== topicId)) throw notFound('The topic');
  return select(db, userId, mode, eq(vocabulary.topicId, topicId));
}

async function wordsOfCollection(
  { db }: Platform,
  userId: number,
  id: number,
  mode: SessionMode,
): Promise<number[]> {
  if (!(await findCollection(db, userId, id))) throw notFound('The collection');
  const within = db
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.userId, userId), eq(topics.collectionId, id)));
  return select(db, userId, mode, inArray(vocabulary.topicId, within));
}

const topicOperation = operationsOf('topics');

/** The words of a topic or a collection, in the order in which they are practised. */
export const topicPracticeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/topics/vocabulary/by-topic',
    { schema: topicOperation('listVocabularyOfTopic', vocabularyIdsAnswer, { querystring: byTopicQuery }) },
    async ({ learner, query }) => ({
      data: { vocabularyIds: await wordsOfTopic(platform, learner.id, query) },
    }),
  );

  app.get(
    '/topics/vocabulary/by-user-topic/:id',
    {
      schema: topicOperation('listVocabularyOfCollection', vocabularyIdsAnswer, {
        params: idParams,
        querystring: byCollectionQuery,
      }),
    },
    async ({ learner, params, query }) => ({
      data: { vocabularyIds: await wordsOfCollection(platform, learner.id, params.id, query.mode) },
    }),
  );
};
