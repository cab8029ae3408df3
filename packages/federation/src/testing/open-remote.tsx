import { api, sessionMiddleware } from '@kotoba/api-client';
import { startFakeApi, type Answer, type FakeApi } from '@kotoba/api-client/testing';
import type { RemoteModule } from '@kotoba/contracts';
import { createKotobaStore, STORAGE_KEY, StoreProvider, type SessionUser } from '@kotoba/session';
import { UiProvider } from '@kotoba/shared-ui/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '../router';

export const learner: SessionUser = {
  id: 7,
  email: 'aiko@example.org',
  emailVerified: true,
  firstName: 'Aiko',
  lastName: 'Mori',
};

export interface OpenRemote {
  /** Address of the tab. */
  readonly at: string;
  /** Router state that came along. */
  readonly state?: unknown;
  /** Whose session the browser remembers; null for a guest. */
  readonly user?: SessionUser | null;
  /** Answers by `METHOD /path` (below /api); anything else is refused as if the server were away. */
  readonly answers?: Readonly<Record<string, Answer>>;
}

const undo: (() => void)[] = [];

/** Takes back what the tests of a file have opened; for `afterEach`. */
export function closeRemotes(): void {
  undo.splice(0).forEach((takeBack) => takeBack());
  localStorage.clear();
  sessionStorage.clear();
}

/** Opens a remote's screens as a host would, without guards: router, store, theme and toasts are real, the network is the test's. */
export function openRemote(remote: RemoteModule, options: OpenRemote) {
  const { at, state, user = learner, answers = {} } = options;
  const server: FakeApi = startFakeApi(answers);
  if (user) {
    const session = { version: 0, user, isAuthenticated: true, token: 'T'.repeat(43) };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
  }
  const { store, dispose } = createKotobaStore({ slices: [api], middleware: [sessionMiddleware] });
  store.dispatch({ type: 'auth/loadingChanged', payload: false });
  const unmountRemote = remote.onMount?.({ markBusy: () => () => undefined });
  const elsewhere = { path: '*', element: <p>Elsewhere</p> };
  const [pathname = '/', rest = ''] = at.split(/(?=[?#])/, 2);
  const router = createMemoryRouter([...remote.routes, elsewhere], {
    initialEntries: [{ pathname, search: rest.startsWith('?') ? rest : '', state }],
  });
  const view = render(
    <StoreProvider store={store}>
      <UiProvider>
        <main>
          <RouterProvider router={router} />
        </main>
      </UiProvider>
    </StoreProvider>,
  );
  undo.push(server.stop, dispose, () => unmountRemote?.());
  return { ...view, store, server, place: () => router.state.location, user: userEvent.setup() };
}
