import { closeRemotes, cut, held, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import { button, field, fillIn, openAuth, PASSWORD } from '../testing/open-auth';

afterEach(closeRemotes);

const RESET = 'POST /auth/reset-password';
const open = (answers: Answers = {}, at = '/auth/reset-password?token=abc') => openAuth({ at, answers });
const filled = { 'New password': PASSWORD, 'Confirm password': PASSWORD };

test('sets the password once, with the token of the link, says so, and leads to sign-in', async () => {
  const slow = held(reply({ success: true }));
  const opened = open({ [RESET]: slow.answer });
  await fillIn(opened, filled);
  await waitFor(() => expect(document.title).toBe('Reset password · Kotoba'));
  for (const name of Object.keys(filled)) {
    expect(await field(name)).toHaveAttribute('autocomplete', 'new-password');
  }
  await opened.user.click(await button('Reset password'));
  await opened.user.type(await field('Confirm password'), '{Enter}');
  slow.release();
  expect(await screen.findByText('Password reset successfully')).toBeVisible();
  await waitFor(() => expect(opened.place().pathname).toBe('/auth/signin'));
  expect(opened.server.sent(RESET)).toEqual([
    { token: 'abc', password: PASSWORD, confirmPassword: PASSWORD },
  ]);
});

test('the token leaves the address, and the rest of the query stays', async () => {
  const { place } = open({}, '/auth/reset-password?token=abc&lang=en');
  await field('New password');
  await waitFor(() => expect(place().search).toBe('?lang=en'));
});

test.each(['/auth/reset-password', '/auth/reset-password?token='])(
  '%s has no token: the link is invalid, and a new one is near',
  async (at) => {
    open({}, at);
    expect(await screen.findByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeVisible();
    expect(screen.getByText('The password reset link is invalid or has expired.')).toBeVisible();
    expect(await screen.findByText('Invalid reset token')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  },
);

test('says what is wrong at both fields, and sends nothing', async () => {
  const opened = open();
  await opened.user.click(await button('Reset password'));
  expect(await screen.findByText('Password is required')).toBeVisible();
  expect(await screen.findByText('Please confirm your password')).toBeVisible();
  await fillIn(opened, { 'New password': 'kasa-wo-sasu-1', 'Confirm password': PASSWORD });
  await opened.user.click(await button('Reset password'));
  expect(
    await screen.findByText(
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ),
  ).toBeVisible();
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  expect(opened.server.calls).toEqual([]);
});

test('after a failure it says so, and keeps what was typed; for a token that is refused a new link is near', async () => {
  const opened = open({ [RESET]: cut });
  await fillIn(opened, filled);
  await opened.user.click(await button('Reset password'));
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Request a new link' })).not.toBeInTheDocument();
  opened.server.on(RESET, reply({ code: 'INVALID_TOKEN', error: 'The link has expired' }, 400));
  await opened.user.click(await button('Reset password'));
  expect(await screen.findByText('The link has expired')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  );
  expect(opened.place().pathname).toBe('/auth/reset-password');
  for (const [name, text] of Object.entries(filled)) expect(await field(name)).toHaveValue(text);
});

describe('asking for the link', () => {
  const FORGOT = 'POST /auth/forgot-password';
  const openForgot = (answers: Answers = {}) => openAuth({ at: '/auth/forgot-password', answers });

  test('sends the link once, says so, and leads to sign-in', async () => {
    const slow = held(reply({ success: true }));
    const opened = openForgot({ [FORGOT]: slow.answer });
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Forgot password · Kotoba'));
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/auth/signin');
    expect(await field('Email')).toHaveAttribute('autocomplete', 'username');
    await fillIn(opened, { Email: 'aiko@example.org' });
    await opened.user.keyboard('{Enter}{Enter}');
    await opened.user.click(await button('Send reset link'));
    slow.release();
    expect(await screen.findByText('Password reset link sent to your email')).toBeVisible();
    await waitFor(() => expect(opened.place().pathname).toBe('/auth/signin'));
    expect(opened.server.sent(FORGOT)).toEqual([{ email: 'aiko@example.org' }]);
  });

  test('says what is wrong with the email, and sends nothing', async () => {
    const opened = openForgot();
    await opened.user.click(await button('Send reset link'));
    expect(await screen.findByText('Email is required')).toBeVisible();
    await fillIn(opened, { Email: 'aiko@' });
    await opened.user.click(await button('Send reset link'));
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    expect(opened.server.calls).toEqual([]);
  });

  test('after a failure it says so, and stays with what was typed', async () => {
    const opened = openForgot({ [FORGOT]: reply({ error: 'Not today' }, 400) });
    await fillIn(opened, { Email: 'aiko@example.org' });
    await opened.user.click(await button('Send reset link'));
    expect(await screen.findByText('Not today')).toBeVisible();
    opened.server.on(FORGOT, cut);
    await opened.user.click(await button('Send reset link'));
    expect(await screen.findByText('Network error occurred')).toBeVisible();
    expect(opened.place().pathname).toBe('/auth/forgot-password');
    expect(await field('Email')).toHaveValue('aiko@example.org');
  });
});
