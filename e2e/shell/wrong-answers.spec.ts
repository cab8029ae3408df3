import { expect, test } from '../support/test';
import { giveWords, startQuiz } from '../support/words';

const JSON_TYPE = 'application/json';
const SHAPES = [
  { what: 'a list', body: '[]', contentType: JSON_TYPE },
  { what: 'an empty object', body: '{}', contentType: JSON_TYPE },
  { what: 'null', body: 'null', contentType: JSON_TYPE },
  { what: 'a text', body: '"ok"', contentType: JSON_TYPE },
  { what: 'a page', body: '<!doctype html><h1>Welcome</h1>', contentType: 'text/html' },
  { what: 'half a body', body: '{"data": {"vocabularyIds": [1, 2', contentType: JSON_TYPE },
];

/** Source: SHELL-28. */
for (const { what, body, contentType } of SHAPES) {
  test(`every screen stands in its frame when each call is answered with ${what}`, async ({
    signedIn: page,
    learner,
  }) => {
    const [word] = await giveWords(learner);
    const session = await startQuiz(learner, [word ?? 0]);
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/') && !/\/(auth|events|media)(\/|$)/.test(pathname),
      (route) => route.fulfill({ status: 200, contentType, body }),
    );
    for (const address of [
      '/dashboard',
      '/chat',
      '/chat?view=assistant',
      '/vocabularies',
      `/vocabularies/${word}/detail`,
      `/vocabularies/${word}/edit`,
      '/vocabularies/import',
      '/learn',
      `/learn/session/${session}`,
      `/learn/results/${session}`,
      '/learn/stats',
      '/profile',
      '/settings',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeAttached();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
    }
    expect(uncaught).toEqual([]);
  });
}
