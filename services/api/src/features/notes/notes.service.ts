import type { Conversion, NoteItem, NoteKind } from '@kotoba/language';
import { collectionNames } from '@kotoba/contracts';
import type { Transaction, Executor } from '../../platform/database/database';
import { learnerTransaction } from '../../platform/database/learner-transaction';
import { notFound } from '../../platform/http/errors';
import { JobCutOff } from '../../platform/jobs/worker';
import type { Platform } from '../../platform/platform';
import {
  UNDO_MS,
  addWords,
  ensureTopic,
  fromDraft,
  pieceLinker,
  publishChanged,
  removeWords,
  type Place,
  type RequestedWord,
} from '../vocabulary';
import * as repository from './notes.repository';
import { type Note, type NotesQuery, parseNoteContent } from './notes.schemas';
import type { NoteRow } from './notes.tables';
import { askedOfNotes, writeQuestions } from './questions.service';

export const noNote = () => notFound('The note');

/** What a note asks, offers and misses besides its words. */
type Asked = Pick<Note, 'question' | 'hasOtherMeanings' | 'notFound'>;
const NOTHING_ASKED: Asked = { question: null, hasOtherMeanings: false, notFound: [] };

const toNote = (
  row: NoteRow,
  { words, kept, pieces }: Pick<Note, 'words' | 'kept' | 'pieces'> = { words: [], kept: [], pieces: [] },
  asked: Asked = NOTHING_ASKED,
): Note => ({
  id: row.id,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  isConverted: row.state === 'converted',
  error: row.error,
  vocabularyIds: words.map(({ id }) => id),
  words,
  kept,
  pieces,
  ...asked,
});

/** A note as it is in the moment of its capture. */
export const asCaptured = (note: Pick<Note, 'id' | 'content' | 'createdAt'>): Note => ({
  ...note,
  isConverted: false,
  error: null,
  vocabularyIds: [],
  words: [],
  kept: [],
  pieces: [],
  ...NOTHING_ASKED,
});

async function withWords(db: Executor, userId: number, rows: readonly NoteRow[]) {
  // The words of an earlier text hang on a note until its new ones are there; they are not shown as its own.
  const converted = rows.filter(({ state }) => state === 'converted');
  const words = await repository.wordsOfNotes(
    db,
    userId,
    converted.map(({ id }) => id),
  );
  // A note that waits has the questions of its earlier text.
  const settled = rows.filter(({ state }) => state !== 'pending');
  const asked = await askedOfNotes(
    db,
    userId,
    settled.map(({ id }) => id),
  );
  const pieces = [...words.values()].flatMap((ofNote) => ofNote.pieces);
  const link = await pieceLinker(db, userId, pieces);
  return rows.map((row) => {
    const ofNote = words.get(row.id);
    const linked = new Map(ofNote?.pieces.map((piece) => [piece.ja_word, link(piece)]));
    return toNote(row, ofNote && { ...ofNote, pieces: [...linked.values()] }, asked.get(row.id));
  });
}

/**
 * Newest first. A page before a note that nobody knows is refused: an empty one would say that there is nothing older.
 */
export async function listNotes({ db }: Platform, userId: number, query: NotesQuery): Promise<Note[]> {
  const before = query.before === undefined ? null : await repository.placeOf(db, userId, query.before);
  if (query.before !== undefined && !before) throw noNote();
  return withWords(db, userId, await repository.selectNotes(db, userId, { ...query, before }));
}

const enqueue = ({ jobs }: Platform, tx: Transaction, { userId, id, revision }: NoteRow) =>
  jobs.enqueue(tx, repository.convertNotes, { userId, noteId: id, revision });

/** Tells the learner's open pages that a note came, went or has another text. */
export const publish = (
  { events }: Platform,
  tx: Transaction,
  { userId, id }: Pick<NoteRow, 'userId' | 'id'>,
) => events.publish(tx, userId, { type: 'note.changed', noteId: id });

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

const FORGET_BATCH_SIZE = 500;

/** Queues every note that waits without a job. Gives how many there were. */
export async function convertForgottenNotes(platform: Platform): Promise<number> {
  let total = 0;
  for (let found = FORGET_BATCH_SIZE; found === FORGET_BATCH_SIZE; total += found) {
    found = await platform.db.transaction(async (tx) => {
      const rows = await repository.takeForgottenNotes(tx, FORGET_BATCH_SIZE);
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

/** The note with its words and questions. */
export async function asItIs(tx: Transaction, userId: number, row: NoteRow): Promise<Note> {
  const [note] = await withWords(tx, userId, [row]);
  return note ?? toNote(row);
}

/**
 * Changes the text and converts anew; what becomes of the words of the old text is decided when the new ones are there
 * (`convertNote`). The same text again changes nothing.
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

type Converted = Extract<Conversion, { ok: true }>;

const WORDS: Place = { collection: collectionNames.classNotes, topic: 'Words' };
const fixedPlaces: Partial<Record<NoteKind, Place>> = {
  WORD: WORDS,
  PHRASE: { collection: collectionNames.classNotes, topic: 'Phrases' },
};

/** Where a word goes that a note makes by itself. */
export const wordPlace = (kind: NoteKind): Place => fixedPlaces[kind] ?? WORDS;

/** Where the words of a note go. Source: NOTE-7. */
async function requestWords(tx: Transaction, userId: number, kind: NoteKind, conversion: Converted) {
  const requests: RequestedWord[] = [];
  for (const { topic, entries } of conversion.topics) {
    if (entries.length === 0) continue;
    const place = fixedPlaces[kind] ?? { collection: conversion.collection, topic };
    const topicId = await ensureTopic(tx, userId, place);
    requests.push(
      ...entries.map((draft) => ({ values: fromDraft(draft), topicId, saved: true, ofNote: true })),
    );
  }
  return requests;
}

async function close(platform: Platform, tx: Transaction, job: repository.ConvertNote, error: string | null) {
  const state = error === null ? 'converted' : 'failed';
  return repository.closeNote(tx, job, { state, error, now: platform.now() });
}

/**
 * Marks a note as failed, with the reason that the learner reads and with what its items may have meant. Does nothing
 * when the note has moved on.
 */
function failNote(
  platform: Platform,
  job: repository.ConvertNote,
  { error, items = [] }: { error: string; items?: readonly NoteItem[] },
): Promise<void> {
  return learnerTransaction(platform.db, job.userId, async (tx) => {
    if (!(await close(platform, tx, job, error))) return;
    await writeQuestions(platform, tx, job, { items, ids: [] });
    await platform.events.publish(tx, job.userId, { type: 'note.failed', noteId: job.noteId, error });
  });
}

/**
 * Makes a note's words. Words, links, the note's new state and the events are one transaction that begins by closing
 * the revision the job was made for: however often the job runs, and wherever it is killed, the words are made once.
 * What the items may mean besides is written with them. Words of the note's earlier text go, unless the learner has
 * made them their own: those the note names. Source: NOTE-10.
 */
export async function convertNote(platform: Platform, job: repository.ConvertNote): Promise<void> {
  const { userId, noteId, revision } = job;
  const note = await repository.findNote(platform.db, userId, noteId);
  if (!note || note.revision !== revision || note.state !== 'pending') return;
  const { kind, text } = parseNoteContent(note.content);
  const conversion = await platform.language.convertNote(kind, text);
  const { items } = conversion;
  if (!conversion.ok) return failNote(platform, job, { error: conversion.message, items });

  await learnerTransaction(platform.db, userId, async (tx) => {
    if (!(await close(platform, tx, job, null))) return;
    const requests = await requestWords(tx, userId, kind, conversion);
    const { ids, created, changed } = await addWords(platform, tx, userId, requests);
    const words = [...new Set(ids)];
    const superseded = await repository.supersededWords(tx, job, words);
    await repository.linkWords(tx, job, { ids: words, created });
    await writeQuestions(platform, tx, job, { items, ids });
    await removeWords(platform, tx, userId, superseded);
    await publishChanged(platform, tx, userId, changed);
    await platform.events.publish(tx, userId, { type: 'note.converted', noteId, vocabularyIds: words });
  });
}

const GAVE_UP = 'This note could not be turned into words. Please try again.';
const STOPPED = 'This note could not be turned into words. Please write it differently.';

/** Registers the worker that turns notes into words. Before the jobs start. */
export function workOnNotes(platform: Platform): void {
  platform.jobs.work(
    repository.convertNotes,
    (job) => convertNote(platform, job),
    (job, error) => failNote(platform, job, { error: error instanceof JobCutOff ? STOPPED : GAVE_UP }),
  );
}
