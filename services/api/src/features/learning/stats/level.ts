import { type Level, LEVELS } from '@kotoba/contracts';

export type LevelFigures = Readonly<Partial<Record<Level, { words: number; learned: number }>>>;

/** Fewer learned words of a level do not show that a learner is there. */
const ENOUGH = 10;

/** The hardest level of which a learner knows at least ten words, and at least half of those saved; N5 to begin with. */
export function levelOf(figures: LevelFigures): Level {
  const reached = LEVELS.filter((level) => {
    const { words, learned } = figures[level] ?? { words: 0, learned: 0 };
    return learned >= ENOUGH && learned * 2 >= words;
  });
  return reached.at(-1) ?? 'N5';
}
