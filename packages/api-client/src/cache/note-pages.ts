import { mostListed } from '@kotoba/contracts';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { ListNotesApiArg, Note } from '../generated/endpoints';

/** What is known of the learner's notes: the newest ones without a gap, newest first. */
export interface NoteList {
  readonly notes: readonly Note[];
  /** Whether the first note of all is among them. */
  readonly isComplete: boolean;
}

/** Notes that are asked for at a time. */
export const NOTES_PAGE = 100;

export type ReadNotes = (query: Omit<ListNotesApiArg, 'offset'>) => Promise<readonly Note[]>;

/** The server's order: by moment, those of one moment by id. */
const newestFirst = (a: Note, b: Note): number =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id;

/**
 * The notes as they were answered now, those that did not change being the very objects that are known already,
 * wherever they stand: one new note at the front must not make every row of a long list be drawn anew. The cache's own
 * sharing compares by place.
 */
function share(known: readonly Note[], answered: readonly Note[]): readonly Note[] {
  const byId = new Map<number, Note>(known.map((note) => [note.id, note]));
  const notes = answered.map((note) => copyWithStructuralSharing<Note>(byId.get(note.id), note));
  const isSame = notes.length === known.length && notes.every((note, at) => note === known[at]);
  return isSame ? known : notes;
}

/**
 * Reads the newest notes: a page at the first time, later as far as they are known already, whatever came or went
 * since.
 */
export async function readNewestNotes(read: ReadNotes, known: readonly Note[]): Promise<NoteList> {
  const oldest = known.at(-1);
  const notes: Note[] = [];
  for (;;) {
    const limit = Math.min(mostListed.notes, Math.max(NOTES_PAGE, known.length - notes.length));
    const page = await read({ limit, before: notes.at(-1)?.id });
    notes.push(...page);
    const last = notes.at(-1);
    const isComplete = page.length < limit;
    if (isComplete || !last || !oldest || newestFirst(oldest, last) <= 0)
      return { notes: share(known, notes), isComplete };
  }
}

/** Reads the page below what is known. Gives the whole list with it. */
export async function readOlderNotes(read: ReadNotes, { notes }: NoteList): Promise<NoteList> {
  const page = await read({ limit: NOTES_PAGE, before: notes.at(-1)?.id });
  return { notes: [...notes, ...page], isComplete: page.length < NOTES_PAGE };
}

/**
 * The list after some of its notes were asked for: what was not answered is gone, what is older than the list is below
 * it.
 */
export function renewNotes(
  { notes, isComplete }: NoteList,
  asked: readonly number[],
  answered: readonly Note[],
): NoteList {
  const ids = new Set(asked);
  const rest = notes.filter(({ id }) => !ids.has(id));
  const oldest = notes.at(-1);
  const found = share(notes, answered).filter(
    (note) => ids.has(note.id) && (isComplete || !oldest || newestFirst(note, oldest) <= 0),
  );
  return { notes: [...rest, ...found].sort(newestFirst), isComplete };
}
