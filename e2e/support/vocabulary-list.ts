import { expect, type Locator, type Page } from '@playwright/test';
import { asLearner, type Learner } from './learner';

/** What a word is made of; what is missing the server derives. */
export interface NewWord {
  readonly en_word: string;
  readonly hiragana?: string;
  readonly katakana?: string;
  readonly kanji?: string;
  readonly part_of_speech?: string;
  readonly level?: string;
  readonly tags?: readonly string[];
  readonly user_topic?: string;
  readonly topic?: string;
}

/** Most words that one call makes. */
const MAX_WORDS_PER_CALL = 100;

/** Saves words for the learner, the last one as the newest; gives their ids. */
export async function saveWords(learner: Learner, words: readonly NewWord[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < words.length; from += MAX_WORDS_PER_CALL) {
    const vocabulary = words
      .slice(from, from + MAX_WORDS_PER_CALL)
      .map((word) => ({ hiragana: 'ことば', ...word, status: true }));
    const answer = await asLearner<{ vocabulary_ids: number[] }>(learner, 'POST', '/vocabulary/create', {
      vocabulary,
    });
    ids.push(...answer.vocabulary_ids);
  }
  return ids;
}

/** "word 01", "word 02" …, each with a reading of its own, so that none is the same entry as another. */
export const numbered = (count: number): NewWord[] =>
  Array.from({ length: count }, (_, index) => ({ en_word: `word ${String(index + 1).padStart(2, '0')}` }));

export const summary = (page: Page, text: string): Locator => page.getByText(text, { exact: true });
export const card = (page: Page, english: string): Locator =>
  page.getByRole('main').getByRole('article', { name: english, exact: true });
export const searchBox = (page: Page): Locator =>
  page.getByRole('main').getByRole('searchbox', { name: 'Search', exact: true });
export const select = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('combobox', { name, exact: true });

/** The page shows exactly these words, in this order. */
export async function expectWords(page: Page, english: readonly string[]): Promise<void> {
  const cards = page.getByRole('main').getByRole('article');
  await expect
    .poll(() => cards.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
    .toEqual(english);
}

const FILTERS = ['Sort', 'Collection', 'Topic', 'Level', 'Part of speech', 'Status'];
const filtersButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^Filters/ });

/** On a phone order and filters are folded behind a button. */
export async function showFilters(page: Page): Promise<void> {
  await expect(searchBox(page)).toBeVisible();
  const button = filtersButton(page);
  if ((await button.isVisible()) && (await button.getAttribute('aria-expanded')) === 'false') {
    await button.click();
  }
}

/** Opens a select and picks from it. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  if (FILTERS.includes(name)) await showFilters(page);
  await select(page, name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The query of the address, as an object. */
const queryOf = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);

export const expectQuery = (page: Page, query: Record<string, string>): Promise<void> =>
  expect.poll(() => queryOf(page)).toEqual(query);
