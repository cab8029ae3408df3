import type { Page } from '@playwright/test';
import { noteField, noteItem } from '../support/capture';
import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';

const DAY_MS = 86_400_000;
interface Told {
  readonly id: number;
  readonly content: string;
  readonly createdAt: string;
  readonly isConverted: boolean;
  readonly error: null;
  readonly vocabularyIds: readonly number[];
  readonly words: readonly { readonly id: number; readonly en_word: string; readonly ja_word: string }[];
}
const told = (id: number, createdAt: string, content = `WORD - note ${id}`): Told => ({
  ...{ id, content, createdAt, isConverted: false, error: null, vocabularyIds: [], words: [] },
});
/** Notes behind the documented call that nobody can write in a minute: of many days, or hundreds. */
async function tell(page: Page, notes: readonly Told[]): Promise<void> {
  await page.route(/\/api\/capture-notes(\?|$)/, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { success: true, notes } }) : route.fallback(),
  );
}

/** The same, page by page as the server reads them. Newest first. */
async function tellPages(page: Page, notes: readonly Told[]): Promise<void> {
  await page.route(/\/api\/capture-notes(\?|$)/, (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const query = new URL(route.request().url()).searchParams;
    const ids = query.getAll('ids').flatMap((list) => list.split(',').map(Number));
    const before = notes.findIndex(({ id }) => id === Number(query.get('before')));
    const wanted = ids.length > 0 ? notes.filter(({ id }) => ids.includes(id)) : notes.slice(before + 1);
    return route.fulfill({
      json: { success: true, notes: wanted.slice(0, Number(query.get('limit') ?? 500)) },
    });
  });
}

/** Presses "Show older notes" in the page until so many notes are shown: one step, for the trace keeps the page of every step. */
const showAll = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (most) => {
    const older = () =>
      Array.from(document.querySelectorAll('main button')).find(
        ({ textContent }) => textContent === 'Show older notes',
      );
    while (document.querySelectorAll('li time').length < most) {
      (older() as HTMLButtonElement | undefined)?.click();
      await new Promise((next) => requestAnimationFrame(next));
    }
  }, count);

test('thirty days of notes stand under their days, newest first, each with the time of its making', async ({
  signedIn: page,
  learner,
}) => {
  await asLearner(learner, 'PATCH', '/account/settings', { timeZone: 'Asia/Tokyo' });
  const now = Date.now();
  const notes = Array.from({ length: 60 }, (_, index) =>
    told(60 - index, new Date(now - Math.floor(index / 2) * DAY_MS - (index % 2) * 1000).toISOString()),
  );
  await tell(page, notes);
  await page.goto('/chat');
  await expect(page.getByText('WORD - note 60')).toBeVisible();
  const inTokyo = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo', dateStyle: 'full' });
  const names = [...new Set(notes.map(({ createdAt }) => inTokyo.format(new Date(createdAt))))];
  const days = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(days).toHaveText(['Today', 'Yesterday', ...names.slice(2)]);
  await expect(page.getByRole('listitem').filter({ hasText: 'WORD - note' })).toHaveCount(60);
  const time = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo', timeStyle: 'short' });
  await expect(noteItem(page, 'WORD - note 60').locator('time')).toHaveText(
    time.format(new Date(notes[0]?.createdAt ?? '')),
  );
});

test.describe('a learner of whom it is not known where he is', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('has the days of the device on which he looks, here and everywhere', async ({
    signedIn: page,
    learner,
  }) => {
    await page.clock.setFixedTime(new Date('2026-03-01T16:00:00Z'));
    await tell(page, [told(2, '2026-03-01T15:00:00.000Z'), told(1, '2026-03-01T14:59:00.000Z')]);
    await page.goto('/chat');
    for (const [day, text, time] of [
      ['Today', 'WORD - note 2', '12:00 AM'],
      ['Yesterday', 'WORD - note 1', '11:59 PM'],
    ] as const) {
      const section = page.getByRole('region', { name: day });
      await expect(section.getByText(text)).toBeVisible();
      await expect(section.locator('time')).toHaveText(time);
    }
    expect(await asLearner(learner, 'GET', '/account/settings')).toMatchObject({ timeZone: 'Asia/Tokyo' });
  });
});

test('a long note is read whole, and nothing scrolls sideways', async ({ signedIn: page }) => {
  const long = `PHRASE - ${'長い文章'.repeat(300)} ${'x'.repeat(700)} end`;
  await tell(page, [told(1, new Date().toISOString(), long)]);
  await page.goto('/chat');
  await expect(page.getByText(/ end$/)).toBeVisible();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});

test('five hundred notes stay quick to type beside, and one that changes above does not move what is read', async ({
  signedIn: page,
  learner,
}) => {
  const moment = Date.now();
  const { vocabulary_ids: vocabularyIds } = await asLearner<{ vocabulary_ids: number[] }>(
    learner,
    'POST',
    '/vocabulary/create',
    { vocabulary: [{ en_word: 'rain', hiragana: 'あめ', status: true }] },
  );
  const notes = Array.from({ length: 500 }, (_, index) => ({
    ...told(500 - index, new Date(moment - index * 1000).toISOString()),
    ...(index < 10 && { vocabularyIds }),
  }));
  await tellPages(page, notes);
  await page.goto('/chat');
  await expect(page.getByText('WORD - note 500')).toBeVisible();
  await showAll(page, notes.length);
  const read = noteItem(page, 'WORD - note 250');
  await read.scrollIntoViewIfNeeded();
  await expect(read).toBeInViewport();
  const before = await read.evaluate((item) => item.getBoundingClientRect().top);
  const words = Array.from({ length: 8 }, (_, id) => ({
    id: id + 1,
    en_word: 'a long meaning of a word',
    ja_word: '言葉',
  }));
  await tellPages(
    page,
    notes.map((note) => (note.id > 490 ? { ...note, isConverted: true, words } : note)),
  );
  // What happens to a word asks for the notes that have it.
  await asLearner(learner, 'PATCH', `/vocabulary/${vocabularyIds[0]}`, { en_word: 'rainfall' });
  await expect(noteItem(page, 'WORD - note 500').getByText('Generated', { exact: true })).toHaveCount(1);
  await expect
    .poll(async () => Math.abs((await read.evaluate((item) => item.getBoundingClientRect().top)) - before))
    .toBeLessThanOrEqual(2);
  await noteField(page).fill('the next one');
  await expect(noteField(page)).toHaveValue('the next one');
});

test('more than five hundred notes are read page by page, each once and in order, and one can still write beside them', async ({
  signedIn: page,
}) => {
  const moment = Date.now();
  const count = 620;
  const notes = Array.from({ length: count }, (_, index) =>
    told(count - index, new Date(moment - index * 1000).toISOString()),
  );
  await tellPages(page, notes);
  await page.goto('/chat');
  const texts = () =>
    page.evaluate(() => Array.from(document.querySelectorAll('li p'), ({ textContent }) => textContent));
  await showAll(page, count);
  await expect.poll(texts).toEqual(notes.map(({ content }) => content));
  await expect(page.getByRole('button', { name: 'Show older notes' })).toHaveCount(0);
  await noteField(page).fill('the next one');
  await expect(noteField(page)).toHaveValue('the next one');
});
