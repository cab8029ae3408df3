/** What a note may be. "Group" is the learner's name for a category. Source: document 2, "Capture". */
export const noteKinds = ['WORD', 'PHRASE', 'CATEGORY', 'TOPIC'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** What is stored: the text behind the prefix of its kind. */
export const toContent = (kind: NoteKind, text: string): string => `${kind} - ${text.trim()}`;

/** What is shown: the content as stored, but "CATEGORY - " reads "GROUP - ". Only the first prefix counts, for the rest is the learner's own text. */
export const toDisplay = (content: string): string => content.replace(/^CATEGORY - /, 'GROUP - ');
