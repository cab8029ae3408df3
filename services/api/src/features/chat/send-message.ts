import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from '../../platform/http/idempotency';
import { answerThrough, type AnswerChannel } from './answer-channel';
import type { Assistant, Reply } from '@kotoba/assistant';
import { sendAnswer, type SendAnswer } from './chat.schemas';
import { findExchange, storeExchange } from './chat.service';
import { tellKnown } from './known-cards';
import { readThread } from './read-thread';

const success = true as const;

/** The assistant's reply to a message, with what it says of the learner's own words; its text goes through the channel as it comes. */
async function ask(
  { server: { platform }, learner }: FastifyRequest,
  assistant: Assistant,
  { message, channel }: { message: string; channel: AnswerChannel },
): Promise<Reply> {
  const reply = await assistant.reply({
    learnerId: learner.id,
    message,
    thread: await readThread(platform.db, learner.id),
    signal: channel.signal,
    onText: channel.text,
  });
  const told = await tellKnown(platform.db, learner.id, reply);
  if (told !== reply) channel.text(told.content.slice(reply.content.length));
  return told;
}

/** One message with its answer: asked before the transaction, stored in it, both or neither; once for each `Idempotency-Key`. */
export function sendMessage(
  request: FastifyRequest,
  response: FastifyReply,
  { content, assistant }: { content: string; assistant: Assistant },
): Promise<SendAnswer | FastifyReply> {
  const { platform } = request.server;
  return answerThrough<SendAnswer>(request, response, {
    schema: sendAnswer,
    answer: (channel) =>
      once(request, response, {
        prepare: () => ask(request, assistant, { message: content, channel }),
        run: async (tx, reply) => {
          channel.signal.throwIfAborted();
          return {
            success,
            ...(await storeExchange(platform, tx, request.learner.id, { content, reply })),
          };
        },
        receipt: {
          write: ({ userMessage, assistantMessage }) => [userMessage.id, assistantMessage.id] as const,
          read: async (db, ids) => ({
            success,
            ...(await findExchange(db, request.learner.id, ids)),
          }),
        },
      }),
  });
}
