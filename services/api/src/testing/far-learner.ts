import { API_PREFIX } from '../platform/http/openapi';
import type { RequestOptions } from './inject';

/** What a request through `inject` and one over the network have in common. */
interface Answer {
  readonly statusCode: number;
  readonly body: string;
  json<Body>(): Body;
}

/** Somebody who asks: a learner of a server in this process, or in another one. */
export interface Asker {
  readonly inject: (options: RequestOptions | string) => Promise<Answer>;
}

/** A learner of a server in a process of its own, asked over the network. @throws Error when that server is gone. */
export const farLearner = (url: string, token: string): Asker => ({
  inject: async (options) => {
    const request: RequestOptions = typeof options === 'string' ? { url: options } : options;
    const { body, headers } = request;
    const answer = await fetch(`${url}${API_PREFIX}${request.url}`, {
      method: request.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...headers,
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { statusCode: answer.status, body: text, json: () => JSON.parse(text) };
  },
});
