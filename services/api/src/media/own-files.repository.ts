import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { vocabulary } from '../vocabulary/vocabulary.tables';

const files = sql`values (${vocabulary.wordImage}), (${vocabulary.sentenceImage}), (${vocabulary.jaWordAudio}),
  (${vocabulary.enWordAudio}), (${vocabulary.jaSentenceAudio}), (${vocabulary.enSentenceAudio})`;

async function namesWhere(db: Database | Transaction, condition: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from ${vocabulary} cross join lateral (${files}) as file(name) where name is not null and ${condition}`,
  );
  return rows.map(({ name }) => name);
}

/** The media files that the learner's words name. */
export const filesOf = (tx: Transaction, userId: number): Promise<string[]> =>
  namesWhere(tx, sql`${vocabulary.userId} = ${userId}`);

/** Those of `names` that a word of anybody names: equal content is one file for all learners. Not a learner's data: no name says whose it is. */
export const stillNamed = (db: Database, names: readonly string[]): Promise<string[]> =>
  namesWhere(db, sql`name = any(${sql.param([...names])}::text[])`);
