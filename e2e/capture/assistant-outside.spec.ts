import type { Locator, Page } from '@playwright/test';
import type { ServerResponse } from 'node:http';
import { CIRCUIT_FAILURES, CIRCUIT_REST_MS } from '../../services/api/src/providers/circuit';
import {
  brokenAnswers,
  cards,
  chunk,
  END,
  open,
  SENTENCE,
  status,
  stream,
  UMBRELLA,
} from '../../services/api/src/chat/testing/completions';
import { conversation, messageField, say } from '../support/capture';
import { asLearner, type Learner } from '../support/learner';
import { DAY, test } from '../support/outside-assistant';
import { expect } from '../support/test';

const FAILED = 'Sorry, I encountered an error while processing your request. Please try again.';
const SPENT = 'You have asked the assistant as much as a day allows. It answers again tomorrow.';
const INSTEAD =
  'The assistant that usually answers cannot be reached at the moment, so Kotoba’s built-in assistant answers.';
/** What a learner waits at most for an answer or a failure, and a little. */
const AT_MOST = { timeout: 25_000 };

// One suite for all of them: they follow each other.
test.describe.configure({ mode: 'default' });

const writing = (page: Page): Locator => page.getByRole('progressbar', { name: 'The assistant is writing' });
const tryAgain = (page: Page): Locator => page.getByRole('button', { name: 'Try Again' });
const history = async (learner: Learner, base: string) =>
  (await asLearner<{ messages: { content: string }[] }>(learner, 'GET', '/chat/history', undefined, base))
    .messages;

/** An answer that the test writes piece by piece. */
function held() {
  let began: (response: ServerResponse) => void = () => undefined;
  const begun = new Promise<ServerResponse>((resolve) => (began = resolve));
  return { begun, answer: (response: ServerResponse) => began(open(response)) };
}

test('the text of an answer is shown as it comes, its cards with the whole: put right, or marked where that cannot be', async ({
  signedIn: page,
  assistant,
}) => {
  const { begun, answer } = held();
  assistant.says(answer);
  await page.goto('/chat?view=assistant');
  await say(page, 'teach me about rain');
  const response = await begun;
  response.write(chunk('An umbrella is 傘'));
  await expect(conversation(page)).toContainText('An umbrella is 傘');
  await expect(writing(page)).toBeVisible();
  response.write(chunk(' (かさ).\n``'));
  await expect(conversation(page)).toContainText('傘 (かさ).');
  const misread = { ...UMBRELLA, en_word: 'rain', ja_word: '雨', kana: 'ゆき' };
  const unknown = { ...UMBRELLA, en_word: 'flying dragons', ja_word: '龘龘', kana: 'ごろごろ', level: null };
  const block = cards([{ ...UMBRELLA, ...SENTENCE }, misread, unknown], '').trimStart();
  response.write(chunk(block.slice(2, 40)));
  response.write(chunk(block.slice(40)));
  await expect(conversation(page)).not.toContainText('cards');
  response.end(END);
  // The first cards of a server that has just started wait for its dictionary.
  await expect(writing(page)).toHaveCount(0, AT_MOST);
  const card = (name: string) => page.getByRole('article', { name });
  await expect(card('umbrella').getByText('Source: assistant', { exact: true })).toHaveCount(2);
  await expect(card('umbrella').getByText('checked', { exact: true })).toHaveCount(2);
  await expect(card('umbrella').getByText(SENTENCE.en_sentence)).toBeVisible();
  await expect(card('rain').getByText('ame', { exact: true })).toBeVisible();
  await expect(card('rain')).not.toContainText('ゆき');
  await expect(card('flying dragons').getByText('unchecked', { exact: true })).toBeVisible();
  await expect(card('flying dragons').getByText(/^Could not be confirmed: .*Hiragana/)).toBeVisible();
  await expect(conversation(page)).not.toContainText('`');
});

test('"Stop" ends the answer at the server of the assistant too, and nothing of it is kept', async ({
  signedIn: page,
  learner,
  assistant,
}) => {
  const { begun, answer } = held();
  assistant.says(answer, stream('A short one.'));
  await page.goto('/chat?view=assistant');
  await say(page, 'tell me a long story');
  const response = await begun;
  const left = new Promise((resolve) => response.once('close', resolve));
  response.write(chunk('Once upon a time'));
  await expect(conversation(page)).toContainText('Once upon a time');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await left;
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
  await expect(conversation(page)).not.toContainText('Once upon a time');
  expect(await history(learner, assistant.suite)).toEqual([]);
  await tryAgain(page).click();
  await expect(page.getByText('A short one.')).toBeVisible();
  await expect(page.getByText('tell me a long story', { exact: true })).toHaveCount(1);
});

test('an assistant that says nothing is given up in time, and holds nothing else up meanwhile', async ({
  signedIn: page,
  learner,
  assistant,
  expectProblems,
}) => {
  expectProblems(/502/);
  assistant.says(() => undefined);
  await page.goto('/chat?view=assistant');
  await say(page, 'are you there?');
  await expect(writing(page)).toBeVisible();
  await asLearner(learner, 'GET', '/vocabulary', undefined, assistant.suite);
  await expect(page.getByText(FAILED)).toBeVisible(AT_MOST);
  assistant.says(stream('Here I am.'));
  await tryAgain(page).click();
  await expect(page.getByText('Here I am.')).toBeVisible();
});

test('an assistant that is busy or out of order is asked again without a word to the learner', async ({
  signedIn: page,
  assistant,
}) => {
  assistant.says(status(503), status(429, { 'retry-after': '1' }), stream('At last.'));
  await page.goto('/chat?view=assistant');
  await say(page, 'hello');
  await expect(page.getByText('At last.')).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
  expect(assistant.asked()).toBe(3);
});

const GROUP = 5;
const hows = brokenAnswers(() => '').map(([how]) => how);
for (let first = 0; first < hows.length; first += GROUP) {
  test(`${hows.slice(first, first + GROUP).join(', ')}: the documented text, "Try Again", and nothing half-kept`, async ({
    signedIn: page,
    learner,
    assistant,
    expectProblems,
  }) => {
    expectProblems(/502/);
    const group = brokenAnswers(() => assistant.elsewhere.origin).slice(first, first + GROUP);
    await page.goto('/chat?view=assistant');
    for (const [how, broken] of group) {
      await test.step(how, async () => {
        assistant.says(broken);
        await say(page, how);
        await expect(page.getByText(FAILED)).toBeVisible();
        await expect(conversation(page).locator('article, img, a, script')).toHaveCount(0);
        assistant.says(stream(`Well, ${how}.`));
        await tryAgain(page).click();
        await expect(page.getByText(`Well, ${how}.`, { exact: true })).toBeVisible();
        await expect(writing(page)).toHaveCount(0);
        await expect(page.getByText(FAILED)).toHaveCount(0);
        await expect(page.getByText(how, { exact: true })).toHaveCount(1);
      });
    }
    const expected = group.flatMap(([how]) => [how, `Well, ${how}.`]);
    expect((await history(learner, assistant.suite)).map(({ content }) => content)).toEqual(expected);
  });
}

test('what an answer says is text: a link in it is no link, marks of Markdown mark nothing', async ({
  signedIn: page,
  assistant,
}) => {
  const { origin } = assistant.elsewhere;
  assistant.says(stream(`**雨** is 3 < 5, see [more](${origin}/a) or ${origin}/b `, 'javascript:alert(1)'));
  await page.goto('/chat?view=assistant');
  await say(page, 'rain');
  await expect(writing(page)).toHaveCount(0);
  await expect(conversation(page)).toContainText(`雨 is 3 < 5, see more or ${origin}/b javascript:alert(1)`);
  await expect(conversation(page).locator('a, img, b, strong')).toHaveCount(0);
});

test('who has asked as much as a day allows is told so in plain words and keeps the message', async ({
  signedIn: page,
  learner,
  assistant,
  expectProblems,
}) => {
  expectProblems(/429/);
  assistant.says(stream('Yes.'));
  for (let count = 0; count < DAY; count += 1)
    await asLearner(learner, 'POST', '/chat/send', { content: `question ${count}` }, assistant.suite);
  await page.goto('/chat?view=assistant');
  await say(page, 'one more');
  await expect(page.getByText(SPENT)).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
  expect(assistant.asked()).toBe(DAY);
  await page.reload();
  await expect(page.getByText('one more', { exact: true })).toBeVisible();
  await expect(tryAgain(page)).toBeEnabled();
});

test('after several failures in a row the built-in assistant answers and says so, until the other is back', async ({
  signedIn: page,
  assistant,
  expectProblems,
}) => {
  expectProblems(/502/);
  assistant.says((response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('down'));
  await page.goto('/chat?view=assistant');
  await say(page, 'how do you say umbrella');
  for (let count = 1; count <= CIRCUIT_FAILURES; count += 1) {
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(tryAgain(page)).toBeEnabled();
    expect(assistant.asked()).toBe(count);
    await tryAgain(page).click();
  }
  await expect(page.getByText(INSTEAD)).toBeVisible();
  await expect(page.getByRole('article', { name: 'umbrella' }).getByText('kasa')).toBeVisible();
  expect(assistant.asked()).toBe(CIRCUIT_FAILURES);
  await page.reload();
  await expect(page.getByText(INSTEAD)).toBeVisible();
  assistant.says(stream('I am back.'));
  await expect(async () => {
    await expect(writing(page)).toHaveCount(0);
    await messageField(page).fill('umbrella');
    await messageField(page).press('Enter');
    await expect(page.getByText('I am back.').first()).toBeVisible({ timeout: CIRCUIT_REST_MS / 10 });
  }).toPass({ timeout: 2 * CIRCUIT_REST_MS });
});
