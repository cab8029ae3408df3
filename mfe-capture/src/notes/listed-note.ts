import type { Note, UnsentNote } from '@kotoba/api-client';

/** A note as the list has it: one of the server's, whose id is a number, or one that is not sent yet. */
export type ListedNote = Note | UnsentNote;

export const isUnsent = (note: ListedNote): note is UnsentNote => typeof note.id === 'string';

/** Moments of one form, ISO 8601 in UTC, are in the order of their characters. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * All notes, newest first. What is unsent stands above all others, in the order of its writing: there the server will put it, so that nothing
 * jumps when it has arrived.
 */
export const listNotes = (notes: readonly Note[], unsent: readonly UnsentNote[]): ListedNote[] => [
  ...[...unsent].reverse(),
  ...[...notes].sort((a, b) => compare(b.createdAt, a.createdAt) || b.id - a.id),
];
