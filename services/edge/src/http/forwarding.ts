import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import proxyAddress from '@fastify/proxy-addr';

/** As the setting TRUST_PROXY: nobody, so many hops, or the proxies' addresses. */
export type TrustProxy = boolean | number | string[];

/** How a request reached this server, as far as what proxies say of it is believed. */
export interface Way {
  /** It came through a proxy that is believed. */
  readonly isProxied: boolean;
  /** The addresses that it came through, the learner's first; the last is this connection's. */
  readonly addresses: readonly string[];
  readonly host: string;
  /** null when neither the connection nor a proxy says that it was encrypted, or that it was not. */
  readonly protocol: 'http' | 'https' | null;
}

const last = (value: string | string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined;

/**
 * Reads the way of a request. `X-Forwarded-*` of a caller whom `trust` does not name counts for nothing: anybody can
 * write it. Of several values the last one is the nearest proxy's.
 */
export function createWayReader(trust: TrustProxy): (request: IncomingMessage) => Way {
  const isTrusted =
    typeof trust === 'number'
      ? (_address: string, hop: number) => hop < trust
      : typeof trust === 'boolean'
        ? () => trust
        : proxyAddress.compile(trust);
  return (request) => {
    const { headers, socket } = request;
    const isProxied = isTrusted(socket.remoteAddress ?? '', 0);
    const said = isProxied ? last(headers['x-forwarded-proto']) : undefined;
    const isEncrypted = (socket as TLSSocket).encrypted;
    return {
      isProxied,
      addresses: proxyAddress.all(request, isTrusted).reverse(),
      host: (isProxied && last(headers['x-forwarded-host'])) || (headers.host ?? ''),
      protocol: said === 'http' || said === 'https' ? said : isEncrypted ? 'https' : null,
    };
  };
}
