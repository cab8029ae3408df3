import { z } from 'zod';
import type { NoteKind } from '@kotoba/language';
import { maxLength, mostListed } from '@kotoba/contracts';
import { learnerText } from '@kotoba/contracts/learner-text';
import { id, idParam, queryIds, queryInteger } from '../../platform/http/fields';
import { entry, wordPiece } from '../vocabulary';

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
const noteWord = z
  .object({
    id: z.int(),
    en_word: z.string(),
    ja_word: z.string(),
    /** In kana; empty where it is not known, and where the word says it itself. */
    reading: z.string().default(''),
  })
  .meta({ id: 'NoteWord' });
export type NoteWord = z.infer<typeof noteWord>;

/** Why a word of an earlier text stayed: what the learner did with it, or who else has it. */
export const KEPT_BECAUSE = ['practised', 'changed', 'note', 'asked'] as const;
export type KeptBecause = (typeof KEPT_BECAUSE)[number];
const keptWord = noteWord.extend({ because: z.enum(KEPT_BECAUSE) }).meta({ id: 'KeptWord' });
export type KeptWord = z.infer<typeof keptWord>;
/** One thing that an item of a note may mean. */
const noteCandidate = z
  .object({
    en_word: z.string(),
    ja_word: z.string(),
    reading: z.string(),
    romaji: z.string(),
    /** What tells it from the others, in a few words. */
    label: z.string(),
    part_of_speech: entry.shape.part_of_speech,
    /** How it is said, when that is not neutral. */
    register: z.enum(['plain', 'polite', 'formal']).nullable(),
    level: entry.shape.level,
    ja_sentence: z.string().nullable(),
    en_sentence: z.string().nullable(),
    picture_url: z.string().nullable(),
  })
  .meta({ id: 'NoteCandidate' });
export type NoteCandidate = z.infer<typeof noteCandidate>;

const meaning = {
  id: z.int(),
  /** The item, as it was noted. */
  about: z.string(),
  /** `meaning`: of one candidate a word was made. `parts`, `spelling`: none was made by itself. */
  kind: z.enum(['meaning', 'parts', 'spelling']),
  /** The word that the item made; null when it made none, several (`parts`), or when it is gone. */
  vocabularyId: z.int().nullable(),
  candidates: z.array(noteCandidate),
  /** The candidate of which the word was made; null when none was, and for `parts`. */
  chosen: z.int().nullable(),
};
const noteMeaning = z.object(meaning).meta({ id: 'NoteMeaning' });
export type NoteMeaning = z.infer<typeof noteMeaning>;

/** What a note asks: "Which one?". Source: NOTE-8. */
const noteQuestion = z
  .object({
    ...meaning,
    /** How many more questions of the note wait. */
    more: z.int(),
  })
  .meta({ id: 'NoteQuestion' });

/** What came later has a default: a browser that is newer than its server takes that. */
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
    kept: z.array(keptWord).default([]),
    /** The first of its items that the learner is asked about; null when none waits for an answer. */
    question: noteQuestion.nullable().default(null),
    /** Whether `GET …/meanings` has something to choose from. */
    hasOtherMeanings: z.boolean().default(false),
    /** Its items of which no word was made, as they were noted. */
    notFound: z.array(z.string()).default([]),
    /** The words that its composed sentences are made of. */
    pieces: z.array(wordPiece).default([]),
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
export const meaningsAnswer = z.object({ success: z.literal(true), meanings: z.array(noteMeaning) });
export const noteAnswerBody = z.object({
  question: id(),
  /** Places of candidates; none of them says that none is meant. */
  choices: z.array(z.int().min(0).max(3)).max(4),
});
export type NoteAnswerBody = z.infer<typeof noteAnswerBody>;
export const doneAnswer = z.object({ success: z.literal(true) });
