import type { Page } from '@playwright/test';
import { typeNote, type StoredNote } from '../support/capture';
import { expect, test } from '../support/test';

const COUNT = 500;
/** Far from the numbers that the server gives, so that a note that is written here is none of these. */
const BEFORE_FIRST = 1_000_000;
const PAGE = 100;
/** The first note was written then; one every ten minutes since. */
const FIRST = Date.UTC(2026, 0, 1);

type Told = StoredNote & { readonly createdAt: string; readonly vocabularyIds: readonly number[] };
const note = (place: number): Told => ({
  id: BEFORE_FIRST + place,
  content: `WORD - qqzz ${place}`,
  createdAt: new Date(FIRST + place * 600_000).toISOString(),
  isConverted: true,
  error: null,
  vocabularyIds: [],
  words: [],
});

/** More notes than one call gives, behind the documented call. Gives the pages that were asked for. */
async function tell(page: Page): Promise<string[]> {
  const newestFirst = Array.from({ length: COUNT }, (_, index) => note(COUNT - index));
  const pages: string[] = [];
  await page.route(/\/api\/capture-notes\?/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    // Those that are written here are the server's.
    if (query.has('ids')) return route.fallback();
    const [limit, before] = [Number(query.get('limit')), Number(query.get('before') ?? Infinity)];
    if (limit === PAGE) pages.push(query.get('before') ?? 'the newest');
    const notes = newestFirst.filter(({ id }) => id < before).slice(0, limit);
    return route.fulfill({ json: { success: true, notes } });
  });
  return pages;
}

test(`${COUNT} notes are read a hundred at a time, each once, in order, under its day; a new one stands above them`, async ({
  signedIn: page,
}) => {
  const pages = await tell(page);
  await page.goto('/chat');
  const older = page.getByRole('button', { name: 'Show older notes' });
  const texts = page.getByText(/^WORD - qqzz \d+$/);
  for (let shown = PAGE; shown < COUNT; shown += PAGE) {
    await expect(texts).toHaveCount(shown);
    await older.click();
  }
  await expect(texts).toHaveCount(COUNT);
  // The last page was full: only the next one, an empty one, says that there is nothing older.
  await older.click();
  await expect(older).toHaveCount(0);
  expect(await texts.allTextContents()).toEqual(
    Array.from({ length: COUNT }, (_, index) => `WORD - qqzz ${COUNT - index}`),
  );
  const days = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(new Set(days).size).toBe(days.length);
  expect(days).toHaveLength(Math.floor((COUNT * 600_000) / 86_400_000) + 1);
  const asked = Array.from({ length: COUNT / PAGE }, (_, index) =>
    String(BEFORE_FIRST + COUNT - (index + 1) * PAGE + 1),
  );
  expect(pages).toEqual(['the newest', ...asked]);

  await typeNote(page, 'umbrella');
  await expect(
    page.getByRole('main').getByRole('listitem').first().getByText('WORD - umbrella', { exact: true }),
  ).toBeVisible();
  expect(pages).toHaveLength(COUNT / PAGE + 1);
});
