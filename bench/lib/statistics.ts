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
