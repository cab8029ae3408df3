/** Most notes that are made of one text. */
export const MOST_LINES = 200;

export interface Lines {
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
  return { notes: lines.slice(0, MOST_LINES), rest: lines.slice(MOST_LINES).join('\n') };
}
