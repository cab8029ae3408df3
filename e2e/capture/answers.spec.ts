import { takeMessages } from '../support/answer-server';
import { bringAxe, expectAccessible } from '../support/axe';
import { conversation, messageField, say } from '../support/capture';
import { expect, test } from '../support/test';

const FAILED = 'Sorry, I encountered an error while processing your request. Please try again.';
const SPENT = 'You have asked the assistant as much as a day allows. It answers again tomorrow.';

test('an answer is shown as it is written, as text and nothing else, and then as the whole', async ({
  signedIn: page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.test')) elsewhere.push(request.url());
  });
  await bringAxe(page);
  const answers = await takeMessages(page);
  await page.goto('/chat?view=assistant');
  await say(page, 'how do you say umbrella');
  const answering = await answers.next();
  await expect(page.getByRole('progressbar', { name: 'The assistant is writing' })).toBeVisible();
  answering.write('An umbrella is ');
  await expect(conversation(page)).toContainText('An umbrella is');
  answering.write('傘 (かさ). <img src="http://evil.test/x.png"> [more](http://evil.test)');
  await expect(conversation(page)).toContainText(
    '傘 (かさ). <img src="http://evil.test/x.png"> [more](http://evil.test)',
  );
  await expect(conversation(page).getByText('傘', { exact: true })).toHaveAttribute('lang', 'ja');
  await expectAccessible(page, 'an answer that is being written');
  answering.done('how do you say umbrella', 'An umbrella is 傘 (かさ).');
  await expect(page.getByRole('progressbar', { name: 'The assistant is writing' })).toHaveCount(0);
  await expect(page.getByText('how do you say umbrella', { exact: true })).toHaveCount(1);
  await expect(conversation(page).locator('img, a')).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  await answers.close();
});

test('the box grows from 48 to 120 px; Enter sends, Shift+Enter makes a line, a blank message is not sent', async ({
  signedIn: page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat/send')) sent.push(request.postDataJSON());
  });
  const answers = await takeMessages(page);
  await page.goto('/chat?view=assistant');
  const field = messageField(page);
  const button = page.getByRole('button', { name: 'Send message' });
  const height = async () => (await field.boundingBox())?.height;
  expect(await height()).toBe(48);
  await expect(button).toBeDisabled();
  await field.fill('  \n ');
  await expect(button).toBeDisabled();
  await field.press('Enter');
  await field.fill('');
  await field.pressSequentially('rain');
  for (let line = 0; line < 8; line += 1) await field.press('Shift+Enter');
  expect(await height()).toBe(120);
  // Nothing covers it, neither the edge of the screen nor the bar of a phone.
  expect(
    await field.evaluate((area) => {
      const { left, bottom } = area.getBoundingClientRect();
      return document.elementFromPoint(left + 20, bottom - 4) === area;
    }),
  ).toBe(true);
  await field.pressSequentially('snow');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  expect(await height()).toBe(48);
  const content = `rain${'\n'.repeat(8)}snow`;
  (await answers.next()).done(content, 'Two words.');
  await expect(page.getByText('Two words.')).toBeVisible();
  expect(sent).toEqual([{ content }]);
  await answers.close();
});

test('while an answer comes nothing else is sent; "Stop" ends it at the server too, and it can be asked for again', async ({
  signedIn: page,
}) => {
  const answers = await takeMessages(page);
  await page.goto('/chat?view=assistant');
  await say(page, 'tell me a long story');
  const answering = await answers.next();
  answering.write('Once upon a time');
  await expect(conversation(page)).toContainText('Once upon a time');
  await messageField(page).fill('and then?');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await messageField(page).press('Enter');
  await expect(messageField(page)).toHaveValue('and then?');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await answering.left;
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  await expect(conversation(page)).not.toContainText('Once upon a time');
  await page.getByRole('button', { name: 'Try Again' }).click();
  (await answers.next()).done('tell me a long story', 'A short one.');
  await expect(page.getByText('A short one.')).toBeVisible();
  await expect(page.getByText('tell me a long story', { exact: true })).toHaveCount(1);
  await expect(messageField(page)).toHaveValue('and then?');
  await answers.close();
});

test('an answer that fails or breaks off in the middle is void, says so, and is asked for again', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION/);
  const answers = await takeMessages(page);
  await page.goto('/chat?view=assistant');
  await say(page, 'umbrella');
  const first = await answers.next();
  first.write('An umbrella');
  await expect(conversation(page)).toContainText('An umbrella');
  first.failed(FAILED);
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(conversation(page)).not.toContainText('An umbrella');
  await page.getByRole('button', { name: 'Try Again' }).click();
  const second = await answers.next();
  second.write('An umbrella');
  await expect(conversation(page)).toContainText('An umbrella');
  second.cut();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByText('Failed to send message')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  (await answers.next()).done('umbrella', 'It is 傘.');
  await expect(conversation(page)).toContainText('It is 傘.');
  await expect(page.getByText(FAILED)).toHaveCount(0);
  await answers.close();
});

test('who has asked as much as a day allows is told so in plain words, and keeps the message', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/429/);
  await page.route('**/api/chat/send', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '3600' },
      json: { success: false, error: SPENT, message: SPENT, code: 'RATE_LIMITED' },
    }),
  );
  await page.goto('/chat?view=assistant');
  await say(page, 'one more word');
  await expect(page.getByText(SPENT)).toBeVisible();
  await page.reload();
  await expect(page.getByText('one more word', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeEnabled();
});

test('an assistant that stands in for another says so where it answers', async ({ signedIn: page }) => {
  const INSTEAD =
    'The assistant that usually answers cannot be reached at the moment, so Kotoba’s built-in assistant answers.';
  const answers = await takeMessages(page);
  await page.goto('/chat?view=assistant');
  await say(page, 'umbrella');
  const answering = await answers.next();
  answering.write(`${INSTEAD}\n\n`);
  await expect(page.getByText(INSTEAD)).toBeVisible();
  answering.done('umbrella', `${INSTEAD}\n\n“umbrella” is 傘 (かさ, kasa).`);
  await expect(conversation(page)).toContainText('“umbrella” is 傘 (かさ, kasa).');
  await expect(page.getByText(INSTEAD)).toBeVisible();
  await answers.close();
});
