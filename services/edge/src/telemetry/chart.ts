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
  readonly points: readonly Point[];
  readonly marks: readonly Mark[];
  /** The first and the last day of the drawing. */
  readonly from: string;
  readonly to: string;
  readonly format: (value: number) => string;
}

const [WIDTH, HEIGHT] = [280, 120];
const [LEFT, RIGHT, TOP, BOTTOM] = [4, 276, 26, 104];

const place = (from: string, to: string, day: string): number => {
  const [first, last, at] = [from, to, day].map((each) => Date.parse(each));
  const share = first === last ? 1 : (Number(at) - Number(first)) / (Number(last) - Number(first));
  return Math.round(LEFT + (RIGHT - LEFT) * share);
};

/** A line over days with marks, as SVG without styles or scripts of its own. What it shows stands in tables, too. */
export function drawChart({ title, points, marks, from, to, format }: ChartOptions): string {
  const most = Math.max(...points.map(({ value }) => value), 0);
  const drawn = points.map(({ day, value }) => {
    const height = most === 0 ? 0 : (BOTTOM - TOP) * (value / most);
    return { x: place(from, to, day), y: Math.round(BOTTOM - height) };
  });
  const last = points.at(-1);
  const says = last
    ? `${title}: ${format(last.value)} on ${last.day}, at most ${format(most)} since ${from}`
    : `${title}: nothing was measured`;
  const lines = marks.map(({ day, label }) => {
    const x = place(from, to, day);
    return `<path class="mark" d="M${x} ${TOP - 8}V${BOTTOM}"/><text x="${x}" y="${TOP - 10}" text-anchor="middle">${escapeHtml(label)}</text>`;
  });
  const path = drawn.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const dots = drawn.map(({ x, y }) => `<circle class="dot" cx="${x}" cy="${y}" r="2.5"/>`);
  return [
    `<figure><figcaption>${escapeHtml(title)}</figcaption>`,
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(says)}">`,
    `<path class="axis" d="M${LEFT} ${BOTTOM}H${RIGHT}"/>`,
    ...lines,
    `<path class="line" d="${path || `M${LEFT} ${BOTTOM}`}"/>`,
    ...dots,
    `<text x="${LEFT}" y="12">${escapeHtml(last ? format(most) : '–')}</text>`,
    `<text x="${LEFT}" y="${HEIGHT - 3}">${from}</text>`,
    `<text x="${RIGHT}" y="${HEIGHT - 3}" text-anchor="end">${to}</text>`,
    '</svg></figure>',
  ].join('');
}
