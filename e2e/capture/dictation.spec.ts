import type { Page } from '@playwright/test';
import { bringAxe, expectAccessible } from '../support/axe';
import { messageField } from '../support/capture';
import { expect, test } from '../support/test';

interface Heard {
  onresult: (event: { results: { transcript: string }[][] }) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
}

/** Gives the browser a speech recognition that hears what the test says: the one of Chromium asks a server of its maker. */
async function bringVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Listener {
      lang = '';
      start(): void {
        Object.assign(window, { listener: this });
      }
      stop(): void {
        (this as unknown as Heard).onend();
      }
      abort(): void {}
    }
    Object.assign(window, { webkitSpeechRecognition: Listener, SpeechRecognition: undefined });
  });
}
const hear = (page: Page, ...pieces: string[]): Promise<void> =>
  page.evaluate((said) => {
    const { listener } = window as unknown as { listener: Heard };
    listener.onresult({ results: said.map((transcript) => [{ transcript }]) });
  }, pieces);
const fail = (page: Page, error: string): Promise<void> =>
  page.evaluate((code) => {
    const { listener } = window as unknown as { listener: Heard };
    listener.onerror({ error: code });
    listener.onend();
  }, error);
const speak = async (page: Page, language: string): Promise<void> => {
  await page.getByRole('button', { name: 'Speak a message' }).click();
  await page.getByRole('menuitem', { name: `Speak ${language}` }).click();
};

test('a message is spoken in Japanese or English, written while it is heard, behind what was typed', async ({
  signedIn: page,
}) => {
  await bringAxe(page);
  await bringVoice(page);
  await page.goto('/chat?view=assistant');
  await speak(page, 'Japanese');
  await expect(page.getByRole('button', { name: 'Stop listening', pressed: true })).toBeVisible();
  await expect(messageField(page)).toHaveAttribute('placeholder', 'Listening…');
  await expectAccessible(page, 'listening');
  await hear(page, '雨は');
  await expect(messageField(page)).toHaveValue('雨は');
  await hear(page, '雨は', '英語で何ですか');
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(messageField(page)).toHaveValue('雨は英語で何ですか');
  await messageField(page).fill('how do you say');
  await speak(page, 'English');
  expect(await page.evaluate(() => (window as unknown as { listener: { lang: string } }).listener.lang)).toBe(
    'en-US',
  );
  await hear(page, 'umbrella');
  await page.reload();
  await expect(messageField(page)).toHaveValue('how do you say umbrella');
});

test('a microphone that is not allowed says what to do, and takes nothing away', async ({
  signedIn: page,
}) => {
  await bringVoice(page);
  await page.goto('/chat?view=assistant');
  await messageField(page).fill('half a question');
  await speak(page, 'English');
  await fail(page, 'not-allowed');
  await expect(
    page.getByText('This page may not use the microphone. Allow it in your browser, then try again.'),
  ).toBeVisible();
  await expect(messageField(page)).toHaveValue('half a question');
  await expect(page.getByRole('button', { name: 'Speak a message' })).toBeVisible();
});

test('where the browser cannot listen there is no microphone', async ({ signedIn: page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { webkitSpeechRecognition: undefined, SpeechRecognition: undefined }),
  );
  await page.goto('/chat?view=assistant');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speak a message' })).toHaveCount(0);
});
