import type { LearningSessionSummary } from '@kotoba/api-client';

/** So many sessions come at once. */
const PAGE_SIZE = 50;

/**
 * What to ask for: one more than is shown, because the server does not tell how many there are. Pages are counted
 * from 0.
 */
export const pageQuery = (page: number) => ({ limit: PAGE_SIZE + 1, offset: page * PAGE_SIZE });

/** The sessions of an answer to `pageQuery`, and whether others come after them. */
export const readPage = (answer: { readonly data: readonly LearningSessionSummary[] } | undefined) => ({
  sessions: (answer?.data ?? []).slice(0, PAGE_SIZE),
  hasMore: (answer?.data.length ?? 0) > PAGE_SIZE,
});
