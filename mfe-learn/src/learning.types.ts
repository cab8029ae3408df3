/** 0 not answered, 1 correct, 2 incorrect, 3 reviewed. Source: LEARN-1. */
export type ItemStatus = 0 | 1 | 2 | 3;

/** The part of a session's item that figures and the quiz need. */
export interface SessionItem {
  readonly vocabularyId: number | null;
  readonly status: number;
}
