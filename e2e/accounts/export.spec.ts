import { readFile } from 'node:fs/promises';
import { asLearner } from '../support/learner';
import { expect, test } from '../support/test';

interface Export {
  readonly exportedAt: string;
  readonly tables: Record<string, Record<string, unknown>[]>;
}

test('everything of the learner is one JSON file, named and without secrets', async ({
  signedIn: page,
  learner,
}) => {
  const words = ['傘', '雨'].map((kanji, index) => ({ en_word: `word ${index}`, kanji, status: true }));
  await asLearner(learner, 'POST', '/vocabulary/create', { vocabulary: words });
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('kotoba-export.json');
  const text = await readFile(await download.path(), 'utf8');
  const { tables } = JSON.parse(text) as Export;
  expect(tables.users).toMatchObject([{ email: learner.email, firstName: 'Hana' }]);
  expect(tables.vocabulary?.map(({ kanji }) => kanji)).toEqual(['傘', '雨']);
  expect(tables.account_settings).toHaveLength(1);
  expect(text).not.toContain(learner.token);
  expect(text).not.toMatch(/argon2|passwordHash|tokenHash/);
  await expect(page.getByText('Your data was saved as kotoba-export.json')).toBeVisible();
});

test('an export that fails says so', async ({ signedIn: page, expectProblems }) => {
  expectProblems(/account\/export/, /503/);
  await page.route('**/api/account/export', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'Kotoba is resting', code: 'UNAVAILABLE' } }),
  );
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Export my data' }).click();
  await expect(page.getByText('Kotoba is resting')).toBeVisible();
});
