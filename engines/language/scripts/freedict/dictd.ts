/**
 * Reads a FreeDict dictionary as dictd keeps it: an index (`headword⇥offset⇥length`, numbers in base 64) into a text.
 * An entry is a line `bank //bæŋk// /[beɪŋk]/ <n>` and its senses:
 *
 *   1. 貯金箱                       translations
 *   device used to store coins      what tells the sense
 *   2. 銀行, バンク 2.               a sense with several remarks: " 2." stands before the first, " 3." before the next
 *   institution
 *    3.
 *   branch office
 *
 * A single sense has no number.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

interface Sense {
  readonly translations: readonly string[];
  readonly remark: string | null;
}

export interface Entry {
  readonly headword: string;
  /** FreeDict's code: n, pn, v, adj, phraseologicalUnit, …; empty when it gives none. */
  readonly code: string;
  readonly senses: readonly Sense[];
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const numberOf = (text: string): number =>
  [...text].reduce((sum, digit) => sum * 64 + DIGITS.indexOf(digit), 0);

/** Every entry once, in the order of the text. A .dict.dz is a gzip file with an index of its own. */
export function readEntries(index: string, dictionary: string): Entry[] {
  const text = gunzipSync(readFileSync(dictionary));
  const places = readFileSync(index, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('00database'))
    .map((line) => line.split('\t').slice(1).map(numberOf));
  const ends = new Map(places.map(([start = 0, length = 0]) => [start, start + length]));
  return [...ends]
    .sort(([a], [b]) => a - b)
    .map(([start, end]) => parseEntry(text.toString('utf8', start, end)))
    .filter((entry) => entry !== null);
}

const HEAD = /^(.+?)(?: (?:\/\/.*?\/\/|\/\[.*?\]\/|\/[^/]*\/))*(?: <([^>]*)>)?$/;

/** Null when an entry translates nothing. */
export function parseEntry(text: string): Entry | null {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const [, headword = '', code = ''] = HEAD.exec(head) ?? [];
  const senses = sensesOf(lines)
    .map(parseSense)
    .filter(({ translations }) => translations.length > 0);
  return headword && senses.length > 0 ? { headword, code, senses } : null;
}

/** The lines of each sense: numbered ones begin with the number that is next. */
function sensesOf(lines: readonly string[]): string[][] {
  if (!lines[0]?.startsWith('1. ')) return [[...lines]];
  const senses: string[][] = [];
  for (const line of lines) {
    const number = `${senses.length + 1}. `;
    if (line.startsWith(number)) senses.push([line.slice(number.length)]);
    else senses.at(-1)?.push(line);
  }
  return senses;
}

function parseSense([first = '', ...rest]: readonly string[]): Sense {
  const translations = first
    .replace(/ 2\.$/, '')
    .split(', ')
    .map((translation) => translation.trim())
    .filter(Boolean);
  const remarks = rest.map((line) => line.trim()).filter((line) => line && !/^\d+\.$/.test(line));
  return { translations, remark: remarks.join('; ') || null };
}
