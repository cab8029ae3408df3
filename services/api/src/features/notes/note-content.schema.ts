import { maxLength, learnerText } from '@kotoba/contracts';
import { parseNoteContent } from './note-content';

/** Longest prefix, "CATEGORY - ": the length that the document gives a note is the learner's own text. */
const PREFIX_ROOM = 11;

/** A note's content, with or without prefix; what stands behind the prefix must not be empty. */
export const noteContent = () =>
  learnerText(maxLength.note + PREFIX_ROOM, { label: 'Note' })
    .refine((content) => parseNoteContent(content).text !== '', { error: 'Note is required', abort: true })
    .refine((content) => [...parseNoteContent(content).text].length <= maxLength.note, {
      error: `Note must be at most ${maxLength.note} characters`,
    });
