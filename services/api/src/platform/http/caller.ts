import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isTimeZone } from '../clock/time-zone';
import { foldAddress } from './address';

/** From where a request comes; for limits, sessions and the audit trail. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** IANA name of the zone that the sender's wall shows, from `X-Time-Zone`; null when it is missing or unknown here. */
  readonly timeZone: string | null;
  /** What this request did to an account so far; the request log tells it with the answer. */
  readonly events: AccountEvent[];
}

export interface AccountEvent {
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

const LONGEST_USER_AGENT = 300;

/** A header is a sender's text: no line may be forged with it, and nothing in it may be refused by the database. */
const printable = (value: string): string => value.replace(/[^\x20-\x7e]/g, '?').slice(0, LONGEST_USER_AGENT);

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
