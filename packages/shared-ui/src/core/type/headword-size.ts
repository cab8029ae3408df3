import { fontSize } from '../theme/tokens';

export type HeadwordSize = 'list' | 'card' | 'detail' | 'quiz';

const full: Readonly<Record<HeadwordSize, number>> = {
  list: fontSize.xl,
  card: fontSize['3xl'],
  detail: fontSize['4xl'],
  quiz: fontSize.quiz,
};

/** Longest words of each step; above the last they shrink no more and break. */
const steps = [
  { upTo: 5, share: 1 },
  { upTo: 8, share: 0.8 },
  { upTo: 12, share: 0.64 },
] as const;
const SMALLEST_SHARE = 0.5;

/** Px of a headword of `length` characters on a wide screen: long words are set smaller instead of broken. */
export function headwordSize(size: HeadwordSize, length: number): number {
  const share = steps.find(({ upTo }) => length <= upTo)?.share ?? SMALLEST_SHARE;
  return Math.round(full[size] * share);
}

/** The same as CSS that shrinks to 70 % on narrow screens. */
export function headwordFontSize(size: HeadwordSize, length: number): string {
  const pixels = headwordSize(size, length);
  return `clamp(${Math.round(pixels * 0.7)}px, ${(pixels / 5.2).toFixed(2)}vw + 12px, ${pixels}px)`;
}
