import { expect, test } from '@playwright/test';
import { noCounts, addPage } from '../services/edge/src/telemetry/counts';
import { renderReleasesPage } from '../services/edge/src/telemetry/releases-page';
import { bringAxe, violations } from './support/axe';

const [BEFORE, AFTER] = ['a'.repeat(16), 'b'.repeat(16)];

/** Pages of a release on a day, of which some fail, each slower than the last. */
function day(date: string, id: string, pages: number, failed: number) {
  const counts = noCounts();
  for (let page = 0; page < pages; page += 1) {
    const errors = page < failed ? [{ kind: 'thrown' as const, place: 'TypeError chunks/7.js' }] : [];
    addPage(counts, { measures: { LCP: 40 * page, INP: page, CLS: page / 1000, frames: page % 4 }, errors });
  }
  return { day: date, release: `mfe-learn@${id}`, counts };
}

test('the page of releases breaks no rule of axe, in light and in dark, and does not scroll sideways at 360 px (OPS-77)', async ({
  page,
}) => {
  await bringAxe(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const change = { who: 'learn-team', what: 'promote', app: 'mfe-learn', from: BEFORE, to: AFTER } as const;
  const { html } = renderReleasesPage({
    snapshot: null,
    changes: [{ ...change, when: '2026-11-03T10:00:00.000Z', why: 'the new quiz' }],
    days: [
      day('2026-11-01', BEFORE, 60, 1),
      day('2026-11-03', BEFORE, 20, 0),
      day('2026-11-03', AFTER, 50, 20),
    ],
    holds: [],
    now: new Date('2026-11-05T10:00:00Z'),
  });
  await page.route('**/releases', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('http://localhost/releases');
  await expect(page.getByRole('img', { name: /^Pages with an error: 28.6 % on 2026-11-03/ })).toBeVisible();
  const row = page.getByRole('row', { name: /promote, learn-team/ });
  await expect(row).toContainText('1.3 % → 40.0 %');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
