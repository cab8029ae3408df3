import { closeRemotes, cut, held, reply, type Answers } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import { button, field, openAuth } from '../testing/open-auth';

afterEach(closeRemotes);

const FORGOT = 'POST /auth/forgot-password';
const open = (answers: Answers = {}) => openAuth({ at: '/auth/forgot-password', answers });

test('sends the link, says so, and leads to sign-in', async () => {
  const { user, server, place } = open({ [FORGOT]: reply({ success: true }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await user.type(await field('Email'), ' aiko@example.org ');
  await user.click(await button('Send reset link'));
  expect(await screen.findByText('Password reset link sent to your email')).toBeVisible();
  await waitFor(() => expect(place().pathname).toBe('/auth/signin'));
  expect(server.sent(FORGOT)).toEqual([{ email: 'aiko@example.org' }]);
});

test('leads back to sign-in', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Back to Sign In' })).toHaveAttribute(
    'href',
    '/auth/signin',
  );
});

test.each([
  ['', 'Email is required'],
  ['aiko@', 'Invalid email address'],
])('refuses %j', async (email, words) => {
  const { user, server } = open();
  if (email) await user.type(await field('Email'), email);
  await user.click(await button('Send reset link'));
  expect(await screen.findByText(words)).toBeVisible();
  expect(server.calls).toEqual([]);
});

test.each([
  ['a bare 400', reply({}, 400), 'Invalid email address'],
  ['too many attempts', reply({}, 429), 'Too many reset attempts. Please try again later.'],
  ['a 500', reply({}, 500), 'Server error occurred'],
  ['no answer', cut, 'Network error occurred'],
  ['the server’s words', reply({ error: 'Not today' }, 400), 'Not today'],
])('after %s it says so, and stays', async (_what, answer, words) => {
  const { user, place } = open({ [FORGOT]: answer });
  await user.type(await field('Email'), 'aiko@example.org{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(place().pathname).toBe('/auth/forgot-password');
  expect(await field('Email')).toHaveValue('aiko@example.org');
});

test('cannot be sent twice', async () => {
  const slow = held(reply({ success: true }));
  const { user, server, place } = open({ [FORGOT]: slow.answer });
  await user.type(await field('Email'), 'aiko@example.org{Enter}');
  await user.type(await field('Email'), '{Enter}');
  await user.click(await button('Send reset link'));
  slow.release();
  await waitFor(() => expect(place().pathname).toBe('/auth/signin'));
  expect(server.sent(FORGOT)).toHaveLength(1);
});
