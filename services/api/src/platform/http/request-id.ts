import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Config } from '../config/config';

/** Under this name a request's id comes from a proxy, goes back, and is handed on. */
export const REQUEST_ID = 'x-request-id';

/** What cannot forge a line of a log, nor fill one. */
const SAFE = /^[\w.-]{8,64}$/;

/** The id of each request, settled at the first door that it comes through. */
const ids = new WeakMap<IncomingMessage, string>();
const current = new AsyncLocalStorage<string>();

/** The id of the request that is being worked for; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Whether the one at the other end of the connection is a proxy of ours, by TRUST_PROXY. */
function peerTest(trustProxy: Config['trustProxy']): (address: string | undefined) => boolean {
  if (!Array.isArray(trustProxy)) return () => trustProxy !== false;
  const proxies = new BlockList();
  const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
  for (const proxy of trustProxy) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) proxies.addAddress(address, family(address));
    else proxies.addSubnet(address, Number(bits), family(address));
  }
  return (seen = '') => {
    const address = seen.replace(/^::ffff:(?=\d+\.)/, '');
    return isIP(address) !== 0 && proxies.check(address, family(address));
  };
}

/** Gives each request its id: the proxy's, if it is one of ours and the id is harmless, else a new one. */
export function createRequestIds(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const isProxy = peerTest(trustProxy);
  return (request) => {
    const known = ids.get(request);
    if (known !== undefined) return known;
    const given = request.headers[REQUEST_ID];
    const isGood = typeof given === 'string' && SAFE.test(given) && isProxy(request.socket.remoteAddress);
    const id = isGood ? given : randomUUID();
    ids.set(request, id);
    return id;
  };
}

/** The door of an HTTP server: whatever answers behind it carries the request's id, and so do the lines it logs. */
export function withRequestId(
  idOf: (request: IncomingMessage) => string,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const id = idOf(request);
    response.setHeader(REQUEST_ID, id);
    current.run(id, () => handle(request, response));
  };
}
