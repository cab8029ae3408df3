import type { Note, UnsentNote } from '@kotoba/api-client';

/** A note as the list has it: one of the server's, or one that is still on its way there. */
export type ListedNote = {
  readonly key: string;
  /** Where it stands in the list. */
  readonly createdAt: string;
  /** Of notes of one moment, the greater one is the newer. */
  readonly order: number;
} & ({ readonly note: Note } | { readonly unsent: UnsentNote });

/** Above every id that the server gives: what is unsent is newer than all of the same moment. */
const UNSENT_ORDER = 2 ** 31;

/**
 * All notes as one list. What is unsent stands above all others, in the order of its writing: there the server will put it, so that nothing
 * jumps when it has arrived.
 */
export function listNotes(notes: readonly Note[], unsent: readonly UnsentNote[]): ListedNote[] {
  const newest = notes.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '');
  return [
    ...notes.map((note) => ({ key: `note-${note.id}`, createdAt: note.createdAt, order: note.id, note })),
    ...unsent.map((note, index) => ({
      key: note.id,
      createdAt: note.createdAt > newest ? note.createdAt : newest,
      order: UNSENT_ORDER + index,
      unsent: note,
    })),
  ];
}
