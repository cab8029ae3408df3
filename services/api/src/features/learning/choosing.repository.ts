import { and, arrayOverlaps, eq, inArray, or, sql, type SQL, asc, min } from 'drizzle-orm';
import { isPartOfSpeech, LEVELS, type Level, type SessionMode } from '@kotoba/contracts';
import type { Database } from '../../platform/database/database';
import { collections, holdsText, nameKey, topics, vocabulary } from '../vocabulary';
import type { PracticeRequest } from './parse-request';
import { memories } from './learning.tables';
import { directionsOf } from './session-mode';

export interface FoundWord {
  readonly id: number;
  readonly level: string | null;
}

interface Selection {
  /** Which of the learner's saved words; all of them when it says nothing. */
  readonly where: SQL | undefined;
  readonly mode: SessionMode;
  /** All that are found, when it is left out. */
  readonly limit?: number;
}

const isSaved = (userId: number): SQL | undefined =>
  and(eq(vocabulary.userId, userId), eq(vocabulary.status, true));

/**
 * A learner's saved words in the order in which they are practised in a mode: first what is remembered in a direction
 * that the mode trains, the earliest due in front, then what was never asked, in the order of adding. The order hides
 * nothing.
 */
export async function selectInPracticeOrder(
  db: Database,
  userId: number,
  { where, mode, limit }: Selection,
): Promise<FoundWord[]> {
  const remembered = and(
    eq(memories.userId, userId),
    eq(memories.vocabularyId, vocabulary.id),
    inArray(memories.direction, [...directionsOf(mode)]),
  );
  const words = db
    .select({ id: vocabulary.id, level: vocabulary.level })
    .from(vocabulary)
    // Not a question asked for every word: of many words the memories are read at once.
    .leftJoin(memories, remembered)
    .where(and(isSaved(userId), where))
    .groupBy(vocabulary.id, vocabulary.level)
    .orderBy(sql`${min(memories.due)} asc nulls last`, asc(vocabulary.id));
  return limit === undefined ? words : words.limit(limit);
}

/** The topics that have one of these names themselves, or in a collection that has. */
const topicsNamed = (db: Database, userId: number, keys: readonly string[]) =>
  db
    .select({ id: topics.id })
    .from(topics)
    .innerJoin(collections, and(eq(collections.userId, userId), eq(collections.id, topics.collectionId)))
    .where(
      and(
        eq(topics.userId, userId),
        or(inArray(topics.nameKey, [...keys]), inArray(collections.nameKey, [...keys])),
      ),
    );

/**
 * The learner's tags that have one of these names, as they are written. Names are folded here: the database knows no
 * kana.
 */
async function tagsNamed(db: Database, userId: number, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tag: sql<string>`unnest(${vocabulary.tags})` })
    .from(vocabulary)
    .where(isSaved(userId));
  return rows.map(({ tag }) => tag).filter((tag) => keys.includes(nameKey(tag)));
}

/**
 * Words whose collection, topic, tag, part of speech or level has one of these names: a condition for each of these.
 */
async function categoriesNamed(db: Database, userId: number, names: readonly string[]): Promise<SQL[]> {
  const keys = [...new Set(names.map(nameKey))];
  const partsOfSpeech = keys.flatMap((key) => [key, key.replace(/s$/, '')]).filter(isPartOfSpeech);
  const levels = LEVELS.filter((level) => keys.includes(level.toLowerCase()));
  const tags = await tagsNamed(db, userId, keys);
  return [
    inArray(vocabulary.topicId, topicsNamed(db, userId, keys)),
    ...(tags.length > 0 ? [arrayOverlaps(vocabulary.tags, tags)] : []),
    ...(partsOfSpeech.length > 0 ? [inArray(vocabulary.partOfSpeech, partsOfSpeech)] : []),
    ...ofLevels(levels),
  ];
}

/**
 * Words under any of these conditions. Each is looked for by itself, so that each finds its own index; one by one they
 * would be tried on every word.
 */
function ofAny(db: Database, userId: number, conditions: readonly SQL[]): SQL {
  const ids = conditions.map(
    (condition) =>
      sql`${db
        .select({ id: vocabulary.id })
        .from(vocabulary)
        .where(and(isSaved(userId), condition))}`,
  );
  return inArray(vocabulary.id, sql`(${sql.join(ids, sql` union `)})`);
}

/** Words of the collection, topic, tag, part of speech or level of this name. */
export async function selectOfCategory(db: Database, userId: number, name: string, limit: number) {
  const where = ofAny(db, userId, await categoriesNamed(db, userId, [name]));
  return selectInPracticeOrder(db, userId, { where, mode: 0, limit });
}

const ofLevels = (levels: readonly Level[]): SQL[] =>
  levels.length === 0 ? [] : [inArray(vocabulary.level, [...levels])];

const LATIN = /^[\p{Script=Latin}\p{M}'-]+$/u;

/**
 * Words with the subject in their texts; a subject in Latin letters only as a word of its own, singular and plural
 * alike: a train has nothing to do with rain. Source: LANG-17.
 */
function namesSubject(userId: number, term: string): SQL | undefined {
  if (!LATIN.test(term)) return holdsText(userId, term);
  const base = term.replace(/(?<=..[^s])s$/, '');
  return and(holdsText(userId, base), sql`${vocabulary.searchText} ~ ${`\\m${base}(s|es)?\\M`}`);
}

/** Words that a free request asks for: its subjects as categories, and as texts to search. */
export async function selectRequested(
  db: Database,
  userId: number,
  { terms, levels, partOfSpeech }: PracticeRequest,
  { mode, limit }: { mode: SessionMode; limit: number },
): Promise<FoundWord[]> {
  const subjects = [
    ...(terms.length > 0 ? await categoriesNamed(db, userId, [terms.join(' '), ...terms]) : []),
    ...terms.flatMap((term) => (term.length > 1 ? (namesSubject(userId, term) ?? []) : [])),
  ];
  const where = and(
    ...ofLevels(levels),
    partOfSpeech ? eq(vocabulary.partOfSpeech, partOfSpeech) : undefined,
    subjects.length > 0 ? ofAny(db, userId, subjects) : undefined,
  );
  return selectInPracticeOrder(db, userId, { where, mode, limit });
}
