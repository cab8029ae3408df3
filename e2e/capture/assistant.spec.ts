import { conversation, messageField, say } from '../support/capture';
import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';

const FAILED = 'Sorry, I encountered an error while processing your request. Please try again.';
const greeting = /^Hello! Ask me for words/;
interface Message {
  readonly type: string;
  readonly content: string;
  readonly vocabularyData: readonly { readonly id: number | null; readonly en_word: string }[];
}
const history = async (...[learner]: [Parameters<typeof asLearner>[0]]) =>
  (await asLearner<{ messages: Message[] }>(learner, 'GET', '/chat/history')).messages;

test('the assistant has a tab of its own, which the address names, and greets', async ({
  signedIn: page,
}) => {
  await page.goto('/chat');
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await expect(page).toHaveURL(/\/chat\?view=assistant$/);
  await expect(page.getByText(greeting)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Assistant', selected: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Speak a message' })).toBeVisible();
});

test('an answer brings cards, which are saved once and lead to the list', async ({
  signedIn: page,
  learner,
}) => {
  await page.goto('/chat?view=assistant');
  await say(page, 'how do you say umbrella');
  await expect(messageField(page)).toHaveValue('');
  const card = page.getByRole('article', { name: 'umbrella' });
  await expect(card.getByText('傘').first()).toBeVisible();
  await expect(card.getByText('kasa', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Save umbrella' }).dblclick();
  await expect(page.getByText('Successfully saved "umbrella" to your vocabulary!')).toBeVisible();
  await page.reload();
  await card.getByRole('link', { name: 'View in Vocabularies' }).click();
  await expect(page).toHaveURL(/\/vocabularies\?query=umbrella/);
  await expect(page.getByText('Showing 1 - 1 of 1.')).toBeVisible();
  expect((await history(learner)).map(({ type }) => type)).toEqual(['user', 'assistant']);
});

test('all cards are saved at once, changed before if wished, and deleting a word elsewhere unsaves its card', async ({
  signedIn: page,
  learner,
}) => {
  await asLearner(learner, 'POST', '/chat/send', { content: 'teach me 3 words about weather' });
  await page.goto('/chat?view=assistant');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await cards
    .first()
    .getByRole('button', { name: /^Edit / })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('English', { exact: true }).fill('my weather');
  await dialog.getByLabel(/^Collection/).fill('Sky');
  await dialog.getByRole('button', { name: /^Save / }).click();
  await expect(page.getByText('Successfully saved "my weather" to your vocabulary!')).toBeVisible();
  await page.getByRole('button', { name: 'Save all 2' }).click();
  await expect(page.getByText('Successfully saved 2 words to your vocabulary!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View in Vocabularies' })).toHaveCount(3);
  const [first] = (await history(learner))[1]?.vocabularyData ?? [];
  const { vocabulary } = await asLearner<{ vocabulary: object }>(learner, 'GET', `/vocabulary/${first?.id}`);
  expect(vocabulary).toMatchObject({ en_word: 'my weather', user_topic: 'Sky', status: true });
  await asLearner(learner, 'DELETE', `/vocabulary/${first?.id}`);
  await expect(page.getByRole('link', { name: 'View in Vocabularies' })).toHaveCount(2);
  await expect(cards.first().getByRole('button', { name: /^Save / })).toBeEnabled();
});

test('a failed reply says so, survives a reload, and "Try Again" resends the same message once', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/500|ERR_CONNECTION_RESET|ERR_FAILED/);
  await page.goto('/chat?view=assistant');
  await page.route('**/api/chat/send', (route) => route.fulfill({ status: 500, body: '' }));
  await say(page, 'how do you say umbrella');
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByText('Failed to send message')).toBeVisible();
  await page.unroute('**/api/chat/send');
  await page.reload();
  await expect(page.getByText('how do you say umbrella')).toBeVisible();
  // The answer is lost on the way back: the server has the message, and the screen finds out.
  let lost = 0;
  await page.route('**/api/chat/send', async (route) => {
    if (lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article', { name: 'umbrella' })).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
  await expect(page.getByText('how do you say umbrella', { exact: true })).toHaveCount(1);
  expect(await history(learner)).toHaveLength(2);
});

test('what was said elsewhere shows when the tab is looked at again; clearing asks first', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  // Nobody tells this tab of anything: it asks when it is looked at.
  expectProblems(/ERR_FAILED/);
  await page.route('**/api/events', (route) => route.abort());
  await page.goto('/chat?view=assistant');
  await expect(page.getByText(greeting)).toBeVisible();
  await asLearner(learner, 'POST', '/chat/send', { content: 'from my phone' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('from my phone', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear history' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear history?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await history(learner)).toHaveLength(2);
  await page.getByRole('button', { name: 'Clear history' }).click();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText(greeting)).toBeVisible();
  expect(await history(learner)).toEqual([]);
});

test('drafts of both views survive a reload and each other, and are gone after a sign-out', async ({
  signedIn: page,
}) => {
  await page.goto('/chat?view=assistant');
  await messageField(page).fill('half a question');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('half a note');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('half a note');
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await expect(messageField(page)).toHaveValue('half a question');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('half a');
});

for (const [view, name] of [
  ['notes', 'Note'],
  ['assistant', 'Message'],
] as const) {
  test(`Enter that ends a composition sends nothing in the ${view}, the next one does, in either order of events`, async ({
    signedIn: page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /capture-notes|chat\/send/.test(request.url()))
        sent.push(request.url());
    });
    await page.goto(`/chat?view=${view}`);
    const field = page.getByRole('textbox', { name, exact: true });
    await field.focus();
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'かさ', selectionStart: 2, selectionEnd: 2 });
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 } as const;
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await client.send('Input.insertText', { text: '傘' });
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    await expect(field).toHaveValue('傘');
    // Safari ends the composition first and then reports its Enter by the key code alone.
    await field.evaluate((area) => {
      const init = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
      area.dispatchEvent(new KeyboardEvent('keydown', init));
      area.dispatchEvent(new KeyboardEvent('keydown', { ...init, keyCode: 13, isComposing: true }));
    });
    await expect(field).toHaveValue('傘');
    expect(sent).toEqual([]);
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await expect.poll(() => sent.length).toBe(1);
  });
}

test('text is text: no markup, no link, no picture of others', async ({ signedIn: page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.test')) elsewhere.push(request.url());
  });
  const content =
    '<img src="http://evil.test/x.png" onerror="alert(1)"> [a](http://evil.test) http://evil.test';
  await page.route('**/api/chat/history?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        messages: [
          {
            id: 2,
            userId: 1,
            type: 'assistant',
            content,
            vocabularyData: [],
            createdAt: '2026-11-20T08:00:00.000Z',
            updatedAt: '2026-11-20T08:00:00.000Z',
          },
        ],
      },
    }),
  );
  await page.goto('/chat?view=assistant');
  await expect(page.getByText(content)).toBeVisible();
  await expect(conversation(page).locator('img, a')).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});
