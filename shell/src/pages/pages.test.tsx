import { paths } from '@kotoba/contracts';
import { act, screen, within } from '@testing-library/react';
import { shellContributions } from '../contributions';
import { attributions } from '../legal/attributions.page';
import { closeSuites, openSuite, verified } from '../testing/open-suite';
import { shellPages } from './shell-pages';

afterEach(closeSuites);

test('the shell owns its pages, and no page of a remote', () => {
  expect(shellContributions.routes.map(({ path, guard }) => [path, guard])).toEqual([
    [paths.dashboard, 'protected'],
    [paths.exam, 'protected'],
    [paths.privacy, 'public'],
    [paths.terms, 'public'],
    [paths.support, 'public'],
    [paths.attributions, 'public'],
    [paths.mailbox, 'public'],
  ]);
  expect(Object.keys(shellPages).sort()).toEqual(shellContributions.routes.map(({ path }) => path).sort());
});

test('the texts are open to everybody, each with its title, and lead on', async () => {
  const { user } = openSuite({ at: '/privacy' });
  for (const name of ['Privacy', 'Terms', 'Support', 'Attributions']) {
    await user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
    expect(screen.getByRole('main').textContent.length).toBeGreaterThan(600);
    expect(document.title).toBe(`${name} · Kotoba`);
  }
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/signin');
  expect(screen.getByRole('link', { name: 'Kotoba, to the start' })).toHaveAttribute('href', '/');
});

test('the texts have no sidebar, and lead a learner back into the app', async () => {
  openSuite({ at: '/privacy', user: verified });
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open Kotoba' })).toHaveAttribute('href', '/dashboard');
});

test('the exam is announced as coming soon', async () => {
  openSuite({ at: '/exam', user: verified });
  expect(await screen.findByRole('heading', { level: 1, name: 'Exam Page' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByText(/coming soon/i)).toBeVisible();
});

test('every work that asks for it is named with its licence', async () => {
  openSuite({ at: '/attributions' });
  await screen.findByRole('heading', { level: 1, name: 'Attributions' });
  const demanded = [
    'EDICT',
    'FreeDict',
    'Mei',
    'Open JTalk',
    'hts_engine',
    'MeCab',
    'NAIST',
    'IPADIC',
    'Flite',
    'Fluent Emoji',
  ];
  for (const work of demanded) {
    expect(screen.getAllByRole('link', { name: new RegExp(work) }).length).toBeGreaterThan(0);
  }
  for (const { statement } of attributions) expect(screen.getByText(statement)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^License: / })).toHaveLength(attributions.length);
});

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

test.each(['/dashboard/more', '/vocabularies/1', '/auth'])(
  '%s is no page, and a learner keeps the frame around that',
  async (at) => {
    openSuite({ at, user: verified });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);
