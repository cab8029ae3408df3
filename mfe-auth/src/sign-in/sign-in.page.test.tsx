import { closeRemotes, cut, held, reply, type Answers } from '@kotoba/federation/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { button, field, fillIn, openAuth, PASSWORD, started } from '../testing/open-auth';

afterEach(closeRemotes);

const SIGN_IN = 'POST /auth/signin';
const open = (answers: Answers = {}) => openAuth({ at: '/auth/signin', answers });
const filled = { Email: 'aiko@example.org', Password: PASSWORD };
const sent = { email: 'aiko@example.org', password: PASSWORD };

test('has one heading, its own title, and the ways to the other screens', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Sign in · Kotoba'));
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/signup');
  expect(await field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(await field('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('signs in once, says so, and leads to the dashboard; "Remember me" is not sent', async () => {
  const slow = held(reply(started));
  const opened = open({ [SIGN_IN]: slow.answer });
  const { user, server, store, place } = opened;
  await fillIn(opened, filled);
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.type(await field('Password'), '{Enter}');
  const submit = await button('Sign in');
  await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  await user.click(submit);
  await user.type(await field('Password'), '{Enter}');
  slow.release();
  expect(await screen.findByText('Signed in successfully!')).toBeVisible();
  await waitFor(() => expect(place().pathname).toBe('/dashboard'));
  expect(server.sent(SIGN_IN)).toEqual([sent]);
  expect(store.getState().auth).toMatchObject({ isAuthenticated: true, user: { id: 7 } });
});

test('what is wrong is said at both fields before anything is sent', async () => {
  const opened = open();
  await opened.user.click(await button('Sign in'));
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(await screen.findByText('Password is required')).toBeVisible();
  await waitFor(async () => expect(await field('Email')).toHaveFocus());
  await fillIn(opened, { Email: 'aiko', Password: 'Kasa-wo' });
  await opened.user.click(await button('Sign in'));
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
  expect(opened.server.calls).toEqual([]);
});

test('after a failure it says so, and keeps what was typed, to be sent again', async () => {
  const opened = open({ [SIGN_IN]: reply({ error: 'Wrong email or password' }, 400) });
  await fillIn(opened, filled);
  await opened.user.click(await button('Sign in'));
  expect(await screen.findByText('Wrong email or password')).toBeVisible();
  await waitFor(async () => expect(await button('Sign in')).toBeEnabled());
  opened.server.on(SIGN_IN, cut);
  await opened.user.click(await button('Sign in'));
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  for (const [name, text] of Object.entries(filled)) expect(await field(name)).toHaveValue(text);
  expect(opened.place().pathname).toBe('/auth/signin');
  expect(opened.store.getState().auth.isAuthenticated).toBe(false);
  await waitFor(async () => expect(await button('Sign in')).toBeEnabled());
});

test('Enter of a composition sends nothing', async () => {
  const { server } = open();
  expect(fireEvent.keyDown(await field('Email'), { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(server.calls).toEqual([]);
});

test('what a password manager writes, past the page and told by "change" alone, is sent', async () => {
  const { user, server, place } = open({ [SIGN_IN]: reply(started) });
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [name, text] of Object.entries(filled)) {
    const input = await field(name);
    setter?.call(input, text);
    fireEvent(input, new Event('change', { bubbles: true }));
  }
  await user.click(await button('Sign in'));
  await waitFor(() => expect(place().pathname).toBe('/dashboard'));
  expect(server.sent(SIGN_IN)).toEqual([sent]);
});
