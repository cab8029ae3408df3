import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { packageFile } from '../package-file';
import { type KanjiFacts, parseKanjiLine } from './kanji-facts';

export interface KanjiDictionary {
  /** The kanji of a text, each once, in the order of the text; those that the dictionary does not know are left out. */
  of(text: string): Promise<KanjiFacts[]>;
}

/** A line for each character, still unparsed: a word needs two or three of ten thousand. */
async function readLines(): Promise<ReadonlyMap<string, string>> {
  const packed = await readFile(packageFile('data/kanji.tsv.br'));
  const text = (await promisify(brotliDecompress)(packed)).toString('utf8');
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('\t')), line]),
  );
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
  };
}
