/**
 * A key that nobody else has: 128 random bits in hexadecimal digits. `crypto.randomUUID` would do, but a page that was
 * opened under a plain address of the home network, as on a phone, does not have it.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Calls that bring the key along under which they are sent again when their answer is lost: a note, and what is done
 * in a quiz.
 */
const resentCalls = new Set(['createNote', 'checkAnswerMode', 'markReviewed', 'undoAnswer', 'acceptAnswer']);
/** How long the server may take for such a call before the try counts as failed, in ms. */
const RESEND_TIMEOUT_MS = 20_000;
export const timeoutOf = (operation: string): number | undefined =>
  resentCalls.has(operation) ? RESEND_TIMEOUT_MS : undefined;

/** Calls that create something and get their `Idempotency-Key` here. Source: API-9. */
const creatingCalls = new Set(['startSession', 'startRelearnSession', 'createVocabulary']);

/**
 * Gives a creating call its key. A call whose answer was lost keeps the key, so that the same content sent again is
 * the same request to the server; once an answer is known the next call is a new one.
 */
export function createIdempotencyKeys() {
  const open = new Map<string, string>();
  return {
    /** The key to send, or null when the call creates nothing. */
    take(operation: string, body: unknown): { key: string; settle: () => void } | null {
      if (!creatingCalls.has(operation)) return null;
      const name = `${operation} ${JSON.stringify(body)}`;
      const key = open.get(name) ?? newKey();
      open.set(name, key);
      return { key, settle: () => void open.delete(name) };
    },
  };
}
