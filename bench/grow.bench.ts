import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createPool } from '../services/api/src/platform/database/database';
import { createLog } from '../services/api/src/platform/http/log';
import { startTestServer } from '../services/api/src/testing/test-server';
import { withOwnDatabase, type Bench, type Bounds, type Own } from './lib/api';
import { fill, fillCollection, fillHistory } from './lib/fill';
import { interleave, quantile, ratioOf, type Side, type Times } from './lib/statistics';

export const title =
  'a learner among a million words, and one with 100,000, is served like one alone with 1,000';

/** What is measured against the learner of 1,000 words who is alone in a PostgreSQL and a server. */
const SMALL = { words: 1_000, answers: 10_000 };
const MIDDLE = { words: 10_000, answers: 100_000 };
const LARGE = { words: 100_000, answers: 1_000_000 };
/** The others, as many as make a million words; `WORDS=150000` to try something. */
const OTHER = { words: 1_000, answers: 1_000 };
const ALL_WORDS = Number(process.env['WORDS'] ?? 1_000_000);

const ROUNDS = 31;
/** Rounds in which a word changes before every call: what the server knows of the learner's lists is then void. */
const ROUNDS_AFTER_A_CHANGE = 7;
const ANSWERS = 151;

const GROWTH = { max: 2.5 };
const AMONG_ALL = { max: 1.3 };
/** The first list after a change is read anew, and some calls look through all words or name them all: as they grow. */
const LOOKING = { max: 30 };
/** Of the speed of the same SQL that `pg` alone sends. */
const OF_BARE_PG = { min: 0.5 };
const ANSWER_P95 = { max: 1.5 };

type Past = typeof SMALL;

async function createPractised(own: Own, pool: pg.Pool, { words, answers }: Past) {
  const learner = await own.createLearner();
  const vocabulary = [{ en_word: 'first word', hiragana: 'はじめ', status: true }];
  const { data } = await learner.ask<{ vocabulary_ids: [number] }>('/vocabulary/create', { vocabulary });
  await fillCollection(pool, data.vocabulary_ids[0], words);
  await fillHistory(pool, learner.userId, answers);
  return learner;
}

/** A learner with a past, and what the calls need to know of it. */
async function createMeasured(own: Own, pool: pg.Pool, past: Past) {
  const { userId, token, ask } = await createPractised(own, pool, past);
  const { rows } = await pool.query<{ id: number }>(
    'select id from vocabulary where user_id = $1 and status order by created_at desc, id desc',
    [userId],
  );
  const ids = rows.map(({ id }) => id);
  const pages = Math.ceil(past.words / 12);
  const { data: collections } = await ask<{ data: [{ id: number }] }>('/topics/user');
  const collection = collections.data[0].id;
  const tree = await ask<{ data: { topics: { parent: { id: number } }[] } }>(
    `/topics/by-user-topic/${collection}`,
  );
  const topic = tree.data.data.topics[7]?.parent.id;
  const [first = 0, middle = 0] = [ids[0], ids[Math.floor(past.words / 2)]];
  return { ...past, token, ask, collection, topic, pages, first, middle, chosen: ids.slice(0, SMALL.words) };
}
type Measured = Awaited<ReturnType<typeof createMeasured>>;
type Asking = Pick<Measured, 'ask'>;
type Call<Learner = Measured> = (learner: Learner) => Promise<{ ms: number }>;
type Calls = Record<string, Call>;

const get =
  (pathOf: (learner: Measured) => string): Call =>
  (learner) =>
    learner.ask(pathOf(learner));
/** The same path for everybody. */
const all =
  (path: string): Call<Asking> =>
  ({ ask }) =>
    ask(path);

const list = all('/vocabulary');
const search = all('/vocabulary?search=umbrella');
const due = all('/learn/due?limit=200');
const dashboard = all('/stats/summary');
const statistics = all('/stats/learning');

/** What is answered from the ids of a list. */
const lists: Calls = {
  'list, newest first': list,
  'list, by the alphabet': all('/vocabulary?sort_by=alphabetical'),
  'list, by their last change': all('/vocabulary?sort_by=updated'),
  'list, of the collection': get(({ collection }) => `/vocabulary?userTopicId=${collection}`),
  'list, of a topic': get(
    ({ collection, topic }) => `/vocabulary?userTopicId=${collection}&topicId=${topic}`,
  ),
  'list, of a level': all('/vocabulary?level=N4'),
  'list, of a part of speech': all('/vocabulary?part_of_speech=verb'),
  'list, not learned': all('/vocabulary?learned=not_learned'),
  'list, a page in the middle': get(({ pages }) => `/vocabulary?page=${Math.ceil(pages / 2)}`),
  'list, the last page': get(({ pages }) => `/vocabulary?page=${pages}`),
  'search, what many have': search,
  'search, one word': get(({ words }) => `/vocabulary?search=number%20${Math.ceil(words / 3)}x`),
  'search, one letter': all('/vocabulary?search=%E3%81%8B'),
  'search, kana': all('/vocabulary?search=%E3%81%8B%E3%81%95'),
  'search, nothing that is there': all('/vocabulary?search=zebra%20crossing'),
  'search, in the collection': get(
    ({ collection }) => `/vocabulary?search=umbrella&userTopicId=${collection}`,
  ),
  'neighbours of the newest': get(({ first }) => `/vocabulary/${first}/neighbors`),
  'neighbours in the alphabet': get(({ middle }) => `/vocabulary/${middle}/neighbors?sort_by=alphabetical`),
  'neighbours in a search': get(({ middle }) => `/vocabulary/${middle}/neighbors?search=umbrella`),
  'the collections': all('/topics/user'),
  'the topics of the collection': get(({ collection }) => `/topics/by-user-topic/${collection}`),
};

const start = ({ ask, chosen }: Measured) =>
  ask<{ data: { id: number } }>('/learn/start', { vocabularyIds: chosen, mode: 2, level: 'beginner' });

/** What is read of memories, answers and single words. */
const reads: Calls = {
  'a word': get(({ middle }) => `/vocabulary/${middle}`),
  due,
  forecast: all('/learn/forecast?days=7'),
  dashboard,
  statistics,
  'the first page of sessions': all('/learn/sessions?limit=10'),
  'the history of a word': get(({ middle }) => `/vocabulary/${middle}/history`),
  'starting a session of 1,000 words': start,
};

const looking: Calls = {
  'words of a category': all('/learn/vocabulary/Topic%207'),
  'words that a free text asks for': ({ ask }) =>
    ask('/learn/chat', { message: 'ten verbs about mountain travel and quantum physics', mode: 2 }),
  'all words of a collection, in order': get(
    ({ collection }) => `/topics/vocabulary/by-user-topic/${collection}?mode=2`,
  ),
};

/** A small change that a learner makes: the note of one word. */
const change = ({ ask, middle }: Measured) =>
  ask(`/vocabulary/${middle}`, { notes: randomUUID() }, { method: 'PATCH' });

/** Answers the words of a session one after the other, three of four right. */
async function answering(learner: Measured): Promise<Call> {
  const { data: started } = await start(learner);
  const { data } = await learner.ask<{
    data: { learnDetails: { vocabularyId: number; vocabulary: { enWord: string } }[] };
  }>(`/learn/session/${started.data.id}`);
  let place = 0;
  return async ({ ask }) => {
    const asked = data.data.learnDetails[place];
    place += 1;
    const userAnswer = place % 4 === 3 ? 'a wrong answer' : asked?.vocabulary.enWord;
    const body = { sessionId: started.data.id, vocabularyId: asked?.vocabularyId, userAnswer };
    // With a key, as the quiz sends it.
    const answer = await ask<{ data: { recorded: boolean } }>('/learn/check-answer-mode', body, {
      key: randomUUID(),
    });
    if (!answer.data.data.recorded) throw new Error(`Not recorded: ${JSON.stringify(answer.data)}`);
    return answer;
  };
}

/** One side to another, as a ratio. */
function compare(
  { check }: Bench,
  label: string,
  [a = [], b = []]: readonly [Times?, Times?],
  bounds: Bounds,
): void {
  const { ratio, words } = ratioOf(a, b);
  check(`${label}: ${words}`, ratio, bounds);
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** A learner's calls as SQL: the statements that the server sends for them, sent by `pg` alone over one connection. */
async function openBare({ connectionString }: Own, learner: Measured) {
  const server = await startTestServer({
    connectionString,
    env: { ROLES: 'web', DATABASE_URL: connectionString },
  });
  const pool = createPool({ connectionString, log: createLog('error'), max: 1 });
  const client = await pool.connect();
  const ask: Measured['ask'] = async (path, body, { key, method } = {}) => {
    const headers = { authorization: `Bearer ${learner.token}`, ...(key && { 'idempotency-key': key }) };
    const options = { url: path, body, headers, ...(method && { method: method as 'PATCH' }) };
    return { data: (await server.inject(options)).json(), ms: NaN };
  };

  async function statementsOf(call: Call): Promise<Statement[]> {
    const sent: Statement[] = [];
    const original: unknown = Reflect.get(pg.Client.prototype, 'query');
    const watched = function (this: pg.Client, ...args: [string | pg.QueryConfig, unknown[]?]): unknown {
      const [query, values] = args;
      if (typeof query === 'string') sent.push({ text: query, values: values ?? [] });
      else sent.push({ text: query.text, values: values ?? query.values ?? [] });
      return (original as (...all: unknown[]) => unknown).apply(this, args);
    };
    // Lists are kept from the second call on.
    await call({ ...learner, ask });
    Reflect.set(pg.Client.prototype, 'query', watched);
    await call({ ...learner, ask }).finally(() => Reflect.set(pg.Client.prototype, 'query', original));
    return sent.filter(({ text }) => !text.includes('pgboss'));
  }

  return {
    /** What sends the statements of a call. Keys of calls are new each time. */
    async sideOf(call: Call): Promise<Side & { count: number }> {
      const statements = await statementsOf(call);
      const side = async () => {
        const began = performance.now();
        for (const { text, values } of statements)
          await client.query(
            text,
            values.map((value) => (typeof value === 'string' && UUID.test(value) ? randomUUID() : value)),
          );
        return { ms: performance.now() - began };
      };
      return Object.assign(side, { count: statements.length });
    },
    async close() {
      client.release();
      await pool.end();
      await server.close();
    },
  };
}

interface Sides {
  readonly alone: Measured;
  readonly small: Measured;
  readonly middle: Measured;
  readonly large: Measured;
}

/** One call by all learners. */
async function compareCall(
  bench: Bench,
  label: string,
  sides: readonly Side[],
  { growth, rounds = ROUNDS }: { growth: Bounds; rounds?: number },
): Promise<readonly Times[]> {
  const times = await interleave(sides, rounds);
  const [alone, small, middle, large] = times;
  compare(bench, `${label}, 1,000 words among a million`, [small, alone], AMONG_ALL);
  compare(bench, `${label}, 10,000 words`, [middle, alone], growth);
  compare(bench, `${label}, 100,000 words`, [large, alone], growth);
  return times;
}

async function compareCalls(bench: Bench, learners: Sides): Promise<void> {
  const everybody: Measured[] = Object.values(learners);
  for (const [label, call] of Object.entries({ ...lists, ...reads, ...looking })) {
    const sides = everybody.map((learner) => () => call(learner));
    await compareCall(bench, label, sides, { growth: label in looking ? LOOKING : GROWTH });
  }
  for (const [label, call] of Object.entries(lists)) {
    const sides = everybody.map((learner) => async () => {
      await change(learner);
      return call(learner);
    });
    await compareCall(bench, `${label}, the first after a change`, sides, {
      growth: LOOKING,
      rounds: ROUNDS_AFTER_A_CHANGE,
    });
  }
}

async function compareAnswers(bench: Bench, learners: Sides): Promise<void> {
  const everybody: Measured[] = Object.values(learners);
  const answers = await Promise.all(everybody.map(answering));
  const sides = everybody.map((learner, place) => () => answers[place]?.(learner) ?? Promise.reject());
  const times = await compareCall(bench, 'answer', sides, { growth: GROWTH, rounds: ANSWERS });
  const [alone = 0, , , large = 0] = times.map((each) => quantile(each, 0.95));
  bench.check('answer, 95th percentile of 100,000 words', large / alone, ANSWER_P95);
}

/** The speed of the server, as a share of that of the SQL that it sends. */
async function compareWithBare(bench: Bench, own: Own, name: string, learner: Measured): Promise<void> {
  const bare = await openBare(own, learner);
  const calls = { list, search, due, dashboard, statistics, answer: await answering(learner) };
  for (const [label, call] of Object.entries(calls)) {
    const sql = await bare.sideOf(call);
    const [server, alone] = await interleave([() => call(learner), sql], ROUNDS);
    const bounds = label === 'list' || label === 'search' ? OF_BARE_PG : {};
    compare(bench, `${label}, ${name}, of the speed of its ${sql.count} statements`, [alone, server], bounds);
  }
  await bare.close();
}

const SIZES = `select sum(pg_total_relation_size(name::regclass))::float as bytes from unnest($1::text[]) name`;
const TABLES = {
  words: 'vocabulary topics collections word_counts vocabulary_revisions memories due_quarters'.split(' '),
  answers: 'reviews learn_details learning_sessions answer_quarters'.split(' '),
};

/** Bytes of the database, indexes included, for 1,000 words with what is remembered of them, and for 1,000 answers. */
async function weigh({ pool }: Own, { say }: Bench): Promise<void> {
  for (const [what, tables] of Object.entries(TABLES)) {
    const { rows: sizes } = await pool.query<{ bytes: number }>(SIZES, [tables]);
    const table = what === 'words' ? 'vocabulary' : 'reviews';
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int from ${table}`);
    const [bytes, count] = [sizes[0]?.bytes ?? 0, rows[0]?.count ?? 1];
    say(
      `${count} ${what} are ${(bytes / 2 ** 20).toFixed(0)} MB: ${Math.round((bytes / count) * 1000)} bytes for 1,000`,
    );
  }
}

const CONNECTIONS = 20;
const BUSY_MS = 20_000;

/** Hundredths of a second of processor time that a process has had, as Linux counts them. */
function workedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return Number(fields[13]) + Number(fields[14]);
}

/** The same of PostgreSQL's processes that serve now. */
async function workedInPostgres({ pool }: Own): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid is not null',
  );
  return rows.reduce((sum, { pid }) => sum + workedBy(pid), 0);
}

/** What the API's process holds after a start, and at most while twenty learners read without a pause. */
async function weighProcess(own: Own, { say }: Bench, learners: readonly Asking[]): Promise<void> {
  const { api } = own;
  await api.kill();
  await api.start();
  await sleep(5_000);
  const rest = api.memory();
  let [most, calls] = [rest, 0];
  const looking = setInterval(() => (most = Math.max(most, api.memory())), 1_000);
  const before = { api: workedBy(api.pid()), postgres: await workedInPostgres(own) };
  const end = Date.now() + BUSY_MS;
  const paths = [list, search, due, dashboard, statistics];
  await Promise.all(
    learners.map(async (learner, place) => {
      for (let turn = place; Date.now() < end; turn += 1) {
        await paths[turn % paths.length]?.(learner);
        calls += 1;
      }
    }),
  );
  clearInterval(looking);
  const perRead = (hundredths: number) => `${((hundredths * 10) / calls).toFixed(1)} ms`;
  const [server, postgres] = [
    workedBy(api.pid()) - before.api,
    (await workedInPostgres(own)) - before.postgres,
  ];
  say(
    `the API holds ${rest.toFixed(0)} MB at rest, at most ${most.toFixed(0)} MB with ${learners.length} connections`,
  );
  say(
    `a read costs ${perRead(server)} of a processor in the API, ${perRead(postgres)} in PostgreSQL (${calls} reads)`,
  );
}

/** The learners among a million words: the three that are measured, and the others. */
const createAll = (own: Own) =>
  fill(own.connectionString, async (pool) => {
    const small = await createMeasured(own, pool, SMALL);
    const middle = await createMeasured(own, pool, MIDDLE);
    const large = await createMeasured(own, pool, LARGE);
    const others: Asking[] = [];
    const missing = [SMALL, MIDDLE, LARGE].reduce((left, { words }) => left - words, ALL_WORDS);
    while (others.length * OTHER.words < missing) others.push(await createPractised(own, pool, OTHER));
    return { small, middle, large, others };
  });

export const run = (bench: Bench) =>
  withOwnDatabase(bench, async (quiet) => {
    const alone = await fill(quiet.connectionString, (pool) => createMeasured(quiet, pool, SMALL));
    await withOwnDatabase(bench, async (own) => {
      const began = performance.now();
      const { others, ...learners } = await createAll(own);
      bench.say(
        `${others.length + 3} learners were made in ${((performance.now() - began) / 1000).toFixed(0)} s`,
      );
      await weigh(own, bench);
      await weighProcess(own, bench, others.slice(0, CONNECTIONS));
      await compareWithBare(bench, quiet, '1,000 words alone', alone);
      await compareWithBare(bench, own, '100,000 words among a million', learners.large);
      await compareAnswers(bench, { alone, ...learners });
      await compareCalls(bench, { alone, ...learners });
    });
  });
