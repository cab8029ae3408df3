import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { bringAxe, expectAccessible } from './support/axe';
import { createLearner, suiteUrl, type Learner } from './support/learner';
import { dataDirOf, freePort } from './support/suite';
import { expect, test, withSession } from './support/test';
import { openWorkshop, type Workshop } from './support/workshop';

/** A release is published and looked at, and is live for nobody: the shared suite stays as it is. */
test.describe.configure({ mode: 'serial' });

let workshop: Workshop;
test.beforeAll(() => {
  workshop = openWorkshop();
  workshop.edit('mfe-learn/src/texts.ts', (text) =>
    text.replace("'home.title': 'Learning'", "'home.title': 'Looked at'"),
  );
});
test.afterAll(() => workshop.remove());

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Override' });

async function newBrowser(browser: Browser, learner: Learner): Promise<Page> {
  const page = await browser.newPage({ baseURL: suiteUrl() });
  await withSession(page, learner);
  return page;
}

/** Opens a link and says yes, without a mouse. */
async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Use it in this browser' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeVisible();
}

test('OPS-80 OPS-82 a release is looked at in one browser, under a bar that one press takes away', async ({
  browser,
  signedIn: page,
  learner,
  expectProblems,
}) => {
  expectProblems(/^410: /);
  const data = dataDirOf(suiteUrl());
  expect(workshop.suite(data, 'publish', 'mfe-learn')).toMatch(/Published mfe-learn/);
  const said = workshop.suite(data, 'override', 'mfe-learn', '--suite', suiteUrl(), '--hours', '1');
  const link = said.split('\n')[1] ?? '';
  await bringAxe(page);
  await accept(page, link);
  await page.goto('/learn');
  await expect(title(page, 'Looked at')).toBeVisible();
  await expect(bar(page)).toContainText(/In this browser alone: mfe-learn .* signed by platform, until /);
  await expectAccessible(page, 'an override');

  const other = await newBrowser(browser, learner);
  await other.goto(link);
  await expect(other.getByText('It was opened before: a link is for one browser.')).toBeVisible();
  await other.goto('/learn');
  await expect(title(other, 'Learning')).toBeVisible();
  await other.close();

  await bar(page).getByRole('button', { name: 'Back to what is live' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/learn');
  await expect(title(page, 'Learning')).toBeVisible();
});

test('OPS-83 what is worked on stands in the suite, for the browser of this computer', async ({
  signedIn: page,
}) => {
  const port = String(await freePort());
  const dev = workshop.dev(
    { PORT: port, DATA_DIR: dataDirOf(suiteUrl()) },
    'mfe-learn',
    '--suite',
    suiteUrl(),
  );
  try {
    const link = await new Promise<string>((found) => {
      let printed = '';
      dev.stdout?.on('data', (chunk: Buffer) => {
        const [told] = /http\S+\/override\?link=\S+/.exec((printed += chunk.toString())) ?? [];
        if (told) found(told);
      });
    });
    await accept(page, link);
    await page.goto('/learn');
    await expect(title(page, 'Looked at')).toBeVisible();
    await expect(bar(page)).toContainText(`from http://127.0.0.1:${port}, its files unchecked`);
  } finally {
    dev.kill('SIGTERM');
  }
});

test('OPS-84 no storage, address, message, cookie or registry brings code into a page', async ({
  browser,
}) => {
  const asked: string[] = [];
  const elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/javascript');
    response.end('globalThis.injected = true;');
  });
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const src = `${origin}/entry.js`;
  const said = JSON.stringify({
    'mfe-learn': src,
    remote: 'mfe-learn',
    url: `${origin}/`,
    entry: 'entry.js',
  });
  const names = [
    'override',
    'kotoba-override',
    'kotoba.override',
    'mfe-learn',
    'import-map-override:mfe-learn',
    'registry',
  ];
  const query = new URLSearchParams(names.map((name) => [name, src])).toString();

  const learner = await createLearner(suiteUrl());
  const page = await newBrowser(browser, learner);
  await page.addInitScript(
    ([keys, value]) => {
      for (const key of keys)
        for (const storage of [localStorage, sessionStorage]) storage.setItem(key, value);
      for (const key of keys)
        document.cookie = `__Host-kotoba-${key}=${encodeURIComponent(value)}; path=/; secure`;
      document.cookie = `__Host-kotoba-override=${encodeURIComponent(value)}; path=/; secure`;
      window.name = value;
      const post = () => window.postMessage(value, '*');
      for (const moment of ['DOMContentLoaded', 'load']) addEventListener(moment, post);
    },
    [names, said] as const,
  );
  for (const at of ['/learn', `/learn?${query}`, `/learn#${query}`]) {
    await page.goto(at);
    await expect(title(page, 'Learning')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  }

  // Whoever can write into the page's HTML names another origin: the loader and the policy refuse it.
  await page.route('**/learn', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replaceAll('"url":"/releases/mfe-learn/"', `"url":"${origin}/"`);
    expect(html).toContain(origin);
    await route.fulfill({ response: answer, body: html.replaceAll('/releases/mfe-learn/', `${origin}/`) });
  });
  await page.goto('/learn');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
  expect(asked).toEqual([]);
  await page.close();
  elsewhere.close();
});
