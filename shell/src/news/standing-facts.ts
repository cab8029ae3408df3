import type { StandingFact } from './news.types';

interface Waiting {
  /** Words whose review is due. */
  readonly due: number;
  readonly sessions: readonly { readonly id: number; readonly startedAt: string }[];
}

/** How many unfinished sessions the bell shows; the learning home has them all. */
export const MOST_SESSIONS = 3;

const two = (part: number): string => String(part).padStart(2, '0');

/** Due words are news once a day (of the reader's own clock), an unfinished session once. */
export function standingFacts({ due, sessions }: Waiting, now: Date): StandingFact[] {
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const reviews: StandingFact[] =
    due > 0 ? [{ key: `due:${day}`, kind: 'due', words: due, at: now.getTime() }] : [];
  return [
    ...reviews,
    ...sessions.slice(0, MOST_SESSIONS).map(({ id, startedAt }): StandingFact => ({
      key: `session:${id}`,
      kind: 'unfinished',
      sessionId: id,
      at: Date.parse(startedAt),
    })),
  ];
}
