import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../../platform/http/error-body';
import { enforce } from '../../platform/limits/limits';
import * as schemas from './chat.schemas';
import { clearHistory, listHistory } from './chat.service';
import { createAssistant } from './create-assistant';
import { saveCards } from './save-cards';
import { sendMessage } from './send-message';

const tags = ['chat'];
const success = true as const;

/** The assistant. Source: CHAT-9. */
export const chatRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  const assistant = createAssistant(platform);

  app.post(
    '/chat/send',
    {
      schema: {
        operationId: 'sendChatMessage',
        tags,
        body: schemas.sendBody,
        response: { 200: schemas.sendAnswer, ...errorResponses },
      },
    },
    async (request, response) => {
      const { content } = request.body;
      await enforce(platform, [{ name: 'chat', of: request.learner.id }]);
      return sendMessage(request, response, { content, assistant });
    },
  );

  app.get(
    '/chat/history',
    {
      schema: {
        operationId: 'listChatHistory',
        tags,
        querystring: schemas.historyQuery,
        response: { 200: schemas.historyAnswer, ...errorResponses },
      },
    },
    async ({ learner, query }) => ({ success, messages: await listHistory(platform, learner.id, query) }),
  );

  app.delete(
    '/chat/clear',
    {
      schema: {
        operationId: 'clearChatHistory',
        tags,
        response: { 200: schemas.clearAnswer, ...errorResponses },
      },
    },
    async ({ learner }) => {
      await clearHistory(platform, learner.id);
      return { success };
    },
  );

  app.post(
    '/chat/save-vocabulary',
    {
      schema: {
        operationId: 'saveChatVocabulary',
        tags,
        body: schemas.saveCardsBody,
        response: { 200: schemas.saveCardsAnswer, ...errorResponses },
      },
    },
    async ({ learner, body }) => ({ success, vocabulary_ids: await saveCards(platform, learner.id, body) }),
  );
};
