import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

interface ChannelHandlers {
  /** One notification; order is that of the commits. */
  readonly onMessage: (payload: string) => void;
  /** The connection was lost for a while, and what was sent meanwhile with it. */
  readonly onGap?: () => void;
}

export interface Listener {
  /** Before `start`. One handler for a channel. */
  on(channel: string, handlers: ChannelHandlers): void;
  start(connectionString: string): Promise<void>;
  /** Whether the connection is there now. */
  isConnected(): boolean;
  /**
   * Asks on the listening connection itself, whose locks live as long as this server does.
   * @throws Error while it is away.
   */
  query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

const RETRY_MS = [100, 250, 500, 1000];

/** Seconds after which PostgreSQL finds out that the machine of this server is gone. */
const KEEPALIVE =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3';

/** The one LISTEN connection of a server. It comes back by itself after PostgreSQL was away. */
export function createListener(log: FastifyBaseLogger): Listener {
  const channels = new Map<string, ChannelHandlers>();
  let client: pg.Client | null = null;
  let stopped = false;
  /** The end of the line of those who ask: a connection answers one at a time. */
  let before: Promise<unknown> = Promise.resolve();

  async function connect(connectionString: string): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'kotoba listener', keepAlive: true });
    next.on('error', (error) => log.warn({ err: error }, 'the listening connection broke'));
    next.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.onMessage(payload));
    await next.connect();
    try {
      await next.query(KEEPALIVE);
      for (const channel of channels.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // Stopped while it was being made: nobody else would end it.
    if (stopped) return next.end();
    next.once('end', () => {
      client = null;
      if (!stopped) void reconnect(connectionString);
    });
    client = next;
  }

  async function reconnect(connectionString: string): Promise<void> {
    for (let attempt = 0; !stopped; attempt += 1) {
      await sleep(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]);
      try {
        if (stopped) return;
        await connect(connectionString);
        for (const { onGap } of channels.values()) onGap?.();
        return;
      } catch (error) {
        log.warn({ err: error }, 'the listening connection is not back yet');
      }
    }
  }

  return {
    on: (channel, handlers) => void channels.set(channel, handlers),
    start: connect,
    isConnected: () => client !== null,
    query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) {
      const answer = before.then(async () => {
        if (!client) throw new Error('The listening connection is away');
        return (await client.query<Row>(text, [...values])).rows;
      });
      before = answer.catch(() => undefined);
      return answer;
    },
    async stop() {
      stopped = true;
      await client?.end();
    },
  };
}
