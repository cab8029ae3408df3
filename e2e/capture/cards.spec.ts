import { letMeet } from '../support/hold-back';
import { asLearner, type Learner } from '../support/learner';
import { openTab } from '../support/tabs';
import { expect, test, withSession } from '../support/test';

const ask = (learner: Learner, content: string) => asLearner(learner, 'POST', '/chat/send', { content });
const savedWords = async (learner: Learner) =>
  (
    await asLearner<{ vocabulary: { en_word: string; user_topic: string }[] }>(
      learner,
      'GET',
      '/vocabulary?limit=50&sort_by=alphabetical',
    )
  ).vocabulary;

test('a card shows how a word is written, read, meant and used, is heard and seen', async ({
  signedIn: page,
  learner,
}) => {
  await ask(learner, 'how do you say umbrella');
  await page.goto('/chat?view=assistant');
  const card = page.getByRole('article', { name: 'umbrella' });
  await expect(card.locator('ruby').first()).toContainText('傘');
  await expect(card.locator('rt').first()).toHaveText('かさ');
  for (const text of ['kasa', 'noun', 'about N5'])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.locator('p[lang="ja"]').last()).toContainText('傘');
  await expect(card.locator('p[lang="en"]')).toContainText('umbrella');
  const picture = card.getByRole('img').last();
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  for (const sound of ['Japanese word', 'English word', 'Japanese sentence'])
    await expect(card.getByRole('button', { name: `Play ${sound}` })).toBeEnabled();
  const heard = page.waitForResponse(/\/api\/media\/audio\//);
  await card.getByRole('button', { name: 'Play Japanese word' }).click();
  expect((await heard).ok()).toBe(true);
});

test('saving sends the fields of the card, its message and its place, and the link names the word', async ({
  signedIn: page,
  learner,
}) => {
  await ask(learner, 'teach me 3 words about weather');
  const { messages } = await asLearner<{
    messages: { id: number; vocabularyData: { id: number; en_word: string; ja_word: string }[] }[];
  }>(learner, 'GET', '/chat/history?limit=50&offset=0');
  const message = messages.at(-1);
  const second = message?.vocabularyData[1] ?? { id: 0, en_word: '', ja_word: '' };
  await page.goto('/chat?view=assistant');
  const saving = page.waitForRequest('**/api/chat/save-vocabulary');
  await page.getByRole('button', { name: `Save ${second.en_word}`, exact: true }).click();
  const sent = (await saving).postDataJSON() as {
    chat_message_id: number;
    vocabulary_index: number;
    vocabulary_items: unknown[];
  };
  expect(sent).toMatchObject({ chat_message_id: message?.id, vocabulary_index: 1 });
  expect(sent.vocabulary_items).toEqual([expect.objectContaining(second)]);
  await expect(page.getByText(`Successfully saved "${second.en_word}" to your vocabulary!`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View in Vocabularies' })).toHaveAttribute(
    'href',
    `/vocabularies?search=${encodeURIComponent(second.en_word)}`,
  );
});

test('a card that is saved in two tabs at the same time is one word, and both tabs know', async ({
  page,
  context,
  learner,
}) => {
  await withSession(page, learner);
  await ask(learner, 'how do you say umbrella');
  await page.goto('/chat?view=assistant');
  const other = await openTab(context, '/chat?view=assistant');
  const save = (tab: typeof page) => tab.getByRole('button', { name: 'Save umbrella' });
  const met = await letMeet([page, other], '**/api/chat/save-vocabulary');
  for (const tab of [page, other]) await save(tab).click();
  await met();
  for (const tab of [page, other])
    await expect(tab.getByRole('link', { name: 'View in Vocabularies' })).toBeVisible();
  expect((await savedWords(learner)).map(({ en_word }) => en_word)).toEqual(['umbrella']);
});

test('a card of a word that the learner has is marked, in the text and on the card', async ({
  signedIn: page,
  learner,
}) => {
  const vocabulary = [{ en_word: 'umbrella', kanji: '傘', hiragana: 'かさ', status: true }];
  await asLearner(learner, 'POST', '/vocabulary/create', { vocabulary });
  await ask(learner, 'how do you say umbrella');
  await page.goto('/chat?view=assistant');
  const card = page.getByRole('article', { name: 'umbrella' });
  await expect(card.getByText('Saved', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: 'View in Vocabularies' })).toBeVisible();
  await expect(page.getByText('Already in your vocabulary: 傘.')).toBeVisible();
  expect(await savedWords(learner)).toHaveLength(1);
});

test('cards go into the collection that is chosen for them', async ({ signedIn: page, learner }) => {
  await asLearner(learner, 'POST', '/topics/user', { name: 'Rainy days' });
  await ask(learner, 'teach me 2 words about weather');
  await page.goto('/chat?view=assistant');
  await page.getByRole('combobox', { name: 'Collection' }).click();
  await page.getByRole('option', { name: 'Rainy days' }).click();
  await page.getByRole('button', { name: 'Save all 2' }).click();
  await expect(page.getByText('Successfully saved 2 words to your vocabulary!')).toBeVisible();
  expect((await savedWords(learner)).map(({ user_topic }) => user_topic)).toEqual([
    'Rainy days',
    'Rainy days',
  ]);
});

test('what is changed on a card survives a failed saving and a reload, until it is cancelled', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/500/);
  await ask(learner, 'how do you say umbrella');
  await page.route('**/api/chat/save-vocabulary', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/chat?view=assistant');
  const edit = page.getByRole('button', { name: 'Edit umbrella' });
  const english = page.getByRole('dialog').getByLabel('English', { exact: true });
  await edit.click();
  await english.fill('a red umbrella');
  await page.getByRole('dialog').getByRole('button', { name: 'Save umbrella' }).click();
  await expect(page.getByText('Failed to save vocabulary')).toBeVisible();
  await expect(english).toHaveValue('a red umbrella');
  await page.reload();
  await edit.click();
  await expect(english).toHaveValue('a red umbrella');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await edit.click();
  await expect(english).toHaveValue('umbrella');
});
