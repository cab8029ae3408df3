import { createHash } from 'node:crypto';
import type { Page, Request, Route } from '@playwright/test';
import { REGISTRY_ELEMENT_ID, type Registry } from '@kotoba/contracts';

/** What a page notices of a fault. */
interface Fault {
  /** Breaks `remote` for `page`, until what it returns is called. */
  readonly inflict: (page: Page, remote: string) => Promise<() => Promise<unknown>>;
  /** What stands where the screen should be. */
  readonly shows: 'panel' | 'screen';
  /** In the page: whether it was there at all, where no panel tells. */
  readonly wasThere?: () => boolean;
}

type Answer = (route: Route) => Promise<void> | void;

const filesOf = (remote: string): RegExp => new RegExp(`/releases/${remote}/`);
const isEntry = (request: Request): boolean => /\/entry\.[^/]*\.js(\?|$)/.test(request.url());

/** The remote's files are answered like this. */
const answered = (answer: Answer): Fault => ({
  shows: 'panel',
  async inflict(page, remote) {
    await page.route(filesOf(remote), answer);
    return () => page.unroute(filesOf(remote), answer);
  },
});

/** The file as it is, with another body. */
const changed =
  (change: (body: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };

/** Replaces what the pages of the suite carry as their registry. */
async function withRegistry(page: Page, change: (registry: Registry) => void): Promise<void> {
  const pattern = new RegExp(
    `(<script type="application/json" id="${REGISTRY_ELEMENT_ID}">)(.*?)(</script>)`,
  );
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        pattern,
        (_, before: string, json: string, after: string) => {
          const registry = JSON.parse(json) as Registry;
          change(registry);
          return before + JSON.stringify(registry).replaceAll('<', '\\u003c') + after;
        },
      );
      return route.fulfill({ response, body });
    },
  );
}

/** What lies under this name in the page while the release is as broken as it was published. */
const MENDED = 'releaseIsMended';

/** Throws as long as nobody mended the release. */
const fail = (where: string): string => `if (!window.${MENDED}) throw new Error('broken at ${where}');`;

/** Puts `change` in the place of the container that an entry leaves; `container` is what it left. */
const replaced = (remote: string, change: string): string => {
  const left = `window.kotoba_${remote.replaceAll('-', '_')}`;
  return `;(() => { const container = ${left}; ${left} = { init: (scope) => container.init(scope), get: (name) => container.get(name), ...(${change}) }; })();`;
};

/** The container with its module changed. */
const withModule = (change: string): string =>
  `{ get: async (name) => { const of = await container.get(name); return () => { const module = of().default; return { default: { ...module, ...(${change}) } }; }; } }`;

/** The release was published with this in its entry: its hashes are right. */
const published = (write: (entry: string, remote: string) => string): Fault => ({
  shows: 'panel',
  async inflict(page, remote) {
    const suite = new URL(page.url()).origin;
    const { registry } = (await (await page.request.get(`${suite}/registry.json`)).json()) as {
      registry: Registry;
    };
    const release = registry.remotes[remote]?.current;
    if (!release) throw new Error(`No ${remote} is live`);
    const entry = await (await page.request.get(suite + release.url + release.entry)).text();
    const body = write(entry, remote);
    const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
    await withRegistry(page, ({ remotes }) => Object.assign(remotes[remote]?.current ?? {}, { integrity }));
    await page.route(filesOf(remote), (route) =>
      isEntry(route.request()) ? route.fulfill({ contentType: 'text/javascript', body }) : route.fallback(),
    );
    return () => page.evaluate((name) => Reflect.set(window, name, true), MENDED);
  },
});

/** A later release that needs what this shell has not, over the one that runs. */
const incompatible: Fault = {
  shows: 'screen',
  wasThere: () => document.getElementById('kotoba-registry')?.textContent.includes('^99.0.0') ?? false,
  async inflict(page, remote) {
    await withRegistry(page, ({ remotes }) => {
      const deployed = remotes[remote];
      if (!deployed) throw new Error(`No ${remote} is live`);
      deployed.previous = deployed.current;
      const shared = { ...deployed.current.shared, react: '^99.0.0' };
      deployed.current = { ...deployed.current, id: 'f'.repeat(16), shared };
    });
    return async () => undefined;
  },
};

const SLOW_MS = 2500;

/** What can be wrong with what a team delivered, or with the way to it. */
export const faults: Readonly<Record<string, Fault>> = {
  'is missing': answered((route) => route.fulfill({ status: 404, body: 'Not found' })),
  'is answered with an error': answered((route) => route.fulfill({ status: 500, body: 'Oops' })),
  'is refused': answered((route) => route.abort('connectionrefused')),
  'never comes': answered(() => undefined),
  'comes slowly': {
    ...answered(async (route) => {
      await new Promise((next) => setTimeout(next, SLOW_MS));
      await route.fallback();
    }),
    shows: 'screen',
    wasThere: () =>
      performance
        .getEntriesByType('resource')
        .some(({ name, duration }) => name.includes('/releases/') && duration > 2000),
  },
  'is a page with 200': answered((route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  ),
  'is cut off': answered(changed((body) => body.slice(0, body.length / 2))),
  'was tampered with': answered(changed((body) => `${body};globalThis.tampered=true`)),
  'lost the file of its screen': answered((route) =>
    isEntry(route.request()) ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' }),
  ),
  'does not fit the shell': incompatible,
  'throws when it is read': published((entry) => fail('import') + entry),
  'throws when it is initialised': published(
    (entry, remote) =>
      entry + replaced(remote, `{ init: (scope) => { ${fail('init')} return container.init(scope); } }`),
  ),
  'throws when it is drawn': published(
    (entry, remote) =>
      entry +
      replaced(
        remote,
        withModule(`{ routes: module.routes.map((route) => ({ ...route, lazy: async () => {
          const { Component } = await route.lazy();
          return { Component: (props) => { ${fail('render')} return Component(props); } };
        } })) }`),
      ),
  ),
  'throws at a press': {
    ...published(
      (entry, remote) =>
        entry +
        replaced(
          remote,
          withModule(`{ onMount: (host) => {
            document.addEventListener('click', () => { window.pressThrew = true; ${fail('a press')} });
            return module.onMount?.(host);
          } }`),
        ),
    ),
    shows: 'screen',
    wasThere: () => 'pressThrew' in window,
  },
};

/** Whether code of a file that was tampered with ran. */
export const ranTampered = (page: Page): Promise<boolean> => page.evaluate(() => 'tampered' in globalThis);
