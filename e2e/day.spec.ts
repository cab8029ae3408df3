import { expect, test, type Locator, type Page } from '@playwright/test';
import { waitUntilSeen } from './support/wait-until-seen';
import { mailTo, newEmail, suiteUrl } from './support/learner';
import { watchConsole } from './support/console';

/**
 * One learner's day on real parts: sign-up, mail, notes that become words, search, speech, a quiz with one right, one
 * wrong and one revealed word, sign-out. Each step leaves what the next one needs.
 */
test.describe.configure({ mode: 'serial' });

const smoke = { tag: '@smoke' };

let page: Page;
let problems: () => string[];
const email = newEmail();
const password = 'Densha-de-iku-7';

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  problems = watchConsole(page);
});
test.afterAll(() => page.close());

const main = (): Locator => page.getByRole('main');

test('signs up, follows the link of the mail, and lands on the dashboard', smoke, async () => {
  await page.goto(suiteUrl());
  await expect(page).toHaveURL(/\/auth\/signin$/);
  await page.getByRole('link', { name: 'Sign up' }).click();

  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Japan', exact: true }).click();
  await page.getByLabel('First name').fill('Aiko');
  await page.getByLabel('Last name').fill('Mori');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/email-verification/);
  await expect(page.getByRole('heading', { name: 'Email Verification Required' })).toBeVisible();

  await mailTo(email);
  await page.goto(`${suiteUrl()}/dev/mailbox`);
  const mail = page.getByRole('article').filter({ hasText: email });
  await mail
    .getByRole('link', { name: /\/auth\/email-verification\?/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${suiteUrl()}/dashboard`);
  await expect(page.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
});

async function note(type: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: type, exact: true }).click();
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(main().getByText(`${type.toUpperCase()} - ${text}`)).toBeVisible();
}

test('notes a word and a topic, and sees them turn to "Generated" without a reload', smoke, async () => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Capture' }).click();
  await expect(page.getByText('No notes yet')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));

  await note('Word', 'umbrella');
  await expect(
    page.getByText('Note captured! Vocabulary will be generated automatically.').first(),
  ).toBeVisible();
  await note('Topic', 'travel by train');
  await expect(main().getByText('Generated', { exact: true })).toHaveCount(2, { timeout: 20_000 });
  await expect(main().getByText('Generating...')).toHaveCount(0);
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
});

test('finds the words in their collections and topics, and each by every script', smoke, async () => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vocabulary' }).click();
  await expect(main().getByText(/^Showing 1 - 12 of \d+\.$/)).toBeVisible();

  await main().getByRole('combobox', { name: 'Collection' }).click();
  await page.getByRole('option', { name: 'Class Notes' }).click();
  await expect(main().getByText('Showing 1 - 1 of 1.')).toBeVisible();
  await expect(main().getByText('傘').first()).toBeVisible();

  await main().getByRole('combobox', { name: 'Collection' }).click();
  await page.getByRole('option', { name: /travel by train/i }).click();
  await expect(main().getByText(/^Showing 1 - 12 of \d\d\.$/)).toBeVisible();
  await main().getByRole('combobox', { name: 'Topic' }).click();
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(2);
  await page.keyboard.press('Escape');

  for (const query of ['umbrella', 'かさ', 'カサ', 'kasa', '傘']) {
    await page.goto(`${suiteUrl()}/vocabularies`);
    const field = main().getByRole('searchbox', { name: 'Search' });
    await field.fill(query);
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('query') === query);
    await expect(main().getByText('Showing 1 - 1 of 1.')).toBeVisible();
    const card = main().getByRole('article').filter({ hasText: 'umbrella' });
    for (const text of ['傘', 'かさ', /kasa/i]) await expect(card.getByText(text).first()).toBeVisible();
  }
});

test('hears 傘 and opens its detail', smoke, async () => {
  const card = main().getByRole('article').filter({ hasText: 'umbrella' });
  const clip = page.waitForResponse((response) => response.url().includes('/api/media/audio/'));
  await card.getByRole('button', { name: 'Play Japanese word' }).click();
  const audio = await clip;
  expect(audio.ok()).toBe(true);
  expect(audio.headers()['content-type']).toMatch(/^audio\//);
  await expect(card.getByRole('button', { name: 'Play Japanese word' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Failed to play audio')).toHaveCount(0);

  await card
    .getByRole('link', { name: /^View / })
    .or(card.getByRole('button', { name: /^View / }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/vocabularies\/\d+\/detail/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const text of ['傘', 'かさ', 'kasa']) await expect(main().getByText(text).first()).toBeVisible();
  await expect(main().getByRole('button', { name: 'Play Japanese sentence' })).toBeVisible();
});

/** What the learner knows of the shown word, from the list of the API, to answer it rightly. */
async function meaningOfShownWord(): Promise<string> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('kotoba.session') ?? '{}').token as string,
  );
  const sessionId = /\/learn\/session\/(\d+)/.exec(page.url())?.[1];
  const response = await page.request.get(`${suiteUrl()}/api/learn/session/${sessionId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  interface Detail {
    status: number;
    vocabulary: { enWord: string };
  }
  const { data } = (await response.json()) as { data: { learnDetails: Detail[] } };
  const open = data.learnDetails.find((detail) => detail.status === 0);
  return open?.vocabulary.enWord.split(';')[0] ?? '';
}

let total = 0;

test('learns in mode 2: one word right, one wrong, one revealed, and ends', smoke, async () => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learning' }).click();
  await main().getByRole('button', { name: 'Other ways to practice' }).click();
  await main().getByRole('combobox', { name: 'Collection' }).click();
  await page.getByRole('option', { name: /travel by train/i }).click();
  await main().getByRole('button', { name: 'Next: Choose Mode' }).click();
  await main()
    .getByRole('button', { name: /^Hiragana\/Katakana → English/ })
    .click();
  await expect(page).toHaveURL(/\/learn\/session\/\d+$/);
  await main().getByRole('button', { name: 'Skip introductions' }).click();
  const progress = main().getByText(/^\d+\/\d+ words$/);
  await expect(progress).toBeVisible();
  total = Number(/\/(\d+) words/.exec((await progress.textContent()) ?? '')?.[1]);
  expect(total).toBeGreaterThan(3);

  const answer = main().getByLabel('Your answer');
  await answer.fill(await meaningOfShownWord());
  // It passes by itself.
  const correct = waitUntilSeen(page, 'main strong', 'Correct!');
  await answer.press('Enter');
  await correct;
  await expect(main().getByText(`2/${total} words`)).toBeVisible();

  await answer.fill('certainly not this');
  await answer.press('Enter');
  await expect(page.getByText('Incorrect. Try again.').first()).toBeVisible();
  await main().getByRole('button', { name: 'Next', exact: true }).click();
  await expect(main().getByText(`3/${total} words`)).toBeVisible();

  await main().getByRole('switch', { name: 'Review' }).click();
  await main().getByRole('button', { name: 'Next', exact: true }).click();
  await expect(main().getByText(`4/${total} words`)).toBeVisible();

  await main().getByRole('button', { name: 'End Session' }).click();
  const dialog = page.getByRole('dialog', { name: 'End Learning Session' });
  await dialog.getByRole('button', { name: 'End Session' }).click();
  await expect(page).toHaveURL(/\/learn\/results\/\d+$/);
});

test('reads correct numbers in the results', smoke, async () => {
  await expect(page.getByRole('heading', { name: 'Learning Results' })).toBeVisible();
  await expect(main().getByText('33.3%').first()).toBeVisible();
  await expect(main().getByText(`1 of ${total} words correct`)).toBeVisible();
  const value = (name: string): Locator =>
    main()
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) });
  await expect(value('Total')).toContainText(String(total));
  await expect(value('Fully Learned Words')).toContainText('3');
  await expect(value('Correct Words')).toContainText('1');
  await expect(value('Incorrect Words')).toContainText('1');
  await expect(value('Reviewed Words')).toContainText('1');
  await expect(main().getByRole('button', { name: /Relearn Incorrect & Reviewed/ })).toContainText(
    String(total - 1),
  );
});

test('signs out, and the old token is dead on the server', smoke, async () => {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('kotoba.session') ?? '{}').token as string,
  );
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${suiteUrl()}/dashboard`);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem('kotoba.session'))).toBeNull();
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post(`${suiteUrl()}/api/auth/check-auth`, { headers })).status()).toBe(401);
  expect((await page.request.get(`${suiteUrl()}/api/vocabulary`, { headers })).status()).toBe(401);
});

test('nothing went wrong behind the screens', smoke, () => {
  expect(problems()).toEqual([]);
});
