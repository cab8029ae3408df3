/**
 * The thread that writes an Anki package: SQLite is WebAssembly here, and neither it nor the compression belongs on the server's main
 * thread. Plain CommonJS, so that it is the same file under Jest and beside the bundled server.
 *
 * workerData: { path, fields: string[], now: ms } — in: { notes: { id, fields, tags, deck }[] } or { finish: true } —
 * out: { taken: true } or { written: true }
 */
const { createHash } = require('node:crypto');
const { writeFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { zipSync } = require('fflate');
const initSqlJs = require('sql.js');
const { collectionRow, INDEXES, SCHEMA } = require('./collection.cjs');

const { path, fields, now } = workerData;
const MODEL_ID = 1_700_000_000_000;
const FIRST_DECK_ID = 1_700_000_000_001;
/** Cards of a note: one for each of the note type's templates. */
const TEMPLATES = 2;

/** Anki finds equal notes by this sum of the first field. */
const checksum = (text) => parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16);

async function openPackage() {
  const SQL = await initSqlJs();
  const db = new SQL.Database();
  db.run(SCHEMA);
  db.run('begin');
  const insertNote = db.prepare('insert into notes values (?,?,?,?,-1,?,?,?,?,0,?)');
  const insertCard = db.prepare('insert into cards values (?,?,?,?,?,-1,0,0,?,0,0,0,0,0,0,0,0,?)');
  const decks = new Map();
  const seconds = Math.floor(now / 1000);
  let count = 0;

  function deckId(name) {
    // Anki takes names that differ only in case for one.
    const key = name.normalize('NFC').toLowerCase();
    if (!decks.has(key)) decks.set(key, { id: FIRST_DECK_ID + decks.size, name });
    return decks.get(key).id;
  }

  function add({ id, fields: values, tags, deck }) {
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
    for (let ord = 0; ord < TEMPLATES; ord += 1) {
      const cardId = now + count * TEMPLATES + ord;
      insertCard.run([cardId, noteId, deckId(deck), ord, seconds, count + 1, '']);
    }
    count += 1;
  }

  function write() {
    insertNote.free();
    insertCard.free();
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

const opened = openPackage();

async function answer({ notes, finish }) {
  const { add, write } = await opened;
  if (finish) write();
  else notes.forEach(add);
  parentPort.postMessage(finish ? { written: true } : { taken: true });
}

parentPort.on('message', answer);
