/** What a note may be. "Group" is the learner's name for a category. Source: NOTE-3. */
export const noteKinds = ['WORD', 'PHRASE', 'CATEGORY', 'TOPIC'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** The kind that is named, a word when none is. */
export const toKind = (name: string): NoteKind => noteKinds.find((kind) => kind === name) ?? 'WORD';

/** What is stored: the text behind the prefix of its kind. */
export const toContent = (kind: NoteKind, text: string): string => `${kind} - ${text.trim()}`;

/**
 * What is shown: the content as stored, but "CATEGORY - " reads "GROUP - ". Only the first prefix counts, for the rest
 * is the learner's own text.
 */
export const toDisplay = (content: string): string => content.replace(/^CATEGORY - /, 'GROUP - ');

/** Kind and text of a stored note; one without a prefix is a word. */
export function fromContent(content: string): { readonly kind: NoteKind; readonly text: string } {
  const kind = noteKinds.find((each) => content.startsWith(`${each} - `));
  return kind ? { kind, text: content.slice(kind.length + 3) } : { kind: 'WORD', text: content };
}

/** A note with room for the Japanese of some of its items, both sides of which make a word: "xqzzy = ". */
export const withRoom = (content: string, items: readonly string[]): string =>
  content
    .split(/([\n,;、，；・])/)
    .map((part) =>
      items.some((item) => ` ${part.trimEnd()}`.endsWith(` ${item}`))
        ? `${part.replace(/[\s=]*$/, '')} = `
        : part,
    )
    .join('');

/** Most notes that are made of one text. */
export const MAX_LINES = 200;

interface Lines {
  /** The notes, one a line. */
  readonly notes: readonly string[];
  /** What is more than can be taken in at once: it stays where it was typed. */
  readonly rest: string;
}

/** The lines of a text that say something. */
export function linesOf(text: string): Lines {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { notes: lines.slice(0, MAX_LINES), rest: lines.slice(MAX_LINES).join('\n') };
}
