import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Transaction, type Executor, insertedRow } from '../../platform/database/database';
import { accountSettings } from '../../platform/database/accounts.tables';
import type { WordCompanion } from '../../platform/platform';
import { type CardSnapshot, chatCards, chatMessages, type ChatMessageRow } from './chat.tables';

export interface Card {
  readonly messageId: number;
  readonly position: number;
  readonly vocabularyId: number | null;
  readonly snapshot: CardSnapshot;
}

export async function insertMessage(
  tx: Transaction,
  userId: number,
  { type, content, now }: { type: 'user' | 'assistant'; content: string; now: Date },
): Promise<ChatMessageRow> {
  return insertedRow(
    await tx
      .insert(chatMessages)
      .values({ userId, type, content, createdAt: now, updatedAt: now })
      .returning(),
  );
}

export async function insertCards(tx: Transaction, userId: number, cards: readonly Card[]): Promise<void> {
  if (cards.length > 0) await tx.insert(chatCards).values(cards.map((card) => ({ ...card, userId })));
}

/** A page counted from the newest message, listed oldest first. */
export async function selectPage(
  db: Executor,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChatMessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.userId, userId))
    .orderBy(desc(chatMessages.id))
    .limit(limit)
    .offset(offset);
  return rows.reverse();
}

/** Messages by their ids, oldest first; those that are not there are left out. */
export function selectMessages(
  db: Executor,
  userId: number,
  ids: readonly number[],
): Promise<ChatMessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), inArray(chatMessages.id, [...ids])))
    .orderBy(asc(chatMessages.id));
}

export async function selectCards(
  db: Executor,
  userId: number,
  messageIds: readonly number[],
): Promise<Card[]> {
  if (messageIds.length === 0) return [];
  return db
    .select({
      messageId: chatCards.messageId,
      position: chatCards.position,
      vocabularyId: chatCards.vocabularyId,
      snapshot: chatCards.snapshot,
    })
    .from(chatCards)
    .where(and(eq(chatCards.userId, userId), inArray(chatCards.messageId, [...messageIds])))
    .orderBy(asc(chatCards.messageId), asc(chatCards.position));
}

/** The cards of the newest message that has any. */
export async function selectNewestCards(db: Executor, userId: number): Promise<Card[]> {
  const [newest] = await db
    .select({ id: chatCards.messageId })
    .from(chatCards)
    .where(eq(chatCards.userId, userId))
    .orderBy(desc(chatCards.messageId))
    .limit(1);
  return newest ? selectCards(db, userId, [newest.id]) : [];
}

export async function linkCard(
  tx: Transaction,
  userId: number,
  { messageId, position }: Pick<Card, 'messageId' | 'position'>,
  vocabularyId: number,
): Promise<void> {
  await tx
    .update(chatCards)
    .set({ vocabularyId })
    .where(
      and(eq(chatCards.userId, userId), eq(chatCards.messageId, messageId), eq(chatCards.position, position)),
    );
}

export async function clearMessages(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(chatMessages).where(eq(chatMessages.userId, userId));
}

/**
 * The assistant's cards stay when their word goes, and have it again when it comes back, unless they got another one
 * meanwhile.
 */
export const chatCompanion: WordCompanion = {
  kept: sql`jsonb_build_object('cards', (select coalesce(jsonb_agg(to_jsonb(c) - 'snapshot'), '[]') from chat_cards c
    where c.user_id = w.user_id and c.vocabulary_id = w.id))`,
  async remove(tx, userId, ids) {
    await tx
      .update(chatCards)
      .set({ vocabularyId: null })
      .where(and(eq(chatCards.userId, userId), inArray(chatCards.vocabularyId, [...ids])));
  },
  async replace(tx, userId, { from, to }) {
    await tx
      .update(chatCards)
      .set({ vocabularyId: to })
      .where(and(eq(chatCards.userId, userId), eq(chatCards.vocabularyId, from)));
  },
  async restore(tx, _userId, { words }) {
    await tx.execute(sql`update chat_cards c set vocabulary_id = d.vocabulary_id
      from ${words} cross join jsonb_populate_recordset(null::chat_cards, d.content->'cards') k
      where c.user_id = d.user_id and c.message_id = k.message_id and c.position = k.position and c.vocabulary_id is null`);
  },
};

/** Whether the learner keeps everything at home: no assistant outside is asked. */
export async function selectIsAtHome(db: Executor, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ isAtHome: accountSettings.assistantAtHome })
    .from(accountSettings)
    .where(eq(accountSettings.userId, userId));
  return row?.isAtHome ?? true;
}
