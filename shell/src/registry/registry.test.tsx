import { screen } from '@testing-library/react';
import { closeSuites, openSuite, verified } from '../testing/open-suite';
import { deployed, smallSuite } from '../testing/registry-page';

afterEach(closeSuites);

test.each([
  ['missing', null],
  ['no JSON', '{"id":'],
  ['of another shape', JSON.stringify({ remotes: [] })],
])(
  'with a registry that is %s the shell stands, and says that its areas are missing',
  async (_name, registry) => {
    const { user, reports } = openSuite({ at: '/vocabularies', registry });
    expect(await screen.findByRole('heading', { name: 'Kotoba is incomplete' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
    expect(reports).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Privacy' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  },
);

test('without a registry a learner still has the dashboard, with a notice', async () => {
  openSuite({ at: '/dashboard', user: verified, registry: null });
  expect(await screen.findByText('Welcome back to your Japanese learning journey')).toBeVisible();
  expect(screen.getByText('1 part of Kotoba could not be loaded')).toBeVisible();
  expect(screen.getByText('There is nothing to open right now. Please try again later.')).toBeVisible();
});

test('one broken row leaves out that remote alone', async () => {
  const broken = { ...smallSuite.remotes, 'mfe-learn': { current: { contract: 'one' }, previous: null } };
  const { reports } = openSuite({
    at: '/vocabularies',
    user: verified,
    registry: JSON.stringify({ ...smallSuite, remotes: broken }),
  });
  expect(await screen.findByRole('heading', { name: 'Screen /vocabularies' })).toBeVisible();
  expect(screen.getByText('1 part of Kotoba could not be loaded')).toBeVisible();
  expect(reports).toEqual([expect.stringMatching(/^mfe-learn is left out/)]);
});

/** Source: OPS-71. */
test('a remote that is disabled keeps its place in the menu and its address, where a panel stands', async () => {
  const row = { ...smallSuite.remotes['mfe-vocabulary'], disabled: true };
  const { served, reports, user } = openSuite({
    at: '/vocabularies',
    user: verified,
    registry: JSON.stringify({ ...smallSuite, remotes: { ...smallSuite.remotes, 'mfe-vocabulary': row } }),
  });
  expect(await screen.findByRole('region', { name: 'Vocabulary is being looked after' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vocabulary' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { name: 'Screen /settings' })).toBeVisible();
  expect([served.requested.filter((name) => name.includes('mfe-vocabulary')), reports]).toEqual([[], []]);
});

test('a remote that claims an address of the shell does not get it, and the learner is told', async () => {
  const evil = deployed('mfe-evil', {
    routes: [{ path: '/dashboard', guard: 'public', verified: false, title: { en: 'Mine' } }],
  });
  const { served } = openSuite({
    at: '/dashboard',
    user: verified,
    registry: { ...smallSuite, remotes: { ...smallSuite.remotes, 'mfe-evil': evil } },
  });
  expect(await screen.findByText('Welcome back to your Japanese learning journey')).toBeVisible();
  expect(
    screen.getByText('mfe-evil may not have /dashboard: shell has an address of that shape.'),
  ).toBeInTheDocument();
  expect(served.requested).not.toContain('mfe-evil');
});
