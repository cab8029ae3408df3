const ascending = (values) => [...values].sort((a, b) => a - b);

/** The value below which `share` (0..1) of the values lie, interpolated. */
export function quantile(values, share) {
  const sorted = ascending(values);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  return below + (sorted[Math.ceil(place)] - below) * (place - Math.floor(place));
}

export const median = (values) => quantile(values, 0.5);

/**
 * How well `a` can be told from `b`: the chance that a random value of `a` is greater than one of `b`, ties counting half (Mann-Whitney
 * U divided by the number of pairs). 0.5 says nothing, 0 or 1 everything.
 */
export function auc(a, b) {
  const all = [...a.map((value) => ({ value, mine: true })), ...b.map((value) => ({ value, mine: false }))];
  all.sort((x, y) => x.value - y.value);
  let ranks = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end].value === all[start].value) end += 1;
    const shared = (start + 1 + end) / 2;
    for (let i = start; i < end; i += 1) if (all[i].mine) ranks += shared;
    start = end;
  }
  return (ranks - (a.length * (a.length + 1)) / 2) / (a.length * b.length);
}
