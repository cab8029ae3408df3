import type { Page } from '@playwright/test';
import { hostilePlaces } from '../packages/contracts/src/testing/hostile-places';
import { suiteUrl } from './support/learner';
import { sessionText } from './support/session';
import { expect, test } from './support/test';

// The whole table is tested beside the code (packages/contracts); here a sample meets the four real places.

/** About twenty: every 48th of the table, and the plainest. */
const sample = hostilePlaces()
  .map(([, value]) => value)
  .filter((_value, index) => index % 48 === 0)
  .concat([
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    'javascript:alert(1)',
    '/auth/signin',
    '/nowhere',
  ]);

/** Watches where the page goes: `left()` are addresses of other hosts, `loads()` counts documents that were fetched. */
function watchWays(page: Page) {
  const left: string[] = [];
  let documents = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith(suiteUrl())) left.push(request.url());
    if (request.isNavigationRequest()) documents += 1;
  });
  page.on('dialog', (dialog) => {
    left.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { left: () => left, documents: () => documents };
}

/** To another page of the app as a link of it would lead there: without loading anything anew. */
const goInside = (page: Page, path: string, from?: string): Promise<void> =>
  page.evaluate(
    ([to, place]) => {
      const state = place === undefined ? null : { usr: { from: place }, key: `e2e${history.length}` };
      history.pushState(state, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    },
    [path, from] as const,
  );

const onDashboard = (page: Page): Promise<void> => expect(page).toHaveURL(`${suiteUrl()}/dashboard`);

for (const kind of ['query', 'state'] as const) {
  test(`a hostile from of the verified page, as ${kind}, leads to the dashboard`, async ({
    signedIn: page,
  }) => {
    await page.goto('/dashboard');
    const ways = watchWays(page);
    for (const value of sample) {
      await test.step(JSON.stringify(value), async () => {
        if (kind === 'state') await goInside(page, '/auth/email-verified', value);
        else await goInside(page, `/auth/email-verified?from=${encodeURIComponent(value)}`);
        await page.getByRole('button', { name: 'Continue' }).click();
        await onDashboard(page);
      });
    }
    expect(ways.left()).toEqual([]);
    expect(ways.documents()).toBe(0);
  });
}

test('a hostile from of the verification page is not taken along by a verified email', async ({
  page,
  learner,
}) => {
  const session = JSON.parse(await sessionText(learner)) as { user: object; token: string };
  // One token verifies once; here it is the way on that counts, twenty times.
  await page.route('**/api/auth/verify-email', (route) =>
    route.fulfill({ json: { user: { ...session.user, countryId: null }, token: session.token } }),
  );
  await page.goto('/privacy');
  const ways = watchWays(page);
  for (const value of sample) {
    await test.step(JSON.stringify(value), async () => {
      await goInside(page, `/auth/email-verification?token=abc&from=${encodeURIComponent(value)}`);
      await expect(page).toHaveURL(`${suiteUrl()}/auth/email-verified`);
      await page.getByRole('button', { name: 'Continue' }).click();
      await onDashboard(page);
    });
  }
  expect(ways.left()).toEqual([]);
  expect(ways.documents()).toBe(0);
});

test('a hostile from is not mailed, neither by the screen nor by the server', async ({ page, newcomer }) => {
  const headers = { authorization: `Bearer ${newcomer.token}` };
  const resend = (from: string) =>
    page.request.post(`${suiteUrl()}/api/auth/resend-verification`, { headers, data: { from } });
  let mails = 1;
  for (const value of sample) {
    const status = (await resend(value)).status();
    // Longer than an address may be is refused outright.
    expect([200, 400]).toContain(status);
    if (status === 200) mails += 1;
  }
  const links = async (): Promise<string[]> => {
    const response = await page.request.get(`${suiteUrl()}/api/dev/mailbox`);
    const { messages } = (await response.json()) as { messages: { to: string; text: string }[] };
    const mine = messages.filter(({ to }) => to.includes(newcomer.email));
    return mine.map(({ text }) => /https?:\S+\/auth\/email-verification\S*/.exec(text)?.[0] ?? '');
  };
  await expect.poll(async () => (await links()).length, { timeout: 30_000 }).toBe(mails);
  for (const link of await links()) {
    const { origin, searchParams } = new URL(link);
    expect(origin).toBe(suiteUrl());
    expect([...searchParams.keys()]).toEqual(['token']);
  }
});

test('a hostile remembered place is not followed after signing in', async ({ page, learner }) => {
  const session = await sessionText(learner);
  await page.goto('/auth/signin');
  const ways = watchWays(page);
  // The same tab's writing raises no event here: as another tab signs in and out.
  const storeSession = (text: string | null): Promise<void> =>
    page.evaluate((value) => {
      if (value === null) localStorage.removeItem('kotoba.session');
      else localStorage.setItem('kotoba.session', value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'kotoba.session' }));
    }, text);
  for (const value of sample) {
    await test.step(JSON.stringify(value), async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      await page.evaluate((place) => {
        sessionStorage.setItem('kotoba.place', ` ${place}`);
        localStorage.setItem('kotoba.place', `1 ${place}`);
      }, value);
      await storeSession(session);
      await onDashboard(page);
      await storeSession(null);
    });
  }
  expect(ways.left()).toEqual([]);
  expect(ways.documents()).toBe(0);
});
