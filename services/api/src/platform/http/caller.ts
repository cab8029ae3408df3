import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isTimeZone } from '../clock/learner-day';

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
 * What counts as one address: an IPv4 address, or the /64 network of an IPv6 one, of which a single home has 2^64
 * addresses. IPv4 in IPv6 form (`::ffff:192.0.2.1`) is IPv4.
 */
export function foldAddress(address: string): string {
  const bare = address.split('%')[0] ?? '';
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (embedded) return embedded;
  if (isIPv4(bare) || !isIPv6(bare)) return bare;
  return `${firstGroups(bare)}::/64`;
}

/** From where a request comes; for limits, sessions and the audit trail. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** IANA name of the sender's time zone, from `X-Time-Zone`; null when it is missing or unknown here. */
  readonly timeZone: string | null;
  /** What this request did to an account so far; the request log tells it with the answer. */
  readonly events: AccountEvent[];
}

interface AccountEvent {
  readonly action: string;
  /** null when there is no such account. */
  readonly userId: number | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    accountEvents: AccountEvent[] | undefined;
  }
}

/** The headers of a call by which somebody comes in: a zone that is unknown here is passed over. */
export const arriving = z.object({ 'x-time-zone': z.string().optional() });

const MAX_USER_AGENT_LENGTH = 300;

/** A header is a sender's text: no line may be forged with it, and nothing in it may be refused by the database. */
const printable = (value: string): string =>
  value.replace(/[^\x20-\x7e]/g, '?').slice(0, MAX_USER_AGENT_LENGTH);

function timeZoneOf(header: string | readonly string[] | undefined): string | null {
  return typeof header === 'string' && header.length <= 100 && isTimeZone(header) ? header : null;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: foldAddress(request.ip),
  userAgent: printable(request.headers['user-agent'] ?? ''),
  requestId: request.id,
  events: (request.accountEvents ??= []),
  timeZone: timeZoneOf(request.headers['x-time-zone']),
});
