import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Assistant, LearnerRecord, Reply, ShownCard, Thread } from '@kotoba/assistant';
import { once } from '../../platform/http/idempotency';
import type { Database, Transaction } from '../../platform/database/database';
import type { Platform } from '../../platform/platform';
import { fromDraft, indexLike } from '../vocabulary';
import { answerThrough, type AnswerChannel } from './answer-channel';
import { sendAnswer, type ChatAction, type SendAnswer } from './chat.schemas';
import { findExchange, storeExchange } from './chat.service';
import { selectCards, selectPage, type Card } from './chat.repository';
import { saveNewest } from './save-cards';

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

/** What an assistant needs of features that chat does not know. */
export interface ChatNeeds {
  readonly record: (
    platform: Platform,
    learner: { readonly id: number; readonly timeZone: string },
  ) => LearnerRecord;
  /** Starts a session over words of the learner. */
  readonly startPractice: (
    platform: Platform,
    tx: Transaction,
    userId: number,
    vocabularyIds: readonly number[],
  ) => Promise<{ id: number }>;
}

/** Does what the reply says besides, in the transaction that stores it. */
async function act(
  platform: Platform,
  tx: Transaction,
  userId: number,
  { action }: Reply,
  { startPractice }: ChatNeeds,
): Promise<ChatAction | null> {
  switch (action?.type) {
    case 'save':
      return { type: 'save', vocabulary_ids: await saveNewest(platform, tx, userId, action.places) };
    case 'practise':
      return { type: 'practise', session_id: (await startPractice(platform, tx, userId, action.ids)).id };
    case undefined:
      return null;
  }
}

const withAction = <Exchange extends Pick<SendAnswer, 'assistantMessage'>>(
  exchange: Exchange,
  action: ChatAction | null,
): Exchange => ({
  ...exchange,
  assistantMessage: { ...exchange.assistantMessage, ...(action && { action }) },
});

/**
 * The assistant's reply to a message, with what it says of the learner's own words; its text goes through the channel
 * as it comes.
 */
async function ask(
  { server: { platform }, learner }: FastifyRequest,
  { assistant, record }: { assistant: Assistant } & Pick<ChatNeeds, 'record'>,
  { message, channel }: { message: string; channel: AnswerChannel },
): Promise<Reply> {
  const reply = await assistant.reply({
    learnerId: learner.id,
    learner: record(platform, learner),
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
  { content, ...needs }: { content: string; assistant: Assistant } & ChatNeeds,
): Promise<SendAnswer | FastifyReply> {
  const { platform } = request.server;
  return answerThrough<SendAnswer>(request, response, {
    schema: sendAnswer,
    answer: (channel) =>
      once(request, response, {
        prepare: () => ask(request, needs, { message: content, channel }),
        run: async (tx, reply) => {
          channel.signal.throwIfAborted();
          const { id } = request.learner;
          const isOwn = reply.action?.type === 'save' && reply.action.isOwn === true;
          // Before the answer's own cards are the newest, unless they are meant.
          const done = isOwn ? null : await act(platform, tx, id, reply, needs);
          const stored = await storeExchange(platform, tx, id, { content, reply });
          const action = isOwn ? await act(platform, tx, id, reply, needs) : done;
          return { success, ...withAction(stored, action) };
        },
        receipt: {
          write: ({ userMessage, assistantMessage }) =>
            [userMessage.id, assistantMessage.id, assistantMessage.action ?? null] as const,
          read: async (db, [asked, answered, action = null]) => ({
            success,
            ...withAction(await findExchange(db, request.learner.id, [asked, answered]), action),
          }),
        },
      }),
  });
}
