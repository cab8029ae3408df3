import { expect, type Page, type Route } from '@playwright/test';

/**
 * Holds what the page asks of `url` back until the returned function is called; then the server answers, or `answer`
 * does. `method` lets every other one pass.
 */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  {
    method,
    answer = (route) => route.continue(),
  }: { method?: string; answer?: (route: Route) => Promise<void> } = {},
): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((go) => (release = go));
  await page.route(url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    await held;
    return answer(route);
  });
  return () => release();
}

/**
 * Holds what the tabs ask of `url` back until each of them has asked: however slow the machine, all are on their way
 * at the same moment. Gives what waits for that moment.
 */
export async function letMeet(tabs: readonly Page[], url: string): Promise<() => Promise<void>> {
  const asking = new Set<Page>();
  let meet = (): void => undefined;
  const met = new Promise<void>((all) => (meet = all));
  for (const tab of tabs) {
    await tab.route(url, async (route) => {
      asking.add(tab);
      if (asking.size === tabs.length) meet();
      await met;
      return route.continue();
    });
  }
  return () => expect.poll(() => asking.size).toBe(tabs.length);
}
