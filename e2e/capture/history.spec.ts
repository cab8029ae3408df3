import type { Page } from '@playwright/test';
import { conversation } from '../support/capture';
import { expect, test } from '../support/test';

interface Told {
  readonly id: number;
  readonly userId: number;
  readonly type: 'user' | 'assistant';
  readonly content: string;
  readonly vocabularyData: readonly never[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

const MOMENT = '2026-11-20T08:00:00.000Z';
const message = (id: number): Told => ({
  id,
  userId: 1,
  type: id % 2 === 1 ? 'user' : 'assistant',
  content: `message ${id}`,
  vocabularyData: [],
  createdAt: MOMENT,
  updatedAt: MOMENT,
});

/** A history of any length behind the documented call: the API makes messages in pairs only. Gives it and the pages that were asked for. */
async function tell(page: Page, count: number) {
  const all = Array.from({ length: count }, (_, index) => message(index + 1));
  const pages: string[] = [];
  await page.route('**/api/chat/history?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
    pages.push(`${limit} from ${offset}`);
    const end = Math.max(0, all.length - offset);
    return route.fulfill({ json: { success: true, messages: all.slice(Math.max(0, end - limit), end) } });
  });
  return { all, pages };
}
const shown = (page: Page) =>
  conversation(page).evaluate((log) =>
    Array.from(log.querySelectorAll('[data-message]'), (each) =>
      Number((each as HTMLElement).dataset.message),
    ),
  );
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
/** The first message that is seen, and how far it is from the upper edge. */
const firstSeen = (page: Page) =>
  conversation(page).evaluate((log) => {
    const edge = log.getBoundingClientRect().top;
    const seen = Array.from(log.querySelectorAll('[data-message]')).find(
      (each) => each.getBoundingClientRect().bottom > edge,
    );
    return {
      id: (seen as HTMLElement).dataset.message,
      top: (seen?.getBoundingClientRect().top ?? 0) - edge,
    };
  });
const scrollTo = (page: Page, top: number) =>
  conversation(page).evaluate((log, y) => (log.scrollTop = y), top);

for (const count of [49, 50, 51, 100, 250]) {
  test(`a history of ${count} messages is read upwards, page by page, each once and in order`, async ({
    signedIn: page,
  }) => {
    const { pages } = await tell(page, count);
    await page.goto('/chat?view=assistant');
    await expect(page.getByText(`message ${count}`, { exact: true })).toBeInViewport();
    const expected = ['50 from 0'];
    for (let known = 50; known <= count; known += 50) {
      expect(await shown(page)).toEqual(upTo(count, count - known + 1));
      expect(pages).toEqual(expected);
      await scrollTo(page, 61);
      await expect.poll(() => conversation(page).evaluate((log) => log.scrollTop)).toBe(61);
      expect(pages).toEqual(expected);
      const before = await firstSeen(page);
      await scrollTo(page, 60);
      expected.push(`50 from ${known}`);
      await expect.poll(() => pages).toEqual(expected);
      await expect.poll(async () => (await shown(page)).length).toBe(Math.min(count, known + 50));
      const after = await firstSeen(page);
      expect(after.id).toBe(before.id);
      // It was scrolled down by one pixel.
      expect(Math.abs(after.top - before.top - 1)).toBeLessThanOrEqual(2);
    }
    expect(await shown(page)).toEqual(upTo(count));
    await scrollTo(page, 0);
    await expect(page.getByText('message 1', { exact: true })).toBeInViewport();
    expect(pages).toEqual(expected);
  });
}

test('messages that come between two pages make no gap, no double and no jump', async ({
  signedIn: page,
}) => {
  const { all } = await tell(page, 250);
  await page.goto('/chat?view=assistant');
  await expect(page.getByText('message 250', { exact: true })).toBeInViewport();
  all.push(message(251), message(252));
  await scrollTo(page, 0);
  await expect.poll(async () => (await shown(page))[0]).toBeLessThan(201);
  const before = await firstSeen(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await shown(page)).at(-1)).toBe(252);
  const ids = await shown(page);
  expect(ids).toEqual(upTo(252, ids[0]));
  const after = await firstSeen(page);
  expect(after.id).toBe(before.id);
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2);
});

test('a history that cannot be loaded shows the greeting, says why, and can be asked for again', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/500/);
  await page.route('**/api/chat/history?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/chat?view=assistant');
  await expect(page.getByText(/^Hello! Ask me for words/)).toBeVisible();
  await expect(page.getByText('Failed to fetch chat history')).toBeVisible();
  await page.unroute('**/api/chat/history?*');
  await tell(page, 2);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('message 2', { exact: true })).toBeVisible();
});
