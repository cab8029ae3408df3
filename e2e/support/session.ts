import type { Page } from '@playwright/test';
import { suiteUrl, type Learner } from './learner';

/** Where the browser keeps the session. */
export const SESSION_KEY = 'kotoba.session';

/**
 * What the browser would keep of the learner's session: no more than the screens show, anything else would count as
 * signed out.
 */
export async function sessionText({ token }: Pick<Learner, 'token'>, base = suiteUrl()): Promise<string> {
  const response = await fetch(`${base}/api/auth/check-auth`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const { user } = (await response.json()) as { user: Record<string, unknown> };
  const { id, email, emailVerified, firstName, lastName } = user;
  return JSON.stringify({
    version: 0,
    user: { id, email, emailVerified, firstName, lastName },
    isAuthenticated: true,
    token,
  });
}

/** The token with which the page is signed in now. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { token: string }).token,
    SESSION_KEY,
  );
