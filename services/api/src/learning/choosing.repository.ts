import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { isPartOfSpeech, type Level, type SessionMode } from '@kotoba/contracts';
import type { Database } from '../database/database';
import { nameKey } from '../topics/topic-names';
import { collections, topics } from '../topics/topics.tables';
import { holdsText } from '../vocabulary/holds-text';
import { vocabulary } from '../vocabulary/vocabulary.tables';
import type { PracticeRequest } from './parse-request';
import { practiceOrder } from './practice-order';

export interface FoundWord {
  readonly id: number;
  readonly level: string | null;
}

interface Selection {
  readonly where: SQL | undefined;
  readonly mode: SessionMode;
  readonly limit: number;
}

/** Saved words of a learner under a condition, in the order in which they are practised in a mode. */
function select(db: Database, userId: number, { where, mode, limit }: Selection): Promise<FoundWord[]> {
  return db
    .select({ id: vocabulary.id, level: vocabulary.level })
    .from(vocabulary)
    .innerJoin(topics, and(eq(topics.userId, userId), eq(topics.id, vocabulary.topicId)))
    .innerJoin(collections, and(eq(collections.userId, userId), eq(collections.id, topics.collectionId)))
    .where(and(eq(vocabulary.userId, userId), eq(vocabulary.status, true), where))
    .orderBy(...practiceOrder(userId, mode))
    .limit(limit);
}

/** Words whose collection, topic, tag, part of speech or level has this name. */
function ofCategory(name: string): SQL | undefined {
  const key = nameKey(name);
  const partOfSpeech = [key, key.replace(/s$/, '')].find(isPartOfSpeech);
  return or(
    eq(collections.nameKey, key),
    eq(topics.nameKey, key),
    sql`${key} = any(select lower(tag) from unnest(${vocabulary.tags}) tag)`,
    partOfSpeech && eq(vocabulary.partOfSpeech, partOfSpeech),
    eq(vocabulary.level, key.toUpperCase()),
  );
}

export const selectOfCategory = (db: Database, userId: number, name: string, limit: number) =>
  select(db, userId, { where: ofCategory(name), mode: 0, limit });

const ofLevels = (levels: readonly Level[]) =>
  levels.length === 0 ? undefined : inArray(vocabulary.level, [...levels]);

/** Words that a free request asks for: its subjects as categories, and as texts to search. */
export function selectRequested(
  db: Database,
  userId: number,
  request: PracticeRequest,
  { mode, limit }: { mode: SessionMode; limit: number },
): Promise<FoundWord[]> {
  const { terms, levels, partOfSpeech } = request;
  const subjects =
    terms.length === 0
      ? undefined
      : or(
          ofCategory(terms.join(' ')),
          ...terms.flatMap((term) => [
            ofCategory(term),
            term.length > 1 ? holdsText(userId, term) : undefined,
          ]),
        );
  const where = and(
    ofLevels(levels),
    partOfSpeech ? eq(vocabulary.partOfSpeech, partOfSpeech) : undefined,
    subjects,
  );
  return select(db, userId, { where, mode, limit });
}
