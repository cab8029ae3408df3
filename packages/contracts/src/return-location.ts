import type { RouteContribution } from './contributions';
import { paths, routes } from './routes';

/**
 * The longest location that is remembered or mailed, in characters: an address that servers and mail programs still
 * carry.
 */
const MAX_LOCATION_LENGTH = 2000;

/**
 * Whether `pathname` is one of the route pattern's (`/learn/session/:sessionId`). A parameter is made of plain
 * characters: an encoded slash or backslash has no place in one, and whoever decodes it later would see another path.
 */
export function matchesRoute(pattern: string, pathname: string): boolean {
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[\\w.~-]+');
  return new RegExp(`^${source}/?$`).test(pathname);
}

/**
 * A location of the app: path, query and hash of `value` when it parses to this origin and its path matches one of the
 * `patterns`, else null. Prefix checks alone let `/\evil.com`, `/<TAB>/evil.com` and `/.//evil.com` through, so the
 * address is parsed the way the browser would parse it, and only what the route table knows is accepted.
 */
export function safePath(
  value: unknown,
  patterns: readonly string[],
  origin = 'https://kotoba.invalid',
): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > MAX_LOCATION_LENGTH) return null;
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin || url.username || url.password || url.pathname.startsWith('//')) return null;
  if (!patterns.some((pattern) => matchesRoute(pattern, url.pathname))) return null;
  const location = url.pathname + url.search + url.hash;
  // Parsing encodes: a Japanese query grows ninefold.
  return location.length > MAX_LOCATION_LENGTH ? null : location;
}

/**
 * Whether a mail, a sign-in or a verification may lead back to the route: not to a page of signing in itself, nor to
 * the developer's mailbox.
 */
export const isReturnable = ({ guard, path }: Pick<RouteContribution, 'guard' | 'path'>): boolean =>
  guard !== 'guest' && !/^\/(?:auth|dev)\//.test(path);

const returnable: readonly string[] = [
  paths.landing,
  ...Object.values(routes)
    .filter(isReturnable)
    .map(({ path }) => path),
];

/** `value` as a return location, or null: nothing else is mailed, followed or remembered. Source: SHELL-12. */
export const returnLocation = (value: unknown): string | null => safePath(value, returnable);
