import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database';
import { noteQuestions, noteWords, type QuestionRow } from './notes.tables';

type NewQuestion = Omit<typeof noteQuestions.$inferInsert, 'userId' | 'noteId'>;

interface NoteId {
  readonly userId: number;
  readonly noteId: number;
}

const ofNote = ({ userId, noteId }: NoteId) =>
  and(eq(noteQuestions.userId, userId), eq(noteQuestions.noteId, noteId));

/** Makes these the note's questions; those of an earlier conversion go. */
export async function replaceQuestions(
  tx: Transaction,
  note: NoteId,
  questions: readonly NewQuestion[],
): Promise<void> {
  await tx.delete(noteQuestions).where(ofNote(note));
  if (questions.length > 0)
    await tx.insert(noteQuestions).values(questions.map((question) => ({ ...question, ...note })));
}

export const selectQuestions = (db: Executor, note: NoteId): Promise<QuestionRow[]> =>
  db.select().from(noteQuestions).where(ofNote(note)).orderBy(asc(noteQuestions.position));

/** What a list of notes shows of their questions. */
export interface AskedOfNote {
  readonly noteId: number;
  /** The first one that waits for an answer. */
  readonly question: QuestionRow | null;
  /** How many more of them wait. */
  readonly more: number;
  readonly hasOtherMeanings: boolean;
  /** The items of which no word was made. */
  readonly notFound: string[];
}

const isOpen = sql`(${noteQuestions.isAsked} and ${noteQuestions.answeredAt} is null)`;

/** What is asked of several notes: only the questions that are shown are read with their candidates. */
export async function askedOfNotes(
  db: Executor,
  userId: number,
  noteIds: readonly number[],
): Promise<AskedOfNote[]> {
  if (noteIds.length === 0) return [];
  const notes = await db
    .select({
      noteId: noteQuestions.noteId,
      open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      first: sql<
        number | null
      >`(array_agg(${noteQuestions.id} order by ${noteQuestions.position}) filter (where ${isOpen}))[1]`,
      notFound: sql<string[]>`coalesce(array_agg(${noteQuestions.about} order by ${noteQuestions.position})
        filter (where ${noteQuestions.kind} <> 'meaning' and ${noteQuestions.chosen} is null), '{}')`,
      hasOtherMeanings: sql<boolean>`bool_or(jsonb_array_length(${noteQuestions.candidates}) > 0)`,
    })
    .from(noteQuestions)
    .where(and(eq(noteQuestions.userId, userId), inArray(noteQuestions.noteId, [...noteIds])))
    .groupBy(noteQuestions.noteId);
  const shown = notes.flatMap(({ first }) => first ?? []);
  const rows =
    shown.length === 0
      ? []
      : await db
          .select()
          .from(noteQuestions)
          .where(and(eq(noteQuestions.userId, userId), inArray(noteQuestions.id, shown)));
  const byNote = new Map(rows.map((row) => [row.noteId, row]));
  return notes.map(({ noteId, open, hasOtherMeanings, notFound }) => ({
    noteId,
    question: byNote.get(noteId) ?? null,
    more: Math.max(0, open - 1),
    hasOtherMeanings,
    notFound,
  }));
}

/** Writes down what was answered, and which word came of it. */
export async function answerQuestion(
  tx: Transaction,
  { userId, id }: Pick<QuestionRow, 'userId' | 'id'>,
  answer: Pick<QuestionRow, 'chosen' | 'vocabularyId'> & { answeredAt: Date },
): Promise<void> {
  await tx
    .update(noteQuestions)
    .set({ ...answer, pictures: [] })
    .where(and(eq(noteQuestions.userId, userId), eq(noteQuestions.id, id)));
}

/** The ids of a note's words, in its order; not of those that only hang on it still. */
export async function wordIdsOf(db: Executor, { userId, noteId }: NoteId): Promise<number[]> {
  const rows = await db
    .select({ id: noteWords.vocabularyId })
    .from(noteWords)
    .where(and(eq(noteWords.userId, userId), eq(noteWords.noteId, noteId), gte(noteWords.position, 0)))
    .orderBy(asc(noteWords.position));
  return rows.map(({ id }) => id);
}
