import { and, eq, exists, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import type { WordCompanion } from '../../platform/platform';
import { vocabulary } from '../vocabulary';
import { sessionItems, learningSessions, reviews } from './learning.tables';

/**
 * Takes words out of the quiz before they are deleted. Items of running sessions go with them (a session that has no
 * item left goes too); items of ended sessions and recorded answers stay, without the word, so that no result changes
 * afterwards.
 */
async function forgetWords(tx: Transaction, userId: number, vocabularyIds: readonly number[]) {
  const itsSession = and(
    eq(learningSessions.userId, userId),
    eq(learningSessions.id, sessionItems.sessionId),
  );
  const itsItems = and(
    eq(sessionItems.userId, userId),
    inArray(sessionItems.vocabularyId, [...vocabularyIds]),
  );
  const lost = await tx
    .delete(sessionItems)
    .where(
      and(
        itsItems,
        exists(
          tx
            .select({ one: sql`1` })
            .from(learningSessions)
            .where(and(itsSession, isNull(learningSessions.endedAt))),
        ),
      ),
    )
    .returning({ sessionId: sessionItems.sessionId });
  await tx.update(sessionItems).set({ vocabularyId: null }).where(itsItems);
  await tx
    .update(reviews)
    .set({ vocabularyId: null })
    .where(and(eq(reviews.userId, userId), inArray(reviews.vocabularyId, [...vocabularyIds])));
  const sessions = [...new Set(lost.map(({ sessionId }) => sessionId))];
  if (sessions.length === 0) return;
  await tx.delete(learningSessions).where(
    and(
      eq(learningSessions.userId, userId),
      inArray(learningSessions.id, sessions),
      notExists(
        tx
          .select({ one: sql`1` })
          .from(sessionItems)
          .where(and(eq(sessionItems.userId, userId), eq(sessionItems.sessionId, learningSessions.id))),
      ),
    ),
  );
}

/** What the quiz keeps of words: what is remembered of them, their answers, and their places in sessions. */
export const learningCompanion: WordCompanion = {
  // Of running sessions the rows themselves are kept, because those go with their words.
  kept: sql`jsonb_build_object(
    'memories', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from memories m
      where m.user_id = w.user_id and m.vocabulary_id = w.id),
    'reviews', (select coalesce(jsonb_agg(r.id), '[]') from reviews r
      where r.user_id = w.user_id and r.vocabulary_id = w.id),
    'sessions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from learn_details d
      join learning_sessions s on s.user_id = d.user_id and s.id = d.session_id
      where d.user_id = w.user_id and d.vocabulary_id = w.id and s.ended_at is null),
    'items', (select coalesce(jsonb_agg(to_jsonb(d)), '[]') from learn_details d
      where d.user_id = w.user_id and d.vocabulary_id = w.id))`,
  due: sql`(select min(m.due) from memories m
    where m.user_id = ${vocabulary.userId} and m.vocabulary_id = ${vocabulary.id})`,
  remove: forgetWords,
  // A memory of the older word stays: it has the longer history.
  async replace(tx, userId, { from, to }) {
    for (const statement of [
      sql`update reviews set vocabulary_id = ${to} where user_id = ${userId} and vocabulary_id = ${from}`,
      sql`update memories m set vocabulary_id = ${to} where m.user_id = ${userId} and m.vocabulary_id = ${from}
        and not exists (select 1 from memories o where o.user_id = m.user_id and o.vocabulary_id = ${to}
          and o.direction = m.direction)`,
      sql`update learn_details i set vocabulary_id = ${to} where i.user_id = ${userId} and i.vocabulary_id = ${from}
        and not exists (select 1 from learn_details o where o.user_id = i.user_id and o.session_id = i.session_id
          and o.vocabulary_id = ${to})`,
    ])
      await tx.execute(statement);
  },
  // Places that were filled or ended meanwhile stay as they are: an ended session never changes its result.
  async restore(tx, _userId, { words }) {
    for (const statement of [
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
    ])
      await tx.execute(statement);
  },
};
