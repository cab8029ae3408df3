import type { Page } from '@playwright/test';
import { bringAxe, expectAccessible } from '../support/axe';
import { asLearner } from '../support/learner';
import { openListening } from '../support/listening';
import { expect, test } from '../support/test';
import { keepToast } from '../support/toasts';
import {
  card,
  choose,
  expectQuery,
  expectWords,
  numbered,
  saveWords,
  searchBox,
  select,
  showFilters,
  summary,
} from '../support/vocabulary-list';

const box = (page: Page, word: string) => page.getByRole('checkbox', { name: `Select ${word}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected words' });

async function search(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await searchBox(page).press('Enter');
}

test(
  'words are searched, filtered, leafed through, chosen, read, deleted and brought back; what changes elsewhere shows',
  { tag: '@smoke' },
  async ({ signedIn: page, learner }) => {
    const ids = await saveWords(learner, [
      ...numbered(14).map((word) => ({ ...word, level: 'N5', user_topic: 'Travel', tags: ['old'] })),
      { en_word: 'another word', hiragana: 'べつ', level: 'N4' },
      { en_word: 'cat', kanji: '猫', hiragana: 'ねこ', level: 'N5' },
    ]);
    await openListening(page, '/vocabularies?sort=oldest');
    await expect(summary(page, 'Showing 1 - 12 of 16.')).toBeVisible();
    await search(page, 'ＷＯＲＤ');
    await expect(summary(page, 'Showing 1 - 12 of 15.')).toBeVisible();
    await choose(page, 'Collection', 'Travel');
    await choose(page, 'Level', 'N5');
    await expect(summary(page, 'Showing 1 - 12 of 14.')).toBeVisible();
    await page.getByRole('button', { name: 'Page 2' }).click();
    const last = ['word 13', 'word 14'];
    await expectWords(page, last);
    await page.reload();
    await expectWords(page, last);
    await expect(searchBox(page)).toHaveValue('ＷＯＲＤ');
    await showFilters(page);
    await expect(select(page, 'Collection')).toHaveText('Travel');
    await expect(select(page, 'Level')).toHaveText('N5');

    await page.getByRole('checkbox', { name: 'Select page' }).check();
    await bar(page).getByRole('button', { name: 'Select all 14' }).click();
    await expect(bar(page).getByText('14 selected')).toBeVisible();
    await box(page, 'word 14').uncheck();
    await bar(page).getByRole('button', { name: 'Tag', exact: true }).click();
    const tagging = page.getByRole('dialog', { name: 'Tag 13 words' });
    await tagging.getByRole('button', { name: 'Remove old' }).click();
    await tagging.getByRole('textbox', { name: 'New tags' }).fill('new、旅行');
    await tagging.getByRole('button', { name: 'Save tags' }).click();
    await expect(page.getByText('Tags of 13 words changed')).toBeVisible();
    await expect(card(page, 'word 13').getByRole('listitem')).toHaveText(['new', '旅行']);
    await expect(card(page, 'word 14').getByRole('listitem')).toHaveText(['old']);

    await page.getByRole('button', { name: 'Page 1' }).click();
    await page.getByRole('link', { name: 'View word 12' }).click();
    // Exactly: “Showing 1 - 12 of 14.” stands on the list that is being left.
    await expect(page.getByText('12 of 14', { exact: true })).toBeVisible();
    // While the word moves to its place the browser takes no keys.
    await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { level: 1, name: 'word 13' })).toBeVisible();
    await expect(page.getByText('13 of 14')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Vocabulary' }).click();
    await expectWords(page, last);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'word 13' })).toBeVisible();
    await page.goForward();

    await page.getByRole('button', { name: 'Delete word 13' }).click();
    await keepToast(page, 'Vocabulary deleted successfully!');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectWords(page, ['word 14']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectWords(page, last);
    await expect(card(page, 'word 13').getByRole('listitem')).toHaveText(['new', '旅行']);

    await asLearner(learner, 'PATCH', `/vocabulary/${ids[13]}`, { en_word: 'last word' });
    await expectWords(page, ['word 13', 'last word']);
    await saveWords(learner, [
      { en_word: 'new word', hiragana: 'あたらしい', level: 'N5', user_topic: 'Travel' },
    ]);
    await expect(card(page, 'new word').getByText('New', { exact: true })).toBeVisible();
    await asLearner(learner, 'DELETE', `/vocabulary/${ids[13]}`);
    await expectWords(page, ['word 13', 'new word']);
    await expect(summary(page, 'Showing 13 - 14 of 14.')).toBeVisible();
  },
);

test(
  'filters stand above the list, on a phone behind a button that counts them; the bar of a selection is in reach',
  { tag: ['@smoke', '@phone'] },
  async ({ signedIn: page, learner }, { project }) => {
    await bringAxe(page);
    await saveWords(
      learner,
      numbered(85).map((word) => ({ ...word, level: 'N5', part_of_speech: 'verb' })),
    );
    await page.goto('/vocabularies?level=N5&partOfSpeech=verb&sort=oldest&query=word');
    await expect(summary(page, 'Showing 1 - 12 of 85.')).toBeVisible();
    const button = page.getByRole('main').getByRole('button', { name: /^Filters/ });
    const filters = ['Collection', 'Topic', 'Level', 'Part of speech', 'Status'];
    if (project.name === 'phone') {
      await expect(button).toHaveAccessibleName('Filters, 2 active');
      for (const name of filters) await expect(select(page, name)).toHaveCount(0);
      // The first word is seen at once.
      await expect(page.getByRole('article').first()).toBeInViewport();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      // Past the order and the two forms of the list, which stand before them.
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
      await expect(select(page, 'Collection')).toBeFocused();
    } else {
      await expect(button).toHaveCount(0);
    }
    for (const name of filters) await expect(select(page, name)).toBeVisible();
    await box(page, 'word 02').check();
    await expect(bar(page).getByText('1 selected')).toBeVisible();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    // In the lower half of the screen, whatever is scrolled to.
    const place = await bar(page).boundingBox();
    expect(place?.y ?? 0).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2);
    // Eight pages, the most numbers that stand in a row: nothing scrolls sideways.
    await expect(page.getByRole('button', { name: 'Page 8' })).toBeVisible();
    await expectAccessible(page, 'a selection under open filters');

    await page.getByRole('button', { name: 'Clear filters' }).click();
    // What one searches for, and in which order, is no filter.
    await expectQuery(page, { query: 'word', sort: 'oldest' });
    await expect(page.getByRole('group', { name: 'Filters' })).toBeFocused();
    if (project.name === 'phone') {
      await expect(button).toHaveAccessibleName('Filters');
      await button.click();
      await expect(select(page, 'Level')).toHaveCount(0);
    }
  },
);

test('each search is a place to go back to; an address that is put right is none', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, [...numbered(1), { en_word: 'cat', hiragana: 'ねこ' }]);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/vocabularies?search=word&page=9');
  await expectWords(page, ['word 01']);
  await expectQuery(page, { query: 'word' });
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goForward();
  await expectWords(page, ['word 01']);
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).click();
  await expectWords(page, ['cat', 'word 01']);
  await search(page, 'cat');
  await expectWords(page, ['cat']);
  await page.goBack();
  await page.goBack();
  await expectWords(page, ['word 01']);
  await expect(searchBox(page)).toHaveValue('word');
});

test('LOOK-6 a pressed word moves to its place on its page, and back; at once for who wants no motion', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(learner, numbered(3));
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect) || effect.pseudoElement !== '::view-transition-group(word)')
            continue;
          window.moves.push(Number(effect.getTiming().duration));
        }
      });
      return transition;
    };
    window.moves = [];
  });
  const movesOf = () => page.evaluate(() => window.moves.splice(0));
  const follow = async (): Promise<void> => {
    await page.getByRole('link', { name: 'View word 02' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'word 02' })).toBeVisible();
  };
  await page.goto('/vocabularies');
  // A hand rests on the word before it presses; here the code of the page is there from the second time on.
  await follow();
  await page.goBack();
  await page.getByRole('link', { name: 'View word 02' }).hover();
  await movesOf();
  await follow();
  await expect.poll(movesOf).toEqual([160]);
  await page.goBack();
  await expect.poll(movesOf).toEqual([160]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow();
  await expect.poll(movesOf).toEqual([0.01]);
});

declare global {
  interface Window {
    /** Durations in ms of the moves of a word from page to page. */
    moves: number[];
  }
}
