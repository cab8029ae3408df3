import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { withOwnDatabase, type Bench, type Own } from './lib/api';
import { fill, fillCollection } from './lib/fill';
import { interleave, ratioOf } from './lib/statistics';

export const title = "a list and a search of 100,000 words are here sooner than in SQLite by Anki's SQL";

const WORDS = 100_000;
const PAGE = 12;
const ROUNDS = 15;
/** The time that Anki's SQL takes, of ours. */
const AHEAD = { min: 1 };

/**
 * Anki 26.08, by its source: the tables and indexes of rslib/src/storage/schema11.sql and the upgrades to 18, as far
 * as its browser asks them, and the pragmas of storage/sqlite.rs.
 */
const SCHEMA = `
  pragma locking_mode = exclusive; pragma page_size = 4096; pragma cache_size = -40960;
  pragma journal_mode = wal; pragma temp_store = memory;
  create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
    usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
    flags integer not null, data text not null);
  create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
    mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
    ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
    left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
  create index ix_notes_usn on notes (usn); create index ix_cards_usn on cards (usn);
  create index ix_cards_nid on cards (nid); create index ix_cards_sched on cards (did, queue, due);
  create index ix_notes_csum on notes (csum); create index idx_notes_mid on notes (mid);
  create index idx_cards_odid on cards (odid) where odid != 0;`;

/** A word as a note of one card, in the deck of its topic; its fields as the columns are called. */
const NOTE = `insert into notes values (?, hex(randomblob(5)), 1, 0, 0, '', ?, ?, abs(random() % 4294967296), 0, '')`;
const CARD = `insert into cards values (?, ?, ?, 0, 0, 0, 2, 2, ?, 20, 2500, 9, 1, 0, 0, 0, 0, '{}')`;

async function createAnki({ pool }: Own, file: string): Promise<Database.Database> {
  const anki = new Database(file);
  anki.exec(SCHEMA);
  const { rows } = await pool.query<Record<'id' | 'topic_id', number> & { fields: string[] }>(
    `select id, topic_id, array[ja_word, hiragana, romaji, en_word, coalesce(ja_sentence, ''),
       coalesce(en_sentence, '')] as fields from vocabulary order by created_at, id`,
  );
  const [note, card] = [anki.prepare(NOTE), anki.prepare(CARD)];
  anki.transaction(() => {
    rows.forEach(({ topic_id, fields }, place) => {
      const id = Date.UTC(2024, 0) + place * 1000;
      note.run(id, fields.join('\x1f'), fields[0]);
      card.run(id + 1, id, topic_id, place % 50);
    });
  })();
  anki.exec('analyze');
  return anki;
}

/** Its browser's order by the sort field, and by the time of adding: search/mod.rs, `card_order_from_sort_column`. */
const BY_FIELD = 'n.sfld collate nocase asc, c.ord asc';
const BY_TIME = 'n.id desc, c.ord desc';
/** A text without a field's name: search/sqlwriter.rs, `write_unqualified`; and in a deck. */
const HAS = `(n.sfld like ? escape '\\' or n.flds like ? escape '\\')`;

/**
 * Anki's browser reads the ids of all cards that a search finds, in order, then card and note of each row on the
 * screen. Its ids go into a vector in Rust; as one text they cost about as little here, as single rows far more.
 */
function browse(anki: Database.Database, { text, order, deck }: Anki) {
  const where = [text === undefined ? 'true' : HAS, ...(deck === undefined ? [] : [`c.did in (${deck})`])];
  const all = anki.prepare(
    `select group_concat(id) as ids from (select c.id from cards c, notes n
         where c.nid = n.id and ${where.join(' and ')} order by ${order})`,
  );
  const card = anki.prepare('select * from cards where id = ?');
  const note = anki.prepare('select * from notes where id = ?');
  return async () => {
    const began = performance.now();
    const row = all.get(...(text === undefined ? [] : [`%${text}%`, `%${text}%`])) as { ids: string | null };
    const found = row.ids ?? '';
    const shown = found.split(',', PAGE).filter(Boolean);
    for (const id of shown) note.get((card.get(Number(id)) as { nid: number }).nid);
    return { ms: performance.now() - began, total: found.split(',').filter(Boolean).length };
  };
}
interface Anki {
  readonly text?: string;
  readonly order: string;
  readonly deck?: number;
}

export const run = (bench: Bench) =>
  withOwnDatabase(bench, async (own) => {
    const { ask } = await own.createLearner();
    const vocabulary = [{ en_word: 'first word', hiragana: 'はじめ', status: true }];
    const { data } = await ask<{ vocabulary_ids: [number] }>('/vocabulary/create', { vocabulary });
    const [id] = data.vocabulary_ids;
    await fill(own.connectionString, (pool) => fillCollection(pool, id, WORDS));
    const { rows } = await own.pool.query<{ deck: number }>('select max(topic_id) as deck from vocabulary');
    const deck = rows[0]?.deck ?? 0;
    const folder = await mkdtemp(join(tmpdir(), 'kotoba-peers-'));
    const anki = await createAnki(own, join(folder, 'collection.anki2'));

    const compared: readonly (readonly [label: string, query: string, anki: Anki])[] = [
      ['list, newest first', '', { order: BY_TIME }],
      ['list, by the alphabet', 'sort_by=alphabetical', { order: BY_FIELD }],
      ['list, of a topic', `topicId=${deck}`, { order: BY_FIELD, deck }],
      ['search, what many have', 'search=umbrella', { text: 'umbrella', order: BY_FIELD }],
      ['search, one word', 'search=number%20777x', { text: 'number 777x', order: BY_FIELD }],
      ['search, kana', 'search=%E3%81%8B%E3%81%95', { text: 'かさ', order: BY_FIELD }],
      ['search, nothing', 'search=zebra%20crossing', { text: 'zebra crossing', order: BY_FIELD }],
      ['search, in a topic', `search=umbrella&topicId=${deck}`, { text: 'umbrella', order: BY_FIELD, deck }],
    ];
    try {
      for (const [label, query, search] of compared) {
        const theirs = browse(anki, search);
        const ours = () => ask<{ pagination: { total_count: number } }>(`/vocabulary?${query}`);
        const changed = async () => {
          await ask(`/vocabulary/${id}`, { notes: String(performance.now()) }, { method: 'PATCH' });
          return ours();
        };
        const found = [(await ours()).data.pagination.total_count, (await theirs()).total];
        const again = await interleave([theirs, ours], ROUNDS);
        const first = await interleave([theirs, changed], ROUNDS);
        bench.say(`${label}, of ${found.join(' and ')} words`);
        for (const [when, [a = [], b = []]] of [
          ['', again],
          [', the first after a change', first],
        ] as const) {
          const { words, ratio } = ratioOf(a, b);
          bench.check(`${label}${when}, Anki's SQL of ours: ${words}`, ratio, AHEAD);
        }
      }
    } finally {
      anki.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
