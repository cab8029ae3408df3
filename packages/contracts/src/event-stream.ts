import { createParser } from 'eventsource-parser';

/** One message of a server-sent event stream; `event` is `message` where the server names none. */
export interface StreamMessage {
  readonly event: string;
  readonly data: string;
}

/** Cuts a text stream into messages: feed it chunks as they come, it returns the messages that are complete. */
export function createEventStreamParser() {
  const messages: StreamMessage[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => messages.push({ event, data }),
  });
  return function feed(chunk: string): StreamMessage[] {
    parser.feed(chunk);
    return messages.splice(0);
  };
}

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
  const feed = createEventStreamParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  // Of a connection that is torn already there is nothing to take back.
  const cancel = (): void => void reader.cancel().catch(() => undefined);
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
