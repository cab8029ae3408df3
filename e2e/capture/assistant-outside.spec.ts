import type { ServerResponse } from 'node:http';
import {
  brokenAnswers,
  cards,
  chunk,
  END,
  open,
  stream,
  UMBRELLA,
} from '../../services/api/src/features/chat/testing/completions';
import { bringAxe, expectAccessible } from '../support/axe';
import { conversation, say } from '../support/capture';
import { test } from '../support/outside-assistant';
import { expect } from '../support/test';

const FAILED = 'Sorry, I encountered an error while processing your request. Please try again.';

/** An answer that the test writes piece by piece. */
function held() {
  let began: (response: ServerResponse) => void = () => undefined;
  const begun = new Promise<ServerResponse>((resolve) => (began = resolve));
  return { begun, answer: (response: ServerResponse) => began(open(response)) };
}

test('an answer of an assistant outside is shown as it is written, its cards with the whole; it can be stopped, and is text alone', async ({
  signedIn: page,
  assistant,
  expectProblems,
}) => {
  expectProblems(/502/);
  const { elsewhere, says } = assistant;
  const writing = page.getByRole('progressbar', { name: 'The assistant is writing' });
  await bringAxe(page);
  const first = held();
  says(first.answer);
  await page.goto('/chat?view=assistant');
  await say(page, 'teach me about rain');
  const response = await first.begun;
  response.write(chunk('An umbrella is 傘'));
  await expect(conversation(page)).toContainText('An umbrella is 傘');
  await expect(writing).toBeVisible();
  await expectAccessible(page, 'an answer that is being written');
  const block = cards([UMBRELLA], ` (かさ), see ${elsewhere.origin}/a `);
  response.write(chunk(block.slice(0, 60)));
  response.end(`${chunk(block.slice(60))}${END}`);
  await expect(page.getByRole('article', { name: 'umbrella' })).toBeVisible();
  await expect(writing).toHaveCount(0);
  await expect(conversation(page)).not.toContainText('`');

  const second = held();
  says(second.answer);
  await say(page, 'tell me a long story');
  const story = await second.begun;
  const left = new Promise((resolve) => story.once('close', resolve));
  story.write(chunk('Once upon a time'));
  await expect(conversation(page)).toContainText('Once upon a time');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await left;
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  await expect(conversation(page)).not.toContainText('Once upon a time');

  const [, picture] =
    brokenAnswers(() => elsewhere.origin).find(([how]) => how.startsWith('a picture')) ?? [];
  says(picture ?? stream(''));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  says(stream('A short one.'));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('A short one.')).toBeVisible();
  await expect(page.getByText('tell me a long story', { exact: true })).toHaveCount(1);
  await expect(
    conversation(page).locator(`img[src*="${elsewhere.origin}"], a[href*="${elsewhere.origin}"]`),
  ).toHaveCount(0);
  expect(elsewhere.connections()).toBe(0);
});
