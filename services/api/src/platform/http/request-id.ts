import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config/config';

/** Under this name a request's id comes from a proxy, goes back, and is handed on. */
export const REQUEST_ID = 'x-request-id';

/** What can neither forge a line of a log nor fill one. */
export const SAFE = /^[\w.-]{8,64}$/;

/** The id of each request, settled at the first door that it comes through. */
const ids = new WeakMap<IncomingMessage, string>();
const current = new AsyncLocalStorage<string>();

/** The id of the request that is being worked for; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Everything that `work` logs, now and later, carries the id. */
export const underRequestId = (id: string, work: () => void): void => current.run(id, work);

/** The id of a request that a door has settled; one that came through none, as in tests, gets a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const id = ids.get(request) ?? randomUUID();
  ids.set(request, id);
  return id;
}

/** Tells whether a request came through a proxy that TRUST_PROXY names. */
export function proxyCheck(trustProxy: Config['trustProxy']): (request: IncomingMessage) => boolean {
  const isProxy = Array.isArray(trustProxy) ? proxyAddress.compile(trustProxy) : () => trustProxy !== false;
  return ({ socket }) => isProxy(socket.remoteAddress ?? '', 0);
}

/** Settles the id of each request: the proxy's, if TRUST_PROXY names it and the id is harmless, else a new one. */
export function createIdReader(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const isProxied = proxyCheck(trustProxy);
  return (request) => {
    const given = request.headers[REQUEST_ID];
    if (typeof given === 'string' && SAFE.test(given) && isProxied(request)) ids.set(request, given);
    return requestIdOf(request);
  };
}
