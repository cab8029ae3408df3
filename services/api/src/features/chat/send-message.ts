import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Assistant, Reply, ShownCard, Thread } from '@kotoba/assistant';
import { once } from '../../platform/http/idempotency';
import type { Database } from '../../platform/database/database';
import { fromDraft, indexLike } from '../vocabulary';
import { answerThrough, type AnswerChannel } from './answer-channel';
import { sendAnswer, type SendAnswer } from './chat.schemas';
import { findExchange, storeExchange } from './chat.service';
import { selectCards, selectPage, type Card } from './chat.repository';

/** What the assistant remembers: enough for a lesson and what follows, little enough to read each time. */
const REMEMBERED = 60;

const toShown = ({ snapshot: { values } }: Card): ShownCard => ({
  en: values.enWord,
  ja: values.jaWord,
  kana: values.hiragana ?? values.katakana ?? values.jaWord,
  level: values.level,
  sentence: values.jaSentence,
});

/** The newest messages of a learner's conversation with their cards as they were shown. */
async function readThread(db: Database, userId: number): Promise<Thread> {
  const rows = await selectPage(db, userId, { limit: REMEMBERED, offset: 0 });
  const cards = await selectCards(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, type, content }) => ({
    type,
    content,
    cards: cards.filter(({ messageId }) => messageId === id).map(toShown),
  }));
}

/** A reply that says which of its words the learner has saved already; the cards themselves show it, too. */
async function addKnownWords(db: Database, userId: number, reply: Reply): Promise<Reply> {
  const words = reply.cards.map(({ draft }) => fromDraft(draft));
  if (words.length === 0) return reply;
  const saved = await indexLike(db, userId, words, { saved: true });
  const known = words.filter((word) => saved.find(word));
  if (known.length === 0) return reply;
  const sentence = `Already in your vocabulary: ${[...new Set(known.map(({ jaWord }) => jaWord))].join('、')}.`;
  return { ...reply, content: `${reply.content}\n\n${sentence}` };
}

const success = true as const;

/**
 * The assistant's reply to a message, with what it says of the learner's own words; its text goes through the channel
 * as it comes.
 */
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
  const answer = await addKnownWords(platform.db, learner.id, reply);
  if (answer !== reply) channel.text(answer.content.slice(reply.content.length));
  return answer;
}

/**
 * One message with its answer: asked before the transaction, stored in it, both or neither; once for each
 * `Idempotency-Key`.
 */
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
