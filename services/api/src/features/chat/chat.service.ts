import { collectionNames } from '@kotoba/contracts';
import type { Reply } from '@kotoba/assistant';
import type { Transaction, Executor } from '../../platform/database/database';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { ApiFailure } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import {
  addWords,
  ensureTopic,
  fromDraft,
  publishChanged,
  findWords,
  toEntry,
  wireContent,
} from '../vocabulary';
import * as repository from './chat.repository';
import type { ChatMessage, ChatCard } from './chat.schemas';
import type { ChatMessageRow } from './chat.tables';

/** What a card shows when its word is gone. */
function fromSnapshot({ values }: repository.Card['snapshot']): ChatCard {
  return {
    id: null,
    ...wireContent(values),
    word_image_url: null,
    word_image_alt: null,
    sentence_image_url: null,
    sentence_image_alt: null,
    word_audio_url: null,
    sentence_audio_url: null,
    word_audio_url_en: null,
    sentence_audio_url_en: null,
    checked: values.unchecked.length === 0,
    status: false,
    is_saved: false,
    learned: false,
    user_topic: null,
    topic: null,
    created_at: null,
    updated_at: null,
  };
}

/** Messages with their cards as the learner's words are now. */
async function toMessages(
  db: Executor,
  userId: number,
  rows: readonly ChatMessageRow[],
): Promise<ChatMessage[]> {
  const cards = await repository.selectCards(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const ids = cards.flatMap(({ vocabularyId }) => vocabularyId ?? []);
  const words = new Map((await findWords(db, userId, ids)).map((row) => [row.word.id, row]));
  const show = ({ vocabularyId, snapshot }: repository.Card): ChatCard => {
    const row = vocabularyId === null ? undefined : words.get(vocabularyId);
    return row ? toEntry(row) : fromSnapshot(snapshot);
  };
  return rows.map((row) => ({
    id: row.id,
    userId: row.userId,
    type: row.type,
    content: row.content,
    vocabularyData: cards.filter(({ messageId }) => messageId === row.id).map(show),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** Cards are words of the learner's day, unsaved; one that the learner already has is shown as the learner has it. */
async function addCards(
  platform: Platform,
  tx: Transaction,
  userId: number,
  { messageId, cards }: { messageId: number } & Pick<Reply, 'cards'>,
): Promise<void> {
  if (cards.length === 0) return;
  const topicId = await ensureTopic(tx, userId, { collection: collectionNames.assistant });
  const values = cards.map(({ draft }) => fromDraft(draft));
  const requests = values.map((each) => ({ values: each, topicId, saved: false }));
  const { ids, changed } = await addWords(platform, tx, userId, requests);
  const snapshots = cards.flatMap(({ place }, position) => {
    const own = values[position];
    return own
      ? [{ messageId, position, vocabularyId: ids[position] ?? null, snapshot: { values: own, place } }]
      : [];
  });
  await repository.insertCards(tx, userId, snapshots);
  await publishChanged(platform, tx, userId, changed);
}

interface Exchange {
  readonly userMessage: ChatMessage;
  readonly assistantMessage: ChatMessage;
}

async function toExchange(
  db: Executor,
  userId: number,
  rows: readonly ChatMessageRow[],
): Promise<Exchange | null> {
  const [userMessage, assistantMessage] = await toMessages(db, userId, rows);
  return userMessage && assistantMessage ? { userMessage, assistantMessage } : null;
}

/** A message and its answer as they are now. @throws ApiFailure GONE when the history was cleared since. */
export async function findExchange(
  db: Executor,
  userId: number,
  ids: readonly [asked: number, answered: number],
): Promise<Exchange> {
  const exchange = await toExchange(db, userId, await repository.selectMessages(db, userId, ids));
  if (exchange) return exchange;
  throw new ApiFailure('GONE', 410, 'This message was answered, and the history was cleared since');
}

/** Stores what the learner said and what the assistant answered: both or, when something fails, neither. */
export async function storeExchange(
  platform: Platform,
  tx: Transaction,
  userId: number,
  { content, reply }: { content: string; reply: Reply },
): Promise<Exchange> {
  const now = platform.now();
  const asked = await repository.insertMessage(tx, userId, { type: 'user', content, now });
  const answered = await repository.insertMessage(tx, userId, {
    type: 'assistant',
    content: reply.content,
    now,
  });
  await addCards(platform, tx, userId, { messageId: answered.id, cards: reply.cards });
  await publishChat(platform, tx, userId);
  const exchange = await toExchange(tx, userId, [asked, answered]);
  if (!exchange) throw new Error('A stored message is not there');
  return exchange;
}

export async function listHistory(
  { db }: Platform,
  userId: number,
  page: { limit: number; offset: number },
): Promise<ChatMessage[]> {
  return toMessages(db, userId, await repository.selectPage(db, userId, page));
}

/** Forgets the conversation; its words stay as they are. */
export function clearHistory(platform: Platform, userId: number): Promise<void> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    await repository.clearMessages(tx, userId);
    await publishChat(platform, tx, userId);
  });
}

/** Tells the learner's open pages that the conversation is another one now. */
export const publishChat = ({ events }: Platform, tx: Transaction, userId: number): Promise<void> =>
  events.publish(tx, userId, { type: 'chat.changed' });
