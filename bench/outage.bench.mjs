import { setTimeout as sleep } from 'node:timers/promises';
import { loadTypeScript } from '../scripts/lib/typescript.mjs';
import { createClient } from './lib/client.mjs';
import { createLearner } from './lib/learner.mjs';
import { median, quantile } from './lib/statistics.mjs';

export const title = 'an assistant outside that hangs, fails or is gone slows nobody else down';

const TALKERS = 12;
const PAUSE_MS = 500;
const ROUNDS = 8;
/** Calls of one who does not talk to the assistant, in each round; every fifth one writes. */
const CALLS = 40;
const READS = ['/vocabulary', '/capture-notes', '/chat/history', '/stats/summary'];
/** The slowest twentieth of the calls, of the same with an assistant that works. Source: OPS-11, OPS-12. */
const RATIO = { max: 2 };
const DEAD_PORT = 'http://127.0.0.1:9/v1';

const answer = (response) => {
  const text = 'Rain is 雨. Ask for more whenever you like.';
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(`data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\ndata: [DONE]\n\n`);
};
/** What the assistant outside does with a question. */
const PROVIDERS = {
  works: (response) => void setTimeout(() => answer(response), 200),
  hangs: () => undefined,
  fails: (response) => void response.writeHead(500).end('{"error":"no"}'),
};

/** Says something again and again until the signal; gives how often there was an answer, of whatever kind. */
async function talk(url, token, signal) {
  let answers = 0;
  while (!signal.aborted) {
    const said = fetch(`${url}/api/chat/send`, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ content: 'teach me a word about rain' }),
    });
    // Stopped: whoever waits in vain gives up at the end of the round.
    answers += await said.then(
      async (response) => (await response.text(), 1),
      () => 0,
    );
    await sleep(PAUSE_MS);
  }
  return answers;
}

/** Milliseconds of the calls of a learner who has nothing to do with the assistant. */
async function observe(client, token) {
  const times = [];
  for (let call = 0; call < CALLS; call += 1) {
    const isWrite = call % (READS.length + 1) === READS.length;
    const path = isWrite ? '/capture-notes' : READS[call % (READS.length + 1)];
    const body = isWrite ? { content: 'WORD - umbrella' } : undefined;
    const { status, ms, body: text } = await client.ask(`/api${path}`, { token, body });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    times.push(ms);
  }
  return times;
}

async function measure({ url, client }, observer, talkers) {
  const end = new AbortController();
  const talking = talkers.map((token) => talk(url, token, end.signal));
  const times = await observe(client, observer);
  end.abort();
  const answers = (await Promise.all(talking)).reduce((sum, count) => sum + count, 0);
  return { times, answers };
}

export async function run({ startApi, stopApis, check, say }) {
  const { startTestCluster, createTestDatabase } = await loadTypeScript(
    'services/api/src/testing/test-cluster.ts',
  );
  const { startProviderEndpoint } = await loadTypeScript(
    'engines/providers/src/testing/provider-endpoint.ts',
  );
  const cluster = await startTestCluster();
  const providers = [];
  const apis = {};
  try {
    const { connectionString } = await createTestDatabase();
    const open = async (baseUrl) => {
      const env = {
        DATABASE_URL: connectionString,
        ASSISTANT_BASE_URL: baseUrl,
        ASSISTANT_MODEL: 'teacher-1',
      };
      const api = await startApi(env);
      return { ...api, client: createClient(api.url), times: [], answers: 0 };
    };
    const openWith = async (name) => {
      const provider = await startProviderEndpoint(PROVIDERS[name]);
      providers.push(provider);
      apis[name] = { ...(await open(provider.baseUrl)), provider };
    };
    await openWith('works');
    const observer = await createLearner(apis.works);
    const talkers = [];
    while (talkers.length < TALKERS) talkers.push(await createLearner(apis.works));
    // Only now: their mails are sent by whichever API takes the job, into its own mailbox.
    await openWith('hangs');
    await openWith('fails');
    apis['is gone'] = await open(DEAD_PORT);
    for (const api of Object.values(apis)) await observe(api.client, observer);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const api of Object.values(apis)) {
        const { times, answers } = await measure(api, observer, talkers);
        api.times.push(...times);
        api.answers += answers;
      }
    }
    const p95 = ({ times }) => quantile(times, 0.95);
    for (const [name, api] of Object.entries(apis)) {
      const asked = api.provider ? `asked ${api.provider.requests.length} times` : 'never reached';
      const half = median(api.times).toFixed(1);
      say(`${name}: ${asked}, ${api.answers} answers; others ${half} ms, p95 ${p95(api).toFixed(1)} ms`);
    }
    for (const name of ['hangs', 'fails', 'is gone'])
      check(`p95 of others' calls while it ${name}`, p95(apis[name]) / p95(apis.works), RATIO);
  } finally {
    for (const { client } of Object.values(apis)) client.close();
    await stopApis();
    for (const provider of providers) await provider.close();
    await cluster.stop();
  }
}
