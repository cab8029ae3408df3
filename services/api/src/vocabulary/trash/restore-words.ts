import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database';

/** The kept words that are meant, as `d`. */
const kept = (userId: number, ids: readonly number[]): SQL =>
  sql`(select * from deleted_words where user_id = ${userId} and vocabulary_id = any(${sql.param([...ids])}::int[])) d`;

/** Which of the ids were deleted after `since`. */
export async function keptIds(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  since: Date,
): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select d.vocabulary_id as id from ${kept(userId, ids)} where d.deleted_at >= ${since.toISOString()}::timestamptz`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether the topic of one of the words is gone, so that it needs another place. */
export async function lostTheirTopic(tx: Transaction, userId: number, ids: readonly number[]) {
  const { rows } = await tx.execute(sql`
    select 1 from ${kept(userId, ids)} where not exists (
      select 1 from topics t where t.user_id = d.user_id and t.id = (d.content->'word'->>'topic_id')::int)`);
  return rows.length > 0;
}

/**
 * Puts kept words back under their own ids, with all that hung on them. A word whose topic is gone goes to `elsewhere`. Places that were
 * filled or ended meanwhile stay as they are: an ended session never changes its result.
 */
export async function restoreWords(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  elsewhere: number | null,
): Promise<void> {
  const words = kept(userId, ids);
  const statements = [
    sql`insert into vocabulary overriding system value
      select w.* from ${words} cross join jsonb_populate_record(null::vocabulary, d.content->'word' ||
        case when exists (select 1 from topics t where t.user_id = d.user_id and t.id = (d.content->'word'->>'topic_id')::int)
          then '{}' else jsonb_build_object('topic_id', ${elsewhere}::int) end) w`,
    sql`insert into memories
      select m.* from ${words} cross join jsonb_populate_recordset(null::memories, d.content->'memories') m`,
    sql`update reviews r set vocabulary_id = d.vocabulary_id
      from ${words} cross join jsonb_array_elements_text(d.content->'reviews') kept_id
      where r.user_id = d.user_id and r.id = kept_id::int`,
    sql`insert into learning_sessions overriding system value
      select distinct on (s.user_id, s.id) s.*
      from ${words} cross join jsonb_populate_recordset(null::learning_sessions, d.content->'sessions') s
      on conflict do nothing`,
    sql`update learn_details i set vocabulary_id = d.vocabulary_id
      from ${words} cross join jsonb_populate_recordset(null::learn_details, d.content->'items') k
      where i.user_id = d.user_id and i.session_id = k.session_id and i.position = k.position`,
    sql`insert into learn_details
      select k.* from ${words} cross join jsonb_populate_recordset(null::learn_details, d.content->'items') k
      join learning_sessions s on s.user_id = d.user_id and s.id = k.session_id and s.ended_at is null
      on conflict do nothing`,
    sql`update chat_cards c set vocabulary_id = d.vocabulary_id
      from ${words} cross join jsonb_populate_recordset(null::chat_cards, d.content->'cards') k
      where c.user_id = d.user_id and c.message_id = k.message_id and c.position = k.position and c.vocabulary_id is null`,
    sql`insert into note_words
      select k.* from ${words} cross join jsonb_populate_recordset(null::note_words, d.content->'notes') k
      join notes n on n.user_id = d.user_id and n.id = k.note_id
      on conflict do nothing`,
    sql`delete from deleted_words w using ${words} where w.user_id = d.user_id and w.vocabulary_id = d.vocabulary_id`,
  ];
  for (const statement of statements) await tx.execute(statement);
}
