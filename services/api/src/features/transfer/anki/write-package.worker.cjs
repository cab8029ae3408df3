// @ts-check
/**
 * The process that writes an Anki package: SQLite is WebAssembly here, and neither it nor the compression belongs on
 * the server's main thread.
 *
 * Data: { path, fields: string[], now: ms } — in: { notes: AnkiNote[] } (`package.ts`) or { finish: true } —
 * out: { taken: true } or { written: true }
 */
const { createHash } = require('node:crypto');
const { writeFileSync } = require('node:fs');
const { zipSync } = require('fflate');
const initSqlJs = require('sql.js');
const { serve } = require('../../../platform/processes/serve.cjs');
const { collectionRow, INDEXES, SCHEMA } = require('./collection.cjs');

/** @import { AnkiCard, AnkiNote } from './package' */

/** @typedef {{ path: string, fields: readonly string[], now: number }} Package */
const MODEL_ID = 1_700_000_000_000;
const FIRST_DECK_ID = 1_700_000_000_001;

/** Anki finds equal notes by this sum of the first field. @param {string} text */
const checksum = (text) => parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16);

const DAY = 86_400_000;
const NEW = { type: 0, queue: 0, ivl: 0, factor: 0, reps: 0, lapses: 0, left: 0, data: '' };
const REVIEWING = 2;
/** The ease that Anki gives a card whose scheduler does not use one. */
const FACTOR = 2500;
/** One step left, today and in all. */
const LEFT = 1001;

/**
 * Values of type, queue, due, ivl, factor, reps, lapses, left and data. A card under review is due on a day of the
 * collection.
 * @param {AnkiCard | null} card @param {{ now: number, position: number }} at
 */
function stateOf(card, { now, position }) {
  const inReview = card?.type === REVIEWING;
  const state = card
    ? {
        ...card,
        queue: inReview ? 2 : 1,
        due: inReview ? Math.floor((card.due - now) / DAY) : Math.floor(card.due / 1000),
        factor: FACTOR,
        left: inReview ? 0 : LEFT,
      }
    : { ...NEW, due: position };
  const { type, queue, due, ivl, factor, reps, lapses, left, data } = state;
  return [type, queue, due, ivl, factor, reps, lapses, left, data];
}

/** @param {Package} package_ */
async function openPackage({ path, fields, now }) {
  const SQL = await initSqlJs();
  const db = new SQL.Database();
  db.run(SCHEMA);
  db.run('begin');
  const insertNote = db.prepare('insert into notes values (?,?,?,?,-1,?,?,?,?,0,?)');
  const insertCard = db.prepare('insert into cards values (?,?,?,?,?,-1,?,?,?,?,?,?,?,?,0,0,0,?)');
  const insertAnswer = db.prepare('insert into revlog values (?,?,-1,?,?,?,?,?,?)');
  /** @type {Map<string, import('./collection.cjs').Deck>} */
  const decks = new Map();
  const seconds = Math.floor(now / 1000);
  /** @type {Set<number>} */
  const answeredAt = new Set();
  let count = 0;

  /** @param {string} name */
  function deckId(name) {
    // Anki takes names that differ only in case for one.
    const key = name.normalize('NFC').toLowerCase();
    const known = decks.get(key)?.id ?? FIRST_DECK_ID + decks.size;
    if (!decks.has(key)) decks.set(key, { id: known, name });
    return known;
  }

  /** Answers are named by their millisecond, so no two may have the same. @param {number} at */
  function freeMoment(at) {
    let moment = at;
    while (answeredAt.has(moment)) moment += 1;
    answeredAt.add(moment);
    return moment;
  }

  /** @param {number} cardId @param {{ noteId: number, deck: string, ord: number, card: AnkiCard | null }} of */
  function addCard(cardId, { noteId, deck, ord, card }) {
    const place = [cardId, noteId, deckId(deck), ord, seconds];
    insertCard.run([...place, ...stateOf(card, { now, position: count + 1 })]);
    for (const { id, ease, ivl, lastIvl, factor, time, type } of card?.log ?? []) {
      insertAnswer.run([freeMoment(id), cardId, ease, ivl, lastIvl, factor, time, type]);
    }
  }

  /** @param {AnkiNote} note */
  function add({ id, fields: values, tags, deck, cards }) {
    const noteId = now + count;
    const [first = ''] = values;
    const tagText = tags.length > 0 ? ` ${tags.join(' ')} ` : '';
    const note = [
      noteId,
      `kotoba-${id}`,
      MODEL_ID,
      seconds,
      tagText,
      values.join('\x1f'),
      first,
      checksum(first),
      '',
    ];
    insertNote.run(note);
    cards.forEach((card, ord) => addCard(now + count * cards.length + ord, { noteId, deck, ord, card }));
    count += 1;
  }

  function write() {
    insertNote.free();
    insertCard.free();
    insertAnswer.free();
    const row = collectionRow({ now, modelId: MODEL_ID, fields, decks: [...decks.values()] });
    db.run('insert into col values (1,?,?,?,11,0,-1,0,?,?,?,?,?)', row);
    db.run('commit');
    db.run(INDEXES);
    const collection = db.export();
    db.close();
    const media = new TextEncoder().encode('{}');
    writeFileSync(path, zipSync({ 'collection.anki2': collection, media }, { level: 6 }), { mode: 0o600 });
  }
  return { add, write };
}

serve((/** @type {Package} */ target) => {
  const opened = openPackage(target);
  return async (/** @type {{ notes?: AnkiNote[], finish?: true }} */ { notes = [], finish }) => {
    const { add, write } = await opened;
    if (finish) write();
    else notes.forEach(add);
    return finish ? { written: true } : { taken: true };
  };
});
