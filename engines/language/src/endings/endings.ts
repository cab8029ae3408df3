import { authoredLines, columns } from '../authored/tsv';

/** What endings of words and sentences say. */
export interface Endings {
  /** Our note on an ending, with or without the dash before it; null for what is none, or when we wrote none. */
  of(text: string): string | null;
}

/** The notes of `data/authored/endings.tsv`. @throws Error naming a line that is not an ending and a note, or one that stands twice */
export function readEndings(): Endings {
  const notes = new Map<string, string>();
  for (const line of authoredLines('endings.tsv')) {
    if (line.text.startsWith('#')) continue;
    const [endings = '', note = ''] = columns(line, 2);
    for (const ending of endings.split(';')) {
      if (notes.has(ending)) throw new Error(`${line.place}: ${ending} stands twice`);
      notes.set(ending, note);
    }
  }
  return { of: (text) => notes.get(text.replace(/^[〜~～\-ー…\s]+/u, '').trim()) ?? null };
}
