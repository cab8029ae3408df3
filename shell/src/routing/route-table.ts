import {
  addressOf,
  type Contributions,
  type DashboardCardContribution,
  type RouteContribution,
  type SearchContribution,
  type SidebarContribution,
} from '@kotoba/contracts';
import type { Problem } from '../registry/problem';

export const SHELL = 'shell';

/** Who brings what. `owner` is `shell` or the folder name of a remote. */
export interface Source {
  readonly owner: string;
  readonly contributions: Contributions;
}

/** A route and who renders it. */
export interface OwnedRoute extends RouteContribution {
  readonly owner: string;
}

/** Everything that the sources add to the suite, in the order in which it is shown. */
export interface RouteTable {
  readonly routes: readonly OwnedRoute[];
  readonly sidebar: readonly SidebarContribution[];
  readonly dashboardCards: readonly DashboardCardContribution[];
  /** Where the top bar's field goes: the first search of all. */
  readonly search: SearchContribution | null;
  readonly problems: readonly Problem[];
}

function claimRoutes(sources: readonly Source[], problems: Problem[]): OwnedRoute[] {
  const owners = new Map<string, string>();
  const routes: OwnedRoute[] = [];
  for (const { owner, contributions } of sources) {
    for (const route of contributions.routes) {
      const shape = addressOf(route.path);
      const before = owners.get(shape);
      if (before !== undefined) {
        problems.push({ code: 'route-taken', remote: owner, path: route.path, owner: before });
      } else if (shape.startsWith('/:')) {
        problems.push({ code: 'route-greedy', remote: owner, path: route.path });
      } else {
        owners.set(shape, owner);
        routes.push({ ...route, owner });
      }
    }
  }
  return routes;
}

interface Item {
  readonly id: string;
  readonly path: string;
  readonly order: number;
}

/** Items of one kind: unique ids, known targets, by `order` and then in the order of their sources. */
function claimItems<T extends Item>(
  sources: readonly Source[],
  pick: (contributions: Contributions) => readonly T[],
  context: { known: ReadonlySet<string>; problems: Problem[] },
): T[] {
  const owners = new Map<string, string>();
  const items: T[] = [];
  for (const { owner, contributions } of sources) {
    for (const item of pick(contributions)) {
      const before = owners.get(item.id);
      const pathname = item.path.split('?')[0] ?? '';
      if (before !== undefined) {
        context.problems.push({ code: 'item-taken', remote: owner, item: item.id, owner: before });
      } else if (!context.known.has(pathname)) {
        context.problems.push({ code: 'item-leads-nowhere', remote: owner, item: item.id });
      } else {
        owners.set(item.id, owner);
        items.push(item);
      }
    }
  }
  return items.sort((left, right) => left.order - right.order);
}

/**
 * One table out of all contributions. Whoever comes first in `sources` (the shell, then the remotes by name) keeps an
 * address or an id; the later claim is refused and reported, never merged.
 */
export function buildRouteTable(sources: readonly Source[]): RouteTable {
  const problems: Problem[] = [];
  const routes = claimRoutes(sources, problems);
  const context = { known: new Set(routes.map(({ path }) => path)), problems };
  const [search = null] = claimItems(sources, (from) => from.search, context);
  return {
    routes,
    search,
    sidebar: claimItems(sources, (from) => from.sidebar, context),
    dashboardCards: claimItems(sources, (from) => from.dashboardCards, context),
    problems,
  };
}
