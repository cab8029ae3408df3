import { closeRemotes, cut, held, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import { button, field, openAuth, PASSWORD } from '../testing/open-auth';

afterEach(closeRemotes);

const RESET = 'POST /auth/reset-password';
const open = (answers: Answers = {}, at = '/auth/reset-password?token=abc') => openAuth({ at, answers });

async function fill(opened: ReturnType<typeof open>, password: string, confirm = password) {
  if (password) await opened.user.type(await field('New password'), password);
  if (confirm) await opened.user.type(await field('Confirm password'), confirm);
  await opened.user.click(await button('Reset password'));
}

test('sets the password with the token of the link, says so, and leads to sign-in', async () => {
  const opened = open({ [RESET]: reply({ success: true }) });
  await fill(opened, PASSWORD);
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
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  },
);

const weak = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';
test.each([
  ['', '', 'Password is required'],
  ['', '', 'Please confirm your password'],
  ['Kasa-1', 'Kasa-1', 'Password must be at least 8 characters'],
  ['kasa-wo-sasu-1', 'kasa-wo-sasu-1', weak],
  ['KASA-WO-SASU-1', 'KASA-WO-SASU-1', weak],
  ['Kasa-wo-sasu', 'Kasa-wo-sasu', weak],
  [PASSWORD, 'Kasa-wo-sasu-2', 'Passwords do not match'],
])('%j confirmed by %j is refused: %s', async (password, confirm, words) => {
  const opened = open();
  await fill(opened, password, confirm);
  expect(await screen.findByText(words)).toBeVisible();
  expect(opened.server.calls).toEqual([]);
});

test.each([
  ['a bare 400', reply({}, 400), 'Invalid token or password validation failed'],
  ['a 500', reply({}, 500), 'Server error occurred'],
  ['no answer', cut, 'Network error occurred'],
  ['the server’s words', reply({ error: 'Invalid reset token' }, 400), 'Invalid reset token'],
])('after %s it says so, and keeps what was typed', async (_what, answer, words) => {
  const opened = open({ [RESET]: answer });
  await fill(opened, PASSWORD);
  expect(await screen.findByText(words)).toBeVisible();
  expect(opened.place().pathname).toBe('/auth/reset-password');
  expect(await field('New password')).toHaveValue(PASSWORD);
});

test('cannot be sent twice', async () => {
  const slow = held(reply({ success: true }));
  const opened = open({ [RESET]: slow.answer });
  await fill(opened, PASSWORD);
  await opened.user.type(await field('Confirm password'), '{Enter}');
  slow.release();
  await waitFor(() => expect(opened.place().pathname).toBe('/auth/signin'));
  expect(opened.server.sent(RESET)).toHaveLength(1);
});
