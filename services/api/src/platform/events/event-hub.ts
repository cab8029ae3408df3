import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { serverEvent, type ServerEvent } from '@kotoba/contracts';
import type { Transaction } from '../database/database';
import type { Listener } from '../database/listener';

export interface Events {
  /** NOTIFY inside the caller's transaction: delivered to every open stream of that learner, on every replica, after the commit. */
  publish(tx: Transaction, userId: number, event: ServerEvent): Promise<void>;
  /** Tells the streams of these sessions of the learner that they are signed out, and closes them after the commit. */
  revoke(tx: Transaction, userId: number, sessionIds: readonly number[]): Promise<void>;
}

/** PostgreSQL carries at most 8000 bytes a notification; an id takes at most 11. */
const IDS_AT_A_TIME = 500;
const LONGEST_ERROR = 500;

function chunks(ids: readonly number[]): number[][] {
  const count = Math.max(1, Math.ceil(ids.length / IDS_AT_A_TIME));
  return Array.from({ length: count }, (_, i) => ids.slice(i * IDS_AT_A_TIME, (i + 1) * IDS_AT_A_TIME));
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
      return [{ ...event, error: event.error.slice(0, LONGEST_ERROR) }];
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
   * Whether a learner may open one more stream on this server. When there are `most` already, the oldest makes room if it was opened before
   * `lately`: a phone that goes from network to network leaves streams behind that nobody reads and nobody closes for a quarter of an hour.
   */
  hasRoom(userId: number, room: Room): boolean;
  /** Delivers until the returned undo is called. */
  subscribe(subscriber: Subscriber): () => void;
  closeAll(): void;
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

  // After a gap nobody knows what was missed: the streams end, and the clients open new ones and ask again for what they show.
  listener.on(CHANNEL, { onMessage: deliver, onGap: closeAll });

  const notify = (tx: Transaction, message: z.infer<typeof envelope>) =>
    tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`);

  return {
    async publish(tx, userId, event) {
      for (const part of splitEvent(event)) await notify(tx, { userId, event: part });
    },
    async revoke(tx, userId, sessionIds) {
      if (sessionIds.length === 0) return;
      await notify(tx, { userId, sessionIds: [...sessionIds], event: { type: 'session.revoked' } });
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
  };
}
