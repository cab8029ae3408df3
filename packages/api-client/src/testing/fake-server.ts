import { createKotobaStore, sessionStarted, type KotobaStore } from '@kotoba/session';
import { api } from '../api';
import { sessionMiddleware } from '../session/session-middleware';

export type Answer = (request: Request) => Response | Promise<Response>;

export const learner = {
  id: 7,
  email: 'aiko@example.org',
  emailVerified: true,
  firstName: 'Aiko',
  lastName: 'Mori',
};
export const tokenOf = (letter: string): string => letter.repeat(43);

/** An answer of the server. */
export const reply =
  (status: number, body: unknown): Answer =>
  () =>
    Response.json(body, { status });
/** A connection that breaks before the answer. */
export const cut: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

const NodeRequest = globalThis.Request;

/** Node refuses relative addresses, which a browser resolves against the page, and jsdom's abort signals. */
class PageRequest extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, { ...init, signal: null });
  }
}

/** A store with the real client on a network that gives `answers`, one for each call; without one the connection breaks. */
export function startClient(...answers: Answer[]): { store: KotobaStore; sent: Request[] } {
  const sent: Request[] = [];
  globalThis.Request = PageRequest;
  globalThis.fetch = async (input) => {
    const request = input as Request;
    sent.push(request);
    return (answers.shift() ?? cut)(request);
  };
  const { store } = createKotobaStore({
    storage: null,
    slices: [{ reducerPath: api.reducerPath, reducer: api.reducer, middleware: api.middleware }],
    middleware: [sessionMiddleware],
  });
  return { store, sent };
}

export const signInAs = (store: KotobaStore, letter = 'A'): unknown =>
  store.dispatch(sessionStarted({ user: learner, token: tokenOf(letter) }));
