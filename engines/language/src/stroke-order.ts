import { readPackedLines } from './package-file';

/** One stroke of a drawn kanji, in a square of 109 units. */
export interface Stroke {
  /** The line of the brush, as the `d` of an SVG path. */
  path: string;
  /** Where its number stands. */
  x: number;
  y: number;
}

const hexOf = (kanji: string): string => (kanji.codePointAt(0) ?? 0).toString(16);

/** `x y path`. */
function parseStroke(column: string): Stroke {
  const [x = '', y = ''] = column.split(' ', 2);
  return { path: column.slice(x.length + y.length + 2), x: Number(x), y: Number(y) };
}

export interface StrokeOrder {
  /** The strokes of a kanji in their order; none where it is not drawn. */
  of(kanji: string): Promise<Stroke[]>;
}

/** Still unparsed: of six thousand, a page shows two or three. */
async function readDrawings(): Promise<ReadonlyMap<string, string>> {
  const lines = await readPackedLines('data/strokes.tsv.br');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('\t')), line]));
}

/**
 * How kanji are drawn (scripts/strokes/README.md tells the columns), read at its first use. A read that failed is tried
 * again the next time.
 */
export function createStrokeOrder(): StrokeOrder {
  let reading: Promise<ReadonlyMap<string, string>> | null = null;
  const drawings = () =>
    (reading ??= readDrawings().catch((error: unknown) => {
      reading = null;
      throw error;
    }));
  return {
    async of(kanji) {
      const line = (await drawings()).get(hexOf(kanji));
      return line === undefined ? [] : line.split('\t').slice(1).map(parseStroke);
    },
  };
}
