import type { IncomingMessage, ServerResponse } from 'node:http';
import { toErrorBody } from '@kotoba/api';
import { refuse } from './refuse';
import { createWayReader, type TrustProxy } from './forwarding';

export interface HttpsOnlyOptions {
  /** The origin that learners see. */
  publicUrl: string;
  trustProxy: TrustProxy;
}

/** A balancer asks these on the inside, where nothing is encrypted. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/;

/**
 * Turns away what a trusted proxy says has come by plain http, and tells whether it did. A page is led over to https
 * (and finds there that browsers shall insist on it). A call is refused: its token or password was already readable on
 * the way, and a caller that is led over never notices.
 */
export function createHttpsGuard({ publicUrl, trustProxy }: HttpsOnlyOptions) {
  const wayOf = createWayReader(trustProxy);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/' } = request;
    if (wayOf(request).protocol !== 'http' || HEALTH.test(url)) return false;
    if ((method === 'GET' || method === 'HEAD') && /^\/(?!api([/?]|$))/.test(url)) {
      response.writeHead(308, { location: publicUrl + url, 'content-length': 0 }).end();
    } else
      refuse(response, 400, toErrorBody('INVALID_INPUT', `This is served at ${publicUrl} by https alone`));
    return true;
  };
}
