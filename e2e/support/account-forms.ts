import { expect, type Locator, type Page } from '@playwright/test';

/** A password that every rule accepts. */
export const PASSWORD = 'Kasa-wo-sasu-1';

export interface AccountForm {
  readonly name: string;
  readonly at: string;
  /** The path of its call. */
  readonly call: string;
  readonly button: string;
  /** What a learner types, by the name of the field. */
  readonly fields: Readonly<Record<string, string>>;
  /** A box that must be ticked. */
  readonly tick?: RegExp;
  /** What the server answers when all is well. */
  readonly answer: object;
}

const user = {
  id: 1,
  email: 'hana@example.org',
  emailVerified: false,
  firstName: 'Hana',
  lastName: 'Sato',
  countryId: null,
};
const opened = { user, token: 'N'.repeat(43) };
const success = { success: true };

/** The four forms of the account area, filled so that they can be sent. */
export const signInForm: AccountForm = {
  name: 'Sign-in',
  at: '/auth/signin',
  call: '/api/auth/signin',
  button: 'Sign in',
  fields: { Email: 'hana@example.org', Password: PASSWORD },
  answer: opened,
};

export const signUpForm: AccountForm = {
  name: 'Sign-up',
  at: '/auth/signup',
  call: '/api/auth/signup',
  button: 'Create account',
  fields: {
    'First name': 'Hana',
    'Last name': 'Sato',
    Email: 'hana@example.org',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  },
  tick: /terms/i,
  answer: opened,
};

export const forgotPasswordForm: AccountForm = {
  name: 'Forgot password',
  at: '/auth/forgot-password',
  call: '/api/auth/forgot-password',
  button: 'Send reset link',
  fields: { Email: 'hana@example.org' },
  answer: success,
};

export const resetPasswordForm: AccountForm = {
  name: 'Reset password',
  at: '/auth/reset-password?token=one-use',
  call: '/api/auth/reset-password',
  button: 'Reset password',
  fields: { 'New password': PASSWORD, 'Confirm password': PASSWORD },
  answer: success,
};

export const accountForms = [signInForm, signUpForm, forgotPasswordForm, resetPasswordForm] as const;

export const fieldOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByLabel(name, { exact: true });

export const buttonOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Types everything into an open form; nothing is sent. */
export async function typeInto(page: Page, form: AccountForm): Promise<void> {
  for (const [name, text] of Object.entries(form.fields)) await fieldOf(page, name).fill(text);
  if (form.tick) await page.getByRole('checkbox', { name: form.tick }).check();
}

/** Opens a form and types everything; nothing is sent. */
export async function fillForm(page: Page, form: AccountForm): Promise<void> {
  await page.goto(form.at);
  await typeInto(page, form);
}

/** Everything that was typed still stands. */
export async function expectKept(page: Page, form: AccountForm): Promise<void> {
  for (const [name, text] of Object.entries(form.fields)) {
    await expect(fieldOf(page, name)).toHaveValue(text);
  }
  if (form.tick) await expect(page.getByRole('checkbox', { name: form.tick })).toBeChecked();
}
