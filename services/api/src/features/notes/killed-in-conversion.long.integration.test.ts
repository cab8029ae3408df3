import pg from 'pg';
import { farLearner, type Asker } from '../../testing/far-learner';
import { runScript, type RunningScript } from '../../testing/run-script';
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster';
import { startTestServer } from '../../testing/test-server';
import { capture, notesOf, savedWords, settled } from './testing/note-taker';
import { until } from './testing/until';

jest.setTimeout(120_000);

const NOTES = [
  'TOPIC - insects',
  'WORD - umbrella',
  'CATEGORY - musical instruments',
  'PHRASE - good morning',
  'WORD - qqzzxx',
];

let database: TestDatabase;
let tokens: string[];
const undo: (() => Promise<unknown>)[] = [];

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  undo.push(() => client.end());
  return client;
}

beforeEach(async () => {
  database = await createTestDatabase();
  const maker = await startTestServer({ connectionString: database.connectionString });
  const made = Array.from({ length: 2 * NOTES.length }, async () => (await maker.createLearner()).token);
  tokens = await Promise.all(made);
  await maker.close();
});
afterEach(async () => {
  for (const takeBack of undo.splice(0).reverse()) await takeBack();
  await database.drop();
});

interface Server {
  /** Somebody who has an account there. */
  readonly learner: (which: number) => Asker;
  readonly kill: () => Promise<unknown>;
}

async function start(): Promise<Server> {
  const script: RunningScript = await runScript('testing/hold-server.ts', {
    args: [database.connectionString],
    env: { RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' },
  });
  const kill = (): Promise<unknown> => {
    script.child.kill('SIGKILL');
    return script.ended;
  };
  undo.push(kill);
  const [, url = ''] = await script.waitFor(/^ready (\S+)/);
  return { learner: (which) => farLearner(url, tokens[which] ?? ''), kill };
}

/** Lets nobody write there until the returned undo is called. */
async function block(table: string): Promise<() => Promise<unknown>> {
  const client = await connect();
  await client.query(`begin; lock table ${table} in share row exclusive mode`);
  return () => client.query('rollback');
}

/** Somebody waits for the table, or for a part of it. */
async function someoneWaits(table: string): Promise<void> {
  const client = await connect();
  const text = `select 1 from pg_locks where not granted and relation in (select relid from pg_partition_tree($1) union select $1::regclass)`;
  await until(async () => ((await client.query(text, [table])).rowCount ? true : null));
}

/** What a note made, in a form that is the same for two learners who wrote the same. */
async function outcome(learner: Asker): Promise<unknown> {
  const notes = await notesOf(learner);
  const words = await savedWords(learner);
  return {
    notes: notes.map(({ content, isConverted, error, words: linked }) => [
      content,
      isConverted,
      error,
      linked.map(({ ja_word }) => ja_word),
    ]),
    words: words.map(({ en_word, ja_word, user_topic, topic }) => [en_word, ja_word, user_topic, topic]),
  };
}

/** The tables that stand still at the moment of the kill, one after the other. */
const moments: readonly (readonly [string, readonly string[]])[] = [
  ['the note is closed, its words are about to be written', ['vocabulary']],
  ['the words are written, their links are not', ['note_words']],
  ['all is written; that the job is done is not', ['note_words', 'pgboss.job']],
];

test.each(moments)('a server that is killed leaves every note converted once: %s', async (_when, tables) => {
  const first = await start();
  let release = await block(tables[0] ?? '');
  for (const [which, content] of NOTES.entries()) await capture(first.learner(which), content);
  await someoneWaits(tables[0] ?? '');
  for (const table of tables.slice(1)) {
    const releaseNext = await block(table);
    await release();
    await someoneWaits(table);
    const states = NOTES.map((_content, which) => notesOf(first.learner(which)));
    expect((await Promise.all(states)).flat().some(({ isConverted }) => isConverted)).toBe(true);
    release = releaseNext;
  }
  await first.kill();
  await release();

  const last = await start();
  for (const [which, content] of NOTES.entries()) {
    const [note] = await notesOf(last.learner(which));
    await settled(last.learner(which), note?.id ?? 0);
    const undisturbed = last.learner(NOTES.length + which);
    await settled(undisturbed, (await capture(undisturbed, content)).id);
    expect(await outcome(last.learner(which))).toEqual(await outcome(undisturbed));
  }
});
