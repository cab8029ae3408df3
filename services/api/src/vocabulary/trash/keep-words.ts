import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';

/**
 * Copies words that are about to be deleted, with what hangs on them: what is remembered of them, their answers, their places in sessions,
 * on the assistant's cards and in notes. Of running sessions the rows themselves are kept, because those go with their words.
 */
export async function keepWords(tx: Transaction, userId: number, ids: readonly number[], now: Date) {
  await tx.execute(sql`
    insert into deleted_words (user_id, vocabulary_id, deleted_at, content)
    select w.user_id, w.id, ${now.toISOString()}::timestamptz, jsonb_build_object(
      'word', to_jsonb(w),
      'memories', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from memories m
        where m.user_id = w.user_id and m.vocabulary_id = w.id),
      'reviews', (select coalesce(jsonb_agg(r.id), '[]') from reviews r
        where r.user_id = w.user_id and r.vocabulary_id = w.id),
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from learn_details d
        join learning_sessions s on s.user_id = d.user_id and s.id = d.session_id
        where d.user_id = w.user_id and d.vocabulary_id = w.id and s.ended_at is null),
      'items', (select coalesce(jsonb_agg(to_jsonb(d)), '[]') from learn_details d
        where d.user_id = w.user_id and d.vocabulary_id = w.id),
      'cards', (select coalesce(jsonb_agg(to_jsonb(c) - 'snapshot'), '[]') from chat_cards c
        where c.user_id = w.user_id and c.vocabulary_id = w.id),
      'notes', (select coalesce(jsonb_agg(to_jsonb(n)), '[]') from note_words n
        where n.user_id = w.user_id and n.vocabulary_id = w.id))
    from vocabulary w
    where w.user_id = ${userId} and w.id = any(${sql.param([...ids])}::int[])`);
}
