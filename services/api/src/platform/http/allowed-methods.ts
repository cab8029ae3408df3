import type { FastifyInstance, RouteOptions } from 'fastify';

const toMatcher = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:[A-Za-z]+/g, '[^/]+')
      .replaceAll('*', '.*')}/?$`,
  );

/**
 * Collects the routes as they are registered, so that a wrong method on a known address can be told from an unknown address.
 * Must be installed before the routes. Gives the methods that `path` knows; none for an unknown path.
 */
export function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const routes = new Map<string, { matcher: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', (route: RouteOptions) => {
    const known = routes.get(route.url) ?? {
      matcher: toMatcher(route.url),
      methods: new Set<string>(),
    };
    for (const method of [route.method].flat()) known.methods.add(method.toUpperCase());
    routes.set(route.url, known);
  });
  return (path) => [
    ...new Set([...routes.values()].filter((r) => r.matcher.test(path)).flatMap((r) => [...r.methods])),
  ];
}
