import { holdBack } from '../support/hold-back';
import { expect, test } from '../support/test';
import { expectQuery, expectWords, saveWords, searchBox } from '../support/vocabulary-list';
import type { Learner } from '../support/learner';

const words = (learner: Learner): Promise<number[]> =>
  saveWords(learner, [
    { en_word: 'umbrella', kanji: '傘', hiragana: 'かさ' },
    { en_word: 'cat', kanji: '猫', hiragana: 'ねこ' },
    { en_word: 'coffee', katakana: 'コーヒー' },
    { en_word: '100% sure', hiragana: 'たしか' },
    { en_word: 'snake_case', hiragana: 'へび' },
  ]);

test('Enter runs the search, the clear button ends it, and each is a place to go back to', async ({
  signedIn: page,
  learner,
}) => {
  await words(learner);
  await page.goto('/vocabularies');
  const box = searchBox(page);
  await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0);
  await box.fill('umb');
  await expect(page.getByRole('article')).toHaveCount(5);
  await box.press('Enter');
  await expectWords(page, ['umbrella']);
  await expectQuery(page, { query: 'umb' });
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).click();
  await expectQuery(page, {});
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(box).toHaveValue('');
  await page.goBack();
  await expectWords(page, ['umbrella']);
  await expect(box).toHaveValue('umb');
});

test('a search finds English, kana of either script, kanji and romaji; width and case do not matter, % and _ are letters', async ({
  signedIn: page,
  learner,
}) => {
  await words(learner);
  await page.goto('/vocabularies');
  for (const [text, found] of [
    ['BRELL', ['umbrella']],
    ['カサ', ['umbrella']],
    ['ﾈｺ', ['cat']],
    ['こーひー', ['coffee']],
    ['猫', ['cat']],
    ['neko', ['cat']],
    ['ＵＭＢ', ['umbrella']],
    ['%', ['100% sure']],
    ['_', ['snake_case']],
  ] as const) {
    await searchBox(page).fill(text);
    await searchBox(page).press('Enter');
    await expectWords(page, found);
    expect(new URL(page.url()).searchParams.get('query')).toBe(text);
  }
});

test('the last search wins, however late an earlier one answers', async ({ signedIn: page, learner }) => {
  await words(learner);
  await page.goto('/vocabularies');
  await expect(page.getByRole('article')).toHaveCount(5);
  const release = await holdBack(page, /\/api\/vocabulary\?.*search=umbrella/);
  const asked = page.waitForRequest(/search=umbrella/);
  await searchBox(page).fill('umbrella');
  await searchBox(page).press('Enter');
  const answered = (await asked).response();
  await searchBox(page).fill('cat');
  await searchBox(page).press('Enter');
  await expectWords(page, ['cat']);
  release();
  await answered;
  await expectWords(page, ['cat']);
  await expectQuery(page, { query: 'cat' });
});

test('the Enter that ends a composition searches nothing; the next one searches', async ({
  signedIn: page,
  learner,
}) => {
  await words(learner);
  await page.goto('/vocabularies');
  await expect(page.getByRole('article')).toHaveCount(5);
  await searchBox(page).focus();
  const devtools = await page.context().newCDPSession(page);
  const enter = { windowsVirtualKeyCode: 229, key: 'Enter', code: 'Enter' } as const;
  await devtools.send('Input.imeSetComposition', { text: 'ねこ', selectionStart: 2, selectionEnd: 2 });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
  await devtools.send('Input.insertText', { text: '猫' });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await expect(searchBox(page)).toHaveValue('猫');
  await expectQuery(page, {});
  await expect(page.getByRole('article')).toHaveCount(5);
  await searchBox(page).press('Enter');
  await expectWords(page, ['cat']);
  await expectQuery(page, { query: '猫' });
});
