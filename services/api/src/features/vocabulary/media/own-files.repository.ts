import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database';
import { vocabulary } from '../vocabulary.tables';

/** What a word shows and plays, and the pictures that it can go back to. */
const files = sql`values (${vocabulary.wordImage}), (${vocabulary.sentenceImage}), (${vocabulary.jaWordAudio}),
  (${vocabulary.enWordAudio}), (${vocabulary.jaSentenceAudio}), (${vocabulary.enSentenceAudio}),
  (${vocabulary.earlier}->'images'->>'wordImage'), (${vocabulary.earlier}->'images'->>'sentenceImage')`;

/** Words, and deleted ones that can still come back: they take the name of the table, so that its columns name them. */
const words = sql`(select * from ${vocabulary} union all
  select w.* from deleted_words d cross join jsonb_populate_record(null::vocabulary, d.content->'word') w) as ${vocabulary}`;

async function namesWhere(db: Database | Transaction, condition: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from ${words} cross join lateral (${files}) as file(name) where name is not null and ${condition}`,
  );
  return rows.map(({ name }) => name);
}

/** The media files that the learner's words name, deleted ones included as long as they can come back. */
export const filesOf = (tx: Transaction, userId: number): Promise<string[]> =>
  namesWhere(tx, sql`${vocabulary.userId} = ${userId}`);

/** Those of `names` that a word of anybody names: equal content is one file for all learners. Not a learner's data: no name says whose it is. */
export const stillNamed = (db: Database | Transaction, names: readonly string[]): Promise<string[]> =>
  namesWhere(db, sql`name = any(${sql.param([...names])}::text[])`);
