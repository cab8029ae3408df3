import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Level } from '@kotoba/contracts';
import type { CheckedField, Piece } from '@kotoba/language';
import { ownerId, moment } from '../../platform/database/accounts.tables';

/** A learner's collections ("user topics"). The key is the folded name: no learner has two of the same name. */
export const collections = pgTable(
  'collections',
  {
    id: integer('id').generatedAlwaysAsIdentity(),
    userId: ownerId(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('collections_name').on(table.userId, table.nameKey),
  ],
);

/** The topics of a collection. Every word lies in exactly one topic. */
export const topics = pgTable(
  'topics',
  {
    id: integer('id').generatedAlwaysAsIdentity(),
    userId: ownerId(),
    collectionId: integer('collection_id').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('topics_name').on(table.userId, table.collectionId, table.nameKey),
    foreignKey({
      name: 'topics_collection',
      columns: [table.userId, table.collectionId],
      foreignColumns: [collections.userId, collections.id],
    }).onDelete('cascade'),
  ],
);

const emptyList = sql`'{}'::text[]`;

/** Where a field of an entry comes from; shown as a quiet chip. Fields that a learner wrote say `you`. */
export type SourceOfField =
  | 'dictionary'
  | 'authored'
  | 'composed'
  | 'template'
  | 'assistant'
  | 'you'
  | 'list'
  | 'estimate';
export type EntrySources = Partial<Record<'word' | 'sentence' | 'level', SourceOfField>>;

type Remembered<Column extends string> = Readonly<Record<Column, string | null>>;

/** What a word had before its sentence or its pictures were made anew. */
export interface EarlierVersion {
  readonly sentences?: Remembered<'jaSentence' | 'jaHiraganaSentence' | 'romajiSentence' | 'enSentence'> & {
    readonly source?: SourceOfField;
    /** All that was doubted of the word then. */
    readonly unchecked: readonly CheckedField[];
  };
  readonly images?: Remembered<'wordImage' | 'wordImageAlt' | 'sentenceImage' | 'sentenceImageAlt'> & {
    readonly wordImageVariant: number;
  };
}

/**
 * Words of learners, saved and not yet saved. `*_image` and `*_audio` are names of media files (a content hash and an
 * extension). The keys are computed by `entry-keys.ts` whenever a word is written; indexed ones are capped, so that an
 * index row always fits.
 */
export const vocabulary = pgTable(
  'vocabulary',
  {
    id: integer('id').generatedAlwaysAsIdentity(),
    userId: ownerId(),
    topicId: integer('topic_id').notNull(),
    enWord: text('en_word').notNull(),
    jaWord: text('ja_word').notNull(),
    hiragana: text('hiragana'),
    katakana: text('katakana'),
    kanji: text('kanji'),
    romaji: text('romaji').notNull(),
    partOfSpeech: text('part_of_speech').notNull(),
    level: text('level'),
    jaSentence: text('ja_sentence'),
    jaHiraganaSentence: text('ja_hiragana_sentence'),
    romajiSentence: text('romaji_sentence'),
    enSentence: text('en_sentence'),
    tags: text('tags').array().notNull().default(emptyList),
    alternatives: text('alternatives').array().notNull().default(emptyList),
    blockedAnswers: text('blocked_answers').array().notNull().default(emptyList),
    notes: text('notes'),
    /** The words that a composed sentence is made of; null for all else. */
    pieces: jsonb('pieces').$type<readonly Piece[]>(),
    /** Names of the entry's fields that failed their checks and could not be repaired. */
    unchecked: text('unchecked').array().$type<CheckedField[]>().notNull().default(emptyList),
    sources: jsonb('sources').$type<EntrySources>().notNull().default({}),
    wordImage: text('word_image'),
    wordImageAlt: text('word_image_alt'),
    wordImageVariant: smallint('word_image_variant').notNull().default(0),
    sentenceImage: text('sentence_image'),
    sentenceImageAlt: text('sentence_image_alt'),
    /** For undoing the last change of the sentence, and of the pictures. */
    earlier: jsonb('earlier').$type<EarlierVersion>(),
    jaWordAudio: text('ja_word_audio'),
    enWordAudio: text('en_word_audio'),
    jaSentenceAudio: text('ja_sentence_audio'),
    enSentenceAudio: text('en_sentence_audio'),
    /** True once saved; the list, the wizard and the statistics know only saved words. */
    status: boolean('status').notNull().default(false),
    /** Whether the newest recorded answer was right. */
    learned: boolean('learned').notNull().default(false),
    /** Whether an answer for it is recorded: those without are the new words. */
    asked: boolean('asked').notNull().default(false),
    /** What a search looks in: English, kanji, kana and romaji, folded. */
    searchText: text('search_text').notNull(),
    /** Order of `alphabetical`: English, then kana, folded. */
    sortKey: text('sort_key').notNull(),
    /** Folded reading: where an entry that the learner already has is looked for. */
    readingKey: text('reading_key').notNull(),
    /** Normalised meanings: where words that share a meaning are looked for. */
    meaningKeys: text('meaning_keys').array().notNull().default(emptyList),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // The orders of the list. What the list filters by comes after the order: all its ids are found without reading a
    // word.
    index('vocabulary_newest').on(table.userId, table.createdAt, table.id, ...filteredBy(table)),
    index('vocabulary_updated').on(table.userId, table.updatedAt, table.id, ...filteredBy(table)),
    index('vocabulary_alphabetical').on(table.userId, table.sortKey, table.id, ...filteredBy(table)),
    // Counts: few different rows, so the index is small whatever the number of words.
    index('vocabulary_counted').on(table.userId, ...filteredBy(table)),
    // Every pair of neighbouring letters, with the learner's id in it; `word_grams` is made in the migration.
    index('vocabulary_grams').using('gin', sql`word_grams(user_id, search_text)`),
    index('vocabulary_reading').on(table.userId, table.readingKey),
    // Where the few words that can change a verdict are found; `owned_keys` is made in the migration.
    index('vocabulary_kanji')
      .on(table.userId, table.kanji)
      .where(sql`kanji is not null`),
    index('vocabulary_meanings').using('gin', sql`owned_keys(user_id, meaning_keys)`),
    // New words in the order of adding, and the few that were asked before they left the collection.
    index('vocabulary_new')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`status and not asked`),
    index('vocabulary_set_aside')
      .on(table.userId, table.id)
      .where(sql`asked and not status`),
    foreignKey({
      name: 'vocabulary_topic',
      columns: [table.userId, table.topicId],
      foreignColumns: [topics.userId, topics.id],
    }),
  ],
);

/**
 * The columns that a list can be filtered by, a search aside. The topic is the first, for what asks for a topic's
 * words alone.
 */
function filteredBy<Column>({ topicId, status, level, partOfSpeech, learned }: Record<FilterColumn, Column>) {
  return [topicId, status, level, partOfSpeech, learned] as const;
}
type FilterColumn = 'topicId' | 'status' | 'level' | 'partOfSpeech' | 'learned';

export type VocabularyRow = typeof vocabulary.$inferSelect;

/**
 * Deleted words for as long as the deletion can be undone, with everything that hung on them. Rows lie as `to_jsonb`
 * gives them and come back through `jsonb_populate_record`: what they hold is the business of `trash.repository.ts`
 * and of the word companions alone.
 */
export const deletedWords = pgTable(
  'deleted_words',
  {
    userId: ownerId(),
    vocabularyId: integer('vocabulary_id').notNull(),
    deletedAt: moment('deleted_at').notNull(),
    content: jsonb('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.vocabularyId] }),
    index('deleted_words_time').on(table.deletedAt),
  ],
);

/**
 * Saved words by level, and how many of them the learner knows: a collection's size is read from a handful of rows.
 * Triggers of the table `vocabulary` keep it, in the transaction of the write.
 */
export const wordCounts = pgTable(
  'word_counts',
  {
    userId: ownerId(),
    /** N5 to N1; empty for words without a level. */
    level: text('level').$type<Level | ''>().notNull(),
    words: integer('words').notNull(),
    learned: integer('learned').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.level] })],
);
