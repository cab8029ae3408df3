import { escapeHtml } from '../page/render-page';

interface Point {
  readonly day: string;
  readonly value: number;
}
interface Mark {
  readonly day: string;
  /** What stands at it, and in the table. */
  readonly label: string;
}

export interface ChartOptions {
  readonly title: string;
  /** One at least, the last one last. */
  readonly points: readonly [Point, ...Point[]];
  readonly marks: readonly Mark[];
  /** The first and the last day of the drawing. */
  readonly from: string;
  readonly to: string;
  readonly format: (value: number) => string;
}

/** A line over days with marks, as SVG without styles or scripts of its own. What it shows stands in tables, too. */
export function drawChart({ title, points, marks, from, to, format }: ChartOptions): string {
  const most = Math.max(...points.map(({ value }) => value));
  const last = points.at(-1) ?? points[0];
  const span = Date.parse(to) - Date.parse(from) || 1;
  const xOf = (day: string): number => Math.round(4 + (272 * (Date.parse(day) - Date.parse(from))) / span);
  const yOf = (value: number): number => Math.round(104 - 78 * (value / (most || 1)));
  const says = `${title}: ${format(last.value)} on ${last.day}, at most ${format(most)} since ${from}`;
  const text = (at: string, content: string): string => `<text ${at}>${escapeHtml(content)}</text>`;
  return [
    `<figure><figcaption>${escapeHtml(title)}</figcaption>`,
    `<svg viewBox="0 0 280 120" role="img" aria-label="${escapeHtml(says)}"><path class="axis" d="M4 104H276"/>`,
    ...marks.flatMap(({ day, label }) => [
      `<path class="mark" d="M${xOf(day)} 18V104"/>`,
      text(`x="${xOf(day)}" y="16" text-anchor="middle"`, label),
    ]),
    `<polyline class="line" points="${points.map(({ day, value }) => `${xOf(day)},${yOf(value)}`).join(' ')}"/>`,
    ...points.map(({ day, value }) => `<circle class="dot" cx="${xOf(day)}" cy="${yOf(value)}" r="2.5"/>`),
    text('x="4" y="12"', format(most)),
    text('x="4" y="117"', from),
    text('x="276" y="117" text-anchor="end"', to),
    '</svg></figure>',
  ].join('');
}
