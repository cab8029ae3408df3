import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { startProviderEndpoint } from '../engines/providers/src/testing/provider-endpoint';
import { createTestDatabase, startTestCluster } from '../services/api/src/testing/test-cluster';
import { createClient, type Bench, type Client } from './lib/api';
import { median, quantile } from './lib/statistics';

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

const answer = (response: ServerResponse) => {
  const text = 'Rain is 雨. Ask for more whenever you like.';
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(`data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\ndata: [DONE]\n\n`);
};
/** What the assistant outside does with a question. */
const PROVIDERS: Record<string, (response: ServerResponse) => void> = {
  works: (response) => void setTimeout(() => answer(response), 200),
  hangs: () => undefined,
  fails: (response) => void response.writeHead(500).end('{"error":"no"}'),
};

/** Says something again and again until the signal; gives how often there was an answer, of whatever kind. */
async function talk(url: string, token: string, signal: AbortSignal): Promise<number> {
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
async function observe(client: Client, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const isWrite = call % (READS.length + 1) === READS.length;
    const path = isWrite ? '/capture-notes' : READS[call % (READS.length + 1)];
    const body = isWrite ? { content: 'WORD - umbrella' } : undefined;
    times.push((await client.get(path ?? '', { token, body })).ms);
  }
  return times;
}

/** An API with one of the assistants, and what was seen of it. */
interface Observed {
  readonly url: string;
  readonly client: Client;
  /** How often the assistant was asked. */
  readonly asked: () => number;
  readonly times: number[];
  answers: number;
}

async function measure(
  { url, client }: Observed,
  observer: string,
  tokens: readonly string[],
): Promise<Pick<Observed, 'times' | 'answers'>> {
  const end = new AbortController();
  const talking = tokens.map((token) => talk(url, token, end.signal));
  const times = await observe(client, observer);
  end.abort();
  const answers = (await Promise.all(talking)).reduce((sum, count) => sum + count, 0);
  return { times, answers };
}

export async function run({ startApi, stopApis, check, say }: Bench): Promise<void> {
  const cluster = await startTestCluster();
  const providers: Awaited<ReturnType<typeof startProviderEndpoint>>[] = [];
  const apis = new Map<string, Observed>();
  try {
    const { connectionString } = await createTestDatabase();
    const open = async (name: string, baseUrl: string, asked: () => number) => {
      const env = { ASSISTANT_BASE_URL: baseUrl, ASSISTANT_MODEL: 'teacher-1' };
      const api = await startApi({ DATABASE_URL: connectionString, ...env });
      const { url } = api;
      apis.set(name, { url, client: createClient(url), asked, times: [], answers: 0 });
      return api;
    };
    const learners: string[] = [];
    for (const [name, respond] of Object.entries(PROVIDERS)) {
      const provider = await startProviderEndpoint(respond);
      providers.push(provider);
      const api = await open(name, provider.baseUrl, () => provider.requests.length);
      while (learners.length <= TALKERS) learners.push((await api.createLearner()).token);
    }
    await open('is gone', DEAD_PORT, () => 0);
    const [observer = '', ...tokens] = learners;
    for (const { client } of apis.values()) await observe(client, observer);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const api of apis.values()) {
        const { times, answers } = await measure(api, observer, tokens);
        api.times.push(...times);
        api.answers += answers;
      }
    }
    const p95 = (name: string) => quantile(apis.get(name)?.times ?? [], 0.95);
    for (const [name, { asked, answers, times }] of apis) {
      const others = `${median(times).toFixed(1)} ms, p95 ${p95(name).toFixed(1)} ms`;
      say(`${name}: asked ${asked()} times, ${answers} answers; others ${others}`);
    }
    for (const name of ['hangs', 'fails', 'is gone'])
      check(`p95 of others' calls while it ${name}`, p95(name) / p95('works'), RATIO);
  } finally {
    for (const { client } of apis.values()) client.close();
    await stopApis();
    for (const provider of providers) await provider.close();
    await cluster.stop();
  }
}
