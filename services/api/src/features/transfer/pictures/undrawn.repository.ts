import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database';
import { vocabulary, type PictureValues, type VocabularyRow } from '../../vocabulary';

/** Words of a learner that have no picture, the newest first. */
export const selectUndrawn = (
  db: Database,
  userId: number,
  { below, limit }: { below: number; limit: number },
): Promise<VocabularyRow[]> =>
  db
    .select()
    .from(vocabulary)
    .where(and(eq(vocabulary.userId, userId), lt(vocabulary.id, below), isNull(vocabulary.wordImage)))
    .orderBy(desc(vocabulary.id))
    .limit(limit);

export interface DrawnWord extends PictureValues {
  readonly id: number;
}

/**
 * Gives words their pictures; one that somebody drew meanwhile, as when the learner changed the word, stays. The words are named twice: of
 * a learner who has just got 20,000 of them PostgreSQL knows nothing yet, and would go through all of them for each.
 */
export async function storePictures(tx: Transaction, userId: number, words: readonly DrawnWord[]) {
  const column = <Key extends keyof DrawnWord>(key: Key) => sql.param(words.map((word) => word[key]));
  await tx.execute(sql`
    update ${vocabulary} as word set
      word_image = drawn.word_image,
      word_image_alt = drawn.word_image_alt,
      sentence_image = coalesce(word.sentence_image, drawn.sentence_image),
      sentence_image_alt = coalesce(word.sentence_image_alt, drawn.sentence_image_alt)
    from unnest(${column('id')}::int[], ${column('wordImage')}::text[], ${column('wordImageAlt')}::text[],
      ${column('sentenceImage')}::text[], ${column('sentenceImageAlt')}::text[])
      as drawn(id, word_image, word_image_alt, sentence_image, sentence_image_alt)
    where word.user_id = ${userId} and word.id = any(${column('id')}::int[]) and word.id = drawn.id and word.word_image is null`);
}
