import { Agent, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SpeechUnavailable, type Speech } from '@kotoba/speech';
import { convertNotes } from '../../features/notes/notes.repository';
import { againQueue } from '../jobs/worker';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { parseConfig } from '../config/config';
import { createHttpServer } from '../http/http-server';
import { openMetrics, type MetricsDoor } from './metrics-door';

const TOKEN = 'a-token-of-the-metrics';
let server: TestServer;
let http: Server;
let base: string;
const doors: MetricsDoor[] = [];

async function open(env: NodeJS.ProcessEnv): Promise<MetricsDoor> {
  const door = await openMetrics(parseConfig(env));
  doors.push(door);
  return door;
}

let letSpeak: () => void = () => undefined;
const maySpeak = new Promise<void>((resolve) => (letSpeak = resolve));

/** A voice that waits until it may speak, breaks at "broken", and is not there for "away". */
const speech: Speech = {
  pitch: async () => null,
  async clip({ text }) {
    await maySpeak;
    if (text === 'broken') throw new SpeechUnavailable('FAILED', 'It broke');
    if (text === 'away') throw new SpeechUnavailable('NOT_INSTALLED', 'Nobody speaks');
    if (text === '…') throw new SpeechUnavailable('NO_SOUND', 'Nothing to say');
    return { file: 'clip.mp3', contentType: 'audio/mpeg' } as never;
  },
  status: () => ({}) as never,
  close: async () => undefined,
};

beforeAll(async () => {
  // Nobody works on jobs, so that they can be counted.
  server = await startTestServer({
    env: {
      ROLES: 'web',
      DATABASE_URL: 'postgresql://x/x',
      RATE_LIMITS: 'signInAddress=3/900',
      BACKUP_EVERY: '6',
    },
    overrides: { speech },
  });
  await server.platform.files.put('backups/kotoba-2026-11-25T04-30-00.tar.gz', 'rows');
  const behindToken = await open({ METRICS_TOKEN: TOKEN });
  http = createHttpServer((request, response) => {
    if (!behindToken.answers(request, response)) server.app.routing(request, response);
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(async () => {
  doors.forEach((door) => door.close());
  http.closeAllConnections();
  http.close();
  await server.close();
});

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** All figures, as lines. */
const page = async (): Promise<string[]> =>
  (await (await fetch(`${base}/metrics`, bearer(TOKEN))).text()).split('\n');

/** The figure of a series, by its beginning as the page writes it; 0 when there is none. */
async function figure(series: string): Promise<number> {
  const line = (await page()).find((each) => each.startsWith(`${series} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('who may read (OPS-50)', () => {
  it('nobody, unless told so: the address is nothing special', async () => {
    const off = await open({});
    expect(off.answers({ url: '/metrics' } as never, {} as never)).toBe(false);
  });

  it('under /metrics whoever has the token', async () => {
    const statuses = [
      await fetch(`${base}/metrics`),
      await fetch(`${base}/metrics`, bearer('another-token-of-metrics')),
      await fetch(`${base}/metrics?x=y`, bearer(TOKEN)),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 200]);
  });

  it('on a port of its own this computer, or with the token whoever reaches it', async () => {
    const local = await open({
      METRICS_PORT: '0',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://x.example',
      SMTP_URL: 'smtp://x',
      MAIL_FROM: 'a@x.example',
      HOST: '0.0.0.0',
    });
    const port = await open({ METRICS_PORT: '0', METRICS_TOKEN: TOKEN, HOST: '0.0.0.0', LOCAL_HOSTS: 'x' });
    const address = '127.0.0.2';
    await expect(fetch(`http://${address}:${local.port}/metrics`)).rejects.toThrow('fetch failed');
    const statuses = [
      await fetch(`http://127.0.0.1:${local.port}/metrics`),
      await fetch(`http://127.0.0.1:${local.port}/api/notes`),
      await fetch(`http://${address}:${port.port}/metrics`),
      await fetch(`http://${address}:${port.port}/metrics`, bearer(TOKEN)),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 404, 401, 200]);
    expect(parseConfig.bind(null, { METRICS_TOKEN: 'short' })).toThrow(
      'METRICS_TOKEN: must have at least 16',
    );
  });
});

/** The labels that requests have. */
const routes = async (): Promise<Set<string | undefined>> =>
  new Set((await page()).flatMap((line) => /route="([^"]*)"/.exec(line)?.[1] ?? []));

describe('requests (OPS-51)', () => {
  it('count by the pattern of their route and their status, and are timed', async () => {
    const learner = await server.createLearner();
    for (const id of [1, 2, 3]) await fetch(`${base}/api/vocabulary/${id}`, bearer(learner.token));
    const series = 'kotoba_http_request_seconds_count{method="GET",route="/api/vocabulary/:id",status="404"}';
    expect(await figure(series)).toBe(3);
    expect(await figure(series.replace('_count', '_sum'))).toBeGreaterThan(0);
  });

  it('to a thousand addresses that nobody knows make one label', async () => {
    const series = 'kotoba_http_request_seconds_count{method="GET",route="unknown",status="404"}';
    const before = await figure(series);
    const knownRoutes = await routes();
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const one = (path: string) =>
      new Promise<void>((done) =>
        ask(base + path, { agent }, (answer) => answer.resume().on('end', done)).end(),
      );
    for (let i = 0; i < 1000; i += 500)
      await Promise.all(Array.from({ length: 500 }, (_, j) => one(`/api/nothing-${i + j}/here`)));
    agent.destroy();
    expect((await figure(series)) - before).toBe(1000);
    expect(await routes()).toEqual(new Set([...knownRoutes, 'unknown', '/metrics']));
  });

  it('leave event streams out, which are counted while they are open', async () => {
    const { token } = await server.createLearner();
    const leave = new AbortController();
    await fetch(`${base}/api/events`, { ...bearer(token), signal: leave.signal });
    expect(await figure('kotoba_event_streams')).toBe(1);
    leave.abort();
    while ((await figure('kotoba_event_streams')) > 0) await sleep(10);
    expect((await page()).filter((line) => line.includes('route="/api/events"'))).toEqual([]);
  });
});

it('tells the length of each queue and how old the oldest job is', async () => {
  const { platform } = server;
  for (const noteId of [1, 2]) {
    await platform.db.transaction((tx) =>
      platform.jobs.enqueue(tx, convertNotes, { userId: 1, noteId } as never),
    );
  }
  await platform.pool.query(`update pgboss.job set start_after = now() - interval '90 s' where name = $1`, [
    convertNotes.name,
  ]);
  await platform.pool.query(
    `update pgboss.job set state = 'active' where id = (select id from pgboss.job where name = $1 limit 1)`,
    [convertNotes.name],
  );
  const queue = `queue="${convertNotes.name}"`;
  expect(await figure(`kotoba_jobs{${queue},state="waiting"}`)).toBe(1);
  expect(await figure(`kotoba_jobs{${queue},state="running"}`)).toBe(1);
  expect(await figure(`kotoba_job_oldest_seconds{${queue}}`)).toBeCloseTo(90, -1);
  expect(await figure('kotoba_job_oldest_seconds{queue="vocabulary.import"}')).toBe(0);
  // One that was cut off with its server waits in a queue apart; it is still this work that waits.
  await platform.pool.query(`update pgboss.job set name = $1 where name = $2 and state < 'active'`, [
    againQueue(convertNotes.name),
    convertNotes.name,
  ]);
  expect(await figure(`kotoba_jobs{${queue},state="waiting"}`)).toBe(1);
});

it('tells of pool, disk, event loop and process, and answers while the pool is exhausted', async () => {
  const { pool } = server.platform;
  const size = await figure('kotoba_database_pool_size');
  expect(size).toBe(pool.options.max);
  expect(await figure('kotoba_database_up')).toBe(1);
  const held = await Promise.all(Array.from({ length: size }, () => pool.connect()));
  const waiting = pool.query('select 1');
  const told = await page();
  for (const line of ['pool{state="waiting"} 1', 'pool{state="idle"} 0', 'up 0'])
    expect(told).toContain(`kotoba_database_${line}`);
  held.forEach((client) => client.release());
  await waiting;
  const free = await figure('kotoba_data_disk_bytes{state="free"}');
  expect(free).toBeGreaterThan(0);
  expect(await figure('kotoba_data_disk_bytes{state="total"}')).toBeGreaterThan(free);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(await figure(name)).toBeGreaterThan(0);
});

it('tells when the newest backup was written, and how often one should be', async () => {
  expect(Math.abs((await figure('kotoba_backup_newest_timestamp_seconds')) - Date.now() / 1000)).toBeLessThan(
    60,
  );
  expect(await figure('kotoba_backup_every_seconds')).toBe(6 * 3600);
});

it('counts sign-ins refused and limits hit by their names', async () => {
  const { email } = await server.createLearner();
  const body = JSON.stringify({ email, password: 'Wrong password 1' });
  const headers = { 'content-type': 'application/json' };
  for (let i = 0; i < 5; i += 1) await fetch(`${base}/api/auth/signin`, { method: 'POST', body, headers });
  expect(await figure('kotoba_sign_ins_refused_total{reason="credentials"}')).toBe(3);
  expect(await figure('kotoba_sign_ins_refused_total{reason="limit"}')).toBe(2);
  expect(await figure('kotoba_limits_hit_total{limit="signInAddress"}')).toBe(2);
  expect(await figure('kotoba_limits_hit_total{limit="chat"}')).toBe(0);
  expect((await page()).join('\n')).not.toContain(email);
});

it('tells of speech: who waits, what was made, what broke, and how long it took', async () => {
  const { speech: voice } = server.platform;
  const clips = ['one', 'two', 'broken', 'away', '…'].map((text) =>
    voice.clip({ language: 'en', text }).catch(() => null),
  );
  expect(await figure('kotoba_speech_waiting')).toBe(5);
  letSpeak();
  await Promise.all(clips);
  expect(await figure('kotoba_speech_waiting')).toBe(0);
  for (const [result, times] of [
    ['made', 2],
    ['failed', 2],
    ['refused', 1],
  ] as const)
    expect(await figure(`kotoba_speech_seconds_count{result="${result}"}`)).toBe(times);
  expect(await figure('kotoba_speech_seconds_sum{result="made"}')).toBeGreaterThan(0);
});
