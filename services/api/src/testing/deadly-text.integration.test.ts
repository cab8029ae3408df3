import type { ImportState } from '../features/transfer/testing/importing';
import type { Note } from '../features/notes/notes.schemas';
import { farLearner, type Asker } from './far-learner';
import { runScript } from './run-script';
import { createTestDatabase, type TestDatabase } from './test-cluster';
import { startTestServer, type TestLearner } from './test-server';
import { look } from '../features/transfer/testing/importing';
import { setTimeout as sleep } from 'node:timers/promises';

jest.setTimeout(120_000);

let database: TestDatabase;
const undo: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const takeBack of undo.splice(0).reverse()) await takeBack();
  await database.drop();
});

/** More servers than any of this may cost. */
const TOO_MANY = 12;

/**
 * Starts one server after the other, each when the last one is dead, until `isOver` says so. Gives how many died.
 */
async function deathsUntil(token: string, isOver: (learner: Asker) => Promise<boolean>): Promise<number> {
  for (let deaths = 0; deaths < TOO_MANY; deaths += 1) {
    const { child, ended, waitFor } = await runScript('testing/hold-mortal-server.ts', {
      args: [database.connectionString],
    });
    let isDead = false;
    const death = ended.then(() => (isDead = true));
    undo.push(async () => {
      child.kill('SIGKILL');
      await death;
    });
    const ready = await waitFor(/^ready (\S+)/).catch(() => null);
    const learner = farLearner(ready?.[1] ?? '', token);
    while (!isDead) {
      if (await isOver(learner).catch(() => false)) return deaths;
      await sleep(50);
    }
  }
  return TOO_MANY;
}

/** Lets a server that only answers take an order, which those after it work on. */
async function ordered<T>(order: (learner: TestLearner) => Promise<T>): Promise<{ token: string; made: T }> {
  const { connectionString } = database;
  const env = { ROLES: 'web', DATABASE_URL: connectionString };
  const web = await startTestServer({ connectionString, env });
  const learner = await web.createLearner();
  const made = await order(learner);
  await web.close();
  return { token: learner.token, made };
}

/** Source: OPS-34. */
test('a note that ends its server twice has failed, and the note after it is converted', async () => {
  const { token } = await ordered(async ({ inject }) => {
    for (const content of ['WORD - deadly', 'WORD - umbrella']) {
      await inject({ url: '/capture-notes', body: { content } });
    }
  });
  let notes: Note[] = [];
  const deaths = await deathsUntil(token, async ({ inject }) => {
    notes = (await inject('/capture-notes')).json<{ notes: Note[] }>().notes;
    return notes.every(({ isConverted, error }) => isConverted || error !== null);
  });
  expect(deaths).toBe(2);
  expect(notes.map(({ content, isConverted, error }) => [content, isConverted, error])).toEqual([
    ['WORD - umbrella', true, null],
    ['WORD - deadly', false, 'This note could not be turned into words. Please write it differently.'],
  ]);
});

const stateOf = async ({ inject }: Asker, id: number): Promise<ImportState> =>
  (await inject(`/vocabulary/import/${id}`)).json<{ import: ImportState }>().import;

async function beginImport(rows: readonly string[]) {
  return ordered(async (learner) => {
    const { import_id } = await look(learner, `English,Japanese\n${rows.join('\n')}`);
    await learner.inject({ url: '/vocabulary/import', body: { import_id, fill: true } });
    return import_id;
  });
}

/** Source: DATA-6. */
test('a row that ends its server twice is a problem of its own, and the import goes on to its end', async () => {
  const words = Array.from({ length: 250 }, (_, i) => `word ${i},${'かさ'.repeat(1 + (i % 90))}`);
  const rows = [...words.slice(0, 30), 'deadly one,き', ...words.slice(30), 'deadly two,き'];
  const { token, made: id } = await beginImport(rows);
  let state: ImportState | null = null;
  const deaths = await deathsUntil(token, async (learner) => {
    state = await stateOf(learner, id);
    return state.status !== 'running';
  });
  expect(deaths).toBe(4);
  const message = 'This row could not be read, though we tried twice';
  expect(state).toMatchObject({
    status: 'done',
    rows: 252,
    processed: 252,
    created: 250,
    duplicates: 0,
    invalid: 2,
    problems: [
      { row: 32, code: 'INVALID', message },
      { row: 253, code: 'INVALID', message },
    ],
  });
});

if (LONG) {
  test('an import of many such rows is given up after five of them', async () => {
    const { token, made: id } = await beginImport(Array.from({ length: 20 }, (_, i) => `deadly ${i},き`));
    let state: ImportState | null = null;
    const deaths = await deathsUntil(token, async (learner) => {
      state = await stateOf(learner, id);
      return state.status !== 'running';
    });
    expect([deaths, state]).toMatchObject([10, { status: 'failed', invalid: 5 }]);
  });
}
