import { api, sessionMiddleware } from '@kotoba/api-client';
import { startNoteSender } from '@kotoba/api-client/live';
import { learner, startFakeApi, tokenOf, type Answers } from '@kotoba/api-client/testing';
import type { RemoteModule } from '@kotoba/contracts';
import {
  createKotobaStore,
  loadingChanged,
  STORAGE_KEY,
  StoreProvider,
  type SessionUser,
} from '@kotoba/session';
import { ReadingAids, UiProvider, type ReadingSettings } from '@kotoba/shared-ui/core';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from '../router';
import { stepFakeTimers } from './fake-timers';
import { testHost } from './test-host';
import { setWindowWidth } from './window-width';

export interface OpenRemote {
  /** Address of the tab, with query and hash. */
  readonly at: string;
  /** Router state that came along. */
  readonly state?: unknown;
  /** Whose session the browser remembers; null for a guest. */
  readonly user?: SessionUser | null;
  /** The network; see `startFakeApi`. */
  readonly answers?: Answers;
  /** How Japanese is shown; furigana and romaji by default. */
  readonly aids?: ReadingSettings;
  /** Of the window in px; without it no media query matches, as on a phone. */
  readonly width?: number;
}

const undo: (() => void)[] = [];

/** Takes back what the tests of a file have opened; for `afterEach`. */
export function closeRemotes(): void {
  cleanup();
  undo.splice(0).forEach((takeBack) => takeBack());
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
}

/** An address as the router's first entry. */
function entryOf(at: string, state: unknown) {
  const { pathname, search, hash } = new URL(at, 'http://localhost');
  return { pathname, search, hash, state };
}

function rememberSession(user: SessionUser): void {
  const session = { version: 0, user, isAuthenticated: true, token: tokenOf('T') };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
}

/**
 * Opens a remote's screens as a host would, but without its guards and frame: router, store, theme and toasts are
 * real, the network is the test's. Addresses that are not the remote's show "Elsewhere".
 *
 * Gives what Testing Library gives, and `server` (the network), `place()` (the router's location), `go(to)` (as a link
 * of the frame would), `busy()` (whether the remote holds back an update of the suite), `store`, and `user` (a hand at
 * mouse and keyboard, which steps Jest's fake timers along when the test has them).
 */
export function openRemote(remote: RemoteModule, options: OpenRemote) {
  const { at, state, user = learner, answers, width, aids } = options;
  const server = startFakeApi(answers);
  if (width !== undefined) undo.push(setWindowWidth(width));
  if (user) rememberSession(user);
  const { store, dispose } = createKotobaStore({ slices: [api], middleware: [sessionMiddleware] });
  // The silent check of the start is the host's, and over.
  store.dispatch(loadingChanged(false));
  const { host, busy } = testHost();
  const unmountRemote = remote.onMount?.(host);
  const children = [...remote.routes, { path: '*', element: <p>Elsewhere</p> }];
  const frame = { element: <Outlet />, hydrateFallbackElement: <p>Opening</p>, children };
  const router = createMemoryRouter([frame], { initialEntries: [entryOf(at, state)] });
  const view = render(
    <StoreProvider store={store}>
      <UiProvider>
        <ReadingAids value={aids}>
          <main>
            <RouterProvider router={router} />
          </main>
        </ReadingAids>
      </UiProvider>
    </StoreProvider>,
    // The loader reports what a screen throws, and the panel says it.
    { onCaughtError: () => undefined },
  );
  undo.push(
    startNoteSender(store),
    server.stop,
    dispose,
    () => unmountRemote?.(),
    () => router.dispose(),
  );
  return {
    ...view,
    store,
    server,
    busy,
    place: () => router.state.location,
    go: (to: string) => router.navigate(to),
    user: userEvent.setup({ advanceTimers: stepFakeTimers }),
  };
}
