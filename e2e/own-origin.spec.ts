import { createServer, type Server } from 'node:http';
import { test as base } from '@playwright/test';
import { createLearner } from './support/learner';
import { expect, withSession } from './support/test';
import { watchConsole } from './support/console';
import { freePort, startSuite } from './support/suite';

/** A CDN in front of the suite's files: passes on what it is asked for, and can be away. */
function startCdn(port: number, suite: () => string): { server: Server; isAway: boolean } {
  const cdn = { isAway: false, server: createServer() };
  cdn.server.on('request', ({ url = '/' }, response) => {
    if (cdn.isAway) return void response.destroy();
    void fetch(suite() + url).then(async (answer) => {
      const kept = [
        'content-type',
        'cache-control',
        'access-control-allow-origin',
        'cross-origin-resource-policy',
      ];
      for (const name of kept) response.setHeader(name, answer.headers.get(name) ?? '');
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  cdn.server.listen(port, '127.0.0.1');
  return cdn;
}

base(
  'the files of remotes come from an origin of their own, nothing else does, and its failure is a panel',
  async ({ browser }) => {
    base.setTimeout(240_000);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const suite = await startSuite({ env: { RELEASE_ORIGIN: origin } });
    const cdn = startCdn(port, () => suite.url);
    try {
      const page = await browser.newPage();
      const problems = watchConsole(page);
      const asked: { url: URL; type: string }[] = [];
      page.on('request', (request) =>
        asked.push({ url: new URL(request.url()), type: request.resourceType() }),
      );
      await withSession(page, await createLearner(suite.url), suite.url);
      await page.goto(`${suite.url}/learn`);
      const area = (name: string) =>
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
      const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
      await expect(heading('Learning')).toBeVisible();
      for (const name of ['Vocabulary', 'Settings']) {
        await area(name).click();
        await expect(heading(name)).toBeVisible();
      }
      expect(problems()).toEqual([]);
      const code = asked.filter(({ url }) => url.pathname.startsWith('/releases/'));
      expect([...new Set(code.map(({ url }) => url.origin))]).toEqual([origin]);
      const rest = asked.filter((one) => !code.includes(one));
      expect([...new Set(rest.map(({ url }) => url.origin))]).toEqual([suite.url]);

      cdn.isAway = true;
      await area('Capture').click();
      const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      cdn.isAway = false;
      await retry.click();
      await expect(heading('Capture')).toBeVisible();
    } finally {
      cdn.server.close();
      await suite.remove();
    }
  },
);
