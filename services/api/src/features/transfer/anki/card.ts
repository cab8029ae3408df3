import { State } from 'ts-fsrs';
import type { ExportedAnswer, ExportedHistory } from '../export/exported-word';

/** What Anki keeps of a card that was answered. */
export interface AnkiCard {
  /** 1 learning, 2 reviewing, 3 learning again. */
  readonly type: number;
  /** In milliseconds since 1970; the thread makes days of the collection or seconds of it. */
  readonly due: number;
  /** Days. */
  readonly ivl: number;
  readonly reps: number;
  readonly lapses: number;
  /** What FSRS remembers, as Anki writes it: stability in days and difficulty. */
  readonly data: string;
  readonly log: readonly ExportedAnswer[];
}

/** Our memories are FSRS's and so are Anki's: a card goes on there where it stood here. */
export const toCard = ({ memory, log }: ExportedHistory): AnkiCard => ({
  type: memory.state,
  due: memory.due.getTime(),
  ivl: memory.state === State.Review ? memory.scheduledDays : 0,
  reps: memory.reps,
  lapses: memory.lapses,
  data: JSON.stringify({ s: memory.stability, d: memory.difficulty }),
  log,
});
