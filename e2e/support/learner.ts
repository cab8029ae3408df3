import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { join } from 'node:path';
import { createDatabase } from '../../services/api/src/platform/database/database';
import { connectionStringTo } from '@kotoba/embedded-postgres';
import { readPostmasterFile } from '@kotoba/embedded-postgres';
import { insertLearner } from '../../services/api/src/testing/learners';
import { dataDirOf } from './suite';

export interface Learner {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly token: string;
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Where the shared suite is. */
export const suiteUrl = (): string => process.env.SUITE_URL ?? '';
let count = 0;
/** Workers that begin in the same millisecond are told apart by their processes. */
export const newEmail = (): string => `learner-${process.pid}-${Date.now()}-${(count += 1)}@example.org`;

async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** The newest mail to `email` on the mailbox of the running suite; waits for the job that sends it. */
export async function mailTo(email: string, base = suiteUrl()): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const { messages } = (await (await fetch(`${base}/api/dev/mailbox`)).json()) as { messages: Mail[] };
        found = messages.find((mail) => mail.to.includes(email));
        return found !== undefined;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return found as Mail;
}

/** A learner who has signed up on the screen's way, for what follows the link of the mail. */
export async function createNewcomer(base = suiteUrl()): Promise<Learner> {
  const email = newEmail();
  const password = 'Kasa-wo-sasu-1';
  const account = { firstName: 'Hana', lastName: 'Sato', email, password, confirmPassword: password };
  const { token } = await post<{ token: string }>(`${base}/api/auth/signup`, account);
  return { email, password, firstName: account.firstName, token };
}

/** A learner straight in the suite's database. */
export async function createLearner(base = suiteUrl(), { verified = true } = {}): Promise<Learner> {
  const postmaster = await readPostmasterFile(join(dataDirOf(base), 'postgres/data'));
  if (postmaster === null) throw new Error(`No database runs in ${dataDirOf(base)}`);
  const pool = new pg.Pool({ connectionString: connectionStringTo(postmaster.socketDirectory), max: 1 });
  try {
    return { firstName: 'Hana', ...(await insertLearner(createDatabase(pool), { verified })) };
  } finally {
    await pool.end();
  }
}

/** Fills the sign-in form that the page shows, and sends it. */
export async function signInHere(page: Page, learner: Pick<Learner, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs a learner in through the form and waits for the dashboard. */
export async function signIn(
  page: Page,
  learner: Pick<Learner, 'email' | 'password'>,
  base = suiteUrl(),
): Promise<void> {
  await page.goto(`${base}/auth/signin`);
  await signInHere(page, learner);
  await expect(page).toHaveURL(`${base}/dashboard`);
}

/** Calls the API as the learner. */
export async function asLearner<T>(
  learner: Learner,
  method: string,
  path: string,
  body?: unknown,
  base = suiteUrl(),
): Promise<T> {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${learner.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
