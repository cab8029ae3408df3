import { fireEvent, screen } from '@testing-library/react';
import { closeSuites, openSuite, verified } from '../testing/open-suite';
import { smallSuite } from '../testing/registry-page';

afterEach(closeSuites);

const field = () => screen.findByRole('searchbox', { name: 'Search vocabulary' });

test('Enter goes where the search contribution says, with the query in its parameter', async () => {
  const { user, place } = openSuite({ at: '/dashboard', user: verified });
  await user.type(await field(), ' 傘 & umbrella{Enter}');
  expect(await screen.findByRole('heading', { name: 'Screen /vocabularies' })).toBeVisible();
  expect(new URLSearchParams(place()?.search).get('query')).toBe('傘 & umbrella');
});

test('a blank search goes nowhere', async () => {
  const { user, place } = openSuite({ at: '/dashboard', user: verified });
  await user.type(await field(), '   {Enter}');
  expect(place()?.pathname).toBe('/dashboard');
});

test('the Enter that ends a composition searches nothing', async () => {
  const { user, place } = openSuite({ at: '/dashboard', user: verified });
  const input = await field();
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
