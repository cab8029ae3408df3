import type { Registry, RemoteModule } from '@kotoba/contracts';
import { startFakeApi, type FakeApi } from '@kotoba/api-client/testing';
import { createMemoryRouter } from '@kotoba/federation/router';
import { setWindowWidth } from '@kotoba/federation/testing';
import { STORAGE_KEY, type SessionUser } from '@kotoba/session';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app';
import { followErrors, reactErrors } from '../problems/follow-errors';
import { readRegistry } from '../registry/read-registry';
import { followLinks, startPage } from '../suite/ahead';
import { createSuite, createSuiteStore } from '../suite/create-suite';
import { followReader } from '../news/read-marks';
import { inlineRegistry, smallSuite } from './registry-page';
import { serveRemotes } from './remote-scripts';

export const verified: SessionUser = {
  id: 7,
  email: 'aiko@example.org',
  emailVerified: true,
  firstName: 'Aiko',
  lastName: 'Mori',
};
export const unverified: SessionUser = { ...verified, emailVerified: false };

interface Options {
  /** Address of the tab. */
  readonly at: string;
  /** Whose session the browser remembers; null for a guest. */
  readonly user?: SessionUser | null;
  readonly registry?: Registry | string | null;
  readonly remotes?: Readonly<Record<string, RemoteModule>>;
  /** Px; 1440 by default. */
  readonly width?: number;
  /** Whether the silent check of the start is over. */
  readonly checked?: boolean;
  readonly server?: FakeApi;
}

const undo: (() => void)[] = [];

/** Takes back what the tests of a file have opened; for `afterEach`. */
export function closeSuites(): void {
  undo.splice(0).forEach((takeBack) => takeBack());
  localStorage.clear();
  sessionStorage.clear();
  inlineRegistry(null);
  document.head.querySelectorAll('link').forEach((hint) => hint.remove());
}

/** A remote whose pages show their own path as heading. */
export const plainRemote = (...paths: string[]): RemoteModule => ({
  routes: paths.map((path) => ({
    path,
    lazy: async () => ({ Component: () => <h1>{`Screen ${path}`}</h1> }),
  })),
});

const smallRemotes = {
  'mfe-auth': plainRemote('/auth/signin', '/auth/forgot-password', '/auth/unverified-email', '/settings'),
  'mfe-vocabulary': plainRemote('/vocabularies', '/vocabularies/:id/detail'),
};

/** Opens a tab of the suite as a browser would: page, storage and network of the test, everything else real. */
export function openSuite(options: Options) {
  const {
    at,
    user = null,
    registry = smallSuite,
    remotes = smallRemotes,
    width = 1440,
    checked = true,
  } = options;
  const server = options.server ?? startFakeApi();
  const served = serveRemotes(remotes);
  undo.push(setWindowWidth(width), server.stop, served.stop);
  // jsdom has no layout, so nothing to scroll, and no CSS object.
  Object.assign(window, { scrollTo: () => undefined, CSS: { escape: (text: string) => text } });
  inlineRegistry(typeof registry === 'string' || registry === null ? registry : JSON.stringify(registry));
  if (user) {
    const session = { version: 0, user, isAuthenticated: true, token: 'T'.repeat(43) };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
  }
  const reports: string[] = [];
  const suite = createSuite({
    reading: readRegistry(document),
    bucket: 0,
    report: (line) => reports.push(line),
  });
  const { store, dispose, report } = createSuiteStore(suite.returnMemory);
  undo.push(followReader(store, suite.readMarks), followErrors(report), followLinks(suite), dispose);
  startPage(suite, store, new URL(at, location.origin));
  if (checked) store.dispatch({ type: 'auth/loadingChanged', payload: false });
  const routers: ReturnType<typeof createMemoryRouter>[] = [];
  const view = render(
    <App
      store={store}
      suite={suite}
      createRouter={(routes) => {
        const router = createMemoryRouter(routes, { initialEntries: [at] });
        routers.push(router);
        return router;
      }}
    />,
    reactErrors(report),
  );
  const router = () => {
    const [first] = routers;
    if (!first) throw new Error('The app has made no router');
    return first;
  };
  const place = () => router().state.location;
  return { ...view, store, suite, server, served, reports, router, place, user: userEvent.setup() };
}
