import type { Platform } from '../../platform/platform';
import { findWord, noWord } from '../vocabulary';
import type { LearnDetailRow } from './learning.tables';
import * as repository from './word-history.repository';
import type { HistoryQuery, WordAnswer, WordHistory } from './word-history.schemas';

const VERDICTS: Readonly<Record<number, WordAnswer['verdict']>> = {
  1: 'correct',
  2: 'incorrect',
  3: 'reviewed',
};

function toAnswer({ detail, mode }: { detail: LearnDetailRow; mode: number }): WordAnswer[] {
  const verdict = VERDICTS[detail.status];
  if (!verdict || !detail.answeredAt) return [];
  return [
    {
      session_id: detail.sessionId,
      mode: detail.mode ?? mode,
      answered_at: detail.answeredAt.toISOString(),
      verdict,
      typed: detail.recorded?.answer ?? null,
      reason: detail.recorded?.result.reason ?? null,
      retries: detail.softCount,
    },
  ];
}

/** What the learner has answered for one of their words, and when it is due again. @throws 404 for an unknown or foreign id */
export async function wordHistory(
  { db }: Platform,
  userId: number,
  vocabularyId: number,
  query: HistoryQuery,
): Promise<WordHistory> {
  if (!(await findWord(db, userId, vocabularyId))) throw noWord();
  const answers = await repository.selectAnswers(db, userId, vocabularyId, query);
  const counts = await repository.countAnswers(db, userId, vocabularyId);
  const memories = await repository.selectMemories(db, userId, vocabularyId);
  const [correct = 0, incorrect = 0, reviewed = 0] = [1, 2, 3].map((status) => counts.get(status) ?? 0);
  return {
    answers: answers.flatMap(toAnswer),
    counts: { total: correct + incorrect + reviewed, correct, incorrect, reviewed },
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
