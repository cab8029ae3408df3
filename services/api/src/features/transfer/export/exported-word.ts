import type { Direction } from '@kotoba/contracts';
import type { Transaction } from '../../../platform/database/database';
import type { Entry } from '../../vocabulary';

/** A row of Anki's table `revlog`, without the card that it belongs to. */
export interface ExportedAnswer {
  readonly id: number;
  readonly ease: number;
  readonly ivl: number;
  readonly lastIvl: number;
  readonly factor: number;
  readonly time: number;
  readonly type: number;
}

/** What is remembered of a word in one direction, in FSRS's terms, and the answers that made it. */
export interface ExportedHistory {
  readonly direction: Direction;
  readonly memory: {
    readonly state: number;
    readonly due: Date;
    readonly scheduledDays: number;
    readonly reps: number;
    readonly lapses: number;
    readonly stability: number;
    readonly difficulty: number;
  };
  readonly log: readonly ExportedAnswer[];
}

/** The histories of words, by their ids: learning's part of an export, handed in by `app`. */
export type SelectHistory = (
  tx: Transaction,
  userId: number,
  vocabularyIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly ExportedHistory[]>>;

/** A word on its way into a file. */
export interface ExportedWord {
  readonly entry: Entry;
  /** What was done with it in each direction; empty where a format does not carry it. */
  readonly history: readonly ExportedHistory[];
}
