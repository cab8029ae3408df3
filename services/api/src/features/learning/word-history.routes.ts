import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { and, asc, count, desc, eq, isNotNull } from 'drizzle-orm';
import { ITEM_STATUS, mostListed, SESSION_MODES, type SessionMode } from '@kotoba/contracts';
import { operationsOf } from '../../platform/http/operation';
import { idParams, queryInteger } from '../../platform/http/fields';
import type { Platform } from '../../platform/platform';
import { findWord, noWord } from '../vocabulary';
import type { Database } from '../../platform/database/database';
import { type ItemRow, sessionItems, learningSessions, memories } from './learning.tables';
import { answerResult } from './learning.schemas';

const answersOf = (userId: number, vocabularyId: number) =>
  and(
    eq(sessionItems.userId, userId),
    eq(sessionItems.vocabularyId, vocabularyId),
    isNotNull(sessionItems.answeredAt),
  );

/** A word's recorded answers with the mode of their session, the newest first. */
function selectAnswers(
  db: Database,
  userId: number,
  vocabularyId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({ item: sessionItems, mode: learningSessions.mode })
    .from(sessionItems)
    .innerJoin(
      learningSessions,
      and(eq(learningSessions.userId, sessionItems.userId), eq(learningSessions.id, sessionItems.sessionId)),
    )
    .where(answersOf(userId, vocabularyId))
    .orderBy(desc(sessionItems.answeredAt), desc(sessionItems.sessionId))
    .limit(limit)
    .offset(offset);
}

/** How many answers gave which status. */
async function countAnswers(
  db: Database,
  userId: number,
  vocabularyId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ status: sessionItems.status, answers: count() })
    .from(sessionItems)
    .where(answersOf(userId, vocabularyId))
    .groupBy(sessionItems.status);
  return new Map(rows.map(({ status, answers }) => [status, answers]));
}

/** What is remembered of a word, the one that is due first leading. */
function selectMemories(db: Database, userId: number, vocabularyId: number) {
  return db
    .select()
    .from(memories)
    .where(and(eq(memories.userId, userId), eq(memories.vocabularyId, vocabularyId)))
    .orderBy(asc(memories.due), asc(memories.direction));
}

/** One recorded answer for a word: the first one of a session that counted. */
const wordAnswer = z
  .object({
    session_id: z.int(),
    /** How it was asked: the session's mode, or that of the card in a Mixed one. */
    mode: z.literal(SESSION_MODES),
    answered_at: z.iso.datetime(),
    verdict: z.enum(['correct', 'incorrect', 'reviewed']),
    /** What the learner typed; null when the word was reviewed instead of answered. */
    typed: z.string().nullable(),
    reason: answerResult.shape.reason.nullable(),
    /** How often "retry" was granted before. */
    retries: z.int(),
  })
  .meta({ id: 'WordAnswer' });
type WordAnswer = z.infer<typeof wordAnswer>;

const historyQuery = z.object({
  limit: queryInteger({ min: 1, max: mostListed.answers, fallback: 20 }),
  offset: queryInteger({ min: 0, max: 1_000_000_000, fallback: 0 }),
});
type HistoryQuery = z.infer<typeof historyQuery>;

const historyAnswer = z.object({
  data: z
    .object({
      /** The newest first. */
      answers: z.array(wordAnswer),
      /** Of all answers, not only of those listed. */
      counts: z.object({ total: z.int(), correct: z.int(), incorrect: z.int(), reviewed: z.int() }),
      /** When the word is next due in either direction; null when it was never answered. */
      next_due: z.iso.datetime().nullable(),
      /** One for each direction that was practised. */
      memories: z.array(
        z.object({
          direction: z.enum(['recall', 'recognition']),
          due: z.iso.datetime(),
          last_review: z.iso.datetime(),
          reps: z.int(),
          lapses: z.int(),
        }),
      ),
    })
    .meta({ id: 'WordHistory' }),
});
export type WordHistory = z.infer<typeof historyAnswer>['data'];

const VERDICTS: Readonly<Record<number, WordAnswer['verdict']>> = {
  [ITEM_STATUS.correct]: 'correct',
  [ITEM_STATUS.incorrect]: 'incorrect',
  [ITEM_STATUS.reviewed]: 'reviewed',
};

function toAnswer({ item, mode }: { item: ItemRow; mode: SessionMode }): WordAnswer[] {
  const verdict = VERDICTS[item.status];
  if (!verdict || !item.answeredAt) return [];
  return [
    {
      session_id: item.sessionId,
      mode: item.mode ?? mode,
      answered_at: item.answeredAt.toISOString(),
      verdict,
      typed: item.recorded?.answer ?? null,
      reason: item.recorded?.result.reason ?? null,
      retries: item.softCount,
    },
  ];
}

/**
 * What the learner has answered for one of their words, and when it is due again.
 * @throws 404 for an unknown or foreign id
 */
async function wordHistory(
  { db }: Platform,
  userId: number,
  vocabularyId: number,
  query: HistoryQuery,
): Promise<WordHistory> {
  if (!(await findWord(db, userId, vocabularyId))) throw noWord();
  const answers = await selectAnswers(db, userId, vocabularyId, query);
  const counts = await countAnswers(db, userId, vocabularyId);
  const memories = await selectMemories(db, userId, vocabularyId);
  const { correct, incorrect, reviewed } = ITEM_STATUS;
  const [right = 0, wrong = 0, seen = 0] = [correct, incorrect, reviewed].map(
    (status) => counts.get(status) ?? 0,
  );
  return {
    answers: answers.flatMap(toAnswer),
    counts: { total: right + wrong + seen, correct: right, incorrect: wrong, reviewed: seen },
    next_due: memories[0]?.due.toISOString() ?? null,
    memories: memories.map(({ direction, due, lastReview, reps, lapses }) => ({
      direction,
      due: due.toISOString(),
      last_review: lastReview.toISOString(),
      reps,
      lapses,
    })),
  };
}

const operation = operationsOf('learning');

/** How a learner did with one word. */
export const wordHistoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;

  app.get(
    '/vocabulary/:id/history',
    {
      schema: operation('getVocabularyHistory', historyAnswer, {
        params: idParams,
        querystring: historyQuery,
      }),
    },
    async ({ learner, params, query }) => ({
      data: await wordHistory(platform, learner.id, params.id, query),
    }),
  );
};
