/**
 * Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours, each place edited once.
 * Gives `limit + 1` as soon as the distance is sure to be over the limit. In characters, not UTF-16 units.
 * Source: Damerau 1964; the restricted form of Boytsov 2011, "Indexing methods for approximate dictionary searching".
 */
export function osaDistance(a: string, b: string, limit: number): number {
  const from = [...a];
  const to = [...b];
  const over = limit + 1;
  if (Math.abs(from.length - to.length) > limit) return over;
  let beforeLast: number[] = [];
  let last = to.map((_, index) => index + 1);
  for (let row = 0; row < from.length; row += 1) {
    const current: number[] = [];
    for (let column = 0; column < to.length; column += 1) {
      const diagonal = column > 0 ? (last[column - 1] ?? over) : row;
      const above = last[column] ?? over;
      const left = column > 0 ? (current[column - 1] ?? over) : row + 1;
      let cost = Math.min(diagonal + (from[row] === to[column] ? 0 : 1), above + 1, left + 1);
      const swapped = row > 0 && column > 0 && from[row] === to[column - 1] && from[row - 1] === to[column];
      if (swapped) {
        const beforeSwap = column > 1 ? beforeLast[column - 2] : row - 1;
        cost = Math.min(cost, (beforeSwap ?? over) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current, row + 1) > limit) return over;
    beforeLast = last;
    last = current;
  }
  return Math.min(last.at(-1) ?? from.length, over);
}
