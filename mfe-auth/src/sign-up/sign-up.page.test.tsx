import { closeRemotes, cut, held, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import { button, field, fillIn, openAuth, PASSWORD, started, unverified } from '../testing/open-auth';

afterEach(closeRemotes);

const SIGN_UP = 'POST /auth/signup';
const countries = [
  { id: 392, name: 'Japan' },
  { id: 400, name: 'Jordan' },
];
const welcome = { ...started, user: { ...started.user, emailVerified: false } };

const open = (answers: Answers = {}, from?: string) =>
  openAuth({
    at: '/auth/signup',
    state: from === undefined ? null : { from },
    answers: { 'GET /countries': reply(countries), ...answers },
  });

const filled = {
  'First name': ' Aiko ',
  'Last name': 'Mori',
  Email: 'aiko@example.org',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
};
/** What is sent when this was typed, and nothing more. */
const sent = {
  firstName: 'Aiko',
  lastName: 'Mori',
  email: 'aiko@example.org',
  password: PASSWORD,
  confirmPassword: PASSWORD,
};
const terms = () => screen.findByRole('checkbox', { name: 'I agree to the Terms and the Privacy Policy' });
const country = () => screen.findByRole('combobox', { name: 'Country' });

test('has one heading, its own title, and the links of the terms, which open beside what was typed', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Create Account · Kotoba'));
  for (const [name, href] of [
    ['Terms', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/signin');
  for (const [name, autocomplete] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Email', 'username'],
    ['Password', 'new-password'],
    ['Confirm password', 'new-password'],
  ] as const) {
    expect(await field(name)).toHaveAttribute('autocomplete', autocomplete);
  }
});

test('creates the account once, with the country and the wanted place, says so, and leads to the verification', async () => {
  const slow = held(reply(welcome));
  const opened = open({ [SIGN_UP]: slow.answer }, '/vocabularies?query=kasa#list');
  const { user, server, store, place } = opened;
  await fillIn(opened, filled);
  await user.click(await terms());
  await waitFor(async () => expect(await country()).not.toHaveAttribute('aria-disabled'));
  await user.click(await country());
  // The form is ready to be sent: this Enter chooses, and does no more.
  await user.type(await screen.findByRole('searchbox', { name: 'Search countries' }), 'jap{Enter}');
  await user.click(await button('Create account'));
  await user.type(await field('Email'), '{Enter}');
  slow.release();
  expect(await screen.findByText('Account created successfully!')).toBeVisible();
  await waitFor(() => expect(place().pathname).toBe('/auth/email-verification'));
  expect(server.sent(SIGN_UP)).toEqual([{ ...sent, countryId: 392, from: '/vocabularies?query=kasa#list' }]);
  expect(store.getState().auth.user).toEqual(unverified);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Aiko');
});

test('a list of countries that cannot be loaded says so, can be loaded again, and is not needed; a foreign place stays behind', async () => {
  const opened = open({ 'GET /countries': cut, [SIGN_UP]: reply(welcome) }, '//evil.example');
  const { user, server, place } = opened;
  expect(await screen.findByText('Failed to load countries')).toBeVisible();
  expect(await country()).toHaveAttribute('aria-disabled', 'true');
  server.on('GET /countries', reply(countries));
  await user.click(await button('Load countries again'));
  await waitFor(async () => expect(await country()).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByRole('button', { name: 'Load countries again' })).not.toBeInTheDocument();
  await fillIn(opened, filled);
  await user.click(await terms());
  await user.click(await button('Create account'));
  await waitFor(() => expect(place().pathname).toBe('/auth/email-verification'));
  expect(server.sent(SIGN_UP)).toEqual([sent]);
});

test('the country waits for its list with a spinner, is found by any part of its name, and can be cleared', async () => {
  const slow = held(reply(countries));
  const { user } = open({ 'GET /countries': slow.answer });
  expect(await country()).toHaveAttribute('aria-disabled', 'true');
  expect(await country()).toHaveAttribute('aria-busy', 'true');
  slow.release();
  await waitFor(async () => expect(await country()).not.toHaveAttribute('aria-disabled'));
  await user.click(await country());
  const search = await screen.findByRole('searchbox', { name: 'Search countries' });
  await user.type(search, 'x');
  expect(screen.getByText('No countries found')).toBeVisible();
  await user.type(search, '{Backspace}RDA');
  await user.click(screen.getByRole('option'));
  expect(await country()).toHaveTextContent('Jordan');
  await user.click(await button('Clear country'));
  expect(await country()).toHaveTextContent('Choose your country');
  expect(await country()).toHaveFocus();
});

test('a form with mistakes shows every message, and nothing is sent', async () => {
  const opened = open();
  await opened.user.click(await button('Create account'));
  for (const words of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'Please accept the terms to create an account',
  ]) {
    expect(await screen.findByText(words)).toBeVisible();
  }
  await fillIn(opened, {
    'First name': 'A',
    'Last name': 'M',
    Email: 'aiko',
    Password: 'kasa-wo-sasu',
    'Confirm password': PASSWORD,
  });
  await opened.user.click(await button('Create account'));
  for (const words of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Invalid email address',
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    'Passwords do not match',
  ]) {
    expect(await screen.findByText(words)).toBeVisible();
  }
  expect(opened.server.calls).toEqual(['GET /countries']);
});

test('after a failure it says so, and keeps what was typed, to be sent again', async () => {
  const taken = { code: 'EMAIL_TAKEN', error: 'An account with this email already exists' };
  const opened = open({ [SIGN_UP]: reply(taken, 400) });
  await fillIn(opened, filled);
  await opened.user.click(await terms());
  await opened.user.click(await button('Create account'));
  expect(await screen.findByText(taken.error)).toBeVisible();
  opened.server.on(SIGN_UP, cut);
  await opened.user.click(await button('Create account'));
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  expect(opened.place().pathname).toBe('/auth/signup');
  for (const [name, text] of Object.entries(filled)) expect(await field(name)).toHaveValue(text);
  expect(await terms()).toBeChecked();
});

test('what was typed is there again when the page is opened anew, but no password', async () => {
  const opened = open();
  await fillIn(opened, { Email: 'aiko@example.org', Password: PASSWORD });
  opened.unmount();
  open();
  await waitFor(async () => expect(await field('Email')).toHaveValue('aiko@example.org'));
  expect(await field('Password')).toHaveValue('');
});
