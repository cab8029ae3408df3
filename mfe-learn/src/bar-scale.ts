/** Values of full bars of which half is a short number, too. */
const STEPS = [1, 2, 4, 6, 8, 10] as const;

/**
 * Where the lines of a bar chart lie, from its foot to its top: 0, the middle and a round value that holds `most`; 0
 * and 1 for less than two.
 */
export function linesFor(most: number): readonly number[] {
  if (most <= 1) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(most));
  const full = power * (STEPS.find((step) => step * power >= most) ?? 10);
  return [0, full / 2, full];
}
