import { interval, isWorse } from './hold-rule';

const of = (failed: number, pages: number) => ({ failed, pages });

test.each([
  // canary, current, held back
  ['all of fifty fail, none of fifty', of(50, 50), of(0, 50), true],
  ['the same with a page too few', of(49, 49), of(0, 50), false],
  ['the current release has too few pages to compare with', of(50, 50), of(0, 49), false],
  ['nothing was counted', of(0, 0), of(0, 0), false],
  ['neither has an error', of(0, 10_000), of(0, 10_000), false],
  ['as bad as the current one', of(500, 1000), of(5000, 10_000), false],
  ['better', of(1, 1000), of(500, 1000), false],
  ['three of fifty, which may be chance', of(3, 50), of(10, 1000), false],
  ['eight of fifty where one in a hundred fails', of(8, 50), of(10, 1000), true],
  ['twice as many, of few', of(4, 100), of(20, 1000), false],
  ['twice as many, of many', of(80, 2000), of(400, 20_000), true],
] as const)(
  'a canary is held back when it is worse beyond chance: %s (OPS-79)',
  (_what, canary, current, held) => {
    expect(isWorse(canary, current)).toBe(held);
  },
);

test.each([of(0, 50), of(1, 50), of(5, 50), of(50, 50), of(37, 12_345)])(
  'the ends of the interval are the shares that %j is just not too far from, by the score test',
  ({ failed, pages }) => {
    const { low, high } = interval({ failed, pages });
    for (const end of [low, high]) {
      if (end === 0 || end === 1) expect(failed / pages).toBeCloseTo(end, 10);
      else expect(Math.abs(failed / pages - end) / Math.sqrt((end * (1 - end)) / pages)).toBeCloseTo(3.29, 6);
    }
  },
);

/** Mulberry32: the same row of numbers at each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Of 50 canaries for a tenth of 2,000 learners, looked at after every tenth page, how many were held back. A learner keeps
 * to one release and gives three pages a day to the rule; with some of them every page fails, by what their browser is.
 */
function heldOf(current: number, canary: number, broken: number): number {
  const next = random(7);
  let held = 0;
  for (let run = 0; run < 50; run += 1) {
    const sides = [of(0, 0), of(0, 0)] as const;
    const learners = Array.from({ length: 2000 }, () => {
      const [side, isBroken] = [next() < 0.1 ? 0 : 1, next() < broken] as const;
      return { side, share: isBroken ? 1 : side === 0 ? canary : current, today: 0 };
    });
    for (let page = 1; page <= 9000; page += 1) {
      if (page % 3000 === 0) for (const each of learners) each.today = 0;
      // Some are here more often than others.
      const learner = learners[Math.floor(next() * next() * learners.length)];
      if (!learner || (learner.today += 1) > 3) continue;
      sides[learner.side].pages += 1;
      if (next() < learner.share) sides[learner.side].failed += 1;
      if (page % 10 === 0 && isWorse(...sides)) {
        held += 1;
        break;
      }
    }
  }
  return held;
}

test.each([
  [0.02, 0.02, 0, 0, 1],
  [0.1, 0.1, 0, 0, 1],
  [0.01, 0.01, 0.02, 0, 1],
  [0.01, 0.01, 0.05, 0, 2],
  [0.02, 0.1, 0.02, 48, 50],
])(
  'where %d of the pages fail and %d of the canary, and %d of the learners have a broken browser, of 50 canaries %d to %d are held back',
  (current, canary, broken, least, most) => {
    const held = heldOf(current, canary, broken);
    expect(held).toBeGreaterThanOrEqual(least);
    expect(held).toBeLessThanOrEqual(most);
  },
);
