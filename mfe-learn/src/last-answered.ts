import type { LearnDetail } from '@kotoba/api-client';

/** The answered words of a session in the order in which they were answered. The last of them can be undone. */
export const lastAnswered = (
  details: readonly Pick<LearnDetail, 'vocabularyId' | 'answeredAt'>[],
): number[] =>
  details
    .flatMap(({ vocabularyId, answeredAt }) =>
      vocabularyId === null || answeredAt === null ? [] : [{ vocabularyId, at: Date.parse(answeredAt) }],
    )
    .sort((a, b) => a.at - b.at)
    .map(({ vocabularyId }) => vocabularyId);
