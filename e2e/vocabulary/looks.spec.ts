import { bringAxe, expectAccessible } from '../support/axe';
import { holdBack } from '../support/hold-back';
import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';
import { chooser, fileOf, progress, startButton, tableOf } from '../support/transfer';
import { giveEntry, UNSAVED } from '../support/vocabulary';
import { choose, numbered, saveWords, showFilters, summary } from '../support/vocabulary-list';
import { startQuiz } from '../support/words';

const rich = {
  en_word: 'a very long English word, with explanations (that go on; and on)',
  kanji: '長い言葉の見本',
  hiragana: 'ながいことばのみほん',
  level: 'N3',
  tags: ['one', '二つ', 'a tag that is far too long to stand on a line of a small phone beside others'],
};

const TABLE = [
  'English,Japanese,A name of a column that is far too long to stand on one line of a small phone',
  'train,電車,a text without an end that nobody wants to read in the sample of a column, but it is there',
  'umbrella,傘,x',
  'cloud,,',
].join('\n');

test('the list breaks no rule of axe: cards, rows, a selection, its dialogs and menus, empty states', async ({
  signedIn: page,
  learner,
}) => {
  await bringAxe(page);
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
  await showFilters(page);
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

test('the pages of a word break no rule of axe in any of their states', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/503/, /audio/, /ERR_FAILED/);
  await bringAxe(page);
  const id = await giveEntry(learner);
  const sessionId = await startQuiz(learner, [id], 1);
  await asLearner(learner, 'POST', '/learn/check-answer-mode', {
    userAnswer: 'ねこ',
    vocabularyId: id,
    sessionId,
  });
  await page.goto(`/vocabularies/${id}/detail`);
  await expect(page.getByText('0 of 1 right')).toBeVisible();
  await page.route('**/api/vocabulary/*/audio?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Play Japanese word' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load audio' });
  // Red, and no colour alone: the words stand beside it.
  await expect(failure).toHaveCSS('color', 'rgb(179, 38, 58)');
  await expectAccessible(page, 'a word with an answer, and a sound that failed');
  await page.getByRole('button', { name: 'Report a mistake' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectAccessible(page, 'the places of a mistake');
  await page.keyboard.press('Escape');
  await page.route(`**/api/vocabulary/${id}`, (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to load vocabulary' })).toBeVisible();
  await expectAccessible(page, 'a word that did not come');
  await page.goto(`/vocabularies/${await giveEntry(learner, UNSAVED)}/detail`);
  await expect(page.getByRole('region', { name: 'Vocabulary Not Saved' })).toBeVisible();
  await expectAccessible(page, 'a word that is not saved');
  await page.unroute(`**/api/vocabulary/${id}`);
  await page.goto(`/vocabularies/${id}/edit`);
  const romaji = page.getByRole('textbox', { name: 'Romaji', exact: true });
  await romaji.fill('kaza');
  await romaji.blur();
  await expect(page.getByText(/^This does not agree/)).toBeVisible();
  await expectAccessible(page, 'the form of a word with an error');
});

test('importing and exporting break no rule of axe: choosing, a refusal, columns, progress, result, the dialog', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/import\/preview/, /400/);
  await saveWords(learner, [{ en_word: 'train', kanji: '電車', hiragana: 'でんしゃ' }]);
  await bringAxe(page);
  await page.goto('/vocabularies?query=train');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Export Words' })).toBeVisible();
  await expectAccessible(page, 'the dialog of an export');
  await page.goto('/vocabularies/import');
  await expect(chooser(page)).toBeVisible();
  await expectAccessible(page, 'choosing a file');
  await chooser(page).setInputFiles(fileOf('broken.apkg', 'PK\u0003\u0004 and nothing else'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a file that is refused');
  await chooser(page).setInputFiles(fileOf('class.csv', TABLE));
  await expect(startButton(page)).toBeEnabled();
  await expectAccessible(page, 'the columns of a file');
  await startButton(page).click();
  await expect(page.getByRole('link', { name: 'See the words' })).toBeVisible();
  await expectAccessible(page, 'the result of an import');
  await page.getByRole('link', { name: 'Import another file' }).click();
  await expect(page.getByRole('region', { name: 'Earlier imports' })).toBeVisible();
  await expectAccessible(page, 'earlier imports');
  await chooser(page).setInputFiles(fileOf('many.csv', tableOf(3000)));
  await expect(startButton(page)).toBeEnabled();
  await startButton(page).click();
  await expect(progress(page)).toBeVisible();
  await expectAccessible(page, 'a running import');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Stop the import?' })).toBeVisible();
  await expectAccessible(page, 'the question before it is stopped');
});

test('nothing jumps when the words come: their shapes stand where they will stand', async ({
  signedIn: page,
  learner,
}) => {
  await saveWords(
    learner,
    numbered(13).map((word) => ({
      ...{ ...word, kanji: '言葉', level: 'N5', part_of_speech: 'noun', tags: ['tag'] },
    })),
  );
  for (const view of ['Grid view', 'List view'] as const) {
    const all = view === 'Grid view' ? page.getByRole('article') : page.getByRole('table');
    await page.goto('/vocabularies?sort=oldest&page=2');
    await showFilters(page);
    await page.getByRole('button', { name: view }).click();
    await expect(all.first()).toBeVisible();
    const release = await holdBack(page, /\/api\/vocabulary\?.*sort_by=newest/);
    await choose(page, 'Sort', 'Newest first');
    const waiting = page.locator('main [aria-busy="true"]').filter({ has: page.getByRole('progressbar') });
    await expect(waiting).toBeVisible();
    const before = await waiting.boundingBox();
    release();
    await expect(summary(page, 'Showing 1 - 12 of 13.')).toBeVisible();
    const words = await all.evaluateAll((each) => {
      const boxes = each.map((one) => one.getBoundingClientRect());
      return {
        top: Math.min(...boxes.map((box) => box.top)),
        height: Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top)),
      };
    });
    expect(
      Math.abs(words.top - (before?.y ?? 0)),
      `${view}: where the first word stands`,
    ).toBeLessThanOrEqual(1);
    expect(
      Math.abs(words.height - (before?.height ?? 0)) / 12,
      `${view}: how much a word is higher than its shape`,
    ).toBeLessThanOrEqual(8);
    await page.unroute(/\/api\/vocabulary\?.*sort_by=newest/);
  }

  const id = await giveEntry(learner);
  const release = await holdBack(page, `**/api/vocabulary/${id}`);
  await page.goto(`/vocabularies/${id}/detail`);
  const pager = page.getByRole('navigation', { name: 'Neighbouring words' });
  await expect(pager).toBeVisible();
  const before = await pager.boundingBox();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'umbrella' })).toBeVisible();
  const after = await pager.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThanOrEqual(2);
});
