import {
  closeRemotes,
  cut,
  held,
  learner,
  reply,
  type Answers,
  type OpenRemote,
} from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import { button, openAuth, started, unverified } from '../testing/open-auth';

afterEach(closeRemotes);

const VERIFY = 'POST /auth/verify-email';
const RESEND = 'POST /auth/resend-verification';
const PAGE = '/auth/email-verification';
const open = (at: string, answers: Answers = {}, more: Partial<OpenRemote> = {}) =>
  openAuth({ at, answers, user: unverified, ...more });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('with a token', () => {
  test('verifies by itself, once, starts the session, and goes on', async () => {
    const { server, store, place } = open(`${PAGE}?token=abc`, { [VERIFY]: reply(started) }, { user: null });
    await waitFor(() => expect(place().pathname).toBe('/auth/email-verified'));
    expect(place().search).toBe('');
    expect(server.sent(VERIFY)).toEqual([{ token: 'abc' }]);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, user: learner });
    expect(await heading('Email Verified!')).toBeVisible();
  });

  test('waits with a spinner, and the token leaves the address meanwhile', async () => {
    const slow = held(reply(started));
    const { place } = open(`${PAGE}?token=abc&from=%2Flearn`, { [VERIFY]: slow.answer });
    expect(await screen.findByRole('progressbar', { name: 'Verifying your email…' })).toBeVisible();
    await waitFor(() => expect(place().search).toBe('?from=%2Flearn'));
    slow.release();
    await waitFor(() => expect(place().pathname).toBe('/auth/email-verified'));
    expect(place().search).toBe('?from=%2Flearn');
  });

  test('a place that came along as state survives the cleaning of the address', async () => {
    const slow = held(reply(started));
    const state = { from: '/vocabularies' };
    const { place } = open(`${PAGE}?token=abc`, { [VERIFY]: slow.answer }, { state });
    await waitFor(() => expect(place().search).toBe(''));
    expect(place().state).toEqual(state);
    slow.release();
    await waitFor(() => expect(place().pathname).toBe('/auth/email-verified'));
    expect(place().search).toBe('?from=%2Fvocabularies');
  });

  test.each(['https://evil.example/learn', '//evil.example', '/\\evil.example', '/nowhere'])(
    'the foreign place %s is not taken along',
    async (from) => {
      const { place } = open(`${PAGE}?token=abc&from=${encodeURIComponent(from)}`, {
        [VERIFY]: reply(started),
      });
      await waitFor(() => expect(place().pathname).toBe('/auth/email-verified'));
      expect(place().search).toBe('');
    },
  );

  test.each([
    ['by its text', { error: 'Email already verified' }],
    ['by its code', { code: 'EMAIL_ALREADY_VERIFIED', error: 'Done before' }],
  ])('a link that was used before, known %s, is a success', async (_how, body) => {
    const { user, server, place } = open(`${PAGE}?token=abc`, {
      [VERIFY]: reply(body, 400),
      'POST /auth/check-auth': reply({ user: started.user }),
    });
    expect(await heading('Email Already Verified')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(await button('Continue to Dashboard'));
    await waitFor(() => expect(place().pathname).toBe('/dashboard'));
    expect(server.calls).toContain('POST /auth/check-auth');
  });

  test.each([
    ['a bare 400', reply({}, 400), 'Invalid request data'],
    ['a 500', reply({}, 500), 'Server error occurred'],
    ['the server’s words', reply({ error: 'The link has expired' }, 400), 'The link has expired'],
    ['no answer', cut, 'Failed to verify email'],
  ])('after %s it says so, and another mail is near', async (_what, answer, words) => {
    const { place } = open(`${PAGE}?token=abc`, { [VERIFY]: answer });
    expect(await heading('Email Verification Required')).toBeVisible();
    // As a toast, and on the page for as long as it stays.
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    await waitFor(async () => expect(await button('Resend Verification Email')).toBeEnabled());
    expect(place().pathname).toBe(PAGE);
  });
});

test.each([
  ['a 400', reply({}, 400), 0],
  ['a 500', reply({}, 500), 1],
  ['no answer', cut, 1],
])('after %s the same link can be tried again: %#', async (_what, answer, buttons) => {
  const { user, server, place } = open(`${PAGE}?token=abc`, { [VERIFY]: answer }, { user: null });
  expect(await heading('Email Verification Required')).toBeVisible();
  expect(screen.getByText('Sign in to have it sent again.')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(buttons);
  if (buttons === 0) return;
  server.on(VERIFY, reply(started));
  await user.click(await button('Try again'));
  await waitFor(() => expect(place().pathname).toBe('/auth/email-verified'));
  expect(server.sent(VERIFY)).toEqual([{ token: 'abc' }, { token: 'abc' }]);
});

describe('without a token', () => {
  test('says what is required, and where the mail went', async () => {
    const { server } = open(PAGE);
    expect(await heading('Email Verification Required')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Email Verification Required · Kotoba'));
    expect(screen.getByText('aiko@example.org')).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  test('a learner who is verified already goes on', async () => {
    open(PAGE, {}, { user: learner });
    expect(await heading('Email Already Verified')).toBeVisible();
  });

  test('a guest, of whom no address is known, can only go back', async () => {
    const { user, server, place } = open(PAGE, {}, { user: null });
    expect(await button('Resend Verification Email')).toBeDisabled();
    await user.click(await button('Back to Sign In'));
    await waitFor(() => expect(place().pathname).toBe('/auth/signin'));
    expect(server.calls).toEqual([]);
  });

  test.each([
    ['the query', '?from=%2Flearn', { from: '/vocabularies' }, '/learn'],
    ['the remembered place', '', { from: '/vocabularies' }, '/vocabularies'],
    ['nothing', '', null, null],
    ['nothing of a foreign place', '?from=https%3A%2F%2Fevil.example', null, null],
  ])('another mail is asked for with the place of %s', async (_whose, query, state, from) => {
    const { user, server } = open(PAGE + query, { [RESEND]: reply({ success: true }) }, { state });
    await user.click(await button('Resend Verification Email'));
    expect(await screen.findByText('Verification email sent')).toBeVisible();
    expect(server.sent(RESEND)).toEqual([{ from }]);
  });

  test.each([
    ['a bare 400', reply({}, 400), 'Invalid request data'],
    ['too many', reply({ error: 'Too many emails' }, 429), 'Too many emails'],
    ['no answer', cut, 'Network error occurred'],
  ])('a mail that cannot be sent says so after %s', async (_what, answer, words) => {
    const { user } = open(PAGE, { [RESEND]: answer });
    await user.click(await button('Resend Verification Email'));
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(async () => expect(await button('Resend Verification Email')).toBeEnabled());
  });

  test('a mail that nobody needs any more is a success', async () => {
    const { user } = open(PAGE, {
      [RESEND]: reply({ code: 'EMAIL_ALREADY_VERIFIED', error: 'Email already verified' }, 400),
    });
    await user.click(await button('Resend Verification Email'));
    expect(await heading('Email Already Verified')).toBeVisible();
  });

  test('two clicks ask for one mail', async () => {
    const slow = held(reply({ success: true }));
    const { user, server } = open(PAGE, { [RESEND]: slow.answer });
    await user.dblClick(await button('Resend Verification Email'));
    expect(await button('Resend Verification Email')).toBeDisabled();
    slow.release();
    await screen.findByText('Verification email sent');
    expect(server.sent(RESEND)).toHaveLength(1);
  });

  test.each([
    ['succeeds', reply({ success: true })],
    ['fails', reply({}, 500)],
    ['gets no answer', cut],
  ])('Back to Sign In signs an unverified learner out, also when that call %s', async (_how, answer) => {
    const { user, store, place } = open(PAGE, { 'POST /auth/signout': answer });
    await user.click(await button('Back to Sign In'));
    await waitFor(() => expect(place().pathname).toBe('/auth/signin'));
    expect(store.getState().auth).toMatchObject({ user: null, token: null, isAuthenticated: false });
  });
});
