import type { Transaction, Executor } from '../../platform/database/database';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { notFound } from '../../platform/http/errors';
import type { Platform } from '../../platform/platform';
import { UNDO_MS } from '../vocabulary';
import * as repository from './notes.repository';
import { wordsOfNotes } from './notes.repository';
import type { Note, NotesQuery, NoteWord } from './notes.schemas';
import type { NoteRow } from './notes.tables';

const noNote = () => notFound('The note');

const toNote = (row: NoteRow, words: NoteWord[] = []): Note => ({
  id: row.id,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  isConverted: row.state === 'converted',
  error: row.error,
  vocabularyIds: words.map(({ id }) => id),
  words,
});

/** A note as it is in the moment of its capture. */
export const asCaptured = (note: Pick<Note, 'id' | 'content' | 'createdAt'>): Note => ({
  ...note,
  isConverted: false,
  error: null,
  vocabularyIds: [],
  words: [],
});

async function withWords(db: Executor, userId: number, rows: readonly NoteRow[]) {
  // The words of an earlier text hang on a note until its new ones are there; they are not shown as its own.
  const converted = rows.filter(({ state }) => state === 'converted');
  const words = await wordsOfNotes(
    db,
    userId,
    converted.map(({ id }) => id),
  );
  return rows.map((row) => toNote(row, words.get(row.id)));
}

/** Newest first. A page before a note that nobody knows is refused: an empty one would say that there is nothing older. */
export async function listNotes({ db }: Platform, userId: number, query: NotesQuery): Promise<Note[]> {
  const before = query.before === undefined ? null : await repository.placeOf(db, userId, query.before);
  if (query.before !== undefined && !before) throw noNote();
  return withWords(db, userId, await repository.selectNotes(db, userId, { ...query, before }));
}

const enqueue = ({ jobs }: Platform, tx: Transaction, { userId, id, revision }: NoteRow) =>
  jobs.enqueue(tx, repository.convertNotes, { userId, noteId: id, revision });

/** Tells the learner's open pages that a note came, went or has another text. */
const publish = ({ events }: Platform, tx: Transaction, { userId, id }: Pick<NoteRow, 'userId' | 'id'>) =>
  events.publish(tx, userId, { type: 'note.changed', noteId: id });

/** Stores a note and, in the same transaction, the job that converts it. */
export async function createNote(
  platform: Platform,
  tx: Transaction,
  userId: number,
  content: string,
): Promise<Note> {
  const row = await repository.insertNote(tx, userId, { content, now: platform.now() });
  await enqueue(platform, tx, row);
  await publish(platform, tx, row);
  return asCaptured({ id: row.id, content: row.content, createdAt: row.createdAt.toISOString() });
}

const FORGOTTEN_AT_ONCE = 500;

/** Queues every note that waits without a job. Gives how many there were. */
export async function convertForgottenNotes(platform: Platform): Promise<number> {
  let total = 0;
  for (let found = FORGOTTEN_AT_ONCE; found === FORGOTTEN_AT_ONCE; total += found) {
    found = await platform.db.transaction(async (tx) => {
      const rows = await repository.takeForgottenNotes(tx, FORGOTTEN_AT_ONCE);
      for (const row of rows) await enqueue(platform, tx, row);
      return rows.length;
    });
  }
  return total;
}

async function reopen(platform: Platform, tx: Transaction, note: NoteRow, content: string): Promise<Note> {
  const row = await repository.reopenNote(tx, note.userId, note.id, { content, now: platform.now() });
  if (!row) throw noNote();
  await enqueue(platform, tx, row);
  await publish(platform, tx, row);
  return toNote(row);
}

async function asItIs(tx: Transaction, userId: number, row: NoteRow): Promise<Note> {
  const [note] = await withWords(tx, userId, [row]);
  return note ?? toNote(row);
}

/**
 * Changes the text and converts anew; what becomes of the words of the old text is decided when the new ones are there
 * (`notes.worker.ts`). The same text again changes nothing.
 */
export function updateNote(platform: Platform, userId: number, id: number, content: string): Promise<Note> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const row = await repository.findNote(tx, userId, id);
    if (!row) throw noNote();
    return row.content === content ? asItIs(tx, userId, row) : reopen(platform, tx, row, content);
  });
}

/** Tries a failed conversion again; a note that waits or is converted is answered as it is. */
export function retryNote(platform: Platform, userId: number, id: number): Promise<Note> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const row = await repository.findNote(tx, userId, id);
    if (!row) throw noNote();
    return row.state === 'failed' ? reopen(platform, tx, row, row.content) : asItIs(tx, userId, row);
  });
}

/** Deletes a note; its words stay. For some minutes `restoreNote` brings it back. */
export function deleteNote(platform: Platform, userId: number, id: number): Promise<void> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    if (!(await repository.deleteNote(tx, userId, id, platform.now()))) throw noNote();
    await publish(platform, tx, { userId, id });
  });
}

/** Undoes a deletion. A note that was waiting for its words waits again: its job may have found it gone. */
export function restoreNote(platform: Platform, userId: number, id: number): Promise<Note> {
  return learnerTransaction(platform.db, userId, async (tx) => {
    const since = new Date(platform.now().getTime() - UNDO_MS);
    const row = await repository.restoreNote(tx, userId, id, since);
    if (!row) throw noNote();
    if (row.state === 'pending') await enqueue(platform, tx, row);
    await publish(platform, tx, row);
    return asItIs(tx, userId, row);
  });
}
