import { boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

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
  /** 5 is N5, 1 is N1; null when the word is on no list. */
  level: smallint('level'),
  /** How useful the word is to a learner, 0..255, computed when the data file is built. */
  weight: smallint('weight').notNull(),
  /** Every search key between slashes, folded: `/傘/かさ/umbrella/parasol/`. */
  searchText: text('search_text').notNull(),
});

/** Which data file is loaded; at most one row. */
export const dictionaryState = pgTable('dictionary_state', {
  version: text('version').primaryKey(),
  entries: integer('entries').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
});
