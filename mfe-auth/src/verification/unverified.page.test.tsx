import { closeRemotes, cut, learner, reply, type OpenRemote } from '@kotoba/federation/testing';
import { sessionConfirmed } from '@kotoba/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { button, openAuth, unverified } from '../testing/open-auth';

afterEach(closeRemotes);

const RESEND = 'POST /auth/resend-verification';
const open = (more: Partial<OpenRemote> = {}) =>
  openAuth({ at: '/auth/unverified-email', user: unverified, ...more });

test('shows what is required', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Email Verification Required' })).toBeVisible();
  expect(screen.getByText('aiko@example.org')).toBeVisible();
});

test.each([
  [{ from: '/vocabularies/12/detail' }, '/vocabularies/12/detail'],
  [{ from: '//evil.example' }, '/dashboard'],
  [null, '/dashboard'],
])('with state %j a verified learner goes to %s', async (state, target) => {
  const { place, store } = open({ state });
  await screen.findByText('aiko@example.org');
  act(() => void store.dispatch(sessionConfirmed({ user: learner })));
  await waitFor(() => expect(place().pathname).toBe(target));
});

test('another mail takes the remembered place along', async () => {
  const { user, server } = open({
    state: { from: '/learn' },
    answers: { [RESEND]: reply({ success: true }) },
  });
  await user.click(await button('Resend Verification Email'));
  await screen.findByText('Verification email sent');
  expect(server.sent(RESEND)).toEqual([{ from: '/learn' }]);
});

test('without a remembered place another mail leads to the dashboard', async () => {
  const { user, server } = open({ answers: { [RESEND]: reply({ success: true }) } });
  await user.click(await button('Resend Verification Email'));
  await screen.findByText('Verification email sent');
  expect(server.sent(RESEND)).toEqual([{ from: '/dashboard' }]);
});

test('verified on another device, it goes on when the learner comes back to the tab', async () => {
  const { place, server } = open({
    answers: { 'POST /auth/check-auth': reply({ user: { ...learner, countryId: null } }) },
  });
  await screen.findByText('aiko@example.org');
  fireEvent.focus(window);
  await waitFor(() => expect(place().pathname).toBe('/dashboard'));
  fireEvent.focus(window);
  expect(server.calls).toEqual(['POST /auth/check-auth']);
});

test('coming back without a network changes nothing', async () => {
  const { place, server, store } = open({ answers: { 'POST /auth/check-auth': cut } });
  await screen.findByText('aiko@example.org');
  fireEvent.focus(window);
  await waitFor(() => expect(server.calls).toEqual(['POST /auth/check-auth']));
  expect(place().pathname).toBe('/auth/unverified-email');
  expect(store.getState().auth.user).toEqual(unverified);
});
