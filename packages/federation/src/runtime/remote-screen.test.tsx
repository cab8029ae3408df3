import { UiProvider } from '@kotoba/shared-ui/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ComponentType } from 'react';
import { deployed } from '../testing/deployed';
import type { Failure, Result } from './failure';
import type { LoadedScreen, LoadRequest, ScreenLoader } from './remote-loader';
import { RemoteScreen } from './remote-screen';

const failed = (over: Partial<Failure> = {}): Failure => ({
  ok: false,
  code: 'unreachable',
  remote: 'mfe-learn',
  ...over,
});
const loadedAs = (Component: ComponentType, digit = 1, mount = () => undefined): Result<LoadedScreen> => ({
  ok: true,
  Component,
  release: deployed(digit),
  mount,
});

/** A loader that gives `answers` one after the other. */
function scripted(...answers: (Result<LoadedScreen> | Promise<Result<LoadedScreen>>)[]) {
  const requests: LoadRequest[] = [];
  const reported: Failure[] = [];
  const loader: ScreenLoader = {
    load: async (request) => {
      requests.push(request);
      return answers[requests.length - 1] ?? failed();
    },
    peek: () => null,
    titleOf: () => ({ en: 'Learning' }),
    hasAlternative: (_remote, without) => without.length < 2,
    report: (failure) => reported.push(failure),
  };
  return { loader, requests, reported };
}

async function show(
  loader: ScreenLoader,
  path = '/learn',
  drawnWith: () => Promise<unknown> = async () => null,
) {
  const page = (at: string) => (
    <UiProvider>
      <RemoteScreen loader={loader} remote="mfe-learn" path={at} drawnWith={drawnWith} atOnce={false} />
    </UiProvider>
  );
  const view = render(page(path), { onCaughtError: () => undefined });
  await act(async () => undefined);
  return { ...view, goTo: async (at: string) => act(async () => view.rerender(page(at))) };
}

const Quiz = () => <h1>Quiz</h1>;
const Broken = () => {
  throw new Error('cannot render');
};
const panel = () => screen.queryByRole('region', { name: /Learning/ });
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

it('shows a skeleton, then the screen, and mounts the remote', async () => {
  let arrive: (result: Result<LoadedScreen>) => void = () => undefined;
  const mount = jest.fn();
  const { loader } = scripted(new Promise((resolve) => (arrive = resolve)));
  await show(loader);
  expect(screen.getByRole('progressbar', { name: 'Loading Learning…' })).toBeInTheDocument();
  await act(async () => arrive(loadedAs(Quiz, 1, mount)));
  expect(screen.getByRole('heading', { name: 'Quiz' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(mount).toHaveBeenCalledTimes(1);
});

it('draws a page that has come when what it is drawn with has come, too', async () => {
  let come: (answers: unknown) => void = () => undefined;
  const { loader } = scripted(loadedAs(Quiz));
  await show(loader, '/learn', () => new Promise((resolve) => (come = resolve)));
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await act(async () => come(null));
  expect(screen.getByRole('heading', { name: 'Quiz' })).toBeInTheDocument();
});

it('shows the panel, announced, and fetches everything anew when asked to', async () => {
  const { loader, requests } = scripted(failed(), failed(), loadedAs(Quiz));
  await show(loader);
  expect(screen.getByRole('alert')).toContainElement(panel());
  await tryAgain();
  expect(panel()).toBeInTheDocument();
  await tryAgain();
  expect(screen.getByRole('heading', { name: 'Quiz' })).toBeInTheDocument();
  expect(panel()).not.toBeInTheDocument();
  expect(requests.map(({ fresh }) => fresh)).toEqual([false, true, true]);
});

/** Source: OPS-71. */
it('says of a remote that is disabled that it is being looked after, and offers no second try', async () => {
  const { loader } = scripted(failed({ code: 'disabled' }));
  await show(loader);
  expect(screen.getByRole('region', { name: 'Learning is being looked after' })).toHaveTextContent(
    /everything else keeps working/,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('keeps the keyboard in its place when "Try again" goes away', async () => {
  const { loader } = scripted(failed(), loadedAs(Quiz));
  const { container } = await show(loader);
  await tryAgain();
  expect(container).toContainElement(document.activeElement as HTMLElement);
  expect(document.body).not.toHaveFocus();
});

it('names both versions when a shared package does not fit', async () => {
  const misfit = { subject: 'react', has: '19.3.1', needs: '^20.0.0' };
  await show(scripted(failed({ code: 'shared-version', misfit })).loader);
  expect(panel()).toHaveTextContent('react ^20.0.0');
  expect(panel()).toHaveTextContent('19.3.1');
});

it('shows the release before when the first rendering of the current one throws', async () => {
  const { loader, requests, reported } = scripted(loadedAs(Broken, 1), loadedAs(Quiz, 2));
  await show(loader);
  expect(screen.getByRole('heading', { name: 'Quiz' })).toBeInTheDocument();
  expect(requests[1]?.without).toEqual([deployed(1).id]);
  expect(reported).toMatchObject([{ code: 'render', version: deployed(1).version }]);
});

it('shows the panel when no release renders, or the remote cannot be mounted', async () => {
  const broken = scripted(loadedAs(Broken, 1), loadedAs(Broken, 2));
  await show(broken.loader);
  expect(panel()).toBeInTheDocument();
  expect(broken.requests).toHaveLength(2);
  await tryAgain();
  expect(broken.requests[2]).toMatchObject({ fresh: true, without: [] });
});

it('keeps a crash after the first rendering to the screen, and "Try again" starts it anew', async () => {
  function Failing() {
    const [gone, setGone] = useState(false);
    if (gone) throw new Error('later');
    return <button onClick={() => setGone(true)}>Crash</button>;
  }
  const { loader, requests } = scripted(loadedAs(Failing), loadedAs(Quiz));
  await show(loader);
  await userEvent.click(screen.getByRole('button', { name: 'Crash' }));
  expect(panel()).toBeInTheDocument();
  expect(requests).toHaveLength(1);
  await tryAgain();
  expect(screen.getByRole('heading', { name: 'Quiz' })).toBeInTheDocument();
});

it('draws a page that has come once', async () => {
  const drawn = jest.fn();
  function Counted() {
    useEffect(drawn);
    return <Quiz />;
  }
  await show(scripted(loadedAs(Counted)).loader);
  expect(screen.getByRole('heading', { name: 'Quiz' })).toBeInTheDocument();
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('counts a remote that throws while it is mounted as one that cannot be shown', async () => {
  const explode = () => {
    throw new Error('onMount');
  };
  const { loader } = scripted(loadedAs(Quiz, 1, explode), loadedAs(Quiz, 2));
  await show(loader);
  expect(screen.getByRole('heading', { name: 'Quiz' })).toBeInTheDocument();
  expect(panel()).not.toBeInTheDocument();
});

it('starts anew for another screen, and ignores what the one before still answers', async () => {
  let arrive: (result: Result<LoadedScreen>) => void = () => undefined;
  const { loader } = scripted(new Promise((resolve) => (arrive = resolve)), loadedAs(Quiz));
  const { goTo } = await show(loader);
  await goTo('/learn/session/:sessionId');
  expect(screen.getByRole('heading', { name: 'Quiz' })).toBeInTheDocument();
  await act(async () => arrive(failed()));
  expect(panel()).not.toBeInTheDocument();
});

it('shows a screen that was loaded before at once', async () => {
  const known = loadedAs(Quiz);
  const { loader, requests } = scripted();
  await show({ ...loader, peek: () => (known.ok ? known : null) });
  expect(screen.getByRole('heading', { name: 'Quiz' })).toBeInTheDocument();
  expect(requests).toHaveLength(0);
});
