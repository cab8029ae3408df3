import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idempotent } from '../../platform/http/idempotency';
import { operationsOf } from '../../platform/http/operation';
import { enforce } from '../../platform/limits/limits';
import * as schemas from './chat.schemas';
import { clearHistory, listHistory } from './chat.service';
import { createAssistant } from './assistant';
import { saveCards } from './save-cards';
import { sendMessage, type ChatNeeds } from './send-message';

const operation = operationsOf('chat');
const success = true as const;

/** The assistant. Source: CHAT-9. */
export const chatRoutes =
  (needs: ChatNeeds): FastifyPluginAsyncZod =>
  async (app) => {
    const { platform } = app;
    const assistant = createAssistant(platform);

    app.post(
      '/chat/send',
      {
        schema: operation('sendChatMessage', schemas.sendAnswer, {
          headers: idempotent,
          body: schemas.sendBody,
        }),
      },
      async (request, response) => {
        const { content } = request.body;
        await enforce(platform, [{ name: 'chat', of: request.learner.id }]);
        return sendMessage(request, response, { content, assistant, ...needs });
      },
    );

    app.get(
      '/chat/history',
      { schema: operation('listChatHistory', schemas.historyAnswer, { querystring: schemas.historyQuery }) },
      async ({ learner, query }) => ({ success, messages: await listHistory(platform, learner.id, query) }),
    );

    app.delete(
      '/chat/clear',
      { schema: operation('clearChatHistory', schemas.clearAnswer) },
      async ({ learner }) => {
        await clearHistory(platform, learner.id);
        return { success };
      },
    );

    app.post(
      '/chat/save-vocabulary',
      { schema: operation('saveChatVocabulary', schemas.saveCardsAnswer, { body: schemas.saveCardsBody }) },
      async ({ learner, body }) => ({ success, vocabulary_ids: await saveCards(platform, learner.id, body) }),
    );
  };
