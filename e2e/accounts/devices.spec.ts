import { openOtherDevice } from '../support/other-device';
import { expect, test } from '../support/test';

test('devices are listed with this one marked; one that is signed out is out at once', async ({
  signedIn: page,
  learner,
  browser,
}) => {
  const other = await openOtherDevice(browser, learner);
  await other.goto('/vocabularies');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const token = await other.evaluate(
    () => (JSON.parse(localStorage.getItem('kotoba.session') ?? '{}') as { token: string }).token,
  );

  await page.goto('/profile');
  const tablet = page.getByRole('listitem', { name: 'Kitchen tablet' });
  await expect(tablet).toContainText(/Last used .*, from /);
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(
    0,
  );

  await tablet.getByRole('button', { name: 'Sign out Kitchen tablet' }).click();
  await expect(page.getByText('Kitchen tablet was signed out')).toBeVisible();
  await expect(tablet).toBeHidden();
  // From the next request on …
  const refused = await page.request.get('/api/vocabulary', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(401);
  // … and without one: the stream told it.
  await expect(other).toHaveURL(/\/auth\/signin$/);
  expect(await other.evaluate(() => localStorage.getItem('kotoba.session'))).toBeNull();
  await other.context().close();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});
