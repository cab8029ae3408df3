import { bringAxe, expectAccessible } from '../support/axe';
import { holdBack } from '../support/hold-back';
import { expect, test } from '../support/test';
import { choose, expectWords, numbered, saveWords, summary } from '../support/vocabulary-list';

const rich = {
  en_word: 'a very long English word, with explanations (that go on; and on)',
  kanji: '長い言葉の見本',
  hiragana: 'ながいことばのみほん',
  level: 'N3',
  tags: ['one', '二つ', 'a tag that is far too long to stand on a line of a small phone beside others'],
};

test('the list breaks no rule of axe: cards, rows, a selection, its dialogs and menus, empty states', async ({
  signedIn: page,
  learner,
}) => {
  await bringAxe(page);
  await page.goto('/vocabularies');
  await expect(page.getByText('No vocabulary found')).toBeVisible();
  await expectAccessible(page, 'an empty collection');
  await page.goto('/vocabularies?level=N1');
  await expect(page.getByText('None of your words fits these filters')).toBeVisible();
  await expectAccessible(page, 'filters that hide everything');
  await saveWords(learner, [{ ...rich, user_topic: 'Travel' }, ...numbered(12)]);
  await page.goto('/vocabularies?sort=oldest');
  await expect(summary(page, 'Showing 1 - 12 of 13.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select word 01' }).check();
  await expectAccessible(page, 'cards with a selection');
  for (const [button, dialog] of [
    ['Move', 'Move 1 word'],
    ['Tag', 'Tag 1 word'],
    ['Export', 'Choices'],
    ['Delete', 'Delete Vocabulary'],
  ] as const) {
    await page.getByRole('region', { name: 'Selected words' }).getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expectAccessible(page, dialog);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('checkbox', { name: 'Select page' }).check();
  await expect(page.getByRole('button', { name: 'Select all 13' })).toBeVisible();
  await page.getByRole('button', { name: 'List view' }).click();
  await expectAccessible(page, 'rows with a page that is selected');
});

test('a collection breaks no rule of axe: its menu, its dialogs, and a list that did not come', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/503/);
  await bringAxe(page);
  await saveWords(learner, [{ ...rich, user_topic: 'Travel' }]);
  await page.goto('/vocabularies');
  await choose(page, 'Collection', 'Travel');
  await expect(summary(page, 'Showing 1 - 1 of 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Collection actions' }).click();
  await expectAccessible(page, 'the menu of a collection');
  await page.getByRole('menuitem', { name: 'Rename collection…' }).click();
  await expect(page.getByRole('dialog', { name: 'Rename Collection' })).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('A name is needed')).toBeVisible();
  await expectAccessible(page, 'the name of a collection, missing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Collection actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete collection…' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete Collection' })).toBeVisible();
  await expectAccessible(page, 'deleting a collection');
  await page.route(/\/api\/vocabulary\?/, (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByText('Failed to load vocabulary')).toBeVisible();
  await expectAccessible(page, 'a list that did not come');
});

test('nothing jumps when the words come: their shapes stand where they will stand', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(
    learner,
    numbered(12).map((word) => ({ ...word, level: 'N5', part_of_speech: 'noun', tags: ['tag'] })),
  );
  for (const view of ['Grid view', 'List view']) {
    await page.goto('/vocabularies?sort=oldest');
    await page.getByRole('button', { name: view }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    const release = await holdBack(page, /\/api\/vocabulary\?.*sort_by=newest/);
    await choose(page, 'Sort', 'Newest first');
    const waiting = page.locator('main [aria-busy="true"]').filter({ has: page.getByRole('progressbar') });
    await expect(waiting).toBeVisible();
    const before = await waiting.boundingBox();
    release();
    await expectWords(
      page,
      numbered(12)
        .map(({ en_word }) => en_word)
        .reverse(),
    );
    const cards = await page.getByRole('article').evaluateAll((all) => {
      const boxes = all.map((each) => each.getBoundingClientRect());
      return {
        top: Math.min(...boxes.map((box) => box.top)),
        height: Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)),
      };
    });
    expect(
      Math.abs(cards.top - (before?.y ?? 0)),
      `${view}: where the first word stands`,
    ).toBeLessThanOrEqual(1);
    expect(
      Math.abs(cards.height - (before?.height ?? 0)) / 12,
      `${view}: how much a word is higher than its shape`,
    ).toBeLessThanOrEqual(8);
    await page.unroute(/\/api\/vocabulary\?.*sort_by=newest/);
  }
});
