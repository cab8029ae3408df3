import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  ne,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { prepared, type Database, type Transaction, type Executor } from '../../platform/database/database';
import { notFound } from '../../platform/http/errors';
import { collections, topics, vocabulary, type VocabularyRow } from './vocabulary.tables';
import type { ComparedEntry } from './entry-keys';
import type { PlacedRow } from './to-entry';
import { holdsText } from './vocabulary-list.repository';

export type NewWord = typeof vocabulary.$inferInsert;
export type WordChange = Partial<Omit<NewWord, 'id' | 'userId'>>;

const columns = getTableColumns(vocabulary);
/** What a list shows: no keys to search and sort by, and nothing of what a word was. */
const { searchText, sortKey, readingKey, meaningKeys, pieces, earlier, ...listed } = columns;

/**
 * `select … from vocabulary` with topic and collection, of one learner; the caller adds `where` with the same learner.
 */
const placedWords = <Word extends typeof listed>(
  db: Executor,
  word: Word,
  due: SQL<Date | null> = sql`null`,
) =>
  db
    .select({
      word,
      due,
      topic: { id: topics.id, name: topics.name },
      collection: { id: collections.id, name: collections.name },
    })
    .from(vocabulary)
    .innerJoin(topics, and(eq(topics.userId, vocabulary.userId), eq(topics.id, vocabulary.topicId)))
    .innerJoin(
      collections,
      and(eq(collections.userId, vocabulary.userId), eq(collections.id, topics.collectionId)),
    );

export async function findWord(db: Executor, userId: number, id: number): Promise<PlacedRow | null> {
  const [row] = await placedWords(db, columns).where(
    and(eq(vocabulary.userId, userId), eq(vocabulary.id, id)),
  );
  return row ?? null;
}

/** @throws ApiFailure 404 for a word that is not the learner's */
export async function ownWord(db: Executor, userId: number, id: number): Promise<VocabularyRow> {
  const row = await findWord(db, userId, id);
  if (!row) throw noWord();
  return row.word;
}

function inOrder<Row>(ids: readonly number[], rows: readonly Row[], idOf: (row: Row) => number): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Words by id, in the order of `ids`; those that are not the learner's are left out. */
export async function findWords(db: Executor, userId: number, ids: readonly number[]): Promise<PlacedRow[]> {
  if (ids.length === 0) return [];
  const rows = await placedWords(db, columns).where(
    and(eq(vocabulary.userId, userId), inArray(vocabulary.id, [...ids])),
  );
  return inOrder(ids, rows, ({ word }) => word.id);
}

const studiedWords = prepared('studied_words', (db, due: SQL<string | null>) =>
  placedWords(db, listed, due.mapWith(vocabulary.createdAt)).where(
    and(eq(vocabulary.userId, sql.placeholder('userId')), among(sql.placeholder('ids'))),
  ),
);

/** Words as `findWords` gives them, each with the moment that `due` says of it. */
export async function findStudiedWords(
  db: Database,
  userId: number,
  ids: readonly number[],
  due: SQL<string | null>,
) {
  if (ids.length === 0) return [];
  const rows = await studiedWords(db, due).execute({ userId, ids });
  return inOrder(ids, rows, ({ word }) => word.id);
}

/** However many ids there are, they are one parameter. */
function among(ids: readonly number[] | Placeholder): SQL {
  const list = Array.isArray(ids) ? sql.param([...ids]) : ids;
  return sql`${vocabulary.id} = any(${list}::int[])`;
}

/** The tags that any of the words has, each once. */
export async function tagsAmong(db: Executor, userId: number, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tag: sql<string>`unnest(${vocabulary.tags})` })
    .from(vocabulary)
    .where(and(eq(vocabulary.userId, userId), among(ids)));
  return rows.map(({ tag }) => tag).sort();
}

/** Which of the ids are the learner's own. */
async function ownIds(db: Executor, userId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: vocabulary.id })
    .from(vocabulary)
    .where(and(eq(vocabulary.userId, userId), among(ids)));
  return new Set(rows.map(({ id }) => id));
}

/** A word, as far as it tells it apart. */
export interface ComparedWord extends ComparedEntry, Record<string, unknown> {
  readonly id: number;
  readonly status: boolean;
}

const compared = sql`id, status, en_word as "enWord", hiragana, katakana, kanji`;

/** What tells saved words with one of these readings apart, looked up as `wordsLike` does. */
export async function comparedWords(
  db: Executor,
  userId: number,
  readingKeys: readonly string[],
): Promise<ComparedWord[]> {
  if (readingKeys.length === 0) return [];
  const { rows } = await db.execute<ComparedWord>(
    sql`select word.* from unnest(${sql.param([...readingKeys])}::text[]) as wanted(key) cross join lateral
      (select ${compared} from ${vocabulary}
        where user_id = ${userId} and reading_key = wanted.key and status offset 0) as word`,
  );
  return rows;
}

/**
 * The learner's words that could be one of these, oldest first: with a reading of theirs and a meaning of theirs. What
 * shares the reading alone stays in the database: a learner may have thousands. Looked up reading by reading, which the
 * `offset 0` holds PostgreSQL to: of a learner whose words come in by the thousand it knows too few yet, and would go
 * through all of them once for every hundred that come.
 */
export async function wordsLike(
  db: Executor,
  userId: number,
  like: { readings: readonly string[]; meanings: readonly string[]; english: readonly string[] },
): Promise<ComparedWord[]> {
  const texts = (values: readonly string[]) => sql`${sql.param([...new Set(values)])}::text[]`;
  const { rows } = await db.execute<ComparedWord>(
    sql`select word.* from unnest(${texts(like.readings)}) as wanted(key) cross join lateral
      (select ${compared} from ${vocabulary}
        where user_id = ${userId} and reading_key = wanted.key and (
          exists (select from unnest(meaning_keys) as own(key) where own.key = any(${texts(like.meanings)}))
          or split_part(search_text, chr(31), 1) = any(${texts(like.english)})
        ) offset 0) as word
      order by word.id`,
  );
  return rows;
}

/** The learner's saved words that are written like one of these, oldest first. */
export async function wordsWritten(
  db: Executor,
  userId: number,
  { written, readings }: { written: readonly string[]; readings: readonly string[] },
) {
  if (written.length === 0) return [];
  return db
    .select({ id: vocabulary.id, jaWord: vocabulary.jaWord, meaningKeys: vocabulary.meaningKeys })
    .from(vocabulary)
    .where(
      and(
        eq(vocabulary.userId, userId),
        or(inArray(vocabulary.kanji, [...written]), inArray(vocabulary.readingKey, [...readings])),
        inArray(vocabulary.jaWord, [...written]),
        vocabulary.status,
      ),
    )
    .orderBy(asc(vocabulary.id));
}

/** The learner's saved words that are written with a kanji, the easier first, but for one. */
export function wordsWithKanji(
  db: Executor,
  userId: number,
  { kanji, but, limit }: { kanji: string; but: number; limit: number },
) {
  return db
    .select({ id: vocabulary.id, ja_word: vocabulary.jaWord, en_word: vocabulary.enWord })
    .from(vocabulary)
    .where(
      and(
        eq(vocabulary.userId, userId),
        vocabulary.status,
        ne(vocabulary.id, but),
        holdsText(userId, kanji),
        sql`strpos(${vocabulary.jaWord}, ${kanji}) > 0`,
      ),
    )
    .orderBy(sql`${vocabulary.level} desc nulls last`, asc(vocabulary.id))
    .limit(limit);
}

/** Every word made in a span of time, newest last; the span is half open. */
export function wordsMadeBetween(db: Executor, userId: number, from: Date, to: Date, limit: number) {
  return placedWords(db, columns)
    .where(and(eq(vocabulary.userId, userId), gte(vocabulary.createdAt, from), lt(vocabulary.createdAt, to)))
    .orderBy(asc(vocabulary.createdAt), asc(vocabulary.id))
    .limit(limit);
}

/**
 * Adds words; ids rise in their order. All of them are one parameter: a parameter for each of thirty columns of a
 * hundred words costs the server and PostgreSQL more than the writing.
 */
export async function insertWords(tx: Transaction, words: readonly NewWord[]): Promise<{ id: number }[]> {
  const given = Object.entries(columns).filter(([field]) =>
    words.some((word) => word[field as keyof NewWord] !== undefined),
  );
  if (given.length === 0) return [];
  const names = sql.join(
    given.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const rows = words.map((word) =>
    Object.fromEntries(given.map(([field, { name }]) => [name, word[field as keyof NewWord]])),
  );
  const { rows: ids } = await tx.execute<{ id: number }>(
    sql`insert into ${vocabulary} (${names})
      select ${names} from jsonb_populate_recordset(null::vocabulary, ${JSON.stringify(rows)}) with ordinality
      order by ordinality returning id`,
  );
  return ids;
}

export async function updateWord(tx: Transaction, userId: number, id: number, change: WordChange) {
  await tx
    .update(vocabulary)
    .set(change)
    .where(and(eq(vocabulary.userId, userId), eq(vocabulary.id, id)));
}

/** Sets `status` where it differs. Gives the ids that changed. */
export async function setStatus(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  { status, now }: { status: boolean; now: Date },
): Promise<number[]> {
  const rows = await tx
    .update(vocabulary)
    .set({ status, updatedAt: now })
    .where(
      and(eq(vocabulary.userId, userId), inArray(vocabulary.id, [...ids]), eq(vocabulary.status, !status)),
    )
    .returning({ id: vocabulary.id });
  return rows.map(({ id }) => id);
}

export async function deleteWords(tx: Transaction, userId: number, ids: readonly number[]): Promise<number> {
  const rows = await tx
    .delete(vocabulary)
    .where(and(eq(vocabulary.userId, userId), inArray(vocabulary.id, [...ids])))
    .returning({ id: vocabulary.id });
  return rows.length;
}

export const noWord = () => notFound('The vocabulary entry');

/** One id that is missing or another learner's refuses the whole call. Source: API-4. */
export async function assertOwn(db: Executor, userId: number, ids: readonly number[]) {
  const own = await ownIds(db, userId, ids);
  if (ids.some((id) => !own.has(id))) throw noWord();
}
