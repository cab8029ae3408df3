import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { loadTypeScript } from '../scripts/lib/typescript.mjs';
import { createClient } from './lib/client.mjs';
import { fillCollection } from './lib/fill-collection.mjs';
import { median } from './lib/statistics.mjs';

export const title = 'a collection of 100,000 words answers like one of 1,000';

const SMALL = 1_000;
const LARGE = 100_000;
const WARM_UP = 5;
const ROUNDS = 25;
/** Rounds in which a word changes before every call: what the server knows of the collection's lists is then void. */
const ROUNDS_AFTER_A_CHANGE = 7;
/** A call over the large collection, of the same call over the small one. */
const RATIO = { max: 2.5 };
/** The same for the first call after a change, which reads all of the list anew: it has a hundred times the words. */
const RATIO_AFTER_A_CHANGE = { max: 30 };
const PASSWORD = 'Kasa-wo-sasu-1';

async function ofAnswer(answer) {
  const { status, body, ms } = await answer;
  if (status !== 200) throw new Error(`A call answered ${status}: ${body}`);
  return { data: JSON.parse(body), ms };
}

async function signUp(client, pool) {
  const email = `collector-${randomUUID()}@example.org`;
  const body = { firstName: 'Hana', lastName: 'Sato', email, password: PASSWORD, confirmPassword: PASSWORD };
  const { data } = await ofAnswer(client.ask('/api/auth/signup', { body }));
  await pool.query('update users set email_verified_at = now() where email = $1', [email]);
  return data.token;
}

/** A learner with `count` saved words in one collection of twenty topics, and what the calls need to know of it. */
async function createCollector(client, pool, count) {
  const token = await signUp(client, pool);
  const get = (path) => ofAnswer(client.ask(`/api${path}`, { token }));
  const body = { vocabulary: [{ en_word: 'first word', hiragana: 'はじめ', status: true }] };
  const { data: created } = await ofAnswer(client.ask('/api/vocabulary/create', { token, body }));
  await fillCollection(pool, { like: created.vocabulary_ids[0], count });
  const { data: collections } = await get('/topics/user');
  const collection = collections.data[0].id;
  const { data: tree } = await get(`/topics/by-user-topic/${collection}`);
  const topic = tree.data.topics[7].parent.id;
  const pages = Math.ceil(count / 12);
  const wordOn = async (page) => (await get(`/vocabulary?page=${page}`)).data.vocabulary[0].id;
  const [first, middle, last] = [await wordOn(1), await wordOn(Math.ceil(pages / 2)), await wordOn(pages)];
  let changes = 0;
  /** A small change that a learner makes: the note of one word. */
  async function change() {
    const notes = `note ${(changes += 1)}`;
    await ofAnswer(client.ask(`/api/vocabulary/${middle}`, { token, method: 'PATCH', body: { notes } }));
  }
  return { count, get, change, collection, topic, pages, first, middle, last };
}

/** Every call that a list, its search or a word's page makes, by what it is for. */
const calls = {
  'newest first': () => '/vocabulary',
  'oldest first': () => '/vocabulary?sort_by=oldest',
  'by the alphabet': () => '/vocabulary?sort_by=alphabetical',
  'by their last change': () => '/vocabulary?sort_by=updated',
  '48 on a page': () => '/vocabulary?limit=48',
  'of the collection': ({ collection }) => `/vocabulary?userTopicId=${collection}`,
  'of a topic': ({ collection, topic }) => `/vocabulary?userTopicId=${collection}&topicId=${topic}`,
  'of a level': () => '/vocabulary?level=N4',
  'of a part of speech': () => '/vocabulary?part_of_speech=verb',
  'not learned': () => '/vocabulary?learned=not_learned',
  'a page in the middle': ({ pages }) => `/vocabulary?page=${Math.ceil(pages / 2)}`,
  'a page in the middle of the alphabet': ({ pages }) =>
    `/vocabulary?sort_by=alphabetical&page=${Math.ceil(pages / 2)}`,
  'a page in the middle of the collection': ({ pages, collection }) =>
    `/vocabulary?userTopicId=${collection}&page=${Math.ceil(pages / 2)}`,
  'the last page': ({ pages }) => `/vocabulary?page=${pages}`,
  'a search for one word': ({ count }) => `/vocabulary?search=number%20${Math.ceil(count / 3)}x`,
  'a search for what many have': () => '/vocabulary?search=umbrella',
  'a search for two letters': () => '/vocabulary?search=ka',
  'a search for one letter': () => '/vocabulary?search=%E3%81%8B',
  'a search in kana': () => '/vocabulary?search=%E3%81%8B%E3%81%95',
  'a search for nothing that is there': () => '/vocabulary?search=zebra%20crossing',
  'a search in the collection': ({ collection }) => `/vocabulary?search=umbrella&userTopicId=${collection}`,
  'the neighbours of the newest': ({ first }) => `/vocabulary/${first}/neighbors`,
  'the neighbours in the middle': ({ middle }) => `/vocabulary/${middle}/neighbors`,
  'the neighbours of the oldest': ({ last }) => `/vocabulary/${last}/neighbors`,
  'the neighbours in the alphabet': ({ middle }) => `/vocabulary/${middle}/neighbors?sort_by=alphabetical`,
  'the neighbours in a search': ({ middle }) => `/vocabulary/${middle}/neighbors?search=umbrella`,
  'the neighbours in the collection': ({ middle, collection }) =>
    `/vocabulary/${middle}/neighbors?userTopicId=${collection}`,
  'a word': ({ middle }) => `/vocabulary/${middle}`,
  'the collections': () => '/topics/user',
  'the topics of the collection': ({ collection }) => `/topics/by-user-topic/${collection}`,
};

/** The medians of a call over both collections, in milliseconds; `before` runs before every one of them. */
async function measure({ small, large, pathOf }, { warmUp, rounds, before = async () => undefined }) {
  const times = new Map([
    [small, []],
    [large, []],
  ]);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [collector, list] of times) {
      await before(collector);
      const { ms } = await collector.get(pathOf(collector));
      if (round >= 0) list.push(ms);
    }
  }
  return [...times.values()].map(median);
}

const AFTER_A_CHANGE = { warmUp: 1, rounds: ROUNDS_AFTER_A_CHANGE, before: ({ change }) => change() };

async function compare({ check, say }, label, collectors) {
  const usual = await measure(collectors, { warmUp: WARM_UP, rounds: ROUNDS });
  const first = await measure(collectors, AFTER_A_CHANGE);
  const inWords = ([of, ot]) => `${of.toFixed(1)} ms, ${ot.toFixed(1)} ms`;
  say(`${label}: ${inWords(usual)}; the first after a change ${inWords(first)}`);
  check(label, usual[1] / usual[0], RATIO);
  check(`${label}, the first after a change`, first[1] / first[0], RATIO_AFTER_A_CHANGE);
}

export async function run(bench) {
  const { startTestCluster, createTestDatabase } = await loadTypeScript(
    'services/api/src/testing/test-cluster.ts',
  );
  const cluster = await startTestCluster();
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.connectionString });
  const { url } = await bench.startApi({ DATABASE_URL: database.connectionString });
  const client = createClient(url);
  try {
    const small = await createCollector(client, pool, SMALL);
    const large = await createCollector(client, pool, LARGE);
    await pool.query('vacuum analyze');
    for (const [label, pathOf] of Object.entries(calls))
      await compare(bench, label, { small, large, pathOf });
  } finally {
    client.close();
    await pool.end();
    await bench.stopApis();
    await cluster.stop();
  }
}
