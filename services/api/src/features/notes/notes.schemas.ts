import { z } from 'zod';
import type { NoteKind } from '@kotoba/language';
import { maxLength, mostListed } from '@kotoba/contracts';
import { learnerText } from '@kotoba/contracts/learner-text';
import { idParam, queryIds, queryInteger } from '../../platform/http/fields';

/** Longest prefix, "CATEGORY - ": the length of a note is that of the learner's own text. Source: API-6. */
const PREFIX_ROOM = 11;

/** A note's content, with or without prefix; what stands behind the prefix must not be empty. */
export const noteContent = () =>
  learnerText(maxLength.note + PREFIX_ROOM, { label: 'Note' })
    .refine((content) => parseNoteContent(content).text !== '', { error: 'Note is required', abort: true })
    .refine((content) => [...parseNoteContent(content).text].length <= maxLength.note, {
      error: `Note must be at most ${maxLength.note} characters`,
    });

const PREFIX = /^(WORD|PHRASE|CATEGORY|TOPIC) -(?: |$)/;

interface NoteContent {
  readonly kind: NoteKind;
  readonly text: string;
}

/**
 * Takes a note apart. Only the first prefix counts ("WORD - TOPIC - x" is the word "TOPIC - x"), and a note without
 * one is a word. Source: NOTE-3.
 */
export function parseNoteContent(content: string): NoteContent {
  const kind = PREFIX.exec(content)?.[1] as NoteKind | undefined;
  return kind === undefined
    ? { kind: 'WORD', text: content.trim() }
    : { kind, text: content.replace(PREFIX, '').trim() };
}

/** A word of a note, as far as the note shows it. */
const noteWord = z.object({ id: z.int(), en_word: z.string(), ja_word: z.string() }).meta({ id: 'NoteWord' });
export type NoteWord = z.infer<typeof noteWord>;

/** Why a word of an earlier text stayed: what the learner did with it, or who else has it. */
export const KEPT_BECAUSE = ['practised', 'changed', 'note', 'asked'] as const;
export type KeptBecause = (typeof KEPT_BECAUSE)[number];
const keptWord = noteWord.extend({ because: z.enum(KEPT_BECAUSE) }).meta({ id: 'KeptWord' });
export type KeptWord = z.infer<typeof keptWord>;

const note = z
  .object({
    id: z.int(),
    content: z.string(),
    createdAt: z.iso.datetime(),
    isConverted: z.boolean(),
    /** Why the conversion failed; null while it runs and when it went well. */
    error: z.string().nullable(),
    /** The words that it became, in its order; none while it is not converted. */
    vocabularyIds: z.array(z.int()),
    words: z.array(noteWord),
    /** Words that an earlier text of it made and that stayed, because they are the learner's own now. */
    kept: z.array(keptWord),
  })
  .meta({ id: 'Note' });
export type Note = z.infer<typeof note>;

export const notesQuery = z.object({
  limit: queryInteger({ min: 1, max: mostListed.notes, fallback: mostListed.notes }),
  offset: queryInteger({ min: 0, max: 1_000_000_000, fallback: 0 }),
  /** Only notes that are older than this one: what comes or goes meanwhile shifts no page. */
  before: idParam().optional(),
  /** Only these, as far as they are there: what an open page asks when it is told of a change. */
  ids: queryIds(mostListed.notes),
});
export type NotesQuery = z.infer<typeof notesQuery>;
export const notesAnswer = z.object({ success: z.literal(true), notes: z.array(note) });
export const noteBody = z.object({ content: noteContent() });
export const noteAnswer = z.object({ success: z.literal(true), note });
export const doneAnswer = z.object({ success: z.literal(true) });
