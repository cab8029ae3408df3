import type { Browser, Page } from '@playwright/test';
import { suiteUrl, type Learner } from './learner';
import { withSession } from './test';

/** The learner signs in on another device, which calls itself `name`. */
async function signInElsewhere(learner: Learner, name = 'Kitchen tablet'): Promise<Learner> {
  const response = await fetch(`${suiteUrl()}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': name },
    body: JSON.stringify({ email: learner.email, password: learner.password }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}`);
  const { token } = (await response.json()) as { token: string };
  return { ...learner, token };
}

/** A page of that other device, in a browser of its own. The caller closes its context. */
export async function openOtherDevice(browser: Browser, learner: Learner): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await withSession(page, await signInElsewhere(learner));
  return page;
}
