import { z } from 'zod';
import { LEVELS, MAX_IDS, maxLength, PARTS_OF_SPEECH, MAX_TAGS, MAX_PAGE } from '@kotoba/contracts';
import { FORM_NAMES } from '@kotoba/language';
import { learnerName, learnerText } from '@kotoba/contracts/learner-text';
import { id, idParam, queryInteger } from '../../platform/http/fields';
import { entry, entryInput, idList, tag, level, wordPiece } from './entry.schemas';

/** One kanji of a word, from KANJIDIC. In `kunyomi` a point stands before the kana that are written out: た.べる. */
const kanji = z
  .object({
    kanji: z.string(),
    meanings: z.array(z.string()),
    onyomi: z.array(z.string()),
    kunyomi: z.array(z.string()),
    strokes: z.int(),
    /** 1–6 primary school, 8 secondary school, 9 and 10 names. */
    grade: z.int().nullable(),
    level: level.nullable(),
  })
  .meta({ id: 'Kanji' });

export const kanjiParam = z.object({ kanji: z.string().regex(/^\p{Script=Han}$/u) });

/** How a kanji is drawn, in a square of 109 units; `x` and `y` are the place of a stroke's number. */
export const strokesAnswer = z.object({
  strokes: z.array(z.object({ path: z.string(), x: z.number(), y: z.number() }).meta({ id: 'Stroke' })),
});

const SORTS = ['newest', 'oldest', 'alphabetical', 'updated'] as const;
const AUDIO_VARIANTS = ['ja_word', 'en_word', 'ja_sentence', 'en_sentence'] as const;
export type AudioVariant = (typeof AUDIO_VARIANTS)[number];

/** Filters and order of the list; previous/next and "n of m" go by the same. */
export const entryFilter = z.object({
  search: learnerText(maxLength.search, { label: 'Search', min: 0 }).default(''),
  part_of_speech: z.enum(PARTS_OF_SPEECH).optional(),
  level: z.enum(LEVELS).optional(),
  sort_by: z.enum(SORTS).default('newest'),
  learned: z.enum(['all', 'learned', 'not_learned']).default('all'),
  userTopicId: idParam().optional(),
  topicId: idParam().optional(),
});
export type EntryFilter = z.infer<typeof entryFilter>;

export const listQuery = entryFilter.extend({
  page: queryInteger({ min: 1, max: MAX_PAGE, fallback: 1 }),
  limit: queryInteger({ min: 1, max: 1000, fallback: 12 }),
});
export type ListQuery = z.infer<typeof listQuery>;

export const listAnswer = z
  .object({
    vocabulary: z.array(entry),
    pagination: z.object({
      page: z.int(),
      limit: z.int(),
      total_count: z.int(),
      total_pages: z.int(),
    }),
  })
  .meta({ id: 'VocabularyPage' });

/** What is needed of a list to choose all of it: which words, and which tags they have between them. */
export const choosableAnswer = z.object({ vocabulary_ids: z.array(z.int()), tags: z.array(z.string()) });

export const neighborsAnswer = z
  .object({
    previous_id: z.int().nullable(),
    next_id: z.int().nullable(),
    /** 1 for the first word of the list. */
    position: z.int(),
    total: z.int(),
  })
  .meta({ id: 'VocabularyNeighbors' });

export const oneEntry = z.object({ vocabulary: entry });
/** A word, and what the learner should know of it: that a picture is drawn instead of painted. */
export const revisedEntry = oneEntry.extend({ note: z.string().optional() });
/** All that the page of one word shows: one call. */
export const entryWithKanji = z.object({
  vocabulary: entry,
  kanji: z.array(kanji),
  /** Of a composed sentence the words that it is made of. */
  pieces: z.array(wordPiece).default([]),
});

/** A form of a word, as it is written and as it is read. */
const wordForm = z
  .object({ form: z.enum(FORM_NAMES), written: z.string(), kana: z.string() })
  .meta({ id: 'WordForm' });
const relatedWords = z.object({ kanji: z.string(), words: z.array(wordPiece) }).meta({ id: 'RelatedWords' });

/** A beat of a reading, whether it is said high, and whether the pitch falls after it. */
const pitchMora = z
  .object({ kana: z.string(), high: z.boolean(), drop: z.boolean() })
  .meta({ id: 'PitchMora' });

/** What is worked out of a word for whoever looks at its page. */
export const furtherAnswer = z.object({
  forms: z.array(wordForm),
  related: z.array(relatedWords),
  pitch: z.array(pitchMora).nullable(),
});

export const manyEntries = z.object({ vocabulary: z.array(entry) });

export const generateBody = z.object({
  input: learnerText(maxLength.message, { label: 'Input' }),
  type: z.enum(['word', 'phrase', 'category', 'topic']).optional(),
  count: z.int().min(1).max(20).default(5),
});
export const generateAnswer = z.object({ generated_vocabulary: z.array(entry) });

export const saveBody = z.object({ vocabulary_ids: idList(MAX_IDS) });
export const saveAnswer = z.object({ saved_count: z.int(), vocabulary_ids: z.array(z.int()) });

export const createBody = z.object({ vocabulary: z.array(entryInput).min(1).max(100) });
export const createAnswer = z.object({ created_count: z.int(), vocabulary_ids: z.array(z.int()) });

export const updateStatusBody = z.object({
  vocabulary_ids: idList(MAX_IDS),
  status: z.boolean().default(true),
});
export const updateStatusAnswer = z.object({ updated_count: z.int() });

export const deleteAnswer = z.object({ deleted_count: z.int() });

export const regenerateBody = z.object({
  vocabulary_id: id(),
  regenerate_type: z.enum(['sentences', 'images']),
});

export const updateSentenceBody = z.object({
  vocabulary_id: id(),
  sentence_input: learnerText(maxLength.sentence, { label: 'Sentence' }),
  input_language: z.enum(['en', 'ja']),
  /** Store it in this language although it looks like the other. */
  as_written: z.boolean().default(false),
});

export const updateImageBody = z.object({
  vocabulary_id: id(),
  image_prompt: learnerText(maxLength.imagePrompt, { label: 'Image prompt' }),
  image_type: z.literal('word').default('word'),
});

export const audioQuery = z.object({ variant: z.enum(AUDIO_VARIANTS) });
export const audioAnswer = z.object({ audio_url: z.string() });

const vocabulary_ids = idList(MAX_IDS);

export const moveBody = z.object({
  vocabulary_ids,
  /** Name of the collection; a new one is made. */
  user_topic: learnerName(maxLength.name, { label: 'Collection' }),
  /** Name of the topic in it; "General" unless named. */
  topic: learnerName(maxLength.name, { label: 'Topic' }).optional(),
});
export const moveAnswer = z.object({
  updated_count: z.int(),
  user_topic_id: z.int(),
  topic_id: z.int(),
});

const tags = z
  .array(tag)
  .max(MAX_TAGS, `At most ${MAX_TAGS} tags at once`)
  .overwrite((list) => [...new Set(list)])
  .default([]);
export const tagBody = z
  .object({ vocabulary_ids, add: tags, remove: tags })
  .refine(({ add, remove }) => add.length + remove.length > 0, { error: 'A tag to add or remove is needed' });
export const tagAnswer = z.object({ updated_count: z.int() });

export const deleteBody = z.object({ vocabulary_ids });
export const restoreBody = z.object({ vocabulary_ids });
export const restoreAnswer = z.object({ restored_count: z.int() });
