import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Listener } from '../database/listener';

const CHANNEL = 'kotoba_answers';

/** Answers of jobs to the server that ordered them and waits: for what cannot come by an event later. */
export interface Answers {
  /**
   * Orders something with the name that its answer is to have, and waits for that.
   * @throws Error when it does not come within `ms`, or the connection that it would come over was lost
   */
  await<Answer>(ms: number, order: (name: string) => Promise<void>): Promise<Answer>;
  /** Gives a short answer (JSON, below 7,000 bytes) to whoever waits under the name. */
  give(name: string, answer: object): Promise<void>;
}

export function createAnswers({ db, listener }: { db: Database; listener: Listener }): Answers {
  const waiting = new Map<string, { resolve(answer: never): void; reject(error: Error): void }>();
  listener.on(CHANNEL, {
    onMessage(payload) {
      const { name, answer } = JSON.parse(payload) as { name: string; answer: never };
      waiting.get(name)?.resolve(answer);
    },
    onGap: () => waiting.forEach(({ reject }) => reject(new Error('The answer of a job may be lost'))),
  });
  return {
    async await<Answer>(ms: number, order: (name: string) => Promise<void>) {
      const name = randomUUID();
      const late = new AbortController();
      const answer = new Promise<Answer>((resolve, reject) => waiting.set(name, { resolve, reject }));
      try {
        // An answer that is lost meanwhile is still heard of.
        const [heard] = await Promise.all([
          Promise.race([answer, sleep(ms, null, { signal: late.signal, ref: false })]),
          order(name),
        ]);
        if (heard === null) throw new Error(`No job has answered within ${ms} ms`);
        return heard;
      } finally {
        waiting.delete(name);
        late.abort();
      }
    },
    give: async (name, answer) =>
      void (await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ name, answer })})`)),
  };
}
