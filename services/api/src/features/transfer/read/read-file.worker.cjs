// @ts-check
/**
 * The process that reads a file of words: decoding, parsing and unpacking belong not on the server's main thread, and a
 * hostile file then costs a process, not the server.
 *
 * Data: { path, name, batch, limits } — in: anything, for the next batch —
 * out: { head?, rows: [number, texts][], done } or { refused: message }
 */
const { readFileSync } = require('node:fs');
const { Readable } = require('node:stream');
const { parse } = require('csv-parse');
const { serve } = require('../../../platform/processes/serve.cjs');
const { readPackage } = require('./read-package.cjs');
const { Refused } = require('./refused.cjs');

/** @import { Cell, Head, Part } from './read-package.cjs' */

/** @typedef {{ rows: number, columns: number, cell: number, text: number }} Limits */
/** @typedef {{ path: string, name: string, batch: number, limits: Limits }} FileToRead */

/** @param {number} number */
const count = (number) => number.toLocaleString('en');

/** Encodings of Japanese spreadsheets and of everything else, the strictest first. */
const JAPANESE = ['shift_jis', 'euc-jp'];

/** @param {Uint8Array} bytes @param {string} encoding */
function tryDecode(bytes, encoding) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Characters by which an encoding is judged. */
const JUDGED = 1_000_000;

/**
 * Bytes of one Japanese encoding are often valid in the other, too, but then they say half-width katakana and rare
 * kanji.
 * @param {string} text
 */
function plausibility(text) {
  const judged = text.slice(0, JUDGED);
  const kana = judged.match(/[\u3041-\u3096\u30a1-\u30fc]/g) ?? [];
  return kana.length - (judged.match(/[\uff61-\uff9f\ue000-\uf8ff]/g) ?? []).length;
}

/** @param {Uint8Array} bytes @param {number[]} start */
const startsWith = (bytes, ...start) => start.every((byte, i) => bytes[i] === byte);

/** The text of a file and the name of its encoding. @param {Buffer} bytes */
function decodeText(bytes) {
  if (startsWith(bytes, 0xff, 0xfe))
    return { text: tryDecode(bytes, 'utf-16le') ?? '', encoding: 'UTF-16LE' };
  if (startsWith(bytes, 0xfe, 0xff))
    return { text: tryDecode(bytes, 'utf-16be') ?? '', encoding: 'UTF-16BE' };
  if (bytes.includes('\x1b$B'))
    return { text: tryDecode(bytes, 'iso-2022-jp') ?? '', encoding: 'ISO-2022-JP' };
  const utf8 = tryDecode(bytes, 'utf-8');
  if (utf8 !== null) return { text: utf8, encoding: 'UTF-8' };
  const [best] = JAPANESE.flatMap((encoding) => {
    const text = tryDecode(bytes, encoding);
    return text === null ? [] : [{ text, encoding: encoding.toUpperCase() }];
  }).sort((a, b) => plausibility(b.text) - plausibility(a.text));
  if (!best) throw new Refused('The encoding of this file is not known. Please save it as UTF-8.');
  return best;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A text, or a list of them. @param {unknown} value @returns {Cell} */
function cellOf(value) {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(textOf) : textOf(value);
}

/** @param {unknown} value @returns {unknown[]} */
function listIn(value) {
  if (Array.isArray(value)) return value;
  const found = isObject(value) ? (value.vocabulary ?? Object.values(value).find(Array.isArray)) : null;
  if (!Array.isArray(found)) throw new Refused('The JSON has no list of words.');
  return found;
}

/**
 * Objects of a list as rows; their keys are the columns. Yields `{ head }` first.
 * @param {unknown} value
 * @returns {Generator<Part>}
 */
function* readJson(value) {
  const words = listIn(value);
  if (!words.every(isObject)) throw new Refused('The list in the JSON holds something that is not a word.');
  const keys = new Set(words.flatMap((word) => Object.keys(word)));
  const columns = [...keys];
  yield { head: { format: 'json', delimiter: null, columns, notices: [] } };
  for (const [index, word] of words.entries()) {
    yield { row: [index + 1, columns.map((key) => cellOf(word[key]))] };
  }
}

const DELIMITERS = ['\t', ',', ';'];
const MAX_RECORD_SIZE = 1_000_000;
const PIECE = 65_536;
/** A line that Anki writes above its plain texts, such as "#separator:tab". */
const ANKI_DIRECTIVE = /^#(?:separator|html|columns|notetype|deck|tags|guid|if matches)/i;

/** @param {string} text */
function withoutDirectives(text) {
  let start = 0;
  for (;;) {
    const end = text.indexOf('\n', start);
    const line = end < 0 ? '' : text.slice(start, end);
    if (!ANKI_DIRECTIVE.test(line) || !line.includes(':')) return text.slice(start);
    start = end + 1;
  }
}

/**
 * The delimiter that the first lines have most often outside quotes; equal counts on each line count more.
 * @param {string} text
 */
function findDelimiter(text) {
  const lines = text
    .slice(0, PIECE)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  /** @param {string} delimiter */
  const score = (delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    return Math.min(...counts) * 1000 + counts.reduce((sum, count) => sum + count, 0);
  };
  return DELIMITERS.reduce((best, next) => (score(next) > score(best) ? next : best));
}

/** @param {string} text */
function* pieces(text) {
  for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE);
}

/** @type {Record<string, string>} */
const problems = {
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is opened and never closed',
  CSV_MAX_RECORD_SIZE: 'A row is too long; perhaps a quotation mark is never closed',
};

/**
 * Rows of a table in a text, as [number, cells], empty lines left out. Yields `{ head }` first.
 * @param {string} text
 * @returns {AsyncGenerator<Part>}
 */
async function* readTable(text) {
  if (text.includes('\0')) throw new Refused('This file is neither a table nor JSON nor an Anki package.');
  const body = withoutDirectives(text.replace(/^\uFEFF/, ''));
  const delimiter = findDelimiter(body);
  yield { head: { format: delimiter === '\t' ? 'tsv' : 'csv', delimiter, columns: null, notices: [] } };
  const parser = Readable.from(pieces(body)).pipe(
    parse({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_RECORD_SIZE,
    }),
  );
  let number = 0;
  try {
    for await (const record of parser) {
      /** @type {string[]} */
      const cells = record;
      number += 1;
      if (cells.some((cell) => cell.trim() !== '')) yield { row: [number, cells] };
    }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new Refused(`Row ${number + 1}: ${problems[String(error.code)] ?? 'this row cannot be read'}.`);
  }
}

/** @param {Buffer} bytes @param {string} name @returns {AsyncGenerator<Part>} */
async function* readText(bytes, name) {
  const { text, encoding } = decodeText(bytes);
  const isJson = /\.json$/i.test(name);
  let parsed;
  if (isJson || /^\s*[[{]/.test(text)) {
    try {
      parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
    } catch {
      if (isJson) throw new Refused('The file is not valid JSON.');
    }
  }
  for await (const part of parsed === undefined ? readTable(text) : readJson(parsed)) {
    yield part.head ? { head: { ...part.head, encoding } } : part;
  }
}

/** @param {FileToRead} file */
function readAny({ path, name }) {
  const bytes = readFileSync(path);
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return readPackage(bytes);
  if (bytes.toString('latin1', 0, 6) === 'SQLite')
    throw new Refused('Please choose an Anki package (.apkg), not a collection.');
  return readText(bytes, name);
}

/**
 * PostgreSQL stores neither NUL nor half a character; U+FFFD says later that something could not be read.
 * @param {string} text @param {number} most
 */
const clean = (text, most) => text.slice(0, most).replace(/[\0\p{Surrogate}]/gu, '\uFFFD');

/** Items of a list in one cell; no field takes as many, so its row is refused for its length. */
const MAX_ITEMS = 12_000;

/** A list as the text of one cell, as `fields.ts` joins it. @param {string[]} items */
const joinList = (items) =>
  items
    .slice(0, MAX_ITEMS)
    .map((item) => item.replace(/[\\;,、]/g, String.raw`\$&`))
    .join('; ');

/** Characters after which a batch is given, so that nobody has much to do with one. */
const BATCH_TEXT = 200_000;

/** @param {FileToRead} file */
async function* batches(file) {
  const { batch, limits } = file;
  /** @type {Head | undefined} */
  let head;
  let total = 0;
  let text = 0;
  let given = 0;
  /** @type {[number, string[]][]} */
  let rows = [];
  /** @param {Cell[]} columns */
  const checkColumns = (columns) => {
    if (columns.length > limits.columns)
      throw new Refused(`The file has ${count(columns.length)} columns; ${limits.columns} are the most.`);
  };
  /** @param {Cell} cell */
  const textOf = (cell) => clean(Array.isArray(cell) ? joinList(cell) : cell, limits.cell);
  for await (const part of readAny(file)) {
    if (part.head) {
      checkColumns(part.head.columns ?? []);
      const columns = part.head.columns?.map((column) => clean(column, limits.cell)) ?? null;
      head = { encoding: null, ...part.head, columns };
      continue;
    }
    const [number, cells] = part.row;
    checkColumns(cells);
    total += 1;
    if (total > limits.rows) throw new Refused(`The file has more than ${count(limits.rows)} rows.`);
    const texts = cells.map(textOf);
    text += texts.reduce((sum, cell) => sum + cell.length, 0);
    if (text > limits.text) throw new Refused('The file holds too much text. Please split it.');
    rows.push([number, texts]);
    if (rows.length === batch || text - given >= BATCH_TEXT) {
      yield { head, rows, done: false };
      head = undefined;
      rows = [];
      given = text;
    }
  }
  if (total === 0) throw new Refused('The file is empty.');
  yield { head, rows, done: true };
}

serve((/** @type {FileToRead} */ file) => {
  const all = batches(file);
  return async () => {
    try {
      return (await all.next()).value;
    } catch (error) {
      if (error instanceof Refused) return { refused: error.message };
      throw error;
    }
  };
});
