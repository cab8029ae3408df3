import { createContext, useContext } from 'react';

/** What helps a learner read Japanese. */
export interface ReadingAidsValue {
  /** Kana over kanji, or beside them: always seen, only where one points or presses, or not there. */
  readonly furigana: 'always' | 'hover' | 'never';
  /** Whether words and sentences stand there in Latin letters too. */
  readonly romaji: boolean;
}

/** The learner's choice, for everything below; without one all of it is seen. */
export const ReadingAids = createContext<ReadingAidsValue>({ furigana: 'always', romaji: true });

/** How Japanese is shown here. */
export const useReadingAids = (): ReadingAidsValue => useContext(ReadingAids);

/** Of a reading that is seen when its word is asked: its room is kept. The class is in `page.css`. */
export const ASKED = 'k-asked';
/** Of what asks for the readings in it when one points at it or focuses it. */
export const ASKS = 'k-asks';
