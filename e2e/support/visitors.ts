import type { Page } from '@playwright/test';
import { createLearner, newEmail, suiteUrl, type Learner } from './learner';
import { withSession } from './test';

/** Who may stand before a page (document 1, section 6). */
export const visitors = ['guest', 'unverified', 'verified'] as const;
export type Visitor = (typeof visitors)[number];

/** A learner who has not followed the link of the mail yet. */
async function signUp(): Promise<Learner> {
  const password = 'Kasa-wo-sasu-1';
  const account = { firstName: 'Hana', lastName: 'Sato', email: newEmail(), password };
  const response = await fetch(`${suiteUrl()}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, confirmPassword: password }),
  });
  if (!response.ok) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return { ...account, token };
}

/** Lets `page` be opened by such a visitor. */
export async function visitAs(page: Page, visitor: Visitor): Promise<void> {
  if (visitor === 'guest') return;
  await withSession(page, await (visitor === 'verified' ? createLearner() : signUp()));
}
