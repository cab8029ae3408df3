import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeSuites, openSuite, verified } from '../testing/open-suite';

afterEach(closeSuites);

const names = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent);

test('the sidebar holds the areas of the contributions in their order and marks the current one, also on the pages below it', async () => {
  const { router } = openSuite({ at: '/vocabularies/3/detail', user: verified });
  const nav = await screen.findByRole('navigation', { name: 'Main' });
  expect(names(nav).slice(1)).toEqual(['Dashboard', 'Vocabulary', 'Settings']);
  expect(within(nav).getByRole('link', { name: 'Vocabulary' })).toHaveAttribute('aria-current', 'page');
  expect(within(nav).getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  await act(() => router().navigate('/vocabularies?page=2'));
  expect(within(nav).getByRole('link', { name: 'Vocabulary' })).toHaveAttribute('aria-current', 'page');
});

test('it folds to a rail that keeps its names, and stays folded after a reload', async () => {
  const first = openSuite({ at: '/dashboard', user: verified });
  await first.user.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
  expect(screen.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'Vocabulary' })).toBeInTheDocument();
  first.unmount();
  openSuite({ at: '/dashboard', user: verified });
  expect(await screen.findByRole('button', { name: 'Expand sidebar' })).toBeVisible();
});

test('under 900 px it is a drawer that closes when a link is followed', async () => {
  const { user, place } = openSuite({ at: '/dashboard', user: verified, width: 800 });
  await screen.findByText('Welcome back to your Japanese learning journey');
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Main' });
  await user.click(within(drawer).getByRole('link', { name: 'Vocabulary' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(place()?.pathname).toBe('/vocabularies');
});

test('phones have the first four areas in a bottom bar', async () => {
  openSuite({ at: '/dashboard', user: verified, width: 360 });
  const bar = await screen.findByRole('navigation', { name: 'Main' });
  expect(names(bar)).toEqual(['Dashboard', 'Vocabulary', 'Settings']);
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('the footer leads to the pages for everybody and names the version', async () => {
  openSuite({ at: '/dashboard', user: verified });
  const footer = await screen.findByRole('contentinfo');
  expect(
    within(footer)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Support', '/support'],
    ['Attributions', '/attributions'],
  ]);
  expect(footer).toHaveTextContent('1.0.0');
});

test('a pointer over a link fetches its remote ahead, once', async () => {
  const { user } = openSuite({ at: '/dashboard', user: verified });
  const hints = () =>
    [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'));
  const link = await screen.findByRole('link', { name: 'Settings' });
  expect(hints()).toEqual([]);
  await user.hover(link);
  await user.unhover(link);
  await user.hover(link);
  expect(hints()).toEqual(['/releases/mfe-auth/0123456789abcdef/entry.js']);
  await user.hover(screen.getByRole('link', { name: 'Dashboard' }));
  expect(hints()).toHaveLength(1);
});

test('without a connection a line says so, until it is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  openSuite({ at: '/dashboard', user: verified });
  await screen.findByRole('contentinfo');
  const line = () => screen.queryByText('You are offline.', { exact: false });
  expect(line()).not.toBeInTheDocument();
  online.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(line()).toBeVisible();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(line()).not.toBeInTheDocument();
  online.mockRestore();
});
