/** One way to write a word, with its reading. */
export interface Form {
  /** Null for a word written in kana alone. */
  readonly kanji: string | null;
  readonly kana: string;
  /** Out-dated, irregular or rarely used: found when it is searched, never shown as an alternative. */
  readonly odd: boolean;
}

export interface Sense {
  /** EDICT codes: n, vs, v5k, adj-i, … */
  readonly pos: readonly string[];
  /** EDICT codes of usage and field: uk, arch, comp, … */
  readonly marks: readonly string[];
  readonly glosses: readonly string[];
}

export interface DictionaryWord {
  readonly id: number;
  /** The commonest first; never empty. */
  readonly forms: readonly Form[];
  readonly senses: readonly Sense[];
  readonly core: boolean;
  /** 5 is N5, 1 is N1. */
  readonly level: number | null;
  readonly weight: number;
}

/** Reads the column `傘[かさ];~笠[かさ];カサ`. */
export function parseForms(column: string): Form[] {
  return column.split(';').map((text) => {
    const odd = text.startsWith('~');
    const written = odd ? text.slice(1) : text;
    const bracket = written.indexOf('[');
    if (bracket < 0) return { kanji: null, kana: written, odd };
    return { kanji: written.slice(0, bracket), kana: written.slice(bracket + 1, -1), odd };
  });
}

/** Reads the column `n,vs|comp|gloss/gloss¦||gloss`; a sense without parts of speech has those of the sense before it. */
export function parseSenses(column: string): Sense[] {
  let pos: readonly string[] = [];
  return column.split('¦').map((text) => {
    const [codes = '', marks = '', glosses = ''] = text.split('|');
    if (codes) pos = codes.split(',');
    return { pos, marks: marks ? marks.split(',') : [], glosses: glosses.split('/') };
  });
}
