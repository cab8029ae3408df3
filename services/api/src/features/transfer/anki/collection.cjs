// @ts-check
/**
 * The tables and the one row of settings of an Anki collection, version 11: the one that every Anki since 2.0 reads.
 */
const SCHEMA = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
  dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null,
  dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
  tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
  usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
  factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null,
  odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
  lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
`;

/** Made once the rows are there, which is quicker than growing them along. */
const INDEXES = `
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);
`;

const CSS =
  '.card { font-family: sans-serif; font-size: 28px; text-align: center; } .small { font-size: 18px; opacity: 0.75; }';
const JAPANESE = '<div lang="ja">{{Word}}</div>';
const DETAILS =
  '<div lang="ja">{{Hiragana}}</div><div class="small">{{Romaji}} · {{Part of speech}}</div>' +
  '<p lang="ja">{{Sentence}}</p><p class="small">{{Translation}}</p>';

/** @type {(ord: number, name: string, front: string, back: string) => object} */
const template = (ord, name, front, back) => ({
  name,
  ord,
  qfmt: front,
  afmt: `{{FrontSide}}<hr id="answer">${back}`,
  bqfmt: '',
  bafmt: '',
  did: null,
});

/** @param {{ now: number, modelId: number, fields: readonly string[], deckId: number }} of */
function noteType({ now, modelId, fields, deckId }) {
  return {
    id: modelId,
    name: 'Kotoba word',
    type: 0,
    mod: Math.floor(now / 1000),
    usn: -1,
    sortf: 0,
    did: deckId,
    tmpls: [
      template(0, 'Japanese to English', JAPANESE, `<div>{{Meaning}}</div>${DETAILS}`),
      template(1, 'English to Japanese', '<div>{{Meaning}}</div>', JAPANESE + DETAILS),
    ],
    flds: fields.map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: 'Arial',
      size: 20,
      media: [],
    })),
    css: CSS,
    latexPre: '\\documentclass[12pt]{article}\\begin{document}',
    latexPost: '\\end{document}',
    tags: [],
    vers: [],
    req: [
      [0, 'any', [0]],
      [1, 'any', [1]],
    ],
  };
}

/** @type {(id: number, name: string, now: number) => object} */
const deck = (id, name, now) => ({
  id,
  name,
  mod: Math.floor(now / 1000),
  usn: -1,
  lrnToday: [0, 0],
  revToday: [0, 0],
  newToday: [0, 0],
  timeToday: [0, 0],
  collapsed: false,
  browserCollapsed: false,
  desc: '',
  dyn: 0,
  conf: 1,
  extendNew: 0,
  extendRev: 0,
});

const OPTIONS = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: {
    bury: true,
    delays: [1, 10],
    initialFactor: 2500,
    ints: [1, 4, 7],
    order: 1,
    perDay: 20,
    separate: true,
  },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, perDay: 200 },
};

/**
 * Values of crt, mod, scm, conf, models, decks, dconf and tags.
 * @typedef {{ id: number, name: string }} Deck
 * @param {{ now: number, modelId: number, fields: readonly string[], decks: Deck[] }} of `now` in milliseconds
 */
function collectionRow({ now, modelId, fields, decks }) {
  const all = [{ id: 1, name: 'Default' }, ...decks];
  const conf = {
    nextPos: 1,
    estTimes: true,
    activeDecks: [1],
    sortType: 'noteFld',
    timeLim: 0,
    sortBackwards: false,
    addToCur: true,
    curDeck: 1,
    newBury: true,
    newSpread: 0,
    dueCounts: true,
    curModel: String(modelId),
    collapseTime: 1200,
  };
  return [
    Math.floor(now / 1000),
    now,
    now,
    JSON.stringify(conf),
    JSON.stringify({ [modelId]: noteType({ now, modelId, fields, deckId: decks[0]?.id ?? 1 }) }),
    JSON.stringify(Object.fromEntries(all.map(({ id, name }) => [id, deck(id, name, now)]))),
    JSON.stringify({ 1: OPTIONS }),
    '{}',
  ];
}

module.exports = { INDEXES, SCHEMA, collectionRow };
