import type { CDPSession, Page } from '@playwright/test';
import { remoteOf } from './support/areas';
import { expect, test as base } from './support/test';
import { giveWords } from './support/words';

/** Machine code is kept with the heap, and V8 makes more of it the more often something has run. */
const NO_MACHINE_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug';

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), NO_MACHINE_CODE] }),
    { scope: 'worker' },
  ],
});
test.use({ trace: 'off' });
test.describe.configure({ timeout: 300_000 });

/** What is kept after this many rounds is no leak: code, styles and answers that the next visit finds there. */
const WARM_UP = 10;
const ROUNDS = 50;

type Counts = Readonly<Record<string, number>>;

interface Store {
  getState(): { api: { queries: object } };
  dispatch(action: { type: string }): { getSubscriptions(): Map<string, Map<string, unknown>> };
}

/** Counts the timers that still run, from the first script on. */
async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const running = new Set<number>();
    Object.assign(globalThis, { runningTimers: running });
    const { setTimeout: wait, setInterval: repeat, clearTimeout: drop } = window;
    const started = (id: number): number => (running.add(id), id);
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => {
        const id = wait(() => (running.delete(id), work()), ms);
        return started(id);
      },
      setInterval: (work: () => void, ms?: number) => started(repeat(work, ms)),
      clearTimeout: (id: number) => (running.delete(id), drop(id)),
      clearInterval: (id: number) => (running.delete(id), drop(id)),
    });
  });
}

/** What the shell fetches ahead when nothing else goes on has come, and has run: it is code of all pages. */
const isWarm = (): boolean =>
  document.head.querySelector('script[data-entry=load]') !== null &&
  document.head.querySelector('script[src*="/shell/chunks/"]') === null;

/** Goes to an area and back to the dashboard, by the links of the frame; every time until the screen stands. */
const visit = (page: Page, area: string, rounds: number): Promise<void> =>
  page.evaluate(
    async ([name, times]) => {
      const link = (label: string) =>
        [...document.querySelectorAll<HTMLAnchorElement>('nav a')].find(
          (each) => each.textContent.trim() === label,
        );
      const shown = async (isShown: (heading: string | undefined) => boolean): Promise<void> => {
        while (!isShown(document.querySelector('main h1')?.textContent.trim()))
          await new Promise((next) => requestAnimationFrame(next));
        // Its effects have run, too.
        for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
      };
      for (let round = 0; round < times; round += 1) {
        link(name)?.click();
        await shown((heading) => heading === name);
        link('Dashboard')?.click();
        await shown((heading) => heading !== undefined && heading !== name);
      }
    },
    [area, rounds] as const,
  );

/** What the page keeps, by its own account. */
const kept = (page: Page): Promise<Counts> =>
  page.evaluate(() => {
    const root = document.getElementById('root') ?? document.body;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    interface Fiber {
      memoizedProps: { store?: Store } | null;
      child: Fiber | null;
    }
    let fiber = Reflect.get(root, key) as Fiber | null;
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
    const store = fiber?.memoizedProps?.store;
    if (!store) throw new Error('The page has no store');
    const subscribed = store.dispatch({ type: 'api/subscriptions/internal_getRTKQSubscriptions' });
    return {
      timers: (globalThis as unknown as { runningTimers: Set<number> }).runningTimers.size,
      styleTags: document.querySelectorAll('style').length,
      styleRules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
      headTags: document.head.childElementCount,
      slices: Object.keys(store.getState()).length,
      answers: Object.keys(store.getState().api.queries).length,
      subscriptions: [...subscribed.getSubscriptions().values()].reduce((sum, each) => sum + each.size, 0),
    };
  });

/** After a collection: listeners of the page, and bytes. */
async function collected(browser: CDPSession): Promise<Counts> {
  await browser.send('HeapProfiler.collectGarbage');
  const { jsEventListeners: listeners, nodes } = await browser.send('Memory.getDOMCounters');
  const { usedSize: heap } = await browser.send('Runtime.getHeapUsage');
  return { listeners, nodes, heap };
}

/** What there is more of than before; of the heap more than a twentieth. */
function grown(before: Counts, after: Counts): string[] {
  const isMore = (name: string, count: number) => count > (before[name] ?? 0) * (name === 'heap' ? 1.05 : 1);
  return Object.entries(after)
    .filter(([name, count]) => isMore(name, count))
    .map(([name, count]) => `${name}: ${before[name]}, then ${count}`);
}

for (const [area, remote] of Object.entries(remoteOf))
  test(`SHELL-31 ${remote} leaves no trace when it was shown and left ${ROUNDS} times`, async ({
    signedIn: page,
    learner,
  }) => {
    await giveWords(learner);
    await countTimers(page);
    const browser = await page.context().newCDPSession(page);
    const counted = async (): Promise<Counts> => ({ ...(await kept(page)), ...(await collected(browser)) });
    await page.goto('/dashboard');
    await page.waitForFunction(isWarm);
    await visit(page, area, WARM_UP);
    const before = await counted();
    await visit(page, area, ROUNDS);
    // What is put off for a moment is done then.
    await expect.poll(async () => grown(before, await counted())).toEqual([]);
  });
