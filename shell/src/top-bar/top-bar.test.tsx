import { reply, startFakeApi } from '@kotoba/api-client/testing';
import { sessionEnded, STORAGE_KEY } from '@kotoba/session';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { closeSuites, openSuite, verified } from '../testing/open-suite';
import { smallSuite } from '../testing/registry-page';

afterEach(closeSuites);

describe('the account menu', () => {
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
      'Keyboard shortcuts',
      'Sign out',
    ]);
    expect(screen.getByRole('menuitem', { name: 'Account Settings' })).toHaveAttribute('href', '/settings');
    expect(screen.getByRole('menuitem', { name: 'View Profile' })).toHaveAttribute('href', '/profile');
  });

  test('a learner without a name is "User"', async () => {
    await openMenu({ user: { ...verified, firstName: '', lastName: '' } });
    expect(await screen.findByText('User')).toBeVisible();
  });

  test('a press outside and Escape close it, and toasts stay in reach meanwhile', async () => {
    const { user } = await openMenu();
    await screen.findByRole('menu');
    expect(screen.getByRole('status', { name: 'Messages' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    const menu = await screen.findByRole('menu');
    const cover = [...document.body.children].find((layer) => layer.contains(menu));
    await user.click(cover?.firstElementChild ?? document.body);
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
    expect(suite.returnMemory.recall(verified.id)).toBeNull();
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
});

describe('the search', () => {
  const field = () => screen.findByRole('searchbox', { name: 'Search vocabulary' });

  test('Enter goes where the search contribution says, with the query in its parameter', async () => {
    const { user, place } = openSuite({ at: '/dashboard', user: verified });
    await user.type(await field(), ' 傘 & umbrella{Enter}');
    expect(await screen.findByRole('heading', { name: 'Screen /vocabularies' })).toBeVisible();
    expect(new URLSearchParams(place()?.search).get('query')).toBe('傘 & umbrella');
  });

  test('a blank search and the Enter that ends a composition search nothing', async () => {
    const { user, place } = openSuite({ at: '/dashboard', user: verified });
    const input = await field();
    await user.type(input, '   {Enter}');
    expect(place()?.pathname).toBe('/dashboard');
    await user.type(input, 'かさ');
    const proceeds = fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    expect(proceeds).toBe(false);
    expect(place()?.pathname).toBe('/dashboard');
  });

  test('"/" focuses the field, but not while the learner types, composes or holds a modifier', async () => {
    const { user } = openSuite({ at: '/dashboard', user: verified });
    const input = await field();
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    expect(input).not.toHaveFocus();
    fireEvent.keyDown(document.body, { key: '/', isComposing: true });
    expect(input).not.toHaveFocus();
    await user.keyboard('/');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('');
    await user.keyboard('and/or');
    expect(input).toHaveValue('and/or');
  });

  test('without a search contribution there is no field', async () => {
    const { 'mfe-auth': auth } = smallSuite.remotes;
    openSuite({
      at: '/dashboard',
      user: verified,
      registry: { ...smallSuite, remotes: auth ? { 'mfe-auth': auth } : {} },
    });
    await screen.findByText('Welcome back to your Japanese learning journey');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('LOOK-25 the keys', () => {
  const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const told = async () =>
    within(await sheet())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);

  test('of the page and of all pages are told by "?", unless the learner is typing', async () => {
    const { user } = openSuite({ at: '/vocabularies/5/detail', user: verified });
    const search = await screen.findByRole('searchbox', { name: 'Search vocabulary' });
    await user.type(search, '?');
    expect(search).toHaveValue('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => search.blur());
    await user.keyboard('?');
    expect(await told()).toEqual(['→', '/', 'Ctrl + Z', 'Esc', '?']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('are told by the account menu, too', async () => {
    const { user } = openSuite({ at: '/settings', user: verified });
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    expect(await told()).toEqual(['/', 'Ctrl + Z', 'Esc', '?']);
  });
});
