import type { Contributions, RemoteModule } from '@kotoba/contracts';
import { screen, within } from '@testing-library/react';
import * as React from 'react';
import { containerGlobal } from '../container-global';
import { RemoteLoader } from '../runtime/remote-loader';
import { RemoteScreen } from '../runtime/remote-screen';
import { addScript } from '../runtime/script';
import { deployed, registryOf } from './deployed';
import { fails, hangs, runs, serveScripts, type FakeFile } from './fake-files';
import { faults, type Fault } from './faults';
import { closeRemotes, openRemote } from './open-remote';
import { testHost } from './test-host';

/** What the remote goes by here. */
const NAME = 'mfe-learn';
const ENTRY = `window.${containerGlobal(NAME)} = window.builtContainer;`;
const SCREEN = 'window.screenHasCome = true;';
/** Longer than the loader tries. */
const patiently = { timeout: 15_000, interval: 250 };

/** What a build makes of a remote: a container, each of whose screens is a file that is fetched first. */
const built = ({ routes, ...rest }: RemoteModule, url: string) => ({
  init: () => undefined,
  get: async () => () => ({
    default: {
      ...rest,
      routes: routes.map((route) => ({
        ...route,
        lazy: async () => {
          await addScript(`${url}screen.js`, '').done;
          return typeof route.lazy === 'function' ? route.lazy() : route;
        },
      })),
    },
  }),
});

/** What a browser makes of a file with a hash: nothing but what was published runs. */
function arriving(published: string, isEntry: boolean, { arrival }: Partial<Fault>): FakeFile {
  const arrived = arrival?.({ isEntry, body: published }) ?? {};
  if (arrived === 'never') return hangs;
  if (arrived === 'refused') return fails;
  const { status = 200, body = published, afterMs = 0 } = arrived;
  const file = status === 200 && body === published ? runs(published) : fails;
  return (script) => void setTimeout(() => file(script), afterMs);
}

/** The remote as the loader brings it, with `fault` until it is mended: by then another release is live. */
function deliver(remote: RemoteModule, contributions: Contributions, fault: Fault) {
  const good = deployed(1, { contributions });
  const bad = deployed(2, { contributions, shared: { ...fault.needs } });
  let isMended = false;
  Reflect.set(window, 'builtContainer', built(remote, good.url));
  Reflect.set(globalThis, '__webpack_share_scopes__', {
    default: { react: { [React.version]: { get: () => () => React } } },
  });
  serveScripts((address) => {
    const isEntry = address.includes(good.entry);
    const entry = address.startsWith(bad.url) ? (fault.entry?.(ENTRY, NAME) ?? ENTRY) : ENTRY;
    return arriving(isEntry ? entry : SCREEN, isEntry, isMended ? {} : fault);
  });
  const loader = new RemoteLoader({
    registry: registryOf(bad),
    host: testHost().host,
    bucket: 0,
    newest: async () => (isMended ? registryOf(good) : null),
  });
  const routes = contributions.routes.map(({ path }) => ({
    path,
    element: <RemoteScreen loader={loader} remote={NAME} path={path} drawnWith={async () => null} atOnce />,
  }));
  return { delivered: { routes }, mend: () => (isMended = true) };
}

/**
 * Tests a remote as it is delivered with each of the faults: the screen of its sidebar entry shows all the same, or a
 * panel does, from which "Try again" leads to it once the fault is mended.
 */
export function describeFaults(remote: RemoteModule, contributions: Contributions): void {
  const at = contributions.sidebar[0]?.path ?? '/';
  const title = contributions.routes.find(({ path }) => path === at)?.title.en ?? '';
  const shown = () => screen.findByRole('heading', { level: 1, name: title }, patiently);

  describe('a delivery', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
    afterEach(() => {
      closeRemotes();
      jest.useRealTimers();
      jest.restoreAllMocks();
      Reflect.deleteProperty(globalThis, '__webpack_share_scopes__');
      document.head.querySelectorAll('link, script').forEach((tag) => tag.remove());
    });

    test.each(Object.entries(faults))('that %s ends in the screen', async (_name, fault) => {
      const { delivered, mend } = deliver(remote, contributions, fault);
      const { user } = openRemote(delivered, { at });
      if (fault.shows === 'panel after a press') {
        await shown();
        await user.click(screen.getByRole('main'));
      }
      if (fault.shows !== 'screen') {
        const panel = await screen.findByRole('region', { name: `${title} could not be loaded` }, patiently);
        mend();
        await user.click(within(panel).getByRole('button', { name: 'Try again' }));
      }
      expect((await shown()).isConnected).toBe(true);
    });
  });
}
