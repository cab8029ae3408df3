import { telemetryReport } from '@kotoba/contracts/telemetry-report';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** What the page has told so far, and what became of it. */
async function followReports(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const told: string[] = [];
    Object.assign(window, { told });
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => told.push(text));
      return send(url, body);
    };
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

const leave = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));

test('a page tells once how it went, by release, and nothing of its learner (OPS-75)', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  // The error that this test throws.
  expectProblems(/secret of Aiko/);
  const told = await followReports(page);
  await page.goto('/learn');
  await expect(page.getByRole('heading', { level: 1, name: 'Learning' })).toBeVisible();
  await page.evaluate(() => setTimeout(() => Promise.reject(new RangeError('a secret of Aiko'))));
  await page.mouse.click(5, 5);
  const taken = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/telemetry');
  // The collector comes when the browser is idle.
  await expect
    .poll(async () => {
      await leave(page);
      return (await told()).length;
    })
    .toBe(1);
  expect((await taken).status()).toBe(204);
  await leave(page);
  const [text = '', ...more] = await told();
  expect(more).toEqual([]);
  expect(text).not.toMatch(new RegExp(`secret|/learn|${learner.email}`));
  const report = telemetryReport.parse(JSON.parse(text));
  const [shell = '', ...remotes] = report.ran;
  const learn = remotes.find((name) => name.startsWith('mfe-learn@')) ?? '';
  expect(shell).toMatch(/^shell@/);
  expect(Object.keys(report.measures[shell] ?? {}).sort()).toEqual(['answer', 'frames', 'shell']);
  expect(Object.keys(report.measures[learn] ?? {})).toEqual(
    expect.arrayContaining(['CLS', 'LCP', 'entry', 'frames', 'screen']),
  );
  expect(report.errors).toEqual([{ kind: 'rejected', name: 'RangeError', of: learn }]);
});
