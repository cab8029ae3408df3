import type { StreamMessage } from '@kotoba/contracts/event-stream';

interface ReadOptions {
  /** Gives the stream up. */
  readonly signal?: AbortSignal;
  /** Called for every chunk, also one that carries only a heartbeat. */
  readonly onChunk?: () => void;
}

/** The messages of a body, as they come. Whoever stops reading gives the connection up. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  { signal, onChunk }: ReadOptions = {},
): AsyncGenerator<StreamMessage, void> {
  const { createEventStreamParser } = await import('@kotoba/contracts/event-stream');
  const feed = createEventStreamParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  // Of a connection that is torn already there is nothing to take back.
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk?.();
      yield* feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    cancel();
  }
}
