const { Readable } = require('node:stream');
const { parse } = require('csv-parse');
const { Refused } = require('./refused.cjs');

const DELIMITERS = ['\t', ',', ';'];
const LONGEST_RECORD = 1_000_000;
const PIECE = 65_536;
/** Lines that Anki writes above its plain texts, such as "#separator:tab". */
const ANKI_DIRECTIVES =
  /^(?:#(?:separator|html|columns|notetype|deck|tags|guid|if matches)[^\n]*:[^\n]*\r?\n)+/i;

/** The delimiter that the first lines have most often outside quotes; equal counts on each line count more. */
function findDelimiter(text) {
  const lines = text
    .slice(0, PIECE)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const score = (delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    return Math.min(...counts) * 1000 + counts.reduce((sum, count) => sum + count, 0);
  };
  return DELIMITERS.reduce((best, next) => (score(next) > score(best) ? next : best));
}

function* pieces(text) {
  for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE);
}

const problems = {
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is opened and never closed',
  CSV_MAX_RECORD_SIZE: 'A row is too long; perhaps a quotation mark is never closed',
};

/** Rows of a table in a text, as [number, cells], empty lines left out. Yields `{ head }` first. */
async function* readTable(text) {
  if (text.includes('\0')) throw new Refused('This file is neither a table nor JSON nor an Anki package.');
  const body = text.replace(/^\uFEFF/, '').replace(ANKI_DIRECTIVES, '');
  const delimiter = findDelimiter(body);
  yield { head: { format: delimiter === '\t' ? 'tsv' : 'csv', delimiter, columns: null, notices: [] } };
  const parser = Readable.from(pieces(body)).pipe(
    parse({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_RECORD,
    }),
  );
  let number = 0;
  try {
    for await (const cells of parser) {
      number += 1;
      if (cells.some((cell) => cell.trim() !== '')) yield { row: [number, cells] };
    }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new Refused(`Row ${number + 1}: ${problems[error.code] ?? 'this row cannot be read'}.`);
  }
}

module.exports = { readTable };
