import { serverEvent, type ServerEvent } from '@kotoba/contracts';
import { readEventStream } from './read-event-stream';

export interface Subscription {
  readonly url: string;
  readonly token: string;
  readonly onEvent: (event: ServerEvent) => void;
  /** The stream is open: events come from now on. What happened before, or since it was open last, is unknown. */
  readonly onOpened: (isFirst: boolean) => void;
  /** The server refuses the learner: 401 a dead token, 403 an unverified email. The subscription is over. */
  readonly onRefused: (status: 401 | 403) => void;
  readonly fetch?: typeof fetch;
  /** Milliseconds before attempt `n` (from 1). */
  readonly delay?: (attempt: number) => number;
  /** Calls `wake` when the device is online again or the page is looked at again. Returns its undo. */
  readonly onWake?: (wake: () => void) => () => void;
}

/**
 * The server says that it is still there every 20 s; a connection that is silent for longer is dead, which the browser
 * does not tell.
 */
export const SILENCE_MS = 50_000;
/** A heartbeat is overdue: reason enough to open a new connection when the learner comes back to the page. */
export const STALE_MS = 25_000;

/** 1 s, 2 s, 4 s … at most 30 s, each with up to half of it as jitter so that clients do not reconnect all at once. */
export const reconnectDelay = (attempt: number): number => {
  const base = Math.min(30_000, 1000 * 2 ** (attempt - 1));
  return base / 2 + (Math.random() * base) / 2;
};

function parse(data: string): ServerEvent | null {
  try {
    const result = serverEvent.safeParse(JSON.parse(data));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Calls `onSilence` when nothing was heard for so long. */
function createWatch(onSilence: () => void) {
  let timer = setTimeout(onSilence, SILENCE_MS);
  let last = Date.now();
  const end = (): void => clearTimeout(timer);
  return {
    heard(): void {
      end();
      last = Date.now();
      timer = setTimeout(onSilence, SILENCE_MS);
    },
    /** The time of a page that was put to sleep stands still, that of the clock does not. */
    isStale: (): boolean => Date.now() - last > STALE_MS,
    end,
  };
}

interface Connection {
  /** Aborted when it is given up. */
  readonly signal: AbortSignal;
  readonly heard: () => void;
}

/**
 * Listens to the learner's own events over fetch (EventSource cannot send the bearer header), and reconnects until it
 * is stopped. Events of an unknown shape come from a newer server and are passed over. Returns its undo.
 */
export function subscribeToEvents(options: Subscription): () => void {
  const { url, token, onEvent, onOpened, onRefused, onWake } = options;
  const request = options.fetch ?? globalThis.fetch.bind(globalThis);
  const delay = options.delay ?? reconnectDelay;
  let stopped = false;
  let giveUp: () => void = () => undefined;
  let isStale: () => boolean = () => false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let isFirst = true;

  /** One connection, until it ends. Gives whether the server refuses the learner. */
  async function connect(connection: Connection): Promise<boolean> {
    const response = await request(url, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: connection.signal,
      cache: 'no-store',
    });
    const { status, body, ok } = response;
    if (status === 401 || status === 403) {
      onRefused(status);
      return true;
    }
    if (!ok || !body) return false;
    onOpened(isFirst);
    isFirst = false;
    attempt = 0;
    const { signal, heard } = connection;
    for await (const { data } of readEventStream(body, { signal, onChunk: heard })) {
      const event = parse(data);
      if (event) onEvent(event);
    }
    return false;
  }

  async function listen(): Promise<void> {
    timer = undefined;
    const control = new AbortController();
    giveUp = () => control.abort();
    const watch = createWatch(giveUp);
    isStale = watch.isStale;
    try {
      if (await connect({ signal: control.signal, heard: watch.heard })) return;
    } catch {
      // Offline, a restart, a proxy that hung up, silence: all mean "try again later".
    } finally {
      watch.end();
    }
    if (stopped) return;
    attempt += 1;
    timer = setTimeout(() => void listen(), delay(attempt));
  }

  function wake(): void {
    if (timer === undefined) return isStale() ? giveUp() : undefined;
    clearTimeout(timer);
    void listen();
  }

  void listen();
  const stopWaking = onWake?.(wake);
  return () => {
    stopped = true;
    stopWaking?.();
    giveUp();
    clearTimeout(timer);
  };
}
