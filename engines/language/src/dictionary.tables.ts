import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The dictionary, shared by all learners and read-only after loading. One row per word with all its spellings. The
 * search index (two-character grams of `search_text`) is made by the loader after COPY: filling an existing index
 * takes several times as long.
 */
export const dictionary = pgTable('dictionary', {
  id: integer('id').primaryKey(),
  /** Spellings, the commonest first: `傘[かさ];笠[かさ]`; a word without kanji is its kana alone. */
  forms: text('forms').notNull(),
  /** Compact senses, read by `parseSenses`. */
  senses: text('senses').notNull(),
  /** Common word, on a level list, or with a frequency mark: searched before the rest. */
  core: boolean('core').notNull(),
  /** 5 is N5, 1 is N1; null when the word is on no list and not made of words that are. */
  level: smallint('level'),
  /** The level is the hardest of the word's parts. */
  levelEstimated: boolean('level_estimated').notNull().default(false),
  /** How useful the word is to a learner, 0..255, computed when the data file is built. */
  weight: smallint('weight').notNull(),
  /** Every search key between slashes, folded: `/傘/かさ/umbrella/parasol/`. */
  searchText: text('search_text').notNull(),
});

/**
 * What FreeDict gives for English headwords, shared by all learners and read-only after loading; only words that stand
 * in `dictionary`, by the spelling and the reading that they have there.
 */
export const translations = pgTable(
  'translations',
  {
    /** The headword as `englishKey` folds it: several headwords may share one (turkey, Turkey). */
    key: text('key').notNull(),
    /** Its place among the translations of the key, from 0. */
    place: smallint('place').notNull(),
    headword: text('headword').notNull(),
    /** Of the English headword; null when FreeDict gives none. */
    partOfSpeech: text('part_of_speech'),
    written: text('written').notNull(),
    kana: text('kana').notNull(),
    /** What tells the sense: "edge of river or lake". */
    remark: text('remark'),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.place] }),
    index('translations_by_word').on(table.written, table.kana),
  ],
);

/** Which data files are loaded: at most one row for each table of theirs. */
export const dictionaryState = pgTable('dictionary_state', {
  version: text('version').primaryKey(),
  /** The table that it fills. */
  filled: text('filled').notNull().default('dictionary'),
  entries: integer('entries').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
});
