import { closeRemotes, cut, held, reply, type Answer, type Answers } from '@kotoba/federation/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { button, field, openAuth, PASSWORD, started } from '../testing/open-auth';

afterEach(closeRemotes);

const SIGN_IN = 'POST /auth/signin';
const open = (answers: Answers = {}) => openAuth({ at: '/auth/signin', answers });

async function send(answer: Answer, email = 'aiko@example.org', password = PASSWORD) {
  const opened = open({ [SIGN_IN]: answer });
  await opened.user.type(await field('Email'), email);
  await opened.user.type(await field('Password'), `${password}{Enter}`);
  return opened;
}

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

test('signs in, says so, and leads to the dashboard; "Remember me" is not sent', async () => {
  const { user, server, store, place } = open({ [SIGN_IN]: reply(started) });
  await user.type(await field('Email'), ' aiko@example.org ');
  await user.type(await field('Password'), PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(await button('Sign in'));
  expect(await screen.findByText('Signed in successfully!')).toBeVisible();
  await waitFor(() => expect(place().pathname).toBe('/dashboard'));
  expect(server.sent(SIGN_IN)).toEqual([{ email: 'aiko@example.org', password: PASSWORD }]);
  expect(store.getState().auth).toMatchObject({ isAuthenticated: true, user: { id: 7 } });
});

test.each([
  ['', '', 'Email is required', 'Password is required'],
  ['aiko', 'Kasa-wo', 'Invalid email address', 'Password must be at least 8 characters'],
  ['a b@example.org', '1234567', 'Invalid email address', 'Password must be at least 8 characters'],
  [`${'a'.repeat(250)}@example.org`, '', 'Invalid email address', 'Password is required'],
])('%j and %j are refused before anything is sent', async (email, password, onEmail, onPassword) => {
  const { user, server } = open();
  if (email) await user.type(await field('Email'), email);
  if (password) await user.type(await field('Password'), password);
  await user.click(await button('Sign in'));
  expect(await screen.findByText(onEmail)).toBeVisible();
  expect(await screen.findByText(onPassword)).toBeVisible();
  await waitFor(async () => expect(await field('Email')).toHaveFocus());
  expect(server.calls).toEqual([]);
});

test.each([
  ['the server’s words', reply({ error: 'Wrong email or password' }, 400), 'Wrong email or password'],
  ['a bare 400', reply({}, 400), 'Invalid credentials'],
  ['a 500', reply({}, 500), 'Server error occurred'],
  ['anything else', reply({}, 418), 'Network error occurred'],
  ['no answer', cut, 'Network error occurred'],
])('after %s it says so, and keeps what was typed', async (_what, answer, words) => {
  const { place, store } = await send(answer);
  expect(await screen.findByText(words)).toBeVisible();
  expect(await field('Email')).toHaveValue('aiko@example.org');
  expect(await field('Password')).toHaveValue(PASSWORD);
  expect(place().pathname).toBe('/auth/signin');
  expect(store.getState().auth.isAuthenticated).toBe(false);
  await waitFor(async () => expect(await button('Sign in')).toBeEnabled());
});

test('cannot be sent twice', async () => {
  const slow = held(reply(started));
  const { user, server, place } = await send(slow.answer);
  const submit = await button('Sign in');
  await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  await user.click(submit);
  await user.type(await field('Password'), '{Enter}');
  slow.release();
  await waitFor(() => expect(place().pathname).toBe('/dashboard'));
  expect(server.sent(SIGN_IN)).toHaveLength(1);
});

test('Enter of a composition sends nothing', async () => {
  const { user, server } = open();
  await user.type(await field('Email'), 'aiko@example.org');
  expect(fireEvent.keyDown(await field('Email'), { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(server.calls).toEqual([]);
});

test('the password can be shown', async () => {
  const { user } = open();
  expect(await field('Password')).toHaveAttribute('type', 'password');
  await user.click(await button('Show password'));
  expect(await field('Password')).toHaveAttribute('type', 'text');
});
