import { hostilePlaces } from '../packages/contracts/src/testing/hostile-places';
import { signIn, suiteUrl } from './support/learner';
import { expect, test, withSession } from './support/test';
import { storedSession } from './support/watch';

const CHECK = '**/api/auth/check-auth';

test('a page that is left before the check is answered keeps the session', async ({
  page,
  learner,
  expectProblems,
}) => {
  expectProblems(/check-auth/);
  await withSession(page, learner);
  let asked = 0;
  await page.route(CHECK, async (route) => {
    asked += 1;
    if (asked > 1) await route.continue();
  });
  await page.goto('/dashboard');
  await expect.poll(() => asked).toBe(1);
  await page.goto('/vocabularies');
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  expect(await storedSession(page)).toContain(learner.token);
});

for (const [name, breakStorage] of [
  [
    'blocked',
    () => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`with a ${name} storage signing in works in memory`, async ({ page, learner }) => {
    await page.addInitScript(breakStorage);
    await signIn(page, learner);
    await page.getByRole('link', { name: 'Learning', exact: true }).first().click();
    await expect(page).toHaveURL(/\/learn$/);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('Signed out successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/signin$/);
  });
}

test('a browser clock that is a day off, whichever way, changes nothing', async ({ page, learner }) => {
  const day = 24 * 3_600_000;
  await page.clock.install({ time: Date.now() - day });
  await signIn(page, learner);
  await page.reload();
  await expect(page.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
  await page.clock.fastForward(2 * day);
  await page.goto('/vocabularies');
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary' })).toBeVisible();
  expect(await storedSession(page)).not.toBeNull();
});

test('the token goes to the API alone, into no address, message, console line or other storage, and no answer to it is kept', async ({
  page,
  context,
  learner,
}) => {
  const lines: string[] = [];
  const outside: string[] = [];
  const uncached: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  context.on('request', (request) => {
    const headers = request.headers();
    lines.push(request.url(), headers.referer ?? '');
    const isApi = request.url().startsWith(`${suiteUrl()}/api/`);
    if (headers.authorization !== undefined && !isApi) outside.push(request.url());
  });
  context.on('response', (response) => {
    const bearer = response.request().headers().authorization !== undefined;
    // The list of countries is the same for everybody.
    const isOwn = bearer && !response.url().endsWith('/api/countries');
    if (isOwn && response.headers()['cache-control'] !== 'no-store') uncached.push(response.url());
  });
  await page.addInitScript(() => {
    const messages: string[] = [];
    Object.assign(window, { messages });
    const keep = (data: unknown): void => void messages.push(JSON.stringify(data) ?? '');
    const post = window.postMessage.bind(window);
    window.postMessage = (data: unknown, options?: unknown) => {
      keep(data);
      post(data, options as WindowPostMessageOptions);
    };
    const channel = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (data: unknown) {
      keep(data);
      channel.call(this, data);
    };
    const beacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      keep([String(url), String(body)]);
      return beacon(url, body);
    };
  });
  await signIn(page, learner);
  const token = (JSON.parse((await storedSession(page)) ?? '') as { token: string }).token;
  const held: string[] = [];
  for (const path of ['/vocabularies', '/chat', '/learn', '/settings', '/profile', '/exam', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    held.push(
      await page.evaluate(() =>
        JSON.stringify({
          messages: (window as Window & { messages?: string[] }).messages,
          address: location.href,
          state: history.state as unknown,
          cookie: document.cookie,
          html: document.documentElement.outerHTML,
          session: { ...sessionStorage },
          local: Object.entries({ ...localStorage }).filter(([key]) => key !== 'kotoba.session'),
        }),
      ),
    );
  }
  expect(outside).toEqual([]);
  expect(uncached).toEqual([]);
  expect(lines.filter((line) => line.includes(token))).toEqual([]);
  expect(held.filter((text) => text.includes(token))).toEqual([]);
});

test('a hostile way back leads to the dashboard, and nothing leaves the suite', async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard');
  const left: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(suiteUrl()) || request.isNavigationRequest()) left.push(request.url());
  });
  page.on('dialog', (dialog) => {
    left.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  // All of them are held against the rule itself in packages/contracts.
  const sample = hostilePlaces()
    .map(([, value]) => value)
    .filter((_value, index) => index % 48 === 0);
  for (const value of [...sample, '//evil.example/dashboard', '/\\evil.example', 'javascript:alert(1)']) {
    await test.step(JSON.stringify(value), async () => {
      // As a link of the suite would lead there, without loading anything anew.
      await page.evaluate((place) => {
        history.pushState(null, '', `/auth/email-verified?from=${encodeURIComponent(place)}`);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, value);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/dashboard');
    });
  }
  expect(left).toEqual([]);
});
