import { reply, startFakeApi } from '@kotoba/api-client/testing';
import { sessionEnded, STORAGE_KEY } from '@kotoba/session';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { closeSuites, openSuite, verified } from '../testing/open-suite';

afterEach(closeSuites);

const openMenu = async (options: Partial<Parameters<typeof openSuite>[0]> = {}) => {
  const suite = openSuite({ at: '/vocabularies', user: verified, ...options });
  await suite.user.click(await screen.findByRole('button', { name: 'Account menu' }));
  return suite;
};

test('shows who is signed in, the plan and the ways on', async () => {
  await openMenu();
  expect(await screen.findByText('Aiko Mori')).toBeVisible();
  expect(screen.getByText('aiko@example.org')).toBeVisible();
  expect(screen.getByText('Online')).toBeVisible();
  expect(screen.getByText('Account Status: Pro Member')).toBeVisible();
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Account Settings',
    'View Profile',
    'Sign out',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Account Settings' })).toHaveAttribute('href', '/settings');
  expect(screen.getByRole('menuitem', { name: 'View Profile' })).toHaveAttribute('href', '/profile');
});

test('a learner without a name is "User"', async () => {
  await openMenu({ user: { ...verified, firstName: '', lastName: '' } });
  expect(await screen.findByText('User')).toBeVisible();
});

test('a press outside and Escape close it', async () => {
  const { user } = await openMenu();
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  const menu = await screen.findByRole('menu');
  const cover = [...document.body.children].find((layer) => layer.contains(menu));
  await user.click(cover ?? document.body);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('signing out says so while it lasts, ends the session and remembers no place', async () => {
  let finish: (response: Response) => void = () => undefined;
  const server = startFakeApi({ 'POST /auth/signout': () => new Promise((resolve) => (finish = resolve)) });
  const { user, place, suite, store } = await openMenu({ server });
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('menuitem', { name: 'Signing out...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  finish(Response.json({ success: true }));
  expect(await screen.findByText('Signed out successfully')).toBeVisible();
  await waitFor(() => expect(place()).toMatchObject({ pathname: '/auth/signin', state: null }));
  expect(store.getState().auth.isAuthenticated).toBe(false);
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  expect(suite.places.recall(verified.id)).toBeNull();
  expect(server.calls.filter((call) => call.includes('signout'))).toHaveLength(1);
});

test('a sign-out that the server does not take says so, and ends the session here all the same', async () => {
  const server = startFakeApi({ 'POST /auth/signout': reply({ success: false }, 500) });
  const { user, place, store } = await openMenu({ server });
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByText('Failed to sign out. Please try again.')).toBeVisible();
  await waitFor(() => expect(place()?.pathname).toBe('/auth/signin'));
  expect(store.getState().auth.isAuthenticated).toBe(false);
});

test('a sign-out of which another tab hears first has worked, too', async () => {
  const server = startFakeApi({ 'POST /auth/signout': () => new Promise(() => undefined) });
  const { user, place, store } = await openMenu({ server });
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  act(() => void store.dispatch(sessionEnded()));
  expect(await screen.findByText('Signed out successfully')).toBeVisible();
  await waitFor(() => expect(place()).toMatchObject({ pathname: '/auth/signin', state: null }));
});
