import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadFrom, readManifest } from '../../../../../engines/language/src/dictionary/load-dictionary';
import { createPool } from '../database/database';
import { createLog } from '../http/log';
import { runScript, type RunningScript } from '../../testing/run-script';
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster';

jest.setTimeout(120_000);

interface Step {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { key: string; value: unknown }[];
}

/** What has arrived at the collector. */
const steps: Step[] = [];
let said = '';

const collector: Server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  said += body;
  const { resourceSpans } = JSON.parse(body) as {
    resourceSpans: { scopeSpans: { spans: Step[] }[] }[];
  };
  for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) steps.push(...spans);
  response.setHeader('content-type', 'application/json').end('{}');
});

const undo: (() => Promise<unknown>)[] = [];
let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  database = await createTestDatabase();
  await pretendDictionary(database.connectionString);
  dataDir = await mkdtemp(join(tmpdir(), 'kotoba-traces-'));
  undo.push(
    async () => collector.close().closeAllConnections(),
    database.drop,
    () => rm(dataDir, { recursive: true }),
  );
});
afterAll(async () => {
  for (const takeBack of undo.reverse()) await takeBack();
});

/** The dictionary is there, as far as the server can see: to load it takes longest of all. */
async function pretendDictionary(connectionString: string): Promise<void> {
  const pool = createPool({ connectionString, log: createLog('silent') });
  const { version } = await readManifest();
  await loadFrom({ version, lines: async () => [] }, { pool, onProgress: () => undefined });
  await pool.end();
}

async function start(env: NodeJS.ProcessEnv): Promise<{ url: string; server: RunningScript }> {
  const server = await runScript('app/server.ts', {
    env: {
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
      PORT: '0',
      SPEECH_BASE_URL: 'http://127.0.0.1:9',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_BSP_SCHEDULE_DELAY: '50',
      ...env,
    },
  });
  undo.push(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  const [, port] = await server.waitFor(/"port":(\d+).*"msg":"ready"/);
  return { url: `http://127.0.0.1:${port}`, server };
}

async function step(name: string | RegExp, traceId?: string): Promise<Step> {
  for (const until = Date.now() + 30_000; Date.now() < until; await sleep(20)) {
    const found = steps.find(
      (each) =>
        (typeof name === 'string' ? each.name === name : name.test(each.name)) &&
        (traceId ?? each.traceId) === each.traceId,
    );
    if (found) return found;
  }
  throw new Error(`No ${name} among: ${steps.map((each) => each.name).join(', ')}`);
}

const OURS = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${OURS}-b7ad6b7169203331-01`;

const call = (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', traceparent },
  });

const password = 'Kasa-wo-sasu-1';
const form = () => ({
  ...{ firstName: 'Aiko', lastName: 'Tanaka', email: `${randomUUID()}@example.com` },
  ...{ password, confirmPassword: password },
});

it('tells a request step by step, and what it was, never whose (OPS-54)', async () => {
  const { url, server } = await start({ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info' });
  const { email, ...others } = form();
  await call(url, '/auth/signup', { email, ...others });
  await fetch(`${url}/api/auth/nothing?token=of-a-mailed-link`);

  const request = await step('POST /api/auth/signup');
  expect([request.traceId, request.parentSpanId]).toEqual([OURS, 'b7ad6b7169203331']);
  expect((await step(/^pg.query:INSERT/, OURS)).parentSpanId).toBe(request.spanId);
  expect(JSON.parse((await server.waitFor(/"path":"\/api\/auth\/signup"/)).input)).toMatchObject({
    trace: OURS,
  });
  // The mail is sent by a job: a trace of its own.
  await step('job accounts.mail');
  await step(/^GET/);
  for (const secret of [email, 'Aiko', password, 'of-a-mailed-link', 'client.address', 'peer.address'])
    expect(said).not.toContain(secret);
});

it('continues nothing that a stranger began', async () => {
  steps.length = 0;
  const { url } = await start({});
  await call(url, '/auth/signup', form());
  const request = await step('POST /api/auth/signup');
  expect([request.traceId === OURS, request.parentSpanId]).toEqual([false, undefined]);
});

it('sends what it has when it stops', async () => {
  steps.length = 0;
  const { url, server } = await start({ OTEL_BSP_SCHEDULE_DELAY: '60000' });
  await call(url, '/auth/signup', form());
  server.child.kill('SIGTERM');
  await server.ended;
  await step('POST /api/auth/signup');
});
