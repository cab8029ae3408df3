import { maxLength } from '@kotoba/contracts';
import { learnerText } from '@kotoba/contracts/learner-text';
import { parseNoteContent } from './note-content';

/** Longest prefix, "CATEGORY - ": the length of a note is that of the learner's own text. Source: API-6. */
const PREFIX_ROOM = 11;

/** A note's content, with or without prefix; what stands behind the prefix must not be empty. */
export const noteContent = () =>
  learnerText(maxLength.note + PREFIX_ROOM, { label: 'Note' })
    .refine((content) => parseNoteContent(content).text !== '', { error: 'Note is required', abort: true })
    .refine((content) => [...parseNoteContent(content).text].length <= maxLength.note, {
      error: `Note must be at most ${maxLength.note} characters`,
    });
