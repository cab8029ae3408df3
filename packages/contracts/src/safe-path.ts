/** The longest place that is remembered or mailed, in characters: an address that servers and mail programs still carry. */
const MAX_PLACE_LENGTH = 2000;

/**
 * Turns a route pattern (`/learn/session/:sessionId`) into a test of a pathname. A parameter is made of plain characters: an encoded
 * slash or backslash has no place in one, and whoever decodes it later would see another path.
 */
function toMatcher(pattern: string): RegExp {
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[\\w.~-]+');
  return new RegExp(`^${source}/?$`);
}

/**
 * The remembered place to go back to after sign-in or verification: path, query and hash of `value` when it parses to this origin and
 * its path matches one of the `patterns`, else null. Prefix checks alone let `/\evil.com`, `/<TAB>/evil.com` and `/.//evil.com` through,
 * so the address is parsed the way the browser would parse it, and only what the route table knows is accepted.
 */
export function safePath(
  value: unknown,
  patterns: readonly string[],
  origin = 'https://kotoba.invalid',
): string | null {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > MAX_PLACE_LENGTH) return null;
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin || url.username || url.password || url.pathname.startsWith('//')) return null;
  if (!patterns.some((pattern) => toMatcher(pattern).test(url.pathname))) return null;
  const place = url.pathname + url.search + url.hash;
  // Parsing encodes: a Japanese query grows ninefold.
  return place.length > MAX_PLACE_LENGTH ? null : place;
}
