import { createContext, useContext } from 'react';

/** What a learner's settings say of how Japanese is shown; without them it is shown as to a beginner. */
export interface ReadingSettings {
  readonly furigana?: boolean;
  readonly furiganaOnHover?: boolean | undefined;
  readonly romaji?: 'auto' | 'always' | 'never' | undefined;
  readonly level?: string | undefined;
}

/** The settings of the learner, for everything below. */
export const ReadingAids = createContext<ReadingSettings | undefined>(undefined);

/**
 * Whether kana over kanji, or beside them, are always seen, only where one points or presses, or not there; and whether
 * words and sentences stand there in Latin letters too. Source: LOOK-23, LOOK-24.
 */
export const readingAidsOf = ({
  furigana = true,
  furiganaOnHover,
  romaji = 'auto',
  level = 'N5',
}: ReadingSettings = {}) =>
  ({
    furigana: furigana ? (furiganaOnHover ? 'hover' : 'always') : 'never',
    romaji: romaji === 'auto' ? level === 'N5' : romaji === 'always',
  }) as const;

/** How Japanese is shown here. */
export const useReadingAids = () => readingAidsOf(useContext(ReadingAids));

/** Of a reading that is seen when its word is asked: its room is kept. The class is in `page.css`. */
export const ASKED = 'k-asked';
/** Of what asks for the readings in it when one points at it or focuses it. */
export const ASKS = 'k-asks';
