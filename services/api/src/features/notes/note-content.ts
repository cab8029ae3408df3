import type { NoteKind } from '@kotoba/language';

const PREFIX = /^(WORD|PHRASE|CATEGORY|TOPIC) -(?: |$)/;

export interface NoteContent {
  readonly kind: NoteKind;
  readonly text: string;
}

/**
 * Takes a note apart. Only the first prefix counts ("WORD - TOPIC - x" is the word "TOPIC - x"), and a note without one is a word.
 * Source: NOTE-3.
 */
export function parseNoteContent(content: string): NoteContent {
  const kind = PREFIX.exec(content)?.[1] as NoteKind | undefined;
  return kind === undefined
    ? { kind: 'WORD', text: content.trim() }
    : { kind, text: content.replace(PREFIX, '').trim() };
}
