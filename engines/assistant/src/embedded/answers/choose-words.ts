import { LEVELS } from '@kotoba/contracts';
import type { ReplyCard } from '../../assistant';

export interface Choice {
  readonly count: number;
  readonly shift: 'harder' | 'easier' | null;
  /** Where the last words stood, as a place in LEVELS; null when nobody knows. */
  readonly from: number | null;
}

const placeOf = ({ draft }: ReplyCard): number => (draft.level === null ? -1 : LEVELS.indexOf(draft.level));

/**
 * The words to bring: the first ones, or, to be harder, words of the levels above those of the last words, the nearest levels first. Where
 * there are none, the first ones again, with `shifted: null`.
 */
export function chooseWords(
  words: readonly ReplyCard[],
  { count, shift, from }: Choice,
): { cards: ReplyCard[]; shifted: 'harder' | 'easier' | null } {
  if (shift === null || from === null) return { cards: words.slice(0, count), shifted: null };
  const sign = shift === 'harder' ? 1 : -1;
  const beyond = words
    .filter((word) => placeOf(word) >= 0 && sign * (placeOf(word) - from) > 0)
    .sort((a, b) => sign * (placeOf(a) - placeOf(b)));
  return beyond.length > 0
    ? { cards: beyond.slice(0, count), shifted: shift }
    : { cards: words.slice(0, count), shifted: null };
}
