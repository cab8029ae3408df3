import type { RouteContribution } from '@kotoba/contracts';
import type { SuiteSnapshot } from '../releases/snapshot';

/** A route that an address belongs to, and who brings it: the name of a remote, or null for the shell's own. */
export interface FoundRoute {
  remote: string | null;
  route: RouteContribution | null;
}

/** The route of an address, or null when the suite has none: then the page is a 404. Static segments win over parameters. */
export function findRoute(snapshot: SuiteSnapshot, pathname: string): FoundRoute | null {
  if (pathname === '/') return { remote: null, route: null };
  const own = (snapshot.shell?.current.contributions.routes ?? []).map((route) => ({ remote: null, route }));
  const remotes = Object.entries(snapshot.registry.remotes).flatMap(([remote, { current }]) =>
    current.contributions.routes.map((route) => ({ remote, route })),
  );
  const segments = split(pathname);
  const matching = [...own, ...remotes].filter(({ route }) => matches(split(route.path), segments));
  return matching.sort((a, b) => parameters(a.route.path) - parameters(b.route.path))[0] ?? null;
}

function split(pathname: string): string[] {
  return pathname.replace(/\/$/, '').split('/');
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
  );
}

function parameters(pattern: string): number {
  return pattern.split('/').filter((part) => part.startsWith(':')).length;
}
