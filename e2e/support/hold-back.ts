import type { Page, Route } from '@playwright/test';

/**
 * Holds what the page asks of `url` back until the returned function is called; then the server answers, or `answer` does. `method` lets
 * every other one pass.
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
