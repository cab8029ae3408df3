import { closeRemotes, learner, reply, type OpenRemote } from '@kotoba/federation/testing';
import { sessionConfirmed } from '@kotoba/session';
import { act, screen, waitFor } from '@testing-library/react';
import { button, openAuth, unverified } from '../testing/open-auth';

afterEach(closeRemotes);

const RESEND = 'POST /auth/resend-verification';
const open = (more: Partial<OpenRemote> = {}) =>
  openAuth({ at: '/auth/unverified-email', user: unverified, ...more });

test('shows what is required', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Email Verification Required' })).toBeVisible();
  expect(screen.getByText('Sent to aiko@example.org')).toBeVisible();
});

test.each([
  [{ from: '/vocabularies/12/detail' }, '/vocabularies/12/detail'],
  [{ from: '//evil.example' }, '/dashboard'],
  [null, '/dashboard'],
])('with state %j a verified learner goes to %s', async (state, target) => {
  const { place, store } = open({ state });
  await screen.findByText('Sent to aiko@example.org');
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
