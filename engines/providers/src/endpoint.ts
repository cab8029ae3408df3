import { isIP } from 'node:net';
import { isForbiddenAddress } from './address-kind';

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
 * Whether the base URL itself says that its service is on a private network: an address or `localhost` says it in so many words, a name only
 * when the operator lists it. A name that is not listed and one day resolves to a private address has been turned against its server.
 */
export function isOnPrivateNetwork(baseUrl: string, privateHosts: readonly string[]): boolean {
  const host = hostOf(new URL(baseUrl)).toLowerCase();
  return isIP(host) !== 0 || /(^|\.)localhost$/.test(host) || privateHosts.includes(host);
}

/** Whether the base URL names an address where no provider ever is, such as the one that gives cloud machines their secrets. */
export const namesForbiddenAddress = (baseUrl: string): boolean => {
  const host = hostOf(new URL(baseUrl));
  return isIP(host) !== 0 && isForbiddenAddress(host);
};
