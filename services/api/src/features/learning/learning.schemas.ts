import { z } from 'zod';
import {
  ITEM_STATUS,
  maxLength,
  PARTS_OF_SPEECH,
  MAX_IDS,
  mostListed,
  SESSION_MODES,
} from '@kotoba/contracts';
import { learnerName, learnerText } from '@kotoba/contracts/learner-text';
import type { AnswerReason } from '@kotoba/japanese/answers';
import { id, idParam, queryInteger } from '../../platform/http/fields';
import { idList } from '../vocabulary';
import { cardMode, question } from './questions/question.schemas';
import { sessionMode } from './session-mode';

/**
 * A typed answer. Blank and over-long ones pass: they are answered 200 with the verdict `rejected`, not 400. Texts
 * that could not be stored (NUL, lone surrogates) are bad input.
 */
const answerText = () =>
  z
    .string({ error: 'The answer must be a text' })
    .refine((value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value), {
      error: 'The answer holds characters that cannot be stored',
    });

/** Every reason that the checker gives, as data for the API's schema. */
const ANSWER_REASONS = [
  'exact',
  'reading_ok',
  'lookalike',
  'inflection',
  'typo',
  'synonym',
  'second_reading',
  'other_spelling',
  'polite_prefix',
  'kin_polite',
  'kin_plain',
  'kana_wanted',
  'dz_du',
  'small_kana',
  'particle',
  'long_vowel',
  'n_count',
  'japanese_wanted',
  'okurigana',
  'english_wanted',
  'pos',
  'content_word',
  'meaning_wanted',
  'alternate',
  'form_wanted',
  'no_match',
  'other_word',
  'blocked',
  'real_word',
  'blank',
  'too_long',
] as const satisfies readonly AnswerReason[];

const status = z.literal(Object.values(ITEM_STATUS));

/** A word as the quiz shows it. Source: LEARN-3. */
const sessionVocabulary = z
  .object({
    id: z.int(),
    enWord: z.string(),
    jaWord: z.string(),
    enSentence: z.string().nullable(),
    jaSentence: z.string().nullable(),
    /** The reading of the sentence: its kana, and the romaji that say where its words end. */
    jaHiraganaSentence: z.string().nullable().optional(),
    romajiSentence: z.string().nullable().optional(),
    hiragana: z.string().nullable(),
    katakana: z.string().nullable(),
    kanji: z.string().nullable(),
    romaji: z.string(),
    partOfSpeech: z.enum(PARTS_OF_SPEECH),
    wordImageUrl: z.string().nullable(),
    sentenceImageUrl: z.string().nullable(),
    sentenceImageAlt: z.string().nullable(),
    topic: z.object({ name: z.string(), userTopic: z.object({ name: z.string() }) }),
  })
  .meta({ id: 'SessionVocabulary' });
export type SessionVocabulary = z.infer<typeof sessionVocabulary>;

/** A recorded answer as the results list it. */
const givenAnswer = z
  .object({
    typed: z.string(),
    correctAnswer: z.string(),
    verdict: z.enum(['correct', 'incorrect']),
    reason: z.enum(ANSWER_REASONS),
    matched: z.string().nullable(),
  })
  .meta({ id: 'GivenAnswer' });
export type GivenAnswer = z.infer<typeof givenAnswer>;

/** `vocabulary` is null when the word was deleted after the session had ended. */
const sessionItem = z
  .object({
    vocabularyId: z.int().nullable(),
    mode: cardMode,
    status,
    vocabulary: sessionVocabulary.nullable(),
    /** Null while the word is not answered, and when it was reviewed. */
    answer: givenAnswer.nullable(),
    /** When its status was set; null while the word is not answered. */
    answeredAt: z.iso.datetime().nullable(),
    /** Right when it came back after a wrong answer; until then it comes back. */
    practised: z.boolean(),
    /** The learner was never asked the word. Left out outside a running session. */
    isNew: z.boolean().optional(),
    ...question,
    /** When the word comes back, as it was asked here. Left out in a running session, and where it never does. */
    due: z.iso.datetime().optional(),
  })
  .meta({ id: 'SessionItem' });
export type SessionItem = z.infer<typeof sessionItem>;

const progress = z
  .object({
    total: z.int(),
    answered: z.int(),
    correct: z.int(),
    incorrect: z.int(),
    reviewed: z.int(),
    /** Answered of total, rounded. */
    percent: z.int(),
  })
  .meta({ id: 'SessionProgress' });
export type Progress = z.infer<typeof progress>;

const sessionHead = z.object({
  id: z.int(),
  mode: z.literal(SESSION_MODES),
  name: z.string(),
  type: z.string(),
  topic: z.string().nullable(),
  level: z.string().nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type SessionHead = z.infer<typeof sessionHead>;

export const learningSession = sessionHead
  .extend({ learnDetails: z.array(sessionItem) })
  .meta({ id: 'LearningSession' });

/** A session in a list: its figures, and the statuses without the words. */
const sessionSummary = sessionHead
  .extend({
    progress,
    learnDetails: z.array(z.object({ vocabularyId: z.int().nullable(), status })),
  })
  .meta({ id: 'LearningSessionSummary' });
export type SessionSummary = z.infer<typeof sessionSummary>;

export const startBody = z.object({
  vocabularyIds: idList(MAX_IDS),
  topic: learnerName(maxLength.name, { label: 'Topic', min: 0 }).nullish(),
  level: learnerName(maxLength.name, { label: 'Level', min: 0 }).nullish(),
  mode: sessionMode(),
});
export const relearnBody = z.object({
  vocabularyIds: idList(MAX_IDS),
  name: learnerName(maxLength.name, { label: 'Name' }).default('Relearn Session'),
  type: z.literal('review').default('review'),
  mode: sessionMode(),
});
export const startAnswer = z.object({ data: z.object({ id: z.int() }) });

export const sessionAnswer = z.object({ data: learningSession });
export const sessionsQuery = z.object({
  limit: queryInteger({ min: 1, max: mostListed.sessions, fallback: 50 }),
  offset: queryInteger({ min: 0, max: 1_000_000_000, fallback: 0 }),
});
export const sessionsAnswer = z.object({ data: z.array(sessionSummary) });
export const endAnswer = z.object({ data: sessionHead });
export const progressAnswer = z.object({ data: progress });

export const checkModeBody = z.object({
  userAnswer: answerText(),
  vocabularyId: id(),
  sessionId: id(),
  /** The wrong word has come back at the end of the queue: the answer is practice and changes no status. */
  again: z.boolean().default(false),
});
export const itemOfSessionBody = z.object({ vocabularyId: id() });
export const checkBody = z.object({
  userAnswer: answerText(),
  /** Accepted and not read. Source: LEARN-26. */
  correctAnswer: z.unknown().optional(),
  updateLearnedStatus: z.unknown().optional(),
  /** What the learner was asked to type. */
  type: z.enum(['en', 'kana', 'kanji']),
  vocabularyId: id(),
});

const verdict = z.enum(['correct', 'retry', 'incorrect', 'rejected']);
export const answerResult = z
  .object({
    isCorrect: z.boolean(),
    /** Empty on `retry` and `rejected`. */
    correctAnswer: z.string(),
    verdict,
    reason: z.enum(ANSWER_REASONS),
    /** Whether this answer set the item's status. */
    recorded: z.boolean(),
    /**
     * After a slip (`typo`, `inflection`): the meaning that was meant, spelt right. After another form of the word
     * (`second_reading`, `other_spelling`, `polite_prefix`, `kin_polite`, `kin_plain`): that form.
     */
    matched: z.string().nullable(),
    /** With `alternate`, when a reading is wanted: how it differs from the one that was typed. */
    hint: z.object({ moraCount: z.int(), firstKana: z.string() }).nullable(),
    /** With `alternate` and `other_word`: the other saved word that was typed. */
    other: z
      .object({ id: z.int(), enWord: z.string(), jaWord: z.string(), reading: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'AnswerResult' });
export type AnswerResult = z.infer<typeof answerResult>;
export const checkAnswer = z.object({ data: answerResult });

export const markReviewedBody = z.object({ sessionId: id(), vocabularyId: id() });
export const putStatusBody = z.object({
  sessionId: id(),
  vocabularyId: id(),
  // A number first, so that what is wrong with it is told as for any number. Source: LEARN-27.
  status: z.int().min(0).max(3).pipe(status),
});
export const itemParams = z.object({ sessionId: idParam(), vocabularyId: idParam() });
export const itemAnswer = z.object({ data: sessionItem });

export const dueQuery = z.object({ limit: queryInteger({ min: 1, max: mostListed.due, fallback: 20 }) });
const sitting = z
  .object({
    /** The next sitting: words due now, the longest overdue first, then new ones unless there is a backlog. */
    vocabularyIds: z.array(z.int()),
    /** How many words are due, and how many were never asked, in all. */
    due: z.int(),
    new: z.int(),
    /** How many of the due ones belong to the sitting, and how many wait until later. */
    now: z.int(),
    later: z.int(),
    /** How many of the new ones belong to the sitting. */
    meet: z.int().optional(),
    /** About how long the sitting takes at the learner's own pace. */
    minutes: z.int().optional(),
    /** When the next words come, if there are none now and some are in sight. */
    next: z.iso.datetime().nullable().optional(),
    /** Since when the learner is on vacation, and nothing is due; null when they are not. */
    away: z.iso.datetime().nullable().optional(),
  })
  .meta({ id: 'Sitting' });
export type Sitting = z.infer<typeof sitting>;
export const dueAnswer = z.object({ data: sitting });

export const forecastQuery = z.object({ days: queryInteger({ min: 1, max: 30, fallback: 7 }) });
/** A day of the learner and how many words come due on it, today with what is overdue. */
const dayCount = z.object({ date: z.iso.date(), count: z.int() });
export const forecastAnswer = z.object({ data: z.array(dayCount) });

export const chatBody = z.object({
  message: learnerText(maxLength.message, { label: 'Message' }),
  mode: sessionMode(),
});
export const categoryParams = z.object({ category: learnerText(maxLength.name, { label: 'Category' }) });
const foundVocabulary = z
  .object({
    vocabulary: z.array(z.object({ id: z.int() })),
    category: z.string(),
    level: z.string(),
  })
  .meta({ id: 'FoundVocabulary' });
export const foundAnswer = z.object({ data: foundVocabulary });

const wordHint = z
  .object({
    /** Meanings of the asked word that its prompt does not show. */
    meanings: z.array(z.string()),
    /** The learner's other words with a meaning of the prompt; `jaWord` is null where it is the answer. */
    namesakes: z.array(z.object({ id: z.int(), enWord: z.string(), jaWord: z.string().nullable() })),
  })
  .meta({ id: 'WordHint' });
export type WordHint = z.infer<typeof wordHint>;

export const hintAnswer = z.object({ data: wordHint });
