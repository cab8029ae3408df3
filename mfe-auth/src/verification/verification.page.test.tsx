import {
  closeRemotes,
  cut,
  held,
  learner,
  reply,
  type Answers,
  type OpenRemote,
} from '@kotoba/federation/testing';
import { sessionConfirmed } from '@kotoba/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { button, fillIn, openAuth, PASSWORD, started, unverified } from '../testing/open-auth';

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

  test('a foreign place is not taken along', async () => {
    const { place } = open(`${PAGE}?token=abc&from=%2F%2Fevil.example`, { [VERIFY]: reply(started) });
    await waitFor(() => expect(place().pathname).toBe('/auth/email-verified'));
    expect(place().search).toBe('');
  });

  test('a link that was used before is a success', async () => {
    const { user, server, place } = open(`${PAGE}?token=abc`, {
      [VERIFY]: reply({ error: 'Email already verified' }, 400),
      'POST /auth/check-auth': reply({ user: started.user }),
    });
    expect(await heading('Email Already Verified')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(await button('Continue to Dashboard'));
    await waitFor(() => expect(place().pathname).toBe('/dashboard'));
    expect(server.calls).toContain('POST /auth/check-auth');
  });

  test('a link that is refused says so, and another mail is near', async () => {
    const { place } = open(`${PAGE}?token=abc`, { [VERIFY]: reply({ error: 'The link has expired' }, 400) });
    expect(await heading('Email Verification Required')).toBeVisible();
    // As a toast, and on the page for as long as it stays.
    await waitFor(() => expect(screen.getAllByText('The link has expired')).toHaveLength(2));
    await waitFor(async () => expect(await button('Resend Verification Email')).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(place().pathname).toBe(PAGE);
  });

  test.each([
    ['a 500', reply({}, 500), 'Server error occurred'],
    ['no answer', cut, 'Failed to verify email'],
  ])('after %s it says so, and a guest can try the same link again', async (_what, answer, words) => {
    const { user, server, place } = open(`${PAGE}?token=abc`, { [VERIFY]: answer }, { user: null });
    expect(await heading('Email Verification Required')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(screen.getByText('Sign in to have it sent again.')).toBeVisible();
    server.on(VERIFY, reply(started));
    await user.click(await button('Try again'));
    await waitFor(() => expect(place().pathname).toBe('/auth/email-verified'));
    expect(server.sent(VERIFY)).toEqual([{ token: 'abc' }, { token: 'abc' }]);
  });
});

describe('where nobody is signed in to the account of the link', () => {
  const RESET = 'POST /auth/reset-password';
  const elsewhere = { email: 'hana@example.org', passwordToken: 'given' };
  const answers = { [VERIFY]: reply(elsewhere), [RESET]: reply({ success: true }) };
  const passwords = { 'New password': PASSWORD, 'Confirm password': PASSWORD };

  test('a new password is chosen at once, with the reason, and leads to the wanted place, before which the host has them sign in', async () => {
    const opened = open(`${PAGE}?token=abc&from=%2Flearn`, answers, { user: null });
    expect(await heading('Choose a new password')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Choose a new password · Kotoba'));
    expect(
      screen.getByText(/^You opened the link in another browser than the one that signed up\./),
    ).toBeVisible();
    expect(screen.getByText('hana@example.org')).toBeVisible();
    expect(screen.queryByText(/^You stay signed in here as/)).not.toBeInTheDocument();
    await fillIn(opened, passwords);
    await opened.user.click(await button('Reset password'));
    await waitFor(() => expect(opened.place().pathname).toBe('/learn'));
    expect(opened.server.sent(RESET)).toEqual([
      { token: 'given', password: PASSWORD, confirmPassword: PASSWORD },
    ]);
    expect(opened.store.getState().auth).toMatchObject({ isAuthenticated: false, user: null });
  });

  test('without a wanted place it leads to sign-in', async () => {
    const opened = open(`${PAGE}?token=abc`, answers, { user: null });
    await heading('Choose a new password');
    await fillIn(opened, passwords);
    await opened.user.click(await button('Reset password'));
    await waitFor(() => expect(opened.place().pathname).toBe('/auth/signin'));
  });

  test('somebody else who is signed in here stays so, and is told', async () => {
    const { store } = open(`${PAGE}?token=abc`, answers, { user: learner });
    expect(await heading('Choose a new password')).toBeVisible();
    expect(screen.getByText(/^You stay signed in here as/)).toHaveTextContent(learner.email);
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, user: learner });
  });

  test.each([
    ['a link that was used before', `${PAGE}?token=abc`, 'Email Already Verified'],
    ['a page that was loaded anew', PAGE, 'Email Verification Required'],
  ])('%s leads a guest to a new password, too', async (_what, at, title) => {
    open(at, { [VERIFY]: reply({ error: 'Email already verified' }, 400) }, { user: null });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a new one' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  });
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

  test('a mail that cannot be sent says so, and can be asked for again', async () => {
    const { user, server } = open(PAGE, { [RESEND]: reply({ error: 'Too many emails' }, 429) });
    await user.click(await button('Resend Verification Email'));
    expect(await screen.findByText('Too many emails')).toBeVisible();
    server.on(RESEND, cut);
    await waitFor(async () => expect(await button('Resend Verification Email')).toBeEnabled());
    await user.click(await button('Resend Verification Email'));
    expect(await screen.findByText('Network error occurred')).toBeVisible();
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

  test('Back to Sign In signs an unverified learner out, also when that call gets no answer', async () => {
    const { user, store, place } = open(PAGE, { 'POST /auth/signout': cut });
    await user.click(await button('Back to Sign In'));
    await waitFor(() => expect(place().pathname).toBe('/auth/signin'));
    expect(store.getState().auth).toMatchObject({ user: null, token: null, isAuthenticated: false });
  });
});

describe('a protected page of an unverified learner', () => {
  const openUnverified = (more: Partial<OpenRemote> = {}) =>
    openAuth({ at: '/auth/unverified-email', user: unverified, ...more });

  test('shows what is required', async () => {
    openUnverified();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Email Verification Required' }),
    ).toBeVisible();
    expect(screen.getByText('aiko@example.org')).toBeVisible();
  });

  test.each([
    [{ from: '/vocabularies/12/detail' }, '/vocabularies/12/detail'],
    [{ from: '//evil.example' }, '/dashboard'],
    [null, '/dashboard'],
  ])('with state %j another mail leads to %s, and so does the page once verified', async (state, target) => {
    const { user, place, store, server } = openUnverified({
      state,
      answers: { [RESEND]: reply({ success: true }) },
    });
    await user.click(await button('Resend Verification Email'));
    await screen.findByText('Verification email sent');
    expect(server.sent(RESEND)).toEqual([{ from: target }]);
    act(() => void store.dispatch(sessionConfirmed({ user: learner })));
    await waitFor(() => expect(place().pathname).toBe(target));
  });

  test('verified on another device, it goes on when the learner comes back to the tab', async () => {
    const { place, server } = openUnverified({
      answers: { 'POST /auth/check-auth': reply({ user: { ...learner, countryId: null } }) },
    });
    await screen.findByText('aiko@example.org');
    fireEvent.focus(window);
    await waitFor(() => expect(place().pathname).toBe('/dashboard'));
    fireEvent.focus(window);
    expect(server.calls).toEqual(['POST /auth/check-auth']);
  });

  test('coming back without a network changes nothing', async () => {
    const { place, server, store } = openUnverified({ answers: { 'POST /auth/check-auth': cut } });
    await screen.findByText('aiko@example.org');
    fireEvent.focus(window);
    await waitFor(() => expect(server.calls).toEqual(['POST /auth/check-auth']));
    expect(place().pathname).toBe('/auth/unverified-email');
    expect(store.getState().auth.user).toEqual(unverified);
  });
});

describe('the email is verified', () => {
  const CHECK = 'POST /auth/check-auth';

  test.each([
    ['the query', '?from=%2Flearn%2Fsession%2F3', { from: '/chat' }, '/learn/session/3'],
    ['the remembered place', '', { from: '/chat' }, '/chat'],
    ['the dashboard for a foreign place', '?from=%2F%2Fevil.example', null, '/dashboard'],
  ])('Continue checks the session again and leads to %s', async (_what, query, state, target) => {
    const { user, server, store, place } = open(
      `/auth/email-verified${query}`,
      { [CHECK]: reply({ user: started.user }) },
      { state },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Email Verified! · Kotoba'));
    await user.click(await button('Continue'));
    await waitFor(() => expect(place().pathname).toBe(target));
    expect(server.calls).toEqual([CHECK]);
    expect(store.getState().auth.user?.emailVerified).toBe(true);
  });

  test('a session that the server does not know any more ends silently', async () => {
    const { user, store, place } = open('/auth/email-verified', { [CHECK]: cut });
    await user.click(await button('Continue'));
    await waitFor(() => expect(place().pathname).toBe('/dashboard'));
    expect(store.getState().auth.isAuthenticated).toBe(false);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('two clicks check once', async () => {
    const slow = held(reply({ user: started.user }));
    const { user, server, place } = open('/auth/email-verified', { [CHECK]: slow.answer });
    await user.dblClick(await button('Continue'));
    expect(await button('Continue')).toBeDisabled();
    slow.release();
    await waitFor(() => expect(place().pathname).toBe('/dashboard'));
    expect(server.calls).toEqual([CHECK]);
  });
});
