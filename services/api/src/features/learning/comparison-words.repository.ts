import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { maxLength } from '@kotoba/contracts';
import { foldForSearch, parseRomaji } from '@kotoba/japanese';
import { meaningKeys } from '@kotoba/japanese/answers';
import type { Executor } from '../../platform/database/database';
import { vocabulary, type VocabularyRow } from '../vocabulary';

const SENTENCE_END = /[\s。．.、，,！!？?]+$/u;

/** 人々 as 人人. */
const withoutMarks = (text: string): string => text.replace(/(\p{Script=Han})々/gu, '$1$1');
/** 人人 as 人々. */
const withMarks = (text: string): string => text.replace(/(\p{Script=Han})\1/gu, '$1々');

/**
 * How a typed spelling may be stored: spellings are kept as they were written, and the rules know them in any width
 * and case, with and without 々 and sentence marks. These are looked up, so that an index is enough; the rules compare
 * what is found.
 */
export function typedSpellings(input: string): string[] {
  const written = input.trim().normalize('NFC');
  const plain = written.normalize('NFKC');
  const bare = plain.replace(SENTENCE_END, '');
  const texts = [written, plain, bare, bare.toLowerCase(), bare.toUpperCase(), foldForSearch(bare)];
  return [...new Set(texts.flatMap((text) => [text, withoutMarks(text), withMarks(text)]))];
}

/** More words than these change no verdict, those that matter most in front. */
const MAX_COMPARED = 50;

const otherSaved = (userId: number, asked: VocabularyRow) =>
  and(eq(vocabulary.userId, userId), eq(vocabulary.status, true), ne(vocabulary.id, asked.id));

/** As `vocabulary_meanings` is built, so that it is used; without meanings there is nothing to look up. */
const hasMeaning = (userId: number, meanings: readonly string[]): SQL | undefined =>
  meanings.length === 0
    ? undefined
    : sql`owned_keys(${vocabulary.userId}, ${vocabulary.meaningKeys}) && ${sql.param(meanings.map((key) => `${userId}:${key}`))}::text[]`;

/** A sum, so that no plan walks through all words in the order of their ids until it has found so many. */
const byAge = sql`${vocabulary.id} + 0`;

/** The learner's other saved words that share a meaning with the asked one, the oldest first. */
export const selectNamesakes = (
  db: Executor,
  userId: number,
  asked: VocabularyRow,
  limit: number,
): Promise<VocabularyRow[]> =>
  db
    .select()
    .from(vocabulary)
    .where(and(otherSaved(userId, asked), hasMeaning(userId, asked.meaningKeys)))
    .orderBy(byAge)
    .limit(limit);

/** A word as far as its prompt and what fits it are concerned. */
export type PromptedWord = Pick<
  VocabularyRow,
  'id' | 'enWord' | 'jaWord' | 'hiragana' | 'katakana' | 'kanji' | 'partOfSpeech' | 'alternatives'
>;

/** A word and the learner's other saved words that its prompt fits, too. */
export interface Namesakes {
  readonly asked: PromptedWord;
  readonly others: readonly PromptedWord[];
}

/** More of them help nobody to decide. */
const MAX_NAMESAKES = 4;

/** For each of some words, the learner's other saved ones that have a meaning of its prompt: one query for all. */
export async function selectNamesakesOf(
  db: Executor,
  userId: number,
  words: readonly PromptedWord[],
): Promise<Namesakes[]> {
  if (words.length === 0) return [];
  const asked = words.map(({ id, enWord }) => ({
    id,
    keys: meaningKeys(enWord).map((key) => `${userId}:${key}`),
  }));
  const { rows } = await db.execute<{ asked: number; id: number }>(sql`
    select a.id as asked, other.id as id
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(id int, keys text[])
    cross join lateral (
      select ${vocabulary.id} as id from ${vocabulary}
      where ${vocabulary.userId} = ${userId} and ${vocabulary.status} and ${vocabulary.id} <> a.id
        and owned_keys(${vocabulary.userId}, ${vocabulary.meaningKeys}) && a.keys
      order by ${byAge} limit ${MAX_NAMESAKES}
    ) other`);
  const ids = [...new Set(rows.map(({ id }) => id))];
  const others =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(vocabulary)
          .where(and(eq(vocabulary.userId, userId), inArray(vocabulary.id, ids)));
  const byId = new Map(others.map((word) => [word.id, word]));
  return words.map((word) => ({
    asked: word,
    others: rows.filter((row) => row.asked === word.id).flatMap(({ id }) => byId.get(id) ?? []),
  }));
}

interface Keys {
  readonly readings: readonly string[];
  readonly spellings: readonly string[];
  readonly meanings: readonly string[];
}

const hasKeys = (userId: number, { readings, spellings, meanings }: Keys) =>
  or(
    inArray(vocabulary.readingKey, [...readings]),
    inArray(vocabulary.kanji, [...spellings]),
    hasMeaning(userId, meanings),
  );

/** Words of these keys first; a word without kanji has none of the spellings. */
const first = (userId: number, keys: Keys): SQL => sql`(${hasKeys(userId, keys)}) is true desc`;

function keysOf(input: string): Keys {
  const written = input.trim().slice(0, maxLength.answer);
  const typed = foldForSearch(written).slice(0, maxLength.answer);
  const { p1, p2 } = parseRomaji(typed);
  return {
    readings: [typed, foldForSearch(p1), foldForSearch(p2)],
    spellings: typedSpellings(written),
    meanings: meaningKeys(typed),
  };
}

/** Each key once, in one condition: each index is then read once. */
const together = (a: Keys, b: Keys): Keys => ({
  readings: [...new Set([...a.readings, ...b.readings])],
  spellings: [...new Set([...a.spellings, ...b.spellings])],
  meanings: [...new Set([...a.meanings, ...b.meanings])],
});

/**
 * The learner's other saved words that can matter for an answer: what was typed, and words that share the reading, the
 * kanji or a meaning of the asked word. The rules look at each of them again. What was typed comes first, and of that
 * what could have been asked just as well: of many words with one reading or meaning, the one that decides is never
 * cut off.
 */
export function selectComparisonWords(
  db: Executor,
  userId: number,
  asked: VocabularyRow,
  input: string,
): Promise<VocabularyRow[]> {
  const typed = keysOf(input);
  const own: Keys = {
    readings: [asked.readingKey],
    spellings: asked.kanji === null ? [] : [asked.kanji],
    meanings: asked.meaningKeys,
  };
  return db
    .select()
    .from(vocabulary)
    .where(and(otherSaved(userId, asked), hasKeys(userId, together(typed, own))))
    .orderBy(first(userId, typed), first(userId, own), byAge)
    .limit(MAX_COMPARED);
}

/** The learner's saved words that some typed texts are, in either language, the oldest first. */
export function selectTypedWords(
  db: Executor,
  userId: number,
  typed: readonly string[],
): Promise<VocabularyRow[]> {
  const keys = typed.map(keysOf).reduce(together, { readings: [], spellings: [], meanings: [] });
  return db
    .select()
    .from(vocabulary)
    .where(and(eq(vocabulary.userId, userId), eq(vocabulary.status, true), hasKeys(userId, keys)))
    .orderBy(byAge)
    .limit(MAX_COMPARED);
}

/** Whether a typed text is this word, as such words are looked for. */
export function isTyped(
  { readingKey, kanji, meaningKeys: own }: Pick<VocabularyRow, 'readingKey' | 'kanji' | 'meaningKeys'>,
  typed: string,
): boolean {
  const { readings, spellings, meanings } = keysOf(typed);
  const isSpelled = kanji !== null && spellings.includes(kanji);
  return readings.includes(readingKey) || isSpelled || meanings.some((key) => own.includes(key));
}
