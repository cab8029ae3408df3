import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

export interface ChannelHandlers {
  /** One notification; order is that of the commits. */
  readonly onMessage: (payload: string) => void;
  /** The connection was lost for a while, and what was sent meanwhile with it. */
  readonly onGap?: () => void;
}

export interface Listener {
  /** Before `start`. One handler for a channel. */
  on(channel: string, handlers: ChannelHandlers): void;
  start(connectionString: string): Promise<void>;
  stop(): Promise<void>;
}

const RETRY_MS = [100, 250, 500, 1000, 2000];

/** The one LISTEN connection of a server. It comes back by itself after PostgreSQL was away. */
export function createListener(log: FastifyBaseLogger): Listener {
  const channels = new Map<string, ChannelHandlers>();
  let client: pg.Client | null = null;
  let stopped = false;

  async function connect(connectionString: string): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'kotoba listener', keepAlive: true });
    next.on('error', (error) => log.warn({ err: error }, 'the listening connection broke'));
    next.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.onMessage(payload));
    await next.connect();
    next.once('end', () => {
      if (!stopped) void reconnect(connectionString);
    });
    for (const channel of channels.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
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
    async stop() {
      stopped = true;
      await client?.end();
    },
  };
}
