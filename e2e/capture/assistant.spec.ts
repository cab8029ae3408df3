import type { Page } from '@playwright/test';
import { conversation, messageField, say } from '../support/capture';
import { letMeet } from '../support/hold-back';
import { asLearner } from '../support/learner';
import { openListening } from '../support/listening';
import { expect, test, withSession } from '../support/test';

const ASSISTANT = '/chat?view=assistant';
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save umbrella' });
const savedLink = (page: Page) => page.getByRole('link', { name: 'View in Vocabularies' });

test(
  'an answer brings cards that are seen and heard, saved once, and lead to the list',
  { tag: '@smoke' },
  async ({ signedIn: page }) => {
    await page.goto(ASSISTANT);
    await say(page, 'how do you say umbrella');
    await expect(messageField(page)).toHaveValue('');
    const card = page.getByRole('article', { name: 'umbrella' });
    await card.getByRole('button', { name: /umbrella$/, expanded: false }).click();
    await expect(card.locator('ruby').first()).toContainText('傘');
    const picture = card.getByRole('img').last();
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const heard = page.waitForResponse(/\/api\/media\/audio\//);
    await card.getByRole('button', { name: 'Play Japanese word' }).click();
    expect((await heard).ok()).toBe(true);
    await saveButton(page).dblclick();
    await expect(page.getByText('Successfully saved "umbrella" to your vocabulary!')).toBeVisible();
    await page.reload();
    await savedLink(page).click();
    await expect(page).toHaveURL(/\/vocabularies\?query=umbrella/);
    await expect(page.getByText('Showing 1 - 1 of 1.')).toBeVisible();
  },
);

test('messages, cards, deleted words and a cleared history show in every tab; a card saved in two at once is one word', async ({
  page,
  context,
  learner,
}) => {
  await withSession(page, learner);
  await openListening(page, ASSISTANT);
  const other = await context.newPage();
  await openListening(other, ASSISTANT);
  const tabs = [page, other];
  await expect(other.getByText(/^Hello! Ask me for words/)).toBeVisible();
  await say(page, 'how do you say umbrella');
  await expect(other.getByText('how do you say umbrella', { exact: true })).toHaveCount(1);
  for (const tab of tabs) await expect(saveButton(tab)).toBeVisible();

  const met = await letMeet(tabs, '**/api/chat/save-vocabulary');
  for (const tab of tabs) await saveButton(tab).click();
  await met();
  for (const tab of tabs) await expect(savedLink(tab)).toHaveCount(1);
  const { vocabulary } = await asLearner<{ vocabulary: { id: number; en_word: string }[] }>(
    learner,
    'GET',
    '/vocabulary',
  );
  expect(vocabulary).toMatchObject([{ en_word: 'umbrella' }]);

  await asLearner(learner, 'DELETE', `/vocabulary/${vocabulary[0]?.id}`);
  for (const tab of tabs) await expect(saveButton(tab)).toBeEnabled();

  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByRole('dialog', { name: 'Clear history?' }).getByRole('button', { name: 'Clear' }).click();
  for (const tab of tabs) await expect(tab.getByText(/^Hello! Ask me for words/)).toBeVisible();
});

const message = (id: number) => ({
  ...{ id, userId: 1, type: id % 2 === 1 ? 'user' : 'assistant', content: `message ${id}` },
  ...{ vocabularyData: [], createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
});
const shown = (page: Page) =>
  conversation(page).evaluate((log) =>
    Array.from(log.querySelectorAll<HTMLElement>('[data-message]'), ({ dataset }) => Number(dataset.message)),
  );
/** The first message that is seen, and how far it is from the upper edge. */
const firstSeen = (page: Page) =>
  conversation(page).evaluate((log) => {
    const edge = log.getBoundingClientRect().top;
    const seen = Array.from(log.querySelectorAll<HTMLElement>('[data-message]')).find(
      (each) => each.getBoundingClientRect().bottom > edge,
    );
    return { id: seen?.dataset.message, top: (seen?.getBoundingClientRect().top ?? 0) - edge };
  });

test('what is read stays in its place when older messages come above it and newer ones below', async ({
  signedIn: page,
}) => {
  const all = Array.from({ length: 120 }, (_, index) => message(index + 1));
  // Behind the documented call: to write so many takes the assistant minutes.
  await page.route('**/api/chat/history?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const end = Math.max(0, all.length - Number(query.get('offset')));
    const messages = all.slice(Math.max(0, end - Number(query.get('limit'))), end);
    return route.fulfill({ json: { success: true, messages } });
  });
  const scrollTo = (top: number) => conversation(page).evaluate((log, y) => (log.scrollTop = y), top);
  const expectStill = async (before: Awaited<ReturnType<typeof firstSeen>>) => {
    const after = await firstSeen(page);
    expect(after.id).toBe(before.id);
    expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(3);
  };
  await page.goto(ASSISTANT);
  await expect(page.getByText('message 120', { exact: true })).toBeInViewport();
  await scrollTo(61);
  const before = await firstSeen(page);
  await scrollTo(60);
  await expect.poll(async () => (await shown(page)).length).toBe(100);
  await expectStill(before);
  all.push(message(121), message(122));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await shown(page)).at(-1)).toBe(122);
  await expectStill(before);
  const ids = await shown(page);
  expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index));
});

test('a press on a request to begin with is answered; a long answer is seen from its beginning', async ({
  signedIn: page,
}) => {
  await page.goto(ASSISTANT);
  await page.getByRole('button', { name: 'Teach me 5 words about weather' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(conversation(page)).toBeFocused();
  const lines = Array.from({ length: 80 }, (_, index) => `Line ${index + 1}.\n`);
  await page.route('**/api/chat/send', (route) =>
    route.fulfill({
      json: {
        success: true,
        userMessage: { ...message(1_000_001), content: 'a long one' },
        assistantMessage: { ...message(1_000_002), content: lines.join('\n') },
      },
    }),
  );
  await say(page, 'a long one');
  const answer = page.locator('[data-message="1000002"]');
  await expect(answer).toContainText('Line 80.');
  const below = await answer.evaluate((element) => {
    const edge = element.closest('[role=log]')?.getBoundingClientRect().top ?? 0;
    return element.getBoundingClientRect().top - edge;
  });
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(48);
});
