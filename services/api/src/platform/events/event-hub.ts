import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { serverEvent, type ServerEvent } from '@kotoba/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Transaction } from '../database/database';
import type { Listener } from '../database/listener';
import { ApiFailure } from '../http/errors';
import { openEventStream } from '../http/event-stream';

export interface Events {
  /**
   * NOTIFY inside the caller's transaction: delivered to every open stream of that learner, on every replica, after
   * the commit.
   */
  publish(tx: Transaction, userId: number, event: ServerEvent): Promise<void>;
  /** Tells the streams of these sessions of the learner that they are signed out, and closes them after the commit. */
  revoke(tx: Transaction, userId: number, sessionIds: readonly number[]): Promise<void>;
}

/** PostgreSQL carries at most 8000 bytes a notification; an id takes at most 11. */
const IDS_PER_NOTIFICATION = 500;
const MAX_ERROR_LENGTH = 500;

function chunks(ids: readonly number[]): number[][] {
  const count = Math.max(1, Math.ceil(ids.length / IDS_PER_NOTIFICATION));
  return Array.from({ length: count }, (_, i) =>
    ids.slice(i * IDS_PER_NOTIFICATION, (i + 1) * IDS_PER_NOTIFICATION),
  );
}

/** The event as parts that fit into a notification each; together they say the same. */
export function splitEvent(event: ServerEvent): ServerEvent[] {
  switch (event.type) {
    case 'vocabulary.changed':
      return chunks(event.ids).map((ids) => ({ ...event, ids }));
    case 'note.converted': {
      const [vocabularyIds = [], ...rest] = chunks(event.vocabularyIds);
      return [
        { ...event, vocabularyIds },
        ...rest.map((ids): ServerEvent => ({ type: 'vocabulary.changed', ids })),
      ];
    }
    case 'note.failed':
      return [{ ...event, error: event.error.slice(0, MAX_ERROR_LENGTH) }];
    default:
      return [event];
  }
}

const CHANNEL = 'kotoba_events';

/** What travels between servers. With `sessionIds` only the streams of those sessions are meant. */
const envelope = z.object({
  userId: z.int(),
  sessionIds: z.array(z.int()).optional(),
  event: serverEvent,
});

interface Subscriber {
  readonly userId: number;
  readonly sessionId: number;
  readonly openedAt: Date;
  readonly send: (event: ServerEvent) => void;
  /** Ends the stream, and the subscription with it. */
  readonly close: () => void;
}

interface Room {
  readonly most: number;
  readonly lately: Date;
}

export interface EventHub extends Events {
  /**
   * Whether a learner may open one more stream on this server. When there are `most` already, the oldest makes room if
   * it was opened before `lately`: a phone that goes from network to network leaves streams behind that nobody reads
   * and nobody closes for a quarter of an hour.
   */
  hasRoom(userId: number, room: Room): boolean;
  /** Delivers until the returned undo is called. */
  subscribe(subscriber: Subscriber): () => void;
  closeAll(): void;
  /** How many streams are open. */
  open(): number;
}

export function createEventHub(options: { listener: Listener; log: FastifyBaseLogger }): EventHub {
  const { listener, log } = options;
  const subscribers = new Map<number, Set<Subscriber>>();

  const closeAll = (): void => {
    for (const set of subscribers.values()) for (const subscriber of [...set]) subscriber.close();
  };

  function deliver(payload: string): void {
    const parsed = envelope.safeParse(JSON.parse(payload));
    if (!parsed.success) {
      log.error({ err: parsed.error }, 'an event that nobody understands');
      return;
    }
    const { userId, sessionIds, event } = parsed.data;
    for (const subscriber of [...(subscribers.get(userId) ?? [])]) {
      if (sessionIds && !sessionIds.includes(subscriber.sessionId)) continue;
      subscriber.send(event);
      if (event.type === 'session.revoked') subscriber.close();
    }
  }

  // After a gap nobody knows what was missed: the streams end, and the clients open new ones and ask again for what
  // they show.
  listener.on(CHANNEL, { onMessage: deliver, onGap: closeAll });

  const notify = (tx: Transaction, message: z.infer<typeof envelope>) =>
    tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`);

  return {
    async publish(tx, userId, event) {
      for (const part of splitEvent(event)) await notify(tx, { userId, event: part });
    },
    async revoke(tx, userId, sessionIds) {
      if (sessionIds.length === 0) return;
      for (const part of chunks(sessionIds)) {
        await notify(tx, { userId, sessionIds: part, event: { type: 'session.revoked' } });
      }
    },
    hasRoom(userId, { most, lately }) {
      const open = subscribers.get(userId) ?? new Set();
      const [oldest] = open;
      if (open.size < most || !oldest) return true;
      if (oldest.openedAt >= lately) return false;
      oldest.close();
      return true;
    },
    subscribe(subscriber) {
      const set = subscribers.get(subscriber.userId) ?? new Set();
      subscribers.set(subscriber.userId, set.add(subscriber));
      return () => {
        set.delete(subscriber);
        if (set.size === 0) subscribers.delete(subscriber.userId);
      };
    },
    closeAll,
    open: () => [...subscribers.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

const HEARTBEAT_MS = 20_000;
const MAX_STREAMS = 20;
/** A stream that was opened since may be of a tab that is there. */
const LATELY_MS = 60_000;

function openStream(hub: EventHub, request: FastifyRequest, reply: FastifyReply): void {
  const { id: userId, sessionId } = request.learner;
  const { write, send, end } = openEventStream(reply);
  write('retry: 2000\n: connected\n\n');
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  const unsubscribe = hub.subscribe({
    userId,
    sessionId,
    openedAt: request.server.platform.now(),
    send: (event) => send(event.type, event),
    close: () => {
      leave();
      end();
    },
  });
  const leave = (): void => {
    clearInterval(heartbeat);
    unsubscribe();
  };
  reply.raw.once('close', leave);
}

/**
 * `GET /events`: what happened to the learner's data, as it happens. The payloads are `ServerEvent`
 * of @kotoba/contracts.
 */
export const eventsRoutes =
  (hub: EventHub): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/events',
      {
        // Not in the OpenAPI document: a stream is not a call, the client reads it with code of its own.
        schema: { hide: true },
      },
      async (request, reply) => {
        const lately = new Date(app.platform.now().getTime() - LATELY_MS);
        if (!hub.hasRoom(request.learner.id, { most: MAX_STREAMS, lately })) {
          throw new ApiFailure('RATE_LIMITED', 429, 'Too many open tabs', { retryAfter: 30 });
        }
        openStream(hub, request, reply);
        return reply;
      },
    );
  };
