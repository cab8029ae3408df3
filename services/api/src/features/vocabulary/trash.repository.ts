import { lt, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database';
import type { Platform } from '../../platform/platform';
import type { ComparedWord } from './vocabulary.repository';
import { deletedWords } from './vocabulary.tables';

/**
 * How long a deletion can be undone. Far longer than its toast: a slow network or a sleeping tab must not turn "Undo"
 * into a loss.
 */
export const UNDO_MS = 10 * 60 * 1000;

/** Copies words that are about to be deleted, with what other features keep beside them. */
export async function keepWords(platform: Platform, tx: Transaction, userId: number, ids: readonly number[]) {
  const beside = platform.wordCompanions.map(({ kept }) => sql` || ${kept}`);
  await tx.execute(sql`
    insert into deleted_words (user_id, vocabulary_id, deleted_at, content)
    select w.user_id, w.id, ${platform.now().toISOString()}::timestamptz,
      jsonb_build_object('word', to_jsonb(w))${sql.join(beside)}
    from vocabulary w
    where w.user_id = ${userId} and w.id = any(${sql.param([...ids])}::int[])`);
}

/** Forgets deleted words that nobody can bring back any more. */
export async function removeKeptWords(db: Database, now: Date): Promise<void> {
  await db.delete(deletedWords).where(lt(deletedWords.deletedAt, new Date(now.getTime() - UNDO_MS)));
}

/** The kept words that are meant, as `d`. */
const keptWords = (userId: number, ids: readonly number[]): SQL =>
  sql`(select * from deleted_words where user_id = ${userId} and vocabulary_id = any(${sql.param([...ids])}::int[])) d`;

type KeptWord = ComparedWord & Record<string, unknown>;

/** The kept words as they are compared with others. */
export async function keptCompared(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
): Promise<KeptWord[]> {
  const { rows } = await tx.execute<KeptWord>(sql`
    select w.id, w.status, w.en_word as "enWord", w.hiragana, w.katakana, w.kanji
    from ${keptWords(userId, ids)} cross join jsonb_populate_record(null::vocabulary, d.content->'word') w`);
  return rows;
}

/** Which of the ids were deleted after `since`. */
export async function keptIds(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  since: Date,
): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select d.vocabulary_id as id from ${keptWords(userId, ids)} where d.deleted_at >= ${since.toISOString()}::timestamptz`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether the topic of one of the words is gone, so that it needs another. */
export async function lostTheirTopic(tx: Transaction, userId: number, ids: readonly number[]) {
  const { rows } = await tx.execute(sql`
    select 1 from ${keptWords(userId, ids)} where not exists (
      select 1 from topics t where t.user_id = d.user_id and t.id = (d.content->'word'->>'topic_id')::int)`);
  return rows.length > 0;
}

/**
 * Puts kept words back under their own ids, with what was kept beside them. A word whose topic is gone goes to the
 * topic `elsewhere`.
 */
export async function restoreWords(
  platform: Platform,
  tx: Transaction,
  userId: number,
  { ids, elsewhere }: { ids: readonly number[]; elsewhere: number | null },
): Promise<void> {
  const words = keptWords(userId, ids);
  await tx.execute(sql`insert into vocabulary overriding system value
    select w.* from ${words} cross join jsonb_populate_record(null::vocabulary, d.content->'word' ||
      case when exists (select 1 from topics t where t.user_id = d.user_id and t.id = (d.content->'word'->>'topic_id')::int)
        then '{}' else jsonb_build_object('topic_id', ${elsewhere}::int) end) w`);
  for (const companion of platform.wordCompanions) await companion.restore(tx, userId, { ids, words });
  await tx.execute(
    sql`delete from deleted_words w using ${words} where w.user_id = d.user_id and w.vocabulary_id = d.vocabulary_id`,
  );
}
