import { setTimeout as sleep } from 'node:timers/promises';
import type { LightMyRequestResponse, TestLearner } from '../../../testing/test-server';
import type { Entry } from '../../vocabulary/entry.schemas';

export interface Preview {
  import_id: number;
  format: string;
  encoding: string | null;
  has_header: boolean;
  columns: { name: string; target: string }[];
  notices: string[];
  fill: boolean;
  rows: number;
  checked: number;
  ready: number;
  duplicates: number;
  invalid: number;
  first_rows: { row: number; cells: string[]; problem: string | null }[];
  problems: { row: number; code: string; message: string }[];
}

export interface ImportState {
  status: string;
  rows: number;
  processed: number;
  created: number;
  duplicates: number;
  invalid: number;
  problems: { row: number; code: string; message: string }[];
}

/** Sends a file as the browser does. */
export const upload = (
  { inject }: TestLearner,
  body: string | Buffer,
  name = 'words.csv',
  { brief = false } = {},
): Promise<LightMyRequestResponse> =>
  inject({
    url: `/vocabulary/import/preview?name=${encodeURIComponent(name)}&brief=${brief}`,
    body: typeof body === 'string' ? Buffer.from(body) : body,
    headers: { 'content-type': 'application/octet-stream' },
  });

export async function look(learner: TestLearner, body: string | Buffer, name?: string): Promise<Preview> {
  const answer = await upload(learner, body, name);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Preview>();
}

export async function stateOf({ inject }: TestLearner, id: number): Promise<ImportState> {
  return (await inject(`/vocabulary/import/${id}`)).json<{ import: ImportState }>().import;
}

export async function finished(learner: TestLearner, id: number, budget = 60_000): Promise<ImportState> {
  for (const end = Date.now() + budget; Date.now() < end; await sleep(20)) {
    const state = await stateOf(learner, id);
    if (state.status !== 'running') return state;
  }
  throw new Error('The import did not end');
}

/** Looks at a file and takes it in as it is suggested, or as `choice` says. */
export async function take(
  learner: TestLearner,
  body: string | Buffer,
  { name, ...choice }: { name?: string; fill?: boolean; user_topic?: string } = {},
): Promise<ImportState> {
  const { import_id } = await look(learner, body, name);
  const started = await learner.inject({ url: '/vocabulary/import', body: { import_id, ...choice } });
  if (started.statusCode !== 200) throw new Error(started.body);
  return finished(learner, import_id);
}

/**
 * All words of a learner, oldest first, once each has its picture; without what belongs to the one collection alone.
 */
export async function contents({ inject }: TestLearner, budget = 60_000) {
  for (const end = Date.now() + budget; Date.now() < end; await sleep(20)) {
    const answer = await inject('/vocabulary?limit=1000&sort_by=oldest');
    const { vocabulary } = answer.json<{ vocabulary: Entry[] }>();
    if (vocabulary.some((entry) => entry.word_image_url === null)) continue;
    return vocabulary.map((entry) => {
      const { id: _id, user_topic_id: _collection, topic_id: _topic, updated_at: _at, ...content } = entry;
      return content;
    });
  }
  throw new Error('Some words got no picture');
}
