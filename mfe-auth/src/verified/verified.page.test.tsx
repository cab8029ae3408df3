import { closeRemotes, cut, held, reply, type Answers, type OpenRemote } from '@kotoba/federation/testing';
import { screen, waitFor } from '@testing-library/react';
import { button, openAuth, started, unverified } from '../testing/open-auth';

afterEach(closeRemotes);

const CHECK = 'POST /auth/check-auth';
const open = (at: string, answers: Answers = {}, more: Partial<OpenRemote> = {}) =>
  openAuth({ at, answers, user: unverified, ...more });

test.each([
  ['the query', '?from=%2Flearn%2Fsession%2F3', { from: '/chat' }, '/learn/session/3'],
  ['the remembered place', '', { from: '/chat' }, '/chat'],
  ['the dashboard', '', null, '/dashboard'],
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
