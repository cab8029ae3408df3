import { act, screen } from '@testing-library/react';
import { closeSuites, openSuite, verified } from '../testing/open-suite';

afterEach(closeSuites);

test('an unknown address has its page, its title and two ways out', async () => {
  const { user, place } = openSuite({ at: '/nowhere/at/all' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText('The page you are looking for does not exist or has been moved.')).toBeVisible();
  expect(document.title).toBe('Page Not Found · Kotoba');
  await user.click(screen.getByRole('button', { name: 'Go Home' }));
  expect(await screen.findByRole('heading', { name: 'Screen /auth/signin' })).toBeVisible();
  expect(place()?.state).toBeNull();
});

test('Go Back leads to the previous page', async () => {
  const { user, router } = openSuite({ at: '/privacy' });
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  await act(() => router().navigate('/nowhere'));
  await user.click(await screen.findByRole('button', { name: 'Go Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

test('Go Back in a fresh tab, with nothing behind it, goes home', async () => {
  const { user } = openSuite({ at: '/nowhere', user: verified });
  await user.click(await screen.findByRole('button', { name: 'Go Back' }));
  expect(await screen.findByText('Welcome back to your Japanese learning journey')).toBeVisible();
});

test('a learner keeps the frame around it', async () => {
  openSuite({ at: '/nowhere', user: verified });
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test.each(['/dashboard/more', '/vocabularies/1', '/auth'])('%s is no page', async (at) => {
  openSuite({ at, user: verified });
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
