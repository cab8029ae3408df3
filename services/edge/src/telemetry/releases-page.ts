import { randomBytes } from 'node:crypto';
import type { OperatorPage } from '@kotoba/api';
import { escapeHtml, tag } from '../page/render-page';
import { SHELL } from '../releases/layout';
import type { Change, SuiteSnapshot } from '../releases/schema';
import {
  beforeAfter,
  byDay,
  byRelease,
  daysOf,
  figureOf,
  FIGURES,
  type BeforeAfter,
  type Figure,
} from './before-after';
import { drawChart } from './chart';
import type { Counts } from './counts';
import { KEPT_DAYS, type DayCounts } from './day-files';
import { describeHold, type Hold } from './holds';

/** Where whoever may read the metrics finds it. */
export const RELEASES_PAGE = '/metrics/releases';

interface Facts {
  readonly snapshot: SuiteSnapshot | null;
  /** The changes of the history, the first one first. */
  readonly changes: readonly Change[];
  readonly days: readonly DayCounts[];
  readonly holds: readonly Hold[];
  readonly now: Date;
}

/** Both of paper and ink, without a colour that alone says something. */
const STYLE = `:root{color-scheme:light dark;--ink:#1F2430;--paper:#FAF8F4;--soft:#5B6170;--line:#3A5FCD;--rule:#C9C4B8}
@media(prefers-color-scheme:dark){:root{--ink:#ECEAE4;--paper:#14161C;--soft:#A9AEBB;--line:#8FB0FF;--rule:#3B4050}}
body{margin:0 auto;max-width:76rem;padding:1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
.charts{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0;width:17.5rem;max-width:100%}svg{width:100%;height:auto}
svg text{font-size:11px;fill:var(--soft)}.axis{stroke:var(--rule)}.mark{stroke:var(--soft);stroke-dasharray:3 3}
.line{fill:none;stroke:var(--line);stroke-width:2}.dot{fill:var(--line)}.scroll{overflow-x:auto}
table{border-collapse:collapse;margin:1rem 0}caption{text-align:start;font-weight:600}
th,td{border-bottom:1px solid var(--rule);padding:.25rem .75rem .25rem 0;text-align:start;vertical-align:top;white-space:nowrap}
td.wrap{white-space:normal;min-width:16rem}code{font-size:.9em}`;

function formatted(value: number | null, unit: Figure['unit']): string {
  if (value === null) return '–';
  if (unit === 'share') return `${(value * 100).toFixed(1)} %`;
  if (unit === 'ms') return `${Math.round(value)} ms`;
  return value.toFixed(unit === 'score' ? 3 : 1);
}

const cell = (html: string, className?: string): string => `${tag('td', { class: className })}${html}</td>`;
const heads = (...titles: string[]): string =>
  titles.map((title) => `<th scope="col">${escapeHtml(title)}</th>`).join('');
const code = (text: string | null): string => (text === null ? '–' : `<code>${escapeHtml(text)}</code>`);

/** A wide table scrolls by itself, by the keyboard, too; one without rows is left out. */
const table = (caption: string, head: string, rows: readonly string[]): string =>
  rows.length === 0
    ? ''
    : `<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption>
<thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('\n')}</tbody></table></div>`;

function changeRow({ change, before, after }: BeforeAfter, label: string): string {
  const pair = (figure: Figure): string =>
    cell([before, after].map((counts) => formatted(figureOf(counts, figure), figure.unit)).join(' → '));
  return [
    `<th scope="row">${label}</th>`,
    cell(escapeHtml(change.when.slice(0, 16).replace('T', ' '))),
    cell(escapeHtml(`${change.what}, ${change.who}`)),
    cell(`${code(change.from)} → ${code(change.to)}`),
    cell(`${before.pages} → ${after.pages}`),
    ...FIGURES.map(pair),
    cell(escapeHtml(change.why ?? ''), 'wrap'),
  ].join('');
}

function placesOf({ places }: Counts): string {
  const most = Object.entries(places).sort(([, a], [, b]) => b - a);
  return most.map(([place, times]) => `${code(place)} × ${times}`).join('<br>');
}

/** What a release is at the moment. */
function roleOf(snapshot: SuiteSnapshot | null, app: string, id: string): string {
  const remote = app === SHELL ? snapshot?.shell : snapshot?.registry.remotes[app];
  const canary = remote && 'canary' in remote ? remote.canary : undefined;
  if (remote?.current.id === id) return 'current';
  if (canary?.release.id === id) return `canary, ${canary.percent} %`;
  return remote?.previous?.id === id ? 'previous' : '';
}

function section(app: string, { snapshot, changes, days: all, holds, now }: Facts): string {
  const days = daysOf(app, all);
  const to = now.toISOString().slice(0, 10);
  const earliest = new Date(Number(now) - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
  const pairs = beforeAfter(app, changes, days).filter(({ change }) => change.when >= earliest);
  const marks = pairs.map(({ change }, index) => ({
    day: change.when.slice(0, 10),
    label: String(index + 1),
  }));
  const from = [...days.map(({ day }) => day), ...marks.map(({ day }) => day), to].sort()[0] ?? to;
  const charts = FIGURES.map((figure) => {
    const [first, ...more] = byDay(days, figure);
    const format = (value: number): string => formatted(value, figure.unit);
    return first ? drawChart({ title: figure.title, points: [first, ...more], marks, from, to, format }) : '';
  });
  const releases = byRelease(days).map(({ id, counts }) =>
    [
      `<th scope="row">${code(id)}</th>`,
      cell(roleOf(snapshot, app, id)),
      cell(String(counts.pages)),
      ...FIGURES.map((figure) => cell(formatted(figureOf(counts, figure), figure.unit))),
      cell(placesOf(counts), 'wrap'),
    ].join(''),
  );
  const titles = FIGURES.map(({ title }) => title);
  const held = holds.filter(({ remote }) => remote === app);
  return [
    `<section aria-labelledby="${app}"><h2 id="${app}">${app}</h2>`,
    ...held.map(
      (hold) =>
        `<p><strong>${hold.when.slice(0, 16).replace('T', ' ')}:</strong> ${escapeHtml(describeHold(hold))}.</p>`,
    ),
    days.length > 0
      ? `<div class="charts">${charts.join('')}</div>`
      : '<p>No page has told anything yet.</p>',
    table(
      `Before and after each change of ${app}`,
      heads('No.', 'When (UTC)', 'What, who', 'Releases', 'Pages', ...titles, 'Why'),
      pairs.map((pair, index) => changeRow(pair, String(index + 1))),
    ),
    table(
      `Releases of ${app}`,
      heads('Release', 'Is', 'Pages', ...titles, 'Errors by class and file'),
      releases,
    ),
    '</section>',
  ].join('\n');
}

/** How each release went, before and after each change, for whoever runs the suite. */
export function renderReleasesPage(facts: Facts): OperatorPage {
  const nonce = randomBytes(16).toString('base64');
  const remotes = Object.keys(facts.snapshot?.registry.remotes ?? {});
  const counted = facts.days.map(({ release }) => release.split('@')[0] ?? '');
  const apps = [...new Set([...remotes, ...counted, SHELL])].sort();
  return {
    headers: {
      'content-security-policy': `sandbox; default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Releases – Kotoba</title>${tag('style', { nonce })}${STYLE}</style></head>
<body><main><h1>Releases</h1>
<p>Pages with an error: their share. Everything else: what three quarters of the pages stay within. Numbers at the dashed
lines are those of the changes in the table below. Counts are kept for ${KEPT_DAYS} days.</p>
${apps.map((app) => section(app, facts)).join('\n')}
</main></body></html>
`,
  };
}
