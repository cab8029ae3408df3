import type { Page } from '@playwright/test';
import { bringAxe, expectAccessible } from '../support/axe';
import { glimpse } from '../support/glimpse';
import { holdBack } from '../support/hold-back';
import { listen } from '../support/sounds';
import { expect, test } from '../support/test';
import { giveEntry, openWord } from '../support/vocabulary';

/** Silence of 20 s, so that a test can look at a sound that plays. */
function longSound(): Buffer {
  const rate = 8000;
  const data = Buffer.alloc(rate * 20, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

async function longSounds(page: Page): Promise<void> {
  await page.route('**/api/media/audio/**', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: longSound() }),
  );
}

const play = (page: Page, what = 'Japanese word') => page.getByRole('button', { name: `Play ${what}` });
const stop = (page: Page, what = 'Japanese word') => page.getByRole('button', { name: `Stop ${what}` });

test('word and sentence are heard in both languages, and each button is idle again at the end', async ({
  signedIn: page,
  learner,
}) => {
  await listen(page);
  await openWord(page, learner, 'detail');
  for (const what of ['Japanese word', 'English word', 'Japanese sentence', 'English sentence']) {
    // A word is over in less than a second.
    const stops = glimpse(page, `button[aria-label="Stop ${what}"]`);
    await play(page, what).click();
    await stops;
    await expect(play(page, what)).toBeVisible({ timeout: 20_000 });
  }
  const lengths = await page.evaluate(() =>
    window.heard.sounds.map(({ duration, ended }) => [duration, ended] as const),
  );
  expect(lengths).toHaveLength(4);
  for (const [duration, ended] of lengths) {
    expect(ended || duration > 0).toBe(true);
    expect(duration).toBeGreaterThan(0.2);
  }
});

test('loading is said; a press while playing stops and resets; the keyboard does the same', async ({
  signedIn: page,
  learner,
}) => {
  await listen(page);
  await longSounds(page);
  const go = await holdBack(page, '**/api/vocabulary/*/audio?*');
  await openWord(page, learner, 'detail');
  await play(page).click();
  await expect(play(page)).toHaveAttribute('aria-busy', 'true');
  go();
  await expect(stop(page)).toBeVisible();
  await stop(page).click();
  await expect(play(page)).toBeVisible();
  expect(
    await page.evaluate(() => window.heard.sounds.map(({ paused, currentTime }) => [paused, currentTime])),
  ).toEqual([[true, 0]]);
  await play(page).focus();
  await page.keyboard.press('Enter');
  await expect(stop(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(play(page)).toBeFocused();
});

test('two sounds are never heard at once: the last press is the one that plays, also while another still loads', async ({
  signedIn: page,
  learner,
}) => {
  const heard = await listen(page);
  await longSounds(page);
  const go = await holdBack(page, '**/api/vocabulary/*/audio?*ja_sentence*');
  await openWord(page, learner, 'detail');
  await play(page).click();
  await expect(stop(page)).toBeVisible();
  await play(page, 'English word').click();
  await expect(stop(page, 'English word')).toBeVisible();
  await expect(play(page)).toBeVisible();
  await play(page, 'Japanese sentence').click();
  await expect(play(page, 'English word')).toBeVisible();
  await play(page).click();
  await expect(stop(page)).toBeVisible();
  const late = page.waitForResponse(/audio\?.*ja_sentence/);
  go();
  await late;
  await expect(play(page, 'Japanese sentence')).not.toHaveAttribute('aria-busy');
  await expect(stop(page)).toBeVisible();
  expect(await heard()).toMatchObject({ playing: 1, most: 1 });
});

test('a sound stops when its page is left, by link or by arrow key', async ({ signedIn: page, learner }) => {
  const heard = await listen(page);
  await longSounds(page);
  const listening = page.waitForResponse('**/api/events');
  await openWord(page, learner, 'detail');
  await listening;
  await giveEntry(learner, { en_word: 'cat', kanji: '猫', hiragana: 'ねこ' });
  await expect(page.getByText('2 of 2')).toBeVisible();
  await play(page).click();
  await expect(stop(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 1, name: 'cat' })).toBeVisible();
  expect((await heard()).playing).toBe(0);
  await play(page).click();
  await expect(stop(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Vocabulary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  expect((await heard()).playing).toBe(0);
});

test('what cannot be loaded or played says so, red and announced, and can be tried again', async ({
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/audio/, /ERR_FAILED/);
  await bringAxe(page);
  await listen(page);
  await openWord(page, learner, 'detail');
  await page.route('**/api/vocabulary/*/audio?*', (route) => route.abort());
  await play(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load audio' });
  await expect(failure).toBeVisible();
  // The look's beni, and no colour alone: the words stand beside it.
  await expect(failure).toHaveCSS('color', 'rgb(179, 38, 58)');
  await expectAccessible(page, 'a sound that failed');
  await page.unroute('**/api/vocabulary/*/audio?*');
  await page.route('**/api/media/audio/**', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: 'no sound' }),
  );
  await play(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to play audio' })).toBeVisible();
  await expect(page.getByText('Failed to load audio')).toBeHidden();
  await page.unroute('**/api/media/audio/**');
  await play(page).click();
  await expect(page.getByText('Failed to play audio')).toBeHidden();
  await expect(play(page)).toBeVisible({ timeout: 20_000 });
});
