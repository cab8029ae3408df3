/** What the server of a test says to a request. */
export type Answer = (request: Request) => Response | Promise<Response>;

/** JSON from the server. */
export const reply =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });

/** A connection that breaks before the answer. */
export const cut: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that waits until the test lets it go: for what a screen does meanwhile. */
export function held(answer: Answer): { answer: Answer; release: () => void } {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { answer: (request) => gate.then(() => answer(request)), release: () => release() };
}

/** From now on every `fetch` of the page is answered by `answer`. Returns its undo. */
export function startNetwork(answer: Answer): () => void {
  const before = { fetch: globalThis.fetch, Request: globalThis.Request };
  const NodeRequest = before.Request;
  // Node refuses relative addresses, which a browser resolves against the page; and it does not know jsdom's signals.
  class PageRequest extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, window.location.href) : input, {
        ...init,
        signal: null,
      });
    }
  }
  globalThis.Request = PageRequest;
  globalThis.fetch = async (input, init) =>
    answer(input instanceof NodeRequest ? input : new PageRequest(input, init));
  return () => void Object.assign(globalThis, before);
}
