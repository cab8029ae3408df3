import type { Page } from '@playwright/test';
import { createLearner, suiteUrl } from './learner';
import { withSession } from './test';

/** Who may stand before a page (document 1, section 6). */
export const visitors = ['guest', 'unverified', 'verified'] as const;
export type Visitor = (typeof visitors)[number];

/** Lets `page` be opened by such a visitor. */
export async function visitAs(page: Page, visitor: Visitor): Promise<void> {
  if (visitor === 'guest') return;
  await withSession(page, await createLearner(suiteUrl(), { verified: visitor === 'verified' }));
}
