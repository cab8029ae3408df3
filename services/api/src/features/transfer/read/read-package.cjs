// @ts-check
const { unzipSync } = require('fflate');
const initSqlJs = require('sql.js');
const { Refused } = require('./refused.cjs');
const { showCloze, stripHtml } = require('./strip-html.cjs');

/** The collection that a package unpacks to; a zip bomb says more. */
const MAX_COLLECTION_BYTES = 256 * 1024 * 1024;
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

/** @param {Uint8Array} bytes */
function openZip(bytes) {
  /** @type {string[]} */
  const names = [];
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        if (!COLLECTIONS.includes(name)) return false;
        if (originalSize > MAX_COLLECTION_BYTES)
          throw new Refused('The package is too large when it is unpacked.');
        return true;
      },
    });
    return { files, names };
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('The zip file is damaged.');
  }
}

/** @param {Uint8Array} bytes */
function collectionIn(bytes) {
  const { files, names } = openZip(bytes);
  if (names.includes('collection.anki21b')) {
    throw new Refused('Please export from Anki again with "Support older Anki versions" ticked.');
  }
  if (names.some((name) => name.startsWith('xl/'))) {
    throw new Refused('Excel workbooks cannot be read. Please save the sheet as CSV.');
  }
  const found = COLLECTIONS.map((name) => files[name]).find(Boolean);
  if (!found) throw new Refused('This zip file is not an Anki package.');
  return found;
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
    yield* rowsOf(db);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('The Anki package is damaged.');
  } finally {
    db?.close();
  }
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

  const statement = db.prepare(
    `select mid, tags, flds, (select case when odid > 0 then odid else did end from cards where nid = notes.id order by ord limit 1)
     from notes order by id`,
  );
  for (let number = 1; statement.step(); number += 1) {
    const [mid, tags, flds, did] = statement.get();
    const type = types.get(String(mid));
    /** @type {string[]} */
    const cells = Array(names.length).fill('');
    String(flds)
      .split('\x1f')
      .forEach((html, i) => {
        const text = stripHtml(html);
        const field = type?.fields[i];
        const place = field === undefined ? undefined : places.get(field);
        if (place !== undefined) cells[place] = type?.isCloze ? showCloze(text) : text;
      });
    const tagList = String(tags).trim().split(/\s+/).join('; ').replaceAll('_', ' ');
    yield {
      row: [number, [...cells, tagList, String(deckNames[String(did)]?.name ?? '').replaceAll('\x1f', '::')]],
    };
  }
}

module.exports = { readPackage };
