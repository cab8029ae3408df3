import { containerGlobal } from '../container-global';

/** A file of a release as a server sends it. */
interface SentFile {
  readonly isEntry: boolean;
  readonly body: string;
}

/** What of it a page gets otherwise; or it is refused, or no answer ever comes. */
type Arrival =
  | { readonly status?: number; readonly type?: string; readonly body?: string; readonly afterMs?: number }
  | 'refused'
  | 'never';

/** What can be wrong with what a team delivered, or with the way to it. */
export interface Fault {
  /** What becomes of a file on its way. */
  readonly arrival?: (file: SentFile) => Arrival;
  /** What was published as the entry: its hash is right. */
  readonly entry?: (entry: string, remote: string) => string;
  /** Ranges of shared packages that the release names as well. */
  readonly needs?: Readonly<Record<string, string>>;
  /** What stands where the screen should be. */
  readonly shows: 'panel' | 'screen' | 'panel after a press';
}

const arrives = (arrival: Arrival): Fault => ({ arrival: () => arrival, shows: 'panel' });

/** The entry as it is, and then `change` in the place of parts of the container that it left. */
const changed =
  (change: string) =>
  (entry: string, remote: string): string => {
    const left = `window.${containerGlobal(remote)}`;
    return `${entry};(() => { const container = ${left}; let React; ${left} = { init: (scope) => container.init(scope), get: (name) => container.get(name), ...${change} }; })();`;
  };

/** The container with `wrapped` around each of its screens; React is the page's. */
const aroundScreens = (wrapped: string): string => `{
  init: async (scope) => {
    React = (await Object.values(scope.react)[0].get())();
    return container.init(scope);
  },
  get: async (name) => {
    const module = (await container.get(name))().default;
    const routes = module.routes.map((route) => ({
      ...route,
      lazy: async () => {
        const { Component } = await route.lazy();
        return { Component: ${wrapped} };
      },
    }));
    return () => ({ default: { ...module, routes } });
  },
}`;

export const faults: Readonly<Record<string, Fault>> = {
  'is missing': arrives({ status: 404, body: 'Not found' }),
  'is answered with an error': arrives({ status: 500, body: 'Oops' }),
  'is refused': arrives('refused'),
  'never comes': arrives('never'),
  'comes slowly': { ...arrives({ afterMs: 2500 }), shows: 'screen' },
  'is a page with 200': arrives({ type: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  'is cut off': { arrival: ({ body }) => ({ body: body.slice(0, body.length / 2) }), shows: 'panel' },
  'was tampered with': {
    arrival: ({ body }) => ({ body: `${body};globalThis.tampered=true` }),
    shows: 'panel',
  },
  'lost the file of its screen': {
    arrival: ({ isEntry }) => (isEntry ? {} : { status: 404, body: 'Not found' }),
    shows: 'panel',
  },
  'does not fit the shell': { needs: { react: '^99.0.0' }, shows: 'panel' },
  'throws when it is read': {
    entry: (entry) => `throw new Error('broken at its start');${entry}`,
    shows: 'panel',
  },
  'throws when it is initialised': {
    entry: changed(`{ init: () => { throw new Error('broken at init'); } }`),
    shows: 'panel',
  },
  'throws when it is drawn': {
    entry: changed(aroundScreens(`() => { throw new Error('broken when drawn'); }`)),
    shows: 'panel',
  },
  'throws at a press': {
    entry: changed(
      aroundScreens(`function Pressed(props) {
          const [isPressed, press] = React.useState(false);
          React.useEffect(() => {
            const onPress = () => press(true);
            document.querySelector('main').addEventListener('click', onPress, { once: true });
          }, []);
          if (isPressed) throw new Error('broken at a press');
          return React.createElement(Component, props);
        }`),
    ),
    shows: 'panel after a press',
  },
};
