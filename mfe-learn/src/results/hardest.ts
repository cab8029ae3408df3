import type { LearningSession } from '@kotoba/api-client';
import { rowsOf } from './word-rows';

/** A word that was not known. */
export interface HardWord {
  /** Its place in the session, from 1. */
  readonly place: number;
  readonly ja: string;
  readonly en: string;
  /** Empty where it was looked up. */
  readonly typed: string;
  /** When it comes back, where that is known. */
  readonly due: string | undefined;
}

/** How many of them are told. */
const MOST = 3;

const hardness = { incorrect: 1, reviewed: 2 } as const;

/** The hardest words of a session: those that stayed wrong, those that were right the next time, those looked up. */
export function hardestOf({ learnDetails }: Pick<LearningSession, 'learnDetails'>): HardWord[] {
  return rowsOf({ learnDetails })
    .flatMap(({ place, word, typed, verdict }) => {
      if (!word || (verdict !== 'incorrect' && verdict !== 'reviewed')) return [];
      const { due, practised = false } = learnDetails[place - 1] ?? {};
      const rank = verdict === 'incorrect' && !practised ? 0 : hardness[verdict];
      return [{ rank, hard: { place, ...word, typed, due } }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ hard }) => hard);
}
