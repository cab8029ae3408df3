import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD';

export interface RequestOptions {
  readonly method?: Method;
  /** Below `/api`, with a leading slash and the query string. */
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

/**
 * Asks the server as the client does: JSON below `/api`. POST when there is a body, else GET, unless said otherwise.
 */
export type Inject = (options: RequestOptions | string) => Promise<LightMyRequestResponse>;

export function createRequester(app: FastifyInstance, token?: string): Inject {
  return (options) => {
    const request: RequestOptions = typeof options === 'string' ? { url: options } : options;
    const { url, body, headers = {}, remoteAddress } = request;
    return app.inject({
      method: request.method ?? (body === undefined ? 'GET' : 'POST'),
      url: `/api${url}`,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    });
  };
}
