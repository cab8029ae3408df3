import type { Page } from '@playwright/test';
import { suiteUrl } from '../support/learner';
import { expect, test } from '../support/test';
import { openArea } from '../support/frame';
import { giveWords, startQuiz } from '../support/words';

/** Longer than a tab waits before it asks again whether something was released. */
const A_WHILE = '01:00';

interface Live {
  shell: string;
  registry: { id: string; remotes: Record<string, { current: { id: string } }> };
}

/**
 * A release of mfe-learn as an open tab learns of it: the suite's own answer with another release in it. That a promotion really changes
 * the answer, and what a new tab then runs, is shown by `releases.spec.ts`. Gives the tags that the tab asked with.
 */
async function release(page: Page, id = 'f'.repeat(16)): Promise<(string | undefined)[]> {
  const asked: (string | undefined)[] = [];
  const live = (await (await fetch(`${suiteUrl()}/registry.json`)).json()) as Live;
  const learn = live.registry.remotes['mfe-learn'];
  if (!learn) throw new Error('The suite has no mfe-learn');
  learn.current.id = id;
  live.registry.id = id;
  const etag = `"${live.shell}-${id}"`;
  await page.unroute('**/registry.json');
  await page.route('**/registry.json', (route) => {
    const tag = route.request().headers()['if-none-match'];
    asked.push(tag);
    return tag === etag ? route.fulfill({ status: 304 }) : route.fulfill({ json: live, headers: { etag } });
  });
  return asked;
}

const offer = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Update' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Update' });
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

async function open(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a tab asks with an empty conditional request, and is offered nothing while nothing was released', async ({
  signedIn: page,
}) => {
  await open(page, '/exam');
  await page.clock.fastForward(A_WHILE);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/registry.json')),
    comeBack(page),
  ]);
  expect(answer.status()).toBe(304);
  await expect(offer(page)).toHaveCount(0);
});

test('a newer release is offered when the learner comes back, announced, and never forced', async ({
  signedIn: page,
}) => {
  await open(page, '/exam');
  const asked = await release(page);
  await comeBack(page);
  expect(asked).toEqual([]);
  await page.clock.fastForward(A_WHILE);
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'A newer version of Kotoba is ready.' }),
  ).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));

  await openArea(page, 'Vocabulary');
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  await expect(offer(page)).toBeVisible();
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);

  await page.unroute('**/registry.json');
  await offer(page).click();
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeFocused();
  await offer(page).click();
  await question(page).getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'stillTheSamePage' in window)).toBe(false);
  await expect(offer(page)).toHaveCount(0);
});

test('"Later" keeps this release quiet, not the next one', async ({ signedIn: page }) => {
  await open(page, '/exam');
  await release(page);
  await page.clock.fastForward(A_WHILE);
  await comeBack(page);
  await offer(page).click();
  await question(page).getByRole('button', { name: 'Later' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.clock.fastForward(A_WHILE);
  await comeBack(page);
  await expect(offer(page)).toHaveCount(0);
  await release(page, 'e'.repeat(16));
  await page.clock.fastForward(A_WHILE);
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
});

test('a form with something typed in it and a running quiz are no safe point: the offer waits', async ({
  signedIn: page,
  learner,
}) => {
  const session = await startQuiz(learner, await giveWords(learner));
  await open(page, '/chat');
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('kasa');
  const asked = await release(page);
  await page.clock.fastForward(A_WHILE);
  await comeBack(page);
  await expect.poll(() => asked.length).toBe(1);
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('');
  await expect(offer(page)).toBeVisible();

  await openArea(page, 'Learning');
  await page.getByRole('main').getByRole('button', { name: 'Continue Last Session' }).click();
  await expect(page).toHaveURL(new RegExp(`/learn/session/${session}$`));
  await expect(page.getByLabel('Your answer')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await openArea(page, 'Dashboard');
  await expect(offer(page)).toBeVisible();
});
