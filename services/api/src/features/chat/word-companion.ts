import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WordCompanion } from '../../platform/platform';
import { chatCards } from './chat.tables';

/** The assistant's cards stay when their word goes, and have it again when it comes back, unless they got another one meanwhile. */
export const chatCompanion: WordCompanion = {
  kept: sql`jsonb_build_object('cards', (select coalesce(jsonb_agg(to_jsonb(c) - 'snapshot'), '[]') from chat_cards c
    where c.user_id = w.user_id and c.vocabulary_id = w.id))`,
  async remove(tx, userId, ids) {
    await tx
      .update(chatCards)
      .set({ vocabularyId: null })
      .where(and(eq(chatCards.userId, userId), inArray(chatCards.vocabularyId, [...ids])));
  },
  async restore(tx, _userId, { words }) {
    await tx.execute(sql`update chat_cards c set vocabulary_id = d.vocabulary_id
      from ${words} cross join jsonb_populate_recordset(null::chat_cards, d.content->'cards') k
      where c.user_id = d.user_id and c.message_id = k.message_id and c.position = k.position and c.vocabulary_id is null`);
  },
};
