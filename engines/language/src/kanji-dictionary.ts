import type { Level } from '@kotoba/contracts';
import { readPackedLines } from './package-file';

/** What the kanji dictionary says of one character. */
export interface KanjiFacts {
  kanji: string;
  /** In English, the commonest first. */
  meanings: string[];
  /** Readings of Chinese origin, in katakana. */
  onyomi: string[];
  /**
   * Japanese readings in hiragana; a point stands before the kana that are written out (た.べる), a hyphen where a word
   * goes on.
   */
  kunyomi: string[];
  strokes: number;
  /** Where it is taught: 1–6 primary school, 8 secondary school, 9 and 10 names; null elsewhere. */
  grade: number | null;
  /** Approximate: no official list exists. */
  level: Level | null;
}

const LEVELS: Readonly<Record<string, Level>> = { 5: 'N5', 4: 'N4', 3: 'N3', 2: 'N2', 1: 'N1' };

const list = (column: string, separator: string): string[] => column.split(separator).filter(Boolean);

/** One line of data/kanji.tsv.br; its columns are told in scripts/kanji/README.md. */
function parseKanjiLine(line: string): KanjiFacts {
  const [kanji = '', strokes = '', grade = '', level = '', onyomi = '', kunyomi = '', meanings = ''] =
    line.split('\t');
  return {
    kanji,
    meanings: list(meanings, '¦'),
    onyomi: list(onyomi, ';'),
    kunyomi: list(kunyomi, ';'),
    strokes: Number(strokes),
    grade: grade === '' ? null : Number(grade),
    level: LEVELS[level] ?? null,
  };
}

export interface KanjiDictionary {
  /**
   * The kanji of a text, each once, in the order of the text; those that the dictionary does not know are left out.
   */
  of(text: string): Promise<KanjiFacts[]>;
  /** The kanji of some level that are written with so many strokes, the easiest first. */
  withStrokes(strokes: number): Promise<KanjiFacts[]>;
}

/** A line for each character, still unparsed: a word needs two or three of ten thousand. */
async function readLines(): Promise<ReadonlyMap<string, string>> {
  const lines = await readPackedLines('data/kanji.tsv.br');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('\t')), line]));
}

/** The kanji dictionary, read at its first use. A read that failed is tried again the next time. */
export function createKanjiDictionary(): KanjiDictionary {
  let reading: Promise<ReadonlyMap<string, string>> | null = null;
  const lines = () =>
    (reading ??= readLines().catch((error: unknown) => {
      reading = null;
      throw error;
    }));
  return {
    async of(text) {
      const characters = new Set(text.normalize('NFC').match(/\p{Script=Han}/gu));
      if (characters.size === 0) return [];
      const known = await lines();
      return [...characters].flatMap((character) => {
        const line = known.get(character);
        return line === undefined ? [] : [parseKanjiLine(line)];
      });
    },
    async withStrokes(strokes) {
      const all = [...(await lines()).values()].filter((line) => line.split('\t', 2)[1] === String(strokes));
      return all
        .map(parseKanjiLine)
        .flatMap((facts) => (facts.level === null ? [] : [{ facts, level: facts.level }]))
        .sort((one, other) => other.level.localeCompare(one.level))
        .map(({ facts }) => facts);
    },
  };
}
