/**
 * The thread that reads a file of words: decoding, parsing and unpacking belong not on the server's main thread, and a hostile file then
 * costs a thread, not the server. Plain CommonJS, so that it is the same file under Jest and beside the bundled server.
 *
 * workerData: { path, name, batch, limits: { rows, columns, cell } } — in: anything, for the next batch —
 * out: { head?, rows: [number, (text | texts)[]][], done } or { refused: message }
 */
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { decodeText } = require('./decode-text.cjs');
const { readJson } = require('./read-json.cjs');
const { readPackage } = require('./read-package.cjs');
const { readTable } = require('./read-table.cjs');
const { Refused } = require('./refused.cjs');

const { path, name, batch, limits } = workerData;
const count = (number) => number.toLocaleString('en');

async function* readText(bytes) {
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

function readAny() {
  const bytes = readFileSync(path);
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') return readPackage(bytes);
  if (bytes.toString('latin1', 0, 6) === 'SQLite')
    throw new Refused('Please choose an Anki package (.apkg), not a collection.');
  return readText(bytes);
}

/** PostgreSQL stores neither NUL nor half a character; U+FFFD says later that something could not be read. */
const clean = (text) => text.slice(0, limits.cell).replaceAll('\0', '\uFFFD').toWellFormed();

const cleanCell = (cell) => (Array.isArray(cell) ? cell.map(clean) : clean(cell));

async function* batches() {
  let head;
  let total = 0;
  let rows = [];
  const checkColumns = (columns) => {
    if (columns.length > limits.columns)
      throw new Refused(`The file has ${count(columns.length)} columns; ${limits.columns} are the most.`);
  };
  for await (const part of readAny()) {
    if (part.head) {
      checkColumns(part.head.columns ?? []);
      head = { encoding: null, ...part.head, columns: part.head.columns?.map(clean) ?? null };
      continue;
    }
    const [number, cells] = part.row;
    checkColumns(cells);
    total += 1;
    if (total > limits.rows) throw new Refused(`The file has more than ${count(limits.rows)} rows.`);
    rows.push([number, cells.map(cleanCell)]);
    if (rows.length === batch) {
      yield { head, rows, done: false };
      head = undefined;
      rows = [];
    }
  }
  if (total === 0) throw new Refused('The file is empty.');
  yield { head, rows, done: true };
}

const all = batches();

parentPort.on('message', async () => {
  try {
    const { value } = await all.next();
    parentPort.postMessage(value);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    parentPort.postMessage({ refused: error.message });
  }
});
