import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { LIVE_SUITE_PATH, REGISTRY_ELEMENT_ID, type LiveSuite, type Registry } from '@kotoba/contracts';
import type { Fault } from '../../packages/federation/src/testing/faults';
import { suiteUrl } from './learner';

const REGISTRY = new RegExp(
  `(<script type="application/json" id="${REGISTRY_ELEMENT_ID}">)(.*?)(</script>)`,
  's',
);
const ENTRY = /\/entry\.[^/]*\.js(\?|$)/;
/** Pages, and what is live now: files have an ending and calls go to the API. */
const namesReleases = ({ pathname }: URL): boolean =>
  pathname === LIVE_SUITE_PATH || !/^\/api\/|\.\w+$/.test(pathname);

/** Changes what pages, and "Try again", learn of the releases. */
const withRegistry =
  (change: (registry: Registry) => void) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const text = await response.text();
    if (!response.ok()) return route.fulfill({ response });
    const edited = (json: string): string => {
      const read = JSON.parse(json) as LiveSuite | Registry;
      change('registry' in read ? read.registry : read);
      return JSON.stringify(read).replaceAll('<', '\\u003c');
    };
    const isPage = response.headers()['content-type']?.includes('html');
    const inPage = (_all: string, open: string, json: string, close: string) => open + edited(json) + close;
    return route.fulfill({ response, body: isPage ? text.replace(REGISTRY, inPage) : edited(text) });
  };

/** Breaks `remote` for `page`, until what is returned is called: then it is as it was, and live again. */
export async function inflict(
  page: Page,
  remote: string,
  { arrival, entry, needs }: Fault,
): Promise<() => Promise<void>> {
  const { registry } = (await (await page.request.get(suiteUrl() + LIVE_SUITE_PATH)).json()) as LiveSuite;
  const release = registry.remotes[remote]?.current;
  if (!release) throw new Error(`No ${remote} is live`);
  const published = entry?.(
    await (await page.request.get(suiteUrl() + release.url + release.entry)).text(),
    remote,
  );

  const files = new RegExp(`/releases/${remote}/`);
  const answer = async (route: Route): Promise<void> => {
    const isEntry = ENTRY.test(route.request().url());
    const response = await route.fetch();
    const body = (isEntry && published) || (await response.text());
    const arrived = arrival?.({ isEntry, body }) ?? {};
    if (arrived === 'never') return;
    if (arrived === 'refused') return route.abort('connectionrefused');
    if (arrived.afterMs) await new Promise((next) => setTimeout(next, arrived.afterMs));
    return route.fulfill({ response, body, contentType: arrived.type, ...arrived });
  };
  await page.route(files, answer);
  const named = withRegistry(({ remotes }) => {
    const current = { ...release, id: 'f'.repeat(16), shared: { ...release.shared, ...needs } };
    if (published) current.integrity = `sha384-${createHash('sha384').update(published).digest('base64')}`;
    remotes[remote] = { current, previous: null };
  });
  if (published || needs) await page.route(namesReleases, named);
  return async () => {
    await page.unroute(files, answer);
    await page.unroute(namesReleases, named);
  };
}

/** Whether code of a file that was tampered with ran. */
export const ranTampered = (page: Page): Promise<boolean> => page.evaluate(() => 'tampered' in globalThis);
