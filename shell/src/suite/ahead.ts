import { matchesRoute, type PageAddress } from '@kotoba/contracts';
import { matchPath } from '@kotoba/federation/router';
import type { KotobaStore } from '@kotoba/session';
import { warmFloating } from '@kotoba/shared-ui/core';
import pages from '../pages/page-routes';
import { accessOf } from '../routing/guard';
import { SHELL, type OwnedRoute } from '../routing/route-table';
import { lazyGroups } from './lazy-groups';
import { seen } from '../telemetry/seen';
import type { Suite } from './suite-context';

const routeAt = ({ table }: Pick<Suite, 'table'>, pathname: string): OwnedRoute | undefined =>
  table.routes.find(({ path }) => matchesRoute(path, pathname));

/** Where a page is. */
type Place = Pick<Location, 'pathname' | 'search'>;

/**
 * Starts the page at an address for whoever the browser remembers, beside the check of the session: its code, and its
 * first calls. The guard still decides what is shown.
 */
export function startPage(suite: Suite, store: KotobaStore, { pathname, search }: Place): void {
  const route = routeAt(suite, pathname);
  if (!route || accessOf(route, { ...store.getState().auth, isLoading: false }) !== 'allow') return;
  const { owner, path } = route;
  if (owner !== SHELL) void suite.loader.load({ remote: owner, path });
  askFirst(suite, store.dispatch, { pathname, search });
}

/** Sends the first calls of the page at an address: what is pending or known is not asked for again. */
export function askFirst(suite: Suite, dispatch: KotobaStore['dispatch'], { pathname, search }: Place): void {
  const route = routeAt(suite, pathname);
  if (!route) return;
  const { owner, path } = route;
  const params = matchPath(path, pathname)?.params ?? {};
  const address: PageAddress = { params, search: new URLSearchParams(search) };
  const send = (calls: readonly object[]) =>
    calls.forEach((call) => dispatch(call as Parameters<KotobaStore['dispatch']>[0]));
  if (owner === SHELL) send(pages.routes.find((page) => page.path === path)?.firstCalls?.(address) ?? []);
  else void suite.loader.firstCalls({ remote: owner, path }, address).then(send);
}

/** Fetches ahead where a link leads on which the pointer or the focus comes to rest. Returns its undo. */
export function followLinks(suite: Suite): () => void {
  const follow = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    const route = link && routeAt(suite, link.pathname);
    if (route && route.owner !== SHELL) suite.loader.hint({ remote: route.owner, path: route.path });
  };
  const events = ['pointerover', 'focusin'] as const;
  events.forEach((event) => document.addEventListener(event, follow));
  return () => events.forEach((event) => document.removeEventListener(event, follow));
}

/** How often, in ms, it is looked at whether the first page stands, and how often at most. What is awaited is busy. */
const LOOK_MS = 500;
const LOOKS = 20;

/** The longest time, in ms, that the browser may be busy then. */
const IDLE_MS = 2000;

/** Before what did not come is asked for again, in ms. */
const AGAIN_MS = 3000;

/** What most pages need. */
const USUAL = ['@kotoba/shared-ui/data', '@kotoba/shared-ui/inputs', '@kotoba/shared-ui/select'] as const;

/** Hears what happens elsewhere and sends the notes that wait, from when the code of both has come. */
function goOnBeside(store: KotobaStore): void {
  lazyGroups['@kotoba/api-client/live']().then(
    ({ startLiveUpdates, startNoteSender }) => {
      startLiveUpdates(store);
      startNoteSender(store);
    },
    () => setTimeout(goOnBeside, AGAIN_MS, store),
  );
}

/**
 * Once the first page shows its title, starts what goes on beside the pages: until then nobody hears what happens
 * elsewhere. Once it has its data, too, fetches what the next page is likely to need when the browser is idle, and what
 * tells how this one went, which after an error does not wait: a failure of that costs nothing, whoever needs it fetches
 * it again.
 */
export function afterFirstPage(suite: Pick<Suite, 'loader' | 'table'>, store: KotobaStore): void {
  let isTelling = false;
  const tell = (): void => {
    if (isTelling) return;
    isTelling = true;
    import('../telemetry/collect')
      .then(({ collect }) =>
        collect({ seen, ran: suite.loader.ran, ownerAt: (path) => routeAt(suite, path)?.owner }),
      )
      .catch(() => undefined);
  };
  const warm = (): void => {
    warmFloating();
    suite.loader.runEntriesAhead();
    tell();
    USUAL.forEach((name) => lazyGroups[name]().catch(() => undefined));
  };
  let looks = 0;
  let isBeside = false;
  const looking = setInterval(() => {
    looks += 1;
    if (seen.length > 0) tell();
    if (looks < LOOKS && !document.querySelector('main h1')) return;
    if (!isBeside) goOnBeside(store);
    isBeside = true;
    if (looks < LOOKS && document.querySelector('main [aria-busy="true"]')) return;
    clearInterval(looking);
    // Not in every browser.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(warm, { timeout: IDLE_MS });
    else warm();
  }, LOOK_MS);
}
