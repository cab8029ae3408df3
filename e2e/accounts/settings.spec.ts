import type { Page } from '@playwright/test';
import { bringAxe, expectAccessible } from '../support/axe';
import { asLearner, signIn, type Learner } from '../support/learner';
import { openOtherDevice } from '../support/other-device';
import { expect, test } from '../support/test';

const PAPER = { light: 'rgb(250, 248, 244)', dark: 'rgb(20, 22, 28)' };
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const saved = (page: Page) => expect(page.getByText('Settings saved').first()).toBeVisible();
const settingsOf = (learner: Learner) => asLearner<object>(learner, 'GET', '/account/settings');
const change = (learner: Learner, settings: object) =>
  asLearner(learner, 'PATCH', '/account/settings', settings);

/** Every ground that is painted in the first second of each page that is opened from now on. */
async function watchPaint(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { paintedGrounds: seen });
    const look = (): void => {
      if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
      if (performance.now() < 1000) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => [...(window as unknown as { paintedGrounds: Set<string> }).paintedGrounds]);
}

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('each setting is saved by itself, on the server, and other devices have it', async ({
  signedIn: page,
  learner,
  browser,
}) => {
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Furigana' }).click();
  await choose(page, 'Answer strictness', 'Lenient');
  await page.getByRole('switch', { name: 'Auto-advance' }).click();
  await page.getByRole('switch', { name: 'Audio autoplay' }).click();
  await page.getByRole('textbox', { name: 'New words per day' }).fill('7');
  await page.getByRole('textbox', { name: 'Reviews per day' }).fill('70');
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await page.getByRole('searchbox', { name: 'Search time zones' }).fill('kath');
  await page.keyboard.press('Enter');
  await saved(page);
  const expected = {
    furigana: false,
    strictness: 'lenient',
    autoAdvance: false,
    autoplay: true,
    newPerDay: 7,
    reviewsPerDay: 70,
    timeZone: 'Asia/Kathmandu',
  };
  await expect.poll(() => settingsOf(learner)).toMatchObject(expected);

  const other = await openOtherDevice(browser, learner);
  await other.goto('/settings');
  await expect(other.getByRole('switch', { name: 'Furigana' })).not.toBeChecked();
  await expect(other.getByRole('combobox', { name: 'Answer strictness' })).toContainText('Lenient');
  await expect(other.getByRole('textbox', { name: 'New words per day' })).toHaveValue('7');
  await expect(other.getByRole('combobox', { name: 'Time zone' })).toContainText('Asia/Kathmandu');
  await other.context().close();
});

test('a change holds before the server has answered, and is taken back with a toast when it is refused', async ({
  signedIn: page,
  expectProblems,
}) => {
  expectProblems(/account\/settings/, /503/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings');
  const furigana = page.getByRole('switch', { name: 'Furigana' });
  await expect(furigana).toBeChecked();
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((next) => (refuse = next));
  await page.route('**/api/account/settings', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await refused;
    await route.fulfill({ status: 503, json: { success: false, error: 'Try later', code: 'UNAVAILABLE' } });
  });
  await furigana.click();
  await expect(furigana).not.toBeChecked();
  await choose(page, 'Theme', 'Dark');
  await expect.poll(() => ground(page)).toBe(PAPER.dark);
  refuse();
  await expect(page.getByText('Try later').first()).toBeVisible();
  await expect(furigana).toBeChecked();
  await expect.poll(() => ground(page)).toBe(PAPER.light);
});

test('the theme follows the system until one is chosen', async ({ signedIn: page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings');
  await expect(page.getByRole('combobox', { name: 'Theme' })).toContainText('System');
  await expect.poll(() => ground(page)).toBe(PAPER.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toBe(PAPER.light);
  await choose(page, 'Theme', 'Light');
  await saved(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await ground(page)).toBe(PAPER.light);
});

test('the theme is there before the first paint, on every kind of page', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/404.*no\/such\/place/);
  await page.emulateMedia({ colorScheme: 'light' });
  await change(learner, { theme: 'dark' });
  await page.goto('/settings');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const painted = await watchPaint(page);
  for (const place of ['/dashboard', '/settings', '/terms', '/no/such/place']) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await painted(), place).toEqual([PAPER.dark]);
  }
});

test('who signs in on another device finds the chosen theme and furigana there at once', async ({
  page,
  learner,
}) => {
  await change(learner, { theme: 'dark', furigana: false });
  const { vocabulary_ids } = await asLearner<{ vocabulary_ids: number[] }>(
    learner,
    'POST',
    '/vocabulary/create',
    {
      vocabulary: [{ en_word: 'umbrella', kanji: '傘', hiragana: 'かさ', status: true }],
    },
  );
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, learner);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => ground(page)).toBe(PAPER.dark);
  await page.goto(`/vocabularies/${vocabulary_ids[0]}/detail`);
  await expect(page.locator('main')).toContainText('傘');
  await expect(page.locator('main rt')).toHaveCount(0);
  // A change on the first device arrives when the learner comes back to the tab of this one.
  await change(learner, { furigana: true, theme: 'light' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('main rt').first()).toBeVisible();
  await expect.poll(() => ground(page)).toBe(PAPER.light);
});

test('the quiz goes by strictness, auto-advance and autoplay', async ({ signedIn: page, learner }) => {
  const { vocabulary_ids } = await asLearner<{ vocabulary_ids: number[] }>(
    learner,
    'POST',
    '/vocabulary/create',
    {
      vocabulary: [
        { en_word: 'umbrella', hiragana: 'かさ', status: true },
        { en_word: 'cherry blossom', hiragana: 'さくら', status: true },
      ],
    },
  );
  const open = async (): Promise<void> => {
    const { data } = await asLearner<{ data: { id: number } }>(learner, 'POST', '/learn/start', {
      vocabularyIds: vocabulary_ids,
      mode: 2,
      level: 'beginner',
    });
    await page.goto(`/learn/session/${data.id}`);
    await expect(page.getByLabel('Your answer')).toBeFocused();
  };
  const meaning = async () =>
    (await page.locator('main').getByText('かさ').count()) > 0 ? 'umbrella' : 'cherry blossom';
  const answer = async (text: string): Promise<void> => {
    await page.getByLabel('Your answer').fill(text);
    await page.getByRole('button', { name: 'Submit answer' }).click();
  };
  await page.clock.install();
  const spoken: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/audio\//.test(request.url())) spoken.push(request.url());
  });

  await change(learner, { strictness: 'exact', autoAdvance: false, autoplay: false });
  await open();
  await answer((await meaning()).replace('rr', 'r').replace('umbrella', 'umbrela'));
  await expect(page.getByRole('main').getByText('Incorrect. Try again.')).toBeVisible();
  expect(spoken).toEqual([]);

  await change(learner, { strictness: 'standard', autoplay: true });
  await open();
  await expect.poll(() => spoken.length).toBeGreaterThan(0);
  await answer(await meaning());
  // Without auto-advance the word stays until the learner goes on.
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(next).toBeVisible();

  await change(learner, { autoAdvance: true, autoplay: false });
  await open();
  const first = await meaning();
  await answer(first);
  await expect.poll(meaning).not.toBe(first);
});

test('Smart Start keeps to the daily limit of new words', async ({ signedIn: page, learner }) => {
  const kana = [...'かきくけこ'];
  await asLearner(learner, 'POST', '/vocabulary/create', {
    vocabulary: kana.map((sign, index) => ({
      en_word: `word ${index}`,
      hiragana: `${sign}さ`,
      status: true,
    })),
  });
  await change(learner, { newPerDay: 2 });
  await page.goto('/learn');
  const [started] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/learn/start')),
    page.getByRole('button', { name: 'Smart Start' }).click(),
  ]);
  expect((started.postDataJSON() as { vocabularyIds: number[] }).vocabularyIds).toHaveLength(2);
  await expect(page).toHaveURL(/\/learn\/session\/\d+$/);
});

test('settings break no rule of accessibility', async ({ signedIn: page }) => {
  await bringAxe(page);
  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: 'Furigana' })).toBeVisible();
  await expectAccessible(page, 'settings');
});
