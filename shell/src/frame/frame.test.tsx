import type { RemoteModule } from '@kotoba/contracts';
import { useParams } from '@kotoba/federation/router';
import { createKotobaStore, StoreProvider } from '@kotoba/session';
import { reply, settings, startFakeApi } from '@kotoba/api-client/testing';
import { Headword, notify } from '@kotoba/shared-ui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { AppFrame } from './frames';
import { closeSuites, openSuite, plainRemote, verified } from '../testing/open-suite';
import { deployed, smallSuite } from '../testing/registry-page';

afterEach(closeSuites);

/** Landmarks of the page; a header inside main is none (HTML-AAM), which the query does not know. */
const landmarks = () =>
  ['banner', 'main', 'contentinfo'].map(
    (role) => screen.getAllByRole(role).filter((element) => !element.parentElement?.closest('main')).length,
  );

test('every kind of page has its landmarks once', async () => {
  const { user } = openSuite({ at: '/dashboard', user: verified });
  await screen.findByText('Welcome back to your Japanese learning journey');
  expect(landmarks()).toEqual([1, 1, 1]);
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  expect(landmarks()).toEqual([1, 1, 1]);
});

test('a change of page names the tab, is announced, and moves the focus to the heading', async () => {
  const { user } = openSuite({ at: '/dashboard', user: verified });
  await screen.findByText('Welcome back to your Japanese learning journey');
  expect(document.title).toBe('Dashboard · Kotoba');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  const heading = await screen.findByRole('heading', { name: 'Screen /settings' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Settings · Kotoba');
  expect(screen.getByText('Settings', { selector: '[aria-live]' })).toBeInTheDocument();
});

test('a page that puts the focus into a field of its own keeps it there', async () => {
  const Quiz = () => {
    const answer = useRef<HTMLInputElement>(null);
    useEffect(() => answer.current?.focus(), []);
    return (
      <>
        <h1>Quiz</h1>
        <input aria-label="Your answer" ref={answer} />
      </>
    );
  };
  const quiz: RemoteModule = { routes: [{ path: '/settings', Component: Quiz }] };
  const { user } = openSuite({ at: '/dashboard', user: verified, remotes: { 'mfe-auth': quiz } });
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('textbox', { name: 'Your answer' })).toHaveFocus();
});

test('who has begun to type into the search while a page is on its way keeps the focus there', async () => {
  let arrive: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  const slow: RemoteModule = {
    routes: [
      {
        path: '/settings',
        lazy: async () => {
          await gate;
          return { Component: () => <h1>Slow</h1> };
        },
      },
    ],
  };
  const { user } = openSuite({ at: '/dashboard', user: verified, remotes: { 'mfe-auth': slow } });
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  await user.type(screen.getByRole('searchbox'), 'kasa');
  arrive();
  await screen.findByRole('heading', { name: 'Slow' });
  await user.keyboard('!');
  expect(screen.getByRole('searchbox')).toHaveValue('kasa!');
});

test('a change of the query alone leaves the focus where it is', async () => {
  const { user } = openSuite({ at: '/vocabularies?page=1', user: verified });
  await screen.findByRole('heading', { name: 'Screen /vocabularies' });
  const search = screen.getByRole('searchbox');
  await user.type(search, 'kasa{Enter}');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(screen.getByRole('heading', { name: 'Screen /vocabularies' })).not.toHaveFocus();
});

test('one id to the next of the same screen does not mount it anew', async () => {
  const onMount = jest.fn();
  const Detail = () => {
    useEffect(onMount, []);
    return <h1>{`Word ${useParams().id}`}</h1>;
  };
  const remote: RemoteModule = {
    routes: [{ path: '/vocabularies/:id/detail', lazy: async () => ({ Component: Detail }) }],
  };
  const { router } = openSuite({
    at: '/vocabularies/1/detail',
    user: verified,
    remotes: { 'mfe-vocabulary': remote },
  });
  await screen.findByRole('heading', { name: 'Word 1' });
  await act(() => router().navigate('/vocabularies/2/detail'));
  expect(await screen.findByRole('heading', { name: 'Word 2' })).toBeVisible();
  expect(onMount).toHaveBeenCalledTimes(1);
});

test('toasts appear in one region over every page, twenty at most', async () => {
  openSuite({ at: '/privacy' });
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  act(() => {
    for (let toast = 1; toast <= 25; toast += 1) notify.success(`Saved ${toast}`);
  });
  const region = screen.getByRole('status', { name: 'Messages' });
  await waitFor(() => expect(region).toHaveTextContent('Saved 20'));
  expect(screen.getAllByText(/^Saved \d+$/)).toHaveLength(20);
});

test('a remote that throws while it renders leaves the frame and the other areas alone', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('broken on purpose');
  };
  const broken: RemoteModule = { routes: [{ path: '/settings', lazy: async () => ({ Component: Broken }) }] };
  const { user } = openSuite({
    at: '/dashboard',
    user: verified,
    remotes: { 'mfe-auth': broken, 'mfe-vocabulary': plainRemote('/vocabularies') },
  });
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Vocabulary' }));
  expect(await screen.findByRole('heading', { name: 'Screen /vocabularies' })).toBeVisible();
  silence.mockRestore();
});

test('the frame renders nothing when no learner is present', () => {
  const { store, dispose } = createKotobaStore({ storage: null });
  const { container } = render(
    <StoreProvider store={store}>
      <AppFrame main={null}>
        <p>Private</p>
      </AppFrame>
    </StoreProvider>,
  );
  expect(container).toBeEmptyDOMElement();
  dispose();
});

test('a page that asks for it has the whole screen; one that asks for what this shell does not know has the usual frame', async () => {
  const page = { guard: 'protected', verified: true, title: { en: 'Quiz' } } as const;
  const asking = (path: string, frame: string) => ({ ...page, path, frame });
  const learn = deployed('mfe-learn', { routes: [] });
  learn.current.contributions.routes.push(
    asking('/learn/session/:sessionId', 'focus'),
    asking('/learn', 'of-tomorrow'),
  );
  const { router } = openSuite({
    at: '/learn/session/7',
    user: verified,
    registry: { ...smallSuite, remotes: { ...smallSuite.remotes, 'mfe-learn': learn } },
    remotes: { 'mfe-learn': plainRemote('/learn/session/:sessionId', '/learn') },
  });
  await screen.findByRole('heading', { name: 'Screen /learn/session/:sessionId' });
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Vocabulary' })).not.toBeInTheDocument();
  await act(async () => router().navigate('/learn'));
  await screen.findByRole('heading', { name: 'Screen /learn' });
  expect(screen.getByRole('searchbox')).toBeVisible();
});

/** Source: LOOK-23, LOOK-24. */
test('screens of remotes show Japanese as the learner has chosen', async () => {
  const Page = () => <Headword segments={[{ text: '傘', ruby: 'かさ' }]} romaji="kasa" as="h1" />;
  const remote: RemoteModule = { routes: [{ path: '/settings', Component: Page }] };
  const server = startFakeApi({
    'GET /account/settings': reply({ ...settings, furigana: false, level: 'N3' }),
  });
  openSuite({ at: '/settings', user: verified, remotes: { 'mfe-auth': remote }, server });
  expect(await screen.findByRole('heading', { level: 1, name: '傘' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('kasa')).not.toBeInTheDocument());
  expect(screen.queryByText('かさ')).not.toBeInTheDocument();
});
