import { isIPv4, isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address in full form. */
function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * What counts as one address: an IPv4 address, or the /64 network of an IPv6 one, of which a single home has 2^64 addresses. IPv4 in IPv6
 * form (`::ffff:192.0.2.1`) is IPv4.
 */
export function foldAddress(address: string): string {
  const bare = address.split('%')[0] ?? '';
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (embedded) return embedded;
  if (isIPv4(bare) || !isIPv6(bare)) return bare;
  return `${firstGroups(bare)}::/64`;
}
