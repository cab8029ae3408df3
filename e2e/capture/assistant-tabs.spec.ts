import { type Page } from '@playwright/test';
import { say } from '../support/capture';
import { letMeet } from '../support/hold-back';
import { asLearner } from '../support/learner';
import { openListening } from '../support/listening';
import { openTab } from '../support/tabs';
import { expect, test, withSession } from '../support/test';

const ASSISTANT = '/chat?view=assistant';
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save umbrella' });
const savedLink = (page: Page) => page.getByRole('link', { name: 'View in Vocabularies' });

test('messages, saved cards, deleted words and a cleared history show in every other tab by themselves', async ({
  page,
  context,
  learner,
}) => {
  await withSession(page, learner);
  await openListening(page, ASSISTANT);
  const other = await context.newPage();
  await openListening(other, ASSISTANT);
  await expect(other.getByText(/^Hello! Ask me for words/)).toBeVisible();
  await say(page, 'how do you say umbrella');
  await expect(saveButton(page)).toBeVisible();
  await expect(other.getByText('how do you say umbrella', { exact: true })).toHaveCount(1);
  await expect(saveButton(other)).toBeVisible();

  await saveButton(other).click();
  await expect(savedLink(other)).toBeVisible();
  await expect(savedLink(page)).toBeVisible();

  const { vocabulary } = await asLearner<{ vocabulary: { id: number }[] }>(learner, 'GET', '/vocabulary');
  await asLearner(learner, 'DELETE', `/vocabulary/${vocabulary[0]?.id}`);
  for (const tab of [page, other]) await expect(saveButton(tab)).toBeVisible();

  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByRole('dialog', { name: 'Clear history?' }).getByRole('button', { name: 'Clear' }).click();
  for (const tab of [page, other]) await expect(tab.getByText(/^Hello! Ask me for words/)).toBeVisible();
});

for (const [how, lookAgain] of [
  ['the page is loaded', (page: Page) => page.reload()],
  [
    'the tab becomes visible again',
    (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ],
] as const) {
  test(`a word that was deleted elsewhere is no longer saved on its card when ${how}, also without live news`, async ({
    signedIn: page,
    learner,
    expectProblems,
  }) => {
    expectProblems(/ERR_FAILED/);
    await page.route('**/api/events', (route) => route.abort());
    await asLearner(learner, 'POST', '/chat/send', { content: 'how do you say umbrella' });
    await page.goto(ASSISTANT);
    await saveButton(page).click();
    await expect(savedLink(page)).toBeVisible();
    const { vocabulary } = await asLearner<{ vocabulary: { id: number }[] }>(learner, 'GET', '/vocabulary');
    await asLearner(learner, 'DELETE', `/vocabulary/${vocabulary[0]?.id}`);
    await lookAgain(page);
    await expect(saveButton(page)).toBeEnabled();
    await expect(savedLink(page)).toHaveCount(0);
  });
}

test('clearing the history sends nothing but the wish', async ({ signedIn: page, learner }) => {
  await asLearner(learner, 'POST', '/chat/send', { content: 'how do you say umbrella' });
  await page.goto(ASSISTANT);
  const clearing = page.waitForRequest('**/api/chat/clear');
  await page.getByRole('button', { name: 'Clear history' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear history?' });
  await dialog.getByRole('button', { name: 'Clear' }).click();
  const request = await clearing;
  expect([request.method(), request.postData()]).toEqual(['DELETE', null]);
  await expect(page.getByText('The history is cleared')).toBeVisible();
});

test('a card saved in two tabs at the same moment is one entry, and saved in both', async ({
  page,
  context,
  learner,
}) => {
  await asLearner(learner, 'POST', '/chat/send', { content: 'how do you say umbrella' });
  await withSession(page, learner);
  await page.goto(ASSISTANT);
  const other = await openTab(context, ASSISTANT);
  const met = await letMeet([page, other], '**/api/chat/save-vocabulary');
  for (const tab of [page, other]) await saveButton(tab).click();
  await met();
  for (const tab of [page, other]) await expect(savedLink(tab)).toHaveCount(1);
  const answer = await asLearner<{ pagination: object }>(learner, 'GET', '/vocabulary');
  expect(answer.pagination).toMatchObject({ total_count: 1 });
});
