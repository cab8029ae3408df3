import { signIn, suiteUrl } from './support/learner';
import { expect, test, withSession } from './support/test';
import { apiCalls, record, seen, storedSession } from './support/watch';

// Session rules for which the width of the window makes no difference.

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
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await storedSession(page)).toContain(learner.token);
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
