import { BlockList, isIP } from 'node:net';

const list = (...ranges: readonly (readonly [network: string, prefix: number])[]): BlockList => {
  const made = new BlockList();
  for (const [network, prefix] of ranges) {
    made.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');
  }
  return made;
};

/**
 * Networks that belong to somebody: this machine, a home, a company, a provider's customers. Source: IANA
 * special-purpose registries.
 */
const privateNetworks = list(
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
);

/**
 * Addresses where no service of ours can be: link-local ones (169.254.169.254 gives cloud machines their secrets), the
 * clouds' other addresses of the same, none at all, documentation, benchmarks, multicast, reserved.
 */
const forbiddenNetworks = list(
  ['0.0.0.0', 8],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['fd00:ec2::254', 128],
  // These carry an IPv4 address inside, which would be looked at by nobody.
  ['2001::', 32],
  ['2002::', 16],
  ['2001:db8::', 32],
);

const ipv6Internet = list(['2000::', 3]);
const ipv4InIpv6 = list(['::ffff:0:0', 96]);

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const isIn = (networks: BlockList, address: string): boolean => networks.check(address, familyOf(address));

export const isPrivateAddress = (address: string): boolean => isIn(privateNetworks, address);

/** Never to be connected to, whatever the configuration says. What is no address at all is forbidden too. */
export function isForbiddenAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  if (isIn(forbiddenNetworks, address)) return true;
  if (family === 4 || isIn(ipv4InIpv6, address)) return false;
  return !isIn(ipv6Internet, address) && !isPrivateAddress(address);
}

export const isPublicAddress = (address: string): boolean =>
  !isForbiddenAddress(address) && !isPrivateAddress(address);

/** An OpenAI-compatible service, as the operator configured it. Without a base URL there is none. */
export interface Endpoint {
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  /** The operator put this service on a private network; without it, a name that leads there is refused. */
  readonly onPrivateNetwork?: boolean | undefined;
}

/** The host of a URL as `net` and `dns` take it: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Whether the base URL itself says that its service is on a private network: an address or `localhost` says it in so
 * many words, a name only when the operator lists it. A name that is not listed and one day resolves to a private
 * address has been turned against its server.
 */
export function isOnPrivateNetwork(baseUrl: string, privateHosts: readonly string[]): boolean {
  const host = hostOf(new URL(baseUrl)).toLowerCase();
  return isIP(host) !== 0 || /(^|\.)localhost$/.test(host) || privateHosts.includes(host);
}

/**
 * Whether the base URL names an address where no provider ever is, such as the one that gives cloud machines their
 * secrets.
 */
export const namesForbiddenAddress = (baseUrl: string): boolean => {
  const host = hostOf(new URL(baseUrl));
  return isIP(host) !== 0 && isForbiddenAddress(host);
};
