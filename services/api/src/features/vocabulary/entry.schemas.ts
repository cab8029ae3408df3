import { z } from 'zod';
import { LEVELS, maxLength, PARTS_OF_SPEECH, MAX_TAGS, MAX_ANSWER_TEXTS } from '@kotoba/contracts';
import { learnerName, learnerText } from '@kotoba/contracts/learner-text';
import { isKana } from '@kotoba/japanese';
import { CHECKED_FIELDS } from '@kotoba/language';
import { id } from '../../platform/http/fields';

const partOfSpeech = z.enum(PARTS_OF_SPEECH).meta({ id: 'PartOfSpeech' });
export const level = z.enum(LEVELS).meta({ id: 'Level' });
const mediaUrl = z.string().nullable();

const sourceOfField = z.enum([
  'dictionary',
  'authored',
  'composed',
  'template',
  'assistant',
  'you',
  'list',
  'estimate',
]);

/** A vocabulary entry as every call answers it. Source: VOC-1. */
export const entry = z
  .object({
    id: z.int(),
    en_word: z.string(),
    ja_word: z.string(),
    hiragana: z.string().nullable(),
    katakana: z.string().nullable(),
    kanji: z.string().nullable(),
    romaji: z.string(),
    part_of_speech: partOfSpeech,
    level: level.nullable(),
    ja_sentence: z.string().nullable(),
    ja_hiragana_sentence: z.string().nullable(),
    romaji_sentence: z.string().nullable(),
    en_sentence: z.string().nullable(),
    word_image_url: mediaUrl,
    word_image_alt: z.string().nullable(),
    sentence_image_url: mediaUrl,
    sentence_image_alt: z.string().nullable(),
    word_audio_url: mediaUrl,
    sentence_audio_url: mediaUrl,
    word_audio_url_en: mediaUrl,
    sentence_audio_url_en: mediaUrl,
    tags: z.array(z.string()),
    alternatives: z.array(z.string()),
    blocked_answers: z.array(z.string()),
    notes: z.string().nullable(),
    sources: z.object({
      word: sourceOfField.optional(),
      sentence: sourceOfField.optional(),
      level: sourceOfField.optional(),
    }),
    /** Whether nothing speaks against what was made for the learner: true when `unchecked` is empty. */
    checked: z.boolean(),
    /** Fields that were not written by the learner, failed a check and could not be repaired. */
    unchecked: z.array(z.enum(CHECKED_FIELDS).meta({ id: 'CheckedField' })),
    status: z.boolean(),
    is_saved: z.boolean(),
    learned: z.boolean(),
    user_topic: z.string(),
    user_topic_id: z.int(),
    topic: z.string(),
    topic_id: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    /** In the list: how far the learner is with it. Source: VOC-40. */
    state: z.enum(['new', 'learning', 'known']).optional(),
    /** In the list: when it is to be practised next, in either direction; null for a new word. */
    due_at: z.iso.datetime().nullable().optional(),
  })
  .meta({ id: 'VocabularyEntry' });

export type Entry = z.infer<typeof entry>;

/** A word that a composed sentence is made of. */
export const wordPiece = z
  .object({
    /** The learner's own word; null when they do not have it. */
    id: z.int().nullable(),
    ja_word: z.string(),
    en_word: z.string(),
  })
  .meta({ id: 'WordPiece' });
export type WordPiece = z.infer<typeof wordPiece>;

const word = (label: string) => learnerText(maxLength.enWord, { label });
/** Kana of either kind, with what may stand between and around: spaces, marks, numbers. Source: VOC-36. */
const kana = (label: string, like: string) =>
  word(label).refine((text) => isKana(text.replace(/[^\p{L}\p{M}ー]/gu, '')), {
    error: `${label} takes kana, like ${like}`,
  });
const sentence = (label: string) => learnerText(maxLength.sentence, { label });
export const tag = learnerText(maxLength.enWord, { label: 'Tag' });
const listOf = (label: string, most: number) => z.array(learnerText(maxLength.enWord, { label })).max(most);

/** What a learner may write of an entry; all optional here, `null` empties a field. */
const editable = {
  ja_word: word('Japanese word').nullish(),
  hiragana: kana('Hiragana', 'かさ').nullish(),
  katakana: kana('Katakana', 'カサ').nullish(),
  kanji: word('Kanji').nullish(),
  romaji: word('Romaji').nullish(),
  part_of_speech: partOfSpeech.optional(),
  level: level.nullish(),
  ja_sentence: sentence('Japanese sentence').nullish(),
  ja_hiragana_sentence: sentence('Hiragana sentence').nullish(),
  romaji_sentence: sentence('Romaji sentence').nullish(),
  en_sentence: sentence('English sentence').nullish(),
  tags: z.array(tag).max(MAX_TAGS).optional(),
  alternatives: listOf('Alternative', MAX_ANSWER_TEXTS).optional(),
  blocked_answers: listOf('Blocked answer', MAX_ANSWER_TEXTS).optional(),
  notes: learnerText(maxLength.note, { label: 'Notes', min: 0 }).nullish(),
  user_topic: learnerName(maxLength.name, { label: 'Collection' }).optional(),
  topic: learnerName(maxLength.name, { label: 'Topic' }).optional(),
};

export const entryInput = z
  .object({
    ...editable,
    en_word: word('English word'),
    status: z.boolean().optional(),
  })
  .refine((value) => Boolean(value.hiragana || value.katakana || value.kanji), {
    error: 'Write the word in hiragana, katakana or kanji',
  })
  .meta({ id: 'NewVocabularyEntry' });

export type EntryInput = z.infer<typeof entryInput>;

export const entryPatch = z
  .object({ ...editable, en_word: word('English word').optional() })
  .meta({ id: 'VocabularyEntryPatch' });

export type EntryPatch = z.infer<typeof entryPatch>;

/** A list of ids that are all the learner's own, or the whole call is refused. Doubles count once. */
export const idList = (most: number) =>
  z
    .array(id())
    .min(1, 'At least one id is needed')
    .max(most, `At most ${most} ids at once`)
    .overwrite((ids) => [...new Set(ids)]);
