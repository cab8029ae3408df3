import { createLearner, signIn, suiteUrl } from '../support/learner';
import { expect, test, withSession } from '../support/test';
import { apiCalls, record, seen, storedSession } from '../support/watch';

const CHECK = '**/api/auth/check-auth';
const heading = 'Vocabulary';

test('without a token the start asks the server nothing', async ({ page }) => {
  const calls = apiCalls(page, '/auth/check-auth');
  for (const path of ['/', '/auth/signin', '/vocabularies', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test('with a token the start asks the server exactly once, and shows a spinner meanwhile', async ({
  signedIn: page,
}) => {
  await record(page);
  const calls = apiCalls(page, '/auth/check-auth');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(CHECK, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/vocabularies');
  await expect(page.getByRole('progressbar', { name: 'Checking your session…' })).toBeVisible();
  expect((await seen(page)).frames).toBe(0);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('a start whose check fails signs out silently, without a flash of the page', async ({
  page,
  learner,
  expectProblems,
}) => {
  expectProblems(/check-auth/);
  await withSession(page, learner);
  await page.goto('/privacy');
  const session = await storedSession(page);
  await record(page);
  const calls = apiCalls(page);
  const failures = {
    'a 401': { status: 401, json: { error: 'Unauthorized' } },
    'a 500': { status: 500, json: {} },
    'a page of a proxy': { status: 200, contentType: 'text/html', body: '<html></html>' },
    'half an answer': { status: 200, contentType: 'application/json', body: '{"user":{"id":1' },
    'a cut connection': 'connectionreset',
    'a time-out': 'timedout',
  } as const;
  for (const [name, failure] of Object.entries(failures)) {
    await test.step(name, async () => {
      await page.unroute(CHECK);
      await page.route(CHECK, (route) =>
        typeof failure === 'string' ? route.abort(failure) : route.fulfill(failure),
      );
      await page.evaluate((text) => localStorage.setItem('kotoba.session', text ?? ''), session);
      calls.length = 0;
      await page.goto('/vocabularies');
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      expect(await storedSession(page)).toBeNull();
      const { headings, frames, alerts, places } = await seen(page);
      expect({ headings, frames, alerts, places }).toEqual({
        headings: ['Sign in'],
        frames: 0,
        alerts: [],
        places: ['/vocabularies', '/auth/signin'],
      });
      expect(calls.map((call) => new URL(call.url()).pathname)).toEqual(['/api/auth/check-auth']);
    });
  }
});

test('signing out clears user, token and authentication, whatever the server says', async ({
  page,
  learner,
  context,
  expectProblems,
}) => {
  expectProblems(/signout/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  await withSession(page, learner);
  await page.goto('/privacy');
  const session = await storedSession(page);
  const leave = async (): Promise<void> => {
    await page.evaluate((text) => localStorage.setItem('kotoba.session', text ?? ''), session);
    await page.goto('/exam');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  const isOut = async (): Promise<void> => {
    await expect(page).toHaveURL(/\/auth\/signin$/);
    expect(await storedSession(page)).toBeNull();
  };
  for (const status of [500, 400, 503]) {
    await page.route('**/api/auth/signout', (route) => route.fulfill({ status, json: {} }));
    await leave();
    await expect(page.getByText('Failed to sign out. Please try again.')).toBeVisible();
    await isOut();
    await page.unroute('**/api/auth/signout');
  }
  await test.step('offline', async () => {
    await page.evaluate((text) => localStorage.setItem('kotoba.session', text ?? ''), session);
    await page.goto('/exam');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await context.setOffline(true);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('Failed to sign out. Please try again.')).toBeVisible();
    await isOut();
    await context.setOffline(false);
  });
  await leave();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await isOut();
});

test('Back after signing out shows nothing private', async ({ signedIn: page, learner }) => {
  await record(page);
  await page.goto('/vocabularies');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(`Signed in as ${learner.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const { headings, frames } = await seen(page);
  expect({ headings, frames }).toEqual({ headings: ['Sign in'], frames: 0 });
  await expect(page.getByText(learner.email)).toHaveCount(0);
});

test('a page put aside for Back knows at once that the learner has signed out meanwhile', async ({
  signedIn: page,
  learner,
}) => {
  await page.goto('/profile');
  await expect(page.getByText(`Signed in as ${learner.email}`)).toBeVisible();
  // The same tab's writing raises no event here: as for a page that was frozen while another tab signed out.
  const left = await page.evaluate(() => {
    localStorage.removeItem('kotoba.session');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return new Promise<string>((painted) =>
      requestAnimationFrame(() => painted(document.body.textContent ?? '')),
    );
  });
  expect(left).not.toContain(learner.email);
  await expect(page).toHaveURL(/\/auth\/signin$/);
});

test('a broken or foreign stored session is a clean signed-out start', async ({ page, learner }) => {
  await withSession(page, learner);
  await page.goto('/privacy');
  const session = JSON.parse((await storedSession(page)) ?? '') as { user: object };
  expect(Object.keys(session).sort()).toEqual(['isAuthenticated', 'token', 'user', 'version']);
  expect(Object.keys(session.user).sort()).toEqual(['email', 'emailVerified', 'firstName', 'id', 'lastName']);
  const text = JSON.stringify(session);
  const calls = apiCalls(page);
  for (const mutation of [
    JSON.stringify({ ...session, version: 1 }),
    JSON.stringify({ ...session, isLoading: true }),
    `{"__proto__":{"isAuthenticated":true},${text.slice(1)}`,
    text.slice(0, -9),
    JSON.stringify({ ...session, token: 'A'.repeat(2_000_000) }),
  ]) {
    calls.length = 0;
    await page.evaluate((value) => localStorage.setItem('kotoba.session', value), mutation);
    await page.goto('/vocabularies');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(calls).toEqual([]);
    expect(await page.evaluate(() => 'isAuthenticated' in {})).toBe(false);
  }
});

for (const [name, spoil] of [
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
    await page.addInitScript(spoil);
    await signIn(page, learner);
    await page.getByRole('link', { name: 'Learning', exact: true }).first().click();
    await expect(page).toHaveURL(/\/learn$/);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('Signed out successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/signin$/);
  });
}

for (const hours of [-24, 24]) {
  test(`a browser clock that is ${hours} hours off changes nothing`, async ({ page, learner }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await signIn(page, learner);
    await page.reload();
    await expect(page.getByText('Welcome back to your Japanese learning journey')).toBeVisible();
    await page.clock.fastForward('02:00:00');
    await page.goto('/vocabularies');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await storedSession(page)).not.toBeNull();
  });
}

test('the token goes to the API alone: into no address, message, console line or other storage', async ({
  page,
  context,
}) => {
  const learner = await createLearner();
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
  context.on('response', async (response) => {
    const bearer = response.request().headers().authorization !== undefined;
    if (bearer && response.headers()['cache-control'] !== 'no-store') uncached.push(response.url());
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
