// @ts-check
const { inflateRawSync } = require('node:zlib');
const { Unzip } = require('fflate');
const initSqlJs = require('sql.js');
const { Refused } = require('./refused.cjs');
const { showCloze, stripHtml } = require('./strip-html.cjs');

/** What the collections of a package may unpack to, as it is counted, whatever the package says of itself. */
const MAX_COLLECTION_BYTES = 160 * 1024 * 1024;
/** Bytes of a package that are looked through at a time. */
const PIECE = 1024 * 1024;
/** Oldest last: a newer package keeps an empty old collection for old programs. */
const COLLECTIONS = ['collection.anki21', 'collection.anki2'];
const DECK = 'Deck';

/**
 * The head of a file or one of its rows, whose number counts from 1.
 * @typedef {string | string[]} Cell
 * @typedef {{ format: string, encoding?: string | null, delimiter: string | null, columns: string[] | null, notices:
 *   string[] }} Head
 * @typedef {{ head: Head, row?: undefined } | { head?: undefined, row: [number, Cell[]] }} Part
 */

const ANKI_TAGS = 'Anki tags';

/** @param {string} name */
function checkName(name) {
  if (name === 'collection.anki21b') {
    throw new Refused('Please export from Anki again with "Support older Anki versions" ticked.');
  }
  if (name.startsWith('xl/')) {
    throw new Refused('Excel workbooks cannot be read. Please save the sheet as CSV.');
  }
}

const tooLarge = () => new Refused('The package is too large when it is unpacked.');

/**
 * Unpacks by zlib, which takes an eighth of fflate's own time and stops where it may not write on.
 * @param {() => number} room Bytes that it may become
 */
const nativeInflate = (room) =>
  class {
    static compression = 8;
    /** @type {import('fflate').AsyncFlateStreamHandler} */
    ondata = () => undefined;
    /** @type {Uint8Array[]} */
    packed = [];
    /** @param {Uint8Array} piece @param {boolean} isLast */
    push(piece, isLast) {
      this.packed.push(piece);
      if (!isLast) return;
      if (room() < 1) throw tooLarge();
      try {
        const options = { maxOutputLength: room(), chunkSize: PIECE };
        this.ondata(null, inflateRawSync(Buffer.concat(this.packed), options), true);
      } catch (error) {
        const isOver = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
        throw isOver ? tooLarge() : error;
      }
    }
  };

/** The collections of a package by their name, in pieces. @param {Uint8Array} bytes */
function unzip(bytes) {
  /** @type {Map<string, Uint8Array[]>} */
  const found = new Map();
  let unpacked = 0;
  let files = 0;
  const zip = new Unzip((file) => {
    files += 1;
    checkName(file.name);
    if (!COLLECTIONS.includes(file.name)) return;
    /** @type {Uint8Array[]} */
    const pieces = [];
    found.set(file.name, pieces);
    file.ondata = (error, piece) => {
      if (error) throw error;
      unpacked += piece.length;
      if (unpacked > MAX_COLLECTION_BYTES) throw tooLarge();
      pieces.push(piece);
    };
    file.start();
  });
  zip.register(nativeInflate(() => MAX_COLLECTION_BYTES - unpacked));
  try {
    for (let start = 0; start < bytes.length; start += PIECE) {
      zip.push(bytes.subarray(start, start + PIECE), start + PIECE >= bytes.length);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('The zip file is damaged.');
  }
  if (files === 0) throw new Refused('The zip file is damaged.');
  return found;
}

/** @param {Uint8Array} bytes */
function collectionIn(bytes) {
  const found = unzip(bytes);
  const pieces = COLLECTIONS.map((name) => found.get(name)).find(Boolean);
  if (!pieces) throw new Refused('This zip file is not an Anki package.');
  found.clear();
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
}

/**
 * What Anki keeps as JSON, by id. What a damaged collection has instead throws where it is read.
 * @template Kept
 * @param {unknown} text
 * @returns {Record<string, Kept>}
 */
const parseObject = (text) => {
  const value = JSON.parse(String(text));
  if (typeof value !== 'object' || value === null) throw new Error('not an object');
  return value;
};

/**
 * Note types by id: the names of their fields, whether they are clozes.
 * @param {Record<string, { flds: { name: unknown }[], type: unknown }>} models
 */
function noteTypesOf(models) {
  return new Map(
    Object.entries(models).map(([id, { flds, type }]) => [
      id,
      { fields: flds.map(({ name }) => String(name)), isCloze: type === 1 },
    ]),
  );
}

/**
 * Notes as rows; the columns are the fields of all note types, then Anki's tags and the deck. Yields `{ head }` first.
 * @param {Uint8Array} bytes
 * @returns {AsyncGenerator<Part>}
 */
async function* readPackage(bytes) {
  const SQL = await initSqlJs();
  /** @type {import('sql.js').Database | undefined} */
  let db;
  try {
    db = new SQL.Database(collectionIn(bytes));
    checkTables(db);
    yield* rowsOf(db);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('The Anki package is damaged.');
  } finally {
    db?.close();
  }
}

const TABLES = ['col', 'notes', 'cards'];

/**
 * Only plain tables are read. A view under the name of one, or a column that is computed, is a program of whoever made
 * the file, and may run for ever.
 * @param {import('sql.js').Database} db
 */
function checkTables(db) {
  // Files for sorting would be copied whenever they grow, which takes as long as all the rest.
  db.exec(
    'pragma trusted_schema = off; pragma query_only = on; pragma cell_size_check = on; pragma temp_store = memory',
  );
  const tables =
    db.exec('select name, type from pragma_table_list where schema = ?', ['main'])[0]?.values ?? [];
  for (const [name, type] of tables) {
    if (type !== 'table') throw new Refused('The Anki package holds something else than notes.');
    if (!TABLES.includes(String(name).toLowerCase())) continue;
    const computed = db.exec('select 1 from pragma_table_xinfo(?) where hidden > 0', [String(name)]);
    if (computed.length > 0) throw new Refused('The Anki package holds something else than notes.');
  }
}

/**
 * The deck of each note: that of its first card. Read once, since a file need not have an index.
 * @param {import('sql.js').Database} db
 */
function decksOf(db) {
  /** @type {Map<string, string>} */
  const decks = new Map();
  const statement = db.prepare(
    'select nid, min(ord), case when odid > 0 then odid else did end from cards group by nid',
  );
  while (statement.step()) {
    const [nid, , deck] = statement.get();
    decks.set(String(nid), String(deck));
  }
  statement.free();
  return decks;
}

/** @param {import('sql.js').Database} db @returns {Generator<Part>} */
function* rowsOf(db) {
  const [models, decks] = db.exec('select models, decks from col')[0]?.values[0] ?? [];
  const types = noteTypesOf(parseObject(models));
  /** @type {Record<string, { name: unknown }>} */
  const deckNames = parseObject(decks);
  const used = db.exec('select distinct mid from notes')[0]?.values ?? [];
  const usedTypes = used.flatMap(([id]) => types.get(String(id)) ?? []);
  const names = [...new Set(usedTypes.flatMap(({ fields }) => fields))];
  const places = new Map(names.map((name, i) => [name, i]));
  const notices = ['Pictures, sounds and the history of cards are left out.'];
  if (usedTypes.some(({ isCloze }) => isCloze)) notices.push('Cloze deletions are read as plain text.');
  yield { head: { format: 'apkg', delimiter: null, columns: [...names, ANKI_TAGS, DECK], notices } };

  const decksByNote = decksOf(db);
  const statement = db.prepare('select id, mid, tags, flds from notes order by id');
  for (let number = 1; statement.step(); number += 1) {
    const [id, mid, tags, flds] = statement.get();
    const type = types.get(String(mid));
    /** @type {string[]} */
    const cells = Array(names.length).fill('');
    String(flds)
      .split('\x1f', names.length)
      .forEach((html, i) => {
        const text = stripHtml(html);
        const field = type?.fields[i];
        const place = field === undefined ? undefined : places.get(field);
        if (place !== undefined) cells[place] = type?.isCloze ? showCloze(text) : text;
      });
    const tagList = String(tags).trim().split(/\s+/).join('; ').replaceAll('_', ' ');
    yield {
      row: [
        number,
        [
          ...cells,
          tagList,
          String(deckNames[decksByNote.get(String(id)) ?? '']?.name ?? '').replaceAll('\x1f', '::'),
        ],
      ],
    };
  }
}

module.exports = { readPackage };
