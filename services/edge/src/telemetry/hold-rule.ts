import type { Pages } from './counts';

/**
 * Below this many pages of either release nothing is said. Pages of one learner are alike, so few of each count (the limit
 * `canaryAddress`): of more, one broken browser would be all that is known, and a higher number here would not mend that.
 */
const LEAST_PAGES = 50;

/** 99.9 %, two-sided: it is looked at again and again, and each look may be wrong. */
const Z = 3.29;

/**
 * Between what the true share of failing pages lies (Wilson's interval, which holds for few pages and for shares near 0,
 * too).
 */
export function interval({ pages, failed }: Pages): { low: number; high: number } {
  const share = failed / pages;
  const square = Z ** 2 / pages;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / pages + square / (4 * pages));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * Whether a canary is to be held back: both releases have LEAST_PAGES, and the least that its error rate may be is more
 * than the most that the current release's may be.
 */
export function isWorse(canary: Pages, current: Pages): boolean {
  if (canary.pages < LEAST_PAGES || current.pages < LEAST_PAGES) return false;
  return interval(canary).low > interval(current).high;
}
