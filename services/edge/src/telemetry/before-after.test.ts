import type { Change } from '../releases/schema';
import { beforeAfter, byDay, byRelease, daysOf, FIGURES } from './before-after';
import { drawChart } from './chart';
import { noCounts } from './counts';
import type { DayCounts } from './day-files';

const [A, B] = ['a'.repeat(16), 'b'.repeat(16)];
const day = (date: string, id: string, pages: number, failed: number): DayCounts => ({
  day: date,
  release: `mfe-learn@${id}`,
  counts: { ...noCounts(), pages, failed },
});
const change = (when: string, what: Change['what'], from: string, to: string): Change => ({
  who: 'learn-team',
  when: `${when}T10:00:00.000Z`,
  what,
  app: 'mfe-learn',
  from,
  to,
});
const days = [
  day('2026-11-01', A, 100, 1),
  day('2026-11-02', A, 40, 1),
  day('2026-11-02', B, 60, 30),
  day('2026-11-03', A, 100, 2),
  { ...day('2026-11-03', A, 9, 9), release: `mfe-learn-more@${A}` },
];
const own = daysOf('mfe-learn', days);
const errors = FIGURES[0];

test('the release before a change is held against the one after it, a canary against the current one (OPS-77)', () => {
  const changes = [
    change('2026-10-01', 'promote', B, A),
    change('2026-11-02', 'canary', 'c'.repeat(16), B),
    change('2026-11-02', 'promote', A, B),
    { ...change('2026-11-03', 'disable', A, B), from: null, to: null },
    change('2026-11-03', 'rollback', B, A),
    { ...change('2026-11-03', 'promote', B, A), app: 'shell' },
  ];
  const pairs = beforeAfter('mfe-learn', changes, own).map(({ change: { what }, before, after }) => [
    what,
    [before.failed, before.pages],
    [after.failed, after.pages],
  ]);
  expect(pairs).toEqual([
    ['promote', [0, 0], [4, 240]],
    ['canary', [2, 140], [30, 60]],
    ['promote', [2, 140], [30, 60]],
    ['disable', [0, 0], [0, 0]],
    ['rollback', [30, 60], [2, 100]],
  ]);
});

test('a drawing is of all releases of a day together, a table of each by itself', () => {
  expect(byDay(own, errors)).toEqual([
    { day: '2026-11-01', value: 0.01 },
    { day: '2026-11-02', value: 0.31 },
    { day: '2026-11-03', value: 0.02 },
  ]);
  expect(byRelease(own).map(({ id, counts }) => [id, counts.pages])).toEqual([
    [A, 240],
    [B, 60],
  ]);
});

test('a drawing says in words what it shows, and has a line and a name for each change', () => {
  const [first, ...more] = byDay(own, errors);
  const svg = drawChart({
    title: 'Pages <with> an error',
    points: [first ?? { day: '', value: 0 }, ...more],
    marks: [{ day: '2026-11-02', label: '1' }],
    from: '2026-11-01',
    to: '2026-11-03',
    format: (value) => `${value * 100} %`,
  });
  expect(svg).toContain(
    'aria-label="Pages &lt;with&gt; an error: 2 % on 2026-11-03, at most 31 % since 2026-11-01"',
  );
  expect(svg).toContain('<polyline class="line" points="4,101 140,26 276,99"/>');
  expect(svg).toContain(
    '<path class="mark" d="M140 18V104"/><text x="140" y="16" text-anchor="middle">1</text>',
  );
});
