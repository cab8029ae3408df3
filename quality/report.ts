/** One measured share of a set and the bar that it must reach. */
export interface Measure {
  readonly name: string;
  readonly right: number;
  readonly of: number;
  /** Least share that passes, 0 to 1. */
  readonly bar: number;
}

/** What a set found: its shares, and every miss in words. */
export interface SetReport {
  readonly title: string;
  readonly measures: readonly Measure[];
  readonly misses: readonly string[];
  /** Figures beside the shares, a line for each. */
  readonly figures?: readonly string[];
}

const share = ({ right, of }: Measure): number => (of === 0 ? 0 : right / of);
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

export const passes = (measure: Measure): boolean => share(measure) >= measure.bar;

/** The table of a set with every miss below it, as it is printed. */
export function formatReport({ title, measures, misses, figures = [] }: SetReport): string {
  const lines = measures.map((measure) => {
    const verdict = passes(measure) ? 'ok  ' : 'MISS';
    const figures = `${measure.right} of ${measure.of}`.padStart(14);
    return `  ${verdict} ${measure.name.padEnd(44)}${figures}  ${percent(share(measure)).padStart(8)}  (bar ${percent(measure.bar)})`;
  });
  const below = [...figures.map((figure) => `       ${figure}`), ...misses.map((miss) => `       - ${miss}`)];
  return [`\n${title}`, ...lines, ...below].join('\n');
}
