// An entry point of its own, for servers: browsers have the small half of zod.
import { z } from 'zod';

/** Lone surrogates would be stored as U+FFFD, and PostgreSQL refuses NUL in texts: both are refused at the edge. */
export const isStorable = (value: string): boolean => !/\p{Surrogate}/u.test(value) && !value.includes('\0');

/** Separators of files and records, which nobody types: our own keys and Anki's fields are separated by one. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const SEPARATORS = /[\u001c-\u001f]/g;

/** What is stored of a typed text: NFC, LF line ends, no separators of files, no outer white space. */
export const cleanText = (value: string): string =>
  value.replace(/\r\n?/g, '\n').replace(SEPARATORS, '').normalize('NFC').trim();

/** The length of a text as learners count it: in code points. */
export const characters = (value: string): number => [...value].length;

/** What nobody can see: control and format characters, spaces, marks without a letter, fillers. */
const UNSEEN = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const LINE_BREAK = /[\n\v\f\u0085\u2028\u2029]/;

interface TextOptions {
  /** Name in messages; defaults to "Text". */
  readonly label?: string;
  /** Shortest length in characters after trimming; 1 unless said otherwise. */
  readonly min?: number;
}

/** A learner's text of at most `max` characters (code points), cleaned as it is stored. */
export function learnerText(max: number, { label = 'Text', min = 1 }: TextOptions = {}) {
  const tooShort = min === 1 ? `${label} is required` : `${label} must be at least ${min} characters`;
  return z
    .string({
      error: (issue) => (issue.input === undefined ? `${label} is required` : `${label} must be a text`),
    })
    .refine(isStorable, { error: `${label} holds characters that cannot be stored`, abort: true })
    .overwrite(cleanText)
    .refine((value) => value !== '' || min === 0, { error: `${label} is required`, abort: true })
    .refine((value) => characters(value) >= min, { error: tooShort })
    .refine((value) => characters(value) <= max, { error: `${label} must be at most ${max} characters` })
    .meta({ minLength: min, maxLength: max });
}

/** A name of a collection, a topic or a person: a learner's text on one line with something to see in it. */
export const learnerName = (max: number, { label = 'Name', min = 1 }: TextOptions = {}) =>
  learnerText(max, { label, min })
    .refine((value) => !LINE_BREAK.test(value), { error: `${label} must be on one line` })
    .refine((value) => value === '' || value.replace(UNSEEN, '') !== '', {
      error: `${label} needs letters that can be seen`,
    });
