import { expect, type Locator, type Page, type Route } from '@playwright/test';

type Answer = (route: Route) => Promise<void>;

const json =
  (status: number, body: unknown): Answer =>
  (route) =>
    route.fulfill({ status, json: body });
const bare =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, body: '' });
const cut: Answer = (route) => route.abort('connectionreset');
const page502: Answer = (route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<html><body>Bad Gateway</body></html>' });
const halfJson: Answer = (route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"user":{"id"' });

/** How a call can fail, by what a reader of the test wants to see. */
export const failures = {
  words: json(400, { error: 'In the words of the server' }),
  notWords: json(400, { error: { text: 'an object is no text' } }),
  bare400: bare(400),
  bare401: bare(401),
  bare429: bare(429),
  bare500: bare(500),
  cut,
  page502,
  halfJson,
} as const;
export type Failure = keyof typeof failures;

const NETWORK = 'Network error occurred';

/** The error catalogue for one call. Source: document 1, section 8; `otherwise` is the text of everything that is not listed. */
export function catalogueOf(
  own: Partial<Record<Failure, string>>,
  otherwise = NETWORK,
): Readonly<Record<Failure, string>> {
  return {
    words: 'In the words of the server',
    notWords: own.bare400 ?? otherwise,
    bare400: otherwise,
    bare401: otherwise,
    bare429: otherwise,
    bare500: 'Server error occurred',
    cut: otherwise,
    page502: otherwise,
    halfJson: otherwise,
    ...own,
  };
}

const toast = (page: Page): Locator => page.getByRole('status', { name: 'Messages' }).getByRole('alert');

/** Shows exactly one toast, an alert with these words. */
export const expectErrorToast = (page: Page, words: string): Promise<void> =>
  expect(toast(page)).toHaveText(words);

/** Sends the toast off, if it has not gone by itself meanwhile. */
export async function dismissToast(page: Page): Promise<void> {
  const dismiss = toast(page).getByRole('button', { name: 'Dismiss' });
  await dismiss.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect(toast(page)).toHaveCount(0);
}
