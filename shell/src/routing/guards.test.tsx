import { endpoints, prefetch } from '@kotoba/api-client';
import { reply, startFakeApi } from '@kotoba/api-client/testing';
import type { RemoteModule } from '@kotoba/contracts';
import { sessionStarted } from '@kotoba/session';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { closeSuites, openSuite, unverified, verified } from '../testing/open-suite';

afterEach(closeSuites);

const visitors = { guest: null, unverified, verified };

/** path, visitor, where it ends, which remotes were fetched */
type Row = [string, keyof typeof visitors, string, string[]];

const table: Row[] = [
  ['/auth/forgot-password', 'guest', '/auth/forgot-password', ['mfe-auth']],
  ['/auth/signin', 'unverified', '/auth/unverified-email', ['mfe-auth']],
  ['/auth/signin', 'verified', '/dashboard', []],
  ['/vocabularies', 'guest', '/auth/signin', ['mfe-auth']],
  ['/vocabularies', 'unverified', '/auth/unverified-email', ['mfe-auth']],
  ['/vocabularies', 'verified', '/vocabularies', ['mfe-vocabulary']],
  ['/dashboard', 'guest', '/auth/signin', ['mfe-auth']],
  ['/', 'guest', '/auth/signin', ['mfe-auth']],
  ['/', 'unverified', '/auth/unverified-email', ['mfe-auth']],
  ['/', 'verified', '/dashboard', []],
  ['/privacy', 'verified', '/privacy', []],
];

test.each(table)('%s for a %s visitor ends at %s and fetches %j', async (at, visitor, end, remotes) => {
  const { place, served } = openSuite({ at, user: visitors[visitor] });
  await screen.findByRole('heading', { level: 1 });
  expect(place()?.pathname).toBe(end);
  expect(served.requested).toEqual(remotes);
});

test.each([
  ['/vocabularies', '/vocabularies'],
  ['/', '/dashboard'],
])('%s waits, without a frame, while the session is being checked', async (at, end) => {
  const { store, place } = openSuite({ at, user: verified, checked: false });
  expect(await screen.findByRole('progressbar', { name: 'Opening Kotoba…' })).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  act(() => void store.dispatch({ type: 'auth/loadingChanged', payload: false }));
  await screen.findByRole('heading', { level: 1 });
  expect(place()?.pathname).toBe(end);
});

const asking: RemoteModule = {
  routes: [
    {
      path: '/vocabularies',
      lazy: async () => ({ Component: () => <h1>Words</h1> }),
      firstCalls: ({ search }) => [
        prefetch('getVocabulary', { id: Number(search.get('word')) }, {}),
        prefetch('listCollections', undefined, {}),
      ],
    },
  ],
};

test.each([
  ['verified', ['mfe-vocabulary'], ['GET /vocabulary/3', 'GET /topics/user']],
  ['unverified', [], []],
] as const)(
  'SHELL-11 beside the check of the session, the code and the first calls of a page come for a %s visitor who may see it',
  async (visitor, remotes, calls) => {
    const at = '/vocabularies?word=3';
    const user = visitors[visitor];
    const { served, server } = openSuite({ at, user, checked: false, remotes: { 'mfe-vocabulary': asking } });
    expect(await screen.findByRole('progressbar')).toBeVisible();
    await waitFor(() => expect(served.requested).toEqual(remotes));
    await waitFor(() => expect(server.calls.filter((call) => !call.includes('settings'))).toEqual(calls));
  },
);

test('Back from sign-in does not return to the page that was refused', async () => {
  const { router, place } = openSuite({ at: '/privacy' });
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  await act(() => router().navigate('/vocabularies'));
  await screen.findByRole('heading', { name: 'Screen /auth/signin' });
  await act(() => router().navigate(-1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(place()?.pathname).toBe('/privacy');
});

test('sign-in gets the return location as state, and it wins over the dashboard afterwards', async () => {
  const { place, store } = openSuite({ at: '/vocabularies?query=%E5%82%98#list' });
  await screen.findByRole('heading', { name: 'Screen /auth/signin' });
  expect(place()?.state).toEqual({ from: '/vocabularies?query=%E5%82%98#list' });
  act(() => void store.dispatch(sessionStarted({ user: verified, token: 'N'.repeat(43) })));
  await screen.findByRole('heading', { name: 'Screen /vocabularies' });
  expect(place()).toMatchObject({ pathname: '/vocabularies', search: '?query=%E5%82%98', hash: '#list' });
});

test('the return location survives a reload of the sign-in page, and is forgotten once it has served', async () => {
  const first = openSuite({ at: '/vocabularies/12/detail' });
  await screen.findByRole('heading', { name: 'Screen /auth/signin' });
  first.unmount();
  const second = openSuite({ at: '/auth/signin' });
  await screen.findByRole('heading', { name: 'Screen /auth/signin' });
  act(() => void second.store.dispatch(sessionStarted({ user: verified, token: 'N'.repeat(43) })));
  await screen.findByRole('heading', { name: 'Screen /vocabularies/:id/detail' });
  expect(second.place()?.pathname).toBe('/vocabularies/12/detail');
  await waitFor(() => expect(second.suite.returnMemory.recall(verified.id)).toBeNull());
});

test('an unverified learner comes back to the return location once the email is verified', async () => {
  const { place, store, suite } = openSuite({ at: '/vocabularies', user: unverified });
  await screen.findByRole('heading', { name: 'Screen /auth/unverified-email' });
  expect(place()?.state).toEqual({ from: '/vocabularies' });
  expect(suite.returnMemory.recall(unverified.id)).toBe('/vocabularies');
  act(() => void store.dispatch(sessionStarted({ user: verified, token: 'N'.repeat(43) })));
  expect(screen.getByRole('heading', { name: 'Screen /auth/unverified-email' })).toBeVisible();
});

test('a sign-in page keeps what is typed while the session begins, so that it can lead on itself', async () => {
  const { store } = openSuite({ at: '/auth/signin' });
  const heading = await screen.findByRole('heading', { name: 'Screen /auth/signin' });
  act(() => void store.dispatch(sessionStarted({ user: verified, token: 'N'.repeat(43) })));
  expect(heading).toBeInTheDocument();
  expect(await screen.findByText('Welcome back to your Japanese learning journey')).toBeVisible();
});

test('a session that ends under a page leads to sign-in and remembers the page', async () => {
  const { place, store } = openSuite({ at: '/vocabularies', user: verified });
  await screen.findByRole('heading', { name: 'Screen /vocabularies' });
  act(() => void store.dispatch({ type: 'auth/sessionEnded' }));
  await screen.findByRole('heading', { name: 'Screen /auth/signin' });
  expect(place()?.state).toEqual({ from: '/vocabularies' });
});

const other = { ...verified, id: 8, email: 'ken@example.org', firstName: 'Ken' };
const signIn = (store: ReturnType<typeof openSuite>['store'], user: typeof verified) =>
  act(() => void store.dispatch(sessionStarted({ user, token: 'N'.repeat(43) })));

test('the return location of a learner whose session ended is not given to another one', async () => {
  const { place, store } = openSuite({ at: '/vocabularies?query=secret', user: verified });
  await screen.findByRole('heading', { name: 'Screen /vocabularies' });
  act(() => void store.dispatch({ type: 'auth/sessionEnded' }));
  await screen.findByRole('heading', { name: 'Screen /auth/signin' });
  signIn(store, other);
  await screen.findByText('Welcome back to your Japanese learning journey');
  expect(place()).toMatchObject({ pathname: '/dashboard', search: '' });
});

test.each([
  ['/vocabularies?query=secret#list', '/vocabularies'],
  ['/vocabularies/12/detail', '/dashboard'],
])('another learner, signed in elsewhere, finds %s as %s, and nothing of the one before', async (at, end) => {
  const { place, store, user } = openSuite({ at, user: verified });
  await screen.findByRole('heading', { name: /^Screen/ });
  await user.type(screen.getByRole('searchbox'), 'half a word');
  signIn(store, other);
  await waitFor(() => expect(place()).toMatchObject({ pathname: end, search: '', hash: '' }));
  expect(await screen.findByRole('searchbox')).toHaveValue('');
});

test('a learner who signs in unverified gets the return location along to the verification page', async () => {
  const { place, store } = openSuite({ at: '/vocabularies?query=kasa#list' });
  await screen.findByRole('heading', { name: 'Screen /auth/signin' });
  signIn(store, unverified);
  await screen.findByRole('heading', { name: 'Screen /auth/unverified-email' });
  expect(place()?.state).toEqual({ from: '/vocabularies?query=kasa#list' });
});

test('the verification page has the return location also when it is opened anew, and in a tab of its own', async () => {
  const first = openSuite({ at: '/vocabularies?query=kasa', user: unverified });
  await screen.findByRole('heading', { name: 'Screen /auth/unverified-email' });
  first.unmount();
  const second = openSuite({ at: '/auth/unverified-email', user: unverified });
  await screen.findByRole('heading', { name: 'Screen /auth/unverified-email' });
  expect(second.place()?.state).toEqual({ from: '/vocabularies?query=kasa' });
  second.unmount();
  sessionStorage.clear();
  const third = openSuite({ at: '/auth/unverified-email', user: unverified });
  await screen.findByRole('heading', { name: 'Screen /auth/unverified-email' });
  expect(third.place()?.state).toEqual({ from: '/vocabularies?query=kasa' });
});

test('the end of an account leaves no return location', async () => {
  const server = startFakeApi({ 'DELETE /account': reply({ success: true }) });
  const { place, store, suite } = openSuite({ at: '/settings', user: verified, server });
  await screen.findByRole('heading', { name: 'Screen /settings' });
  const { deleteAccount } = endpoints.endpoints;
  await act(() => store.dispatch(deleteAccount.initiate({ body: { password: 'Kasa-wo-sasu-1' } })));
  await waitFor(() => expect(place()?.pathname).toBe('/auth/signin'));
  expect(suite.returnMemory.recall(verified.id)).toBeNull();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('/settings');
});

test('signing out of the verification page leaves no return location', async () => {
  const { place, store, suite } = openSuite({ at: '/auth/unverified-email', user: unverified });
  await screen.findByRole('heading', { name: 'Screen /auth/unverified-email' });
  act(() => void store.dispatch({ type: 'auth/sessionEnded' }));
  await screen.findByRole('heading', { name: 'Screen /auth/signin' });
  expect(place()?.state).toBeNull();
  expect(suite.returnMemory.recall(unverified.id)).toBeNull();
});
