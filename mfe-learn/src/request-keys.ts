import { newKey } from '@kotoba/api-client';

/**
 * The idempotency keys of a session's requests, one after the other. A request that is made once more before any other
 * one and before its answer is known keeps its key: its first try may have reached the server. After anything else the
 * same words are a new request: what was undone meanwhile can be answered again.
 */
export function createRequestKeys() {
  let open: { readonly name: string; readonly key: string } | null = null;
  return {
    /** Whether exactly this was requested last, and its answer is not known. */
    isOpen: (request: unknown): boolean => open?.name === JSON.stringify(request),
    /** The key under which the request (anything that JSON can say) is sent. */
    keyOf(request: unknown): string {
      const name = JSON.stringify(request);
      if (open?.name !== name) open = { name, key: newKey() };
      return open.key;
    },
    /** The request is answered, or the outbox sees to it. */
    settle(): void {
      open = null;
    },
  };
}

export type RequestKeys = ReturnType<typeof createRequestKeys>;
