const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The value below which `share` (0..1) of the values lie, interpolated. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Milliseconds of one side of a comparison, by round. */
export type Times = readonly number[];
export type Side = () => Promise<{ readonly ms: number }>;

const WARM_UP = 5;

/** Asks all sides in every round, beginning with another one each time: what else the machine does meets them alike. */
export async function interleave(sides: readonly Side[], rounds: number): Promise<Times[]> {
  const times = sides.map((): number[] => []);
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (let turn = 0; turn < sides.length; turn += 1) {
      const place = (round + WARM_UP + turn) % sides.length;
      const ms = (await sides[place]?.())?.ms ?? NaN;
      if (round >= 0) times[place]?.push(ms);
    }
  }
  return times;
}

/** The ratio of one side to another, round by round: the median, and in words their medians and the middle half. */
export function ratioOf(a: Times, b: Times): { ratio: number; words: string } {
  const ratios = a.map((ms, round) => ms / (b[round] ?? NaN));
  const [low, high] = [0.25, 0.75].map((share) => quantile(ratios, share).toFixed(2));
  const [mine, other] = [a, b].map((times) => median(times).toFixed(1));
  return { ratio: median(ratios), words: `${mine} ms of ${other} ms, half of the rounds ${low} to ${high}` };
}

/**
 * How well `a` can be told from `b`: the chance that a random value of `a` is greater than one of `b`, ties counting
 * half (Mann-Whitney U divided by the number of pairs). 0.5 says nothing, 0 or 1 everything.
 */
export function auc(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, mine: true })), ...b.map((value) => ({ value, mine: false }))];
  all.sort((x, y) => x.value - y.value);
  let ranks = 0;
  for (let start = 0; start < all.length;) {
    const same = all.filter(({ value }) => value === all[start]?.value);
    const shared = start + (1 + same.length) / 2;
    ranks += shared * same.filter(({ mine }) => mine).length;
    start += same.length;
  }
  return (ranks - (a.length * (a.length + 1)) / 2) / (a.length * b.length);
}
