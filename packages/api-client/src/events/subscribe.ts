import {
  createEventStreamParser,
  serverEvent,
  type ServerEvent,
  type StreamMessage,
} from '@kotoba/contracts';

export interface Subscription {
  readonly url: string;
  readonly token: string;
  readonly onEvent: (event: ServerEvent) => void;
  /** The stream is open again after a gap: what happened meanwhile is unknown. */
  readonly onReopened: () => void;
  /** The server refuses the learner: 401 a dead token, 403 an unverified email. The subscription is over. */
  readonly onRefused: (status: 401 | 403) => void;
  readonly fetch?: typeof fetch;
  /** Milliseconds before attempt `n` (from 1). */
  readonly delay?: (attempt: number) => number;
}

/** 1 s, 2 s, 4 s … at most 30 s, each with up to half of it as jitter so that a restarted server is not stormed. */
export const reconnectDelay = (attempt: number): number => {
  const base = Math.min(30_000, 1000 * 2 ** (attempt - 1));
  return base / 2 + (Math.random() * base) / 2;
};

function parse({ data }: StreamMessage): ServerEvent | null {
  try {
    const result = serverEvent.safeParse(JSON.parse(data));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

async function read(body: ReadableStream<Uint8Array>, onEvent: (event: ServerEvent) => void): Promise<void> {
  const feed = createEventStreamParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const message of feed(decoder.decode(value, { stream: true }))) {
      const event = parse(message);
      if (event) onEvent(event);
    }
  }
}

/**
 * Listens to the learner's own events over fetch (EventSource cannot send the bearer header), and reconnects until it is stopped.
 * Events of an unknown shape come from a newer server and are passed over. Returns its undo.
 */
export function subscribeToEvents(options: Subscription): () => void {
  const { url, token, onEvent, onReopened, onRefused } = options;
  const request = options.fetch ?? globalThis.fetch.bind(globalThis);
  const delay = options.delay ?? reconnectDelay;
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let opened = false;

  async function listen(): Promise<void> {
    try {
      const response = await request(url, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
        signal: stop.signal,
        cache: 'no-store',
      });
      if (response.status === 401 || response.status === 403) return onRefused(response.status);
      if (response.ok && response.body) {
        if (opened) onReopened();
        opened = true;
        attempt = 0;
        await read(response.body, onEvent);
      }
    } catch {
      // Offline, a restart, a proxy that hung up: all mean "try again later".
    }
    if (stop.signal.aborted) return;
    attempt += 1;
    timer = setTimeout(() => void listen(), delay(attempt));
  }

  void listen();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
