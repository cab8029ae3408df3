import { sql } from 'drizzle-orm';
import type { ServerEvent } from '@kotoba/contracts';
import { notifyWorkers } from '../../../platform/jobs/cut-off-jobs';
import type { Asker } from '../../../testing/far-learner';
import type { TestLearner, TestServer } from '../../../testing/test-server';
import type { Entry } from '../../vocabulary/entry.schemas';
import type { Note } from '../notes.schemas';
import { until } from './until';

/** Captures a note as the screen does. */
export async function capture({ inject }: Asker, content: string): Promise<Note> {
  const answer = await inject({ url: '/capture-notes', body: { content } });
  if (answer.statusCode !== 200) throw new Error(`capture: ${answer.body}`);
  return answer.json<{ note: Note }>().note;
}

export const notesOf = async ({ inject }: Asker): Promise<Note[]> =>
  (await inject('/capture-notes')).json<{ notes: Note[] }>().notes;

export const findNote = async (learner: Asker, id: number): Promise<Note | undefined> =>
  (await notesOf(learner)).find((note) => note.id === id);

/** The note as soon as its conversion went well or failed. */
export const settled = (learner: Asker, id: number): Promise<Note> =>
  until(async () => {
    const note = await findNote(learner, id);
    return note && (note.isConverted || note.error !== null) ? note : null;
  });

/**
 * Has the tries that wait for their time begin now: how long a queue pauses between them is not what a test of its
 * work is about.
 */
export async function retryAtOnce({ platform: { db } }: TestServer): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`update pgboss.job set start_after = now() - interval '1 second' where state in ('created', 'retry') returning name`,
    );
    for (const { name } of rows) await notifyWorkers(tx, name);
  });
}

/** The learner's saved words, in the order of their making. */
export const savedWords = async ({ inject }: Asker): Promise<Entry[]> =>
  (await inject('/vocabulary?limit=100&sort_by=oldest')).json<{ vocabulary: Entry[] }>().vocabulary;

/** Listens to what a server publishes from now on; gives the events of a learner so far. */
export function recordEvents({ platform: { events } }: TestServer): (learner: TestLearner) => ServerEvent[] {
  const published: { userId: number; event: ServerEvent }[] = [];
  const publish = events.publish.bind(events);
  jest.spyOn(events, 'publish').mockImplementation(async (tx, userId, event) => {
    published.push({ userId, event });
    return publish(tx, userId, event);
  });
  return ({ id }) => published.filter(({ userId }) => userId === id).map(({ event }) => event);
}
