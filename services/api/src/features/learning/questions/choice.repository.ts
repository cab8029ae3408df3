import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database';
import { vocabulary } from '../../vocabulary';
import { isTyped, selectTypedWords } from '../comparison-words.repository';
import { selectConfusions } from '../stats/stats.repository';
import { choicesOf, type ChoiceWord } from './choice';
import { seedOf } from './shuffled';

/** Of each part of speech and level so many are enough to choose from. */
const MAX_ALIKE = 12;
/** Of what was ever typed for the words of a session so much is looked up, the most frequent first. */
const MAX_TYPED = 60;

/** Saved words of every part of speech and level that there is, some of each. */
async function selectAlike(db: Executor, userId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select alike.id from (
      select distinct part_of_speech, level from ${vocabulary}
      where ${vocabulary.userId} = ${userId} and ${vocabulary.status}
    ) kind
    cross join lateral (
      select ${vocabulary.id} as id from ${vocabulary}
      where ${vocabulary.userId} = ${userId} and ${vocabulary.status}
        and ${vocabulary.partOfSpeech} = kind.part_of_speech and ${vocabulary.level} is not distinct from kind.level
      order by ${vocabulary.id} limit ${MAX_ALIKE}
    ) alike`);
  return rows.map(({ id }) => id);
}

const selectByIds = (db: Executor, userId: number, ids: readonly number[]): Promise<ChoiceWord[]> =>
  db
    .select()
    .from(vocabulary)
    .where(and(eq(vocabulary.userId, userId), inArray(vocabulary.id, [...ids])))
    .orderBy(vocabulary.id);

/**
 * For each of some words of a session four meanings to choose from, by the word's id; none for a word beside which
 * there are too few. Reading the session again gives the same ones while nothing else was confused.
 */
export async function selectChoices(
  db: Executor,
  userId: number,
  sessionId: number,
  words: readonly ChoiceWord[],
): Promise<Map<number, string[]>> {
  if (words.length === 0) return new Map();
  const ids = words.map(({ id }) => id);
  const confusions = (await selectConfusions(db, userId, ids)).slice(0, MAX_TYPED);
  const typed = await selectTypedWords(db, userId, [...new Set(confusions.map(({ answer }) => answer))]);
  const others = await selectByIds(db, userId, await selectAlike(db, userId));
  return new Map(
    words.flatMap((asked) => {
      const confused = confusions
        .filter(({ id }) => id === asked.id)
        .flatMap(({ answer }) => typed.filter((word) => isTyped(word, answer)));
      const choices = choicesOf(asked, confused, others, seedOf(sessionId, asked.id));
      return choices ? [[asked.id, choices] as const] : [];
    }),
  );
}
