import { Writable } from 'node:stream';
import { pino } from 'pino';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { registry } from '../metrics/metrics';
import { logOptions } from './log';

const lines: Record<string, unknown>[] = [];
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(JSON.parse(chunk.toString()));
    done();
  },
});
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    log: pino(logOptions('info'), sink),
    env: { RATE_LIMITS: 'errorReports=3/3600' },
  });
});
afterAll(() => server.close());

const report = {
  error: 'TypeError',
  where: ['/releases/mfe-learn/0123456789abcdef/entry.js:1:2345'],
  page: '/vocabularies/12/detail',
  release: '807cc698eb94c042',
  requestId: 'of-the-failed-answer',
};
let host = 0;
const send = (body: object, remoteAddress = `10.2.2.${(host += 1)}`) =>
  server.inject({ url: '/error-reports', body, remoteAddress });
const logged = () => lines.filter(({ msg }) => msg === 'a browser reports an error');

it("a browser's report of an error is one line of the log, with the id of the answer that failed (OPS-52)", async () => {
  const counted = async () =>
    (await registry.getSingleMetric('kotoba_browser_errors_total')?.get())?.values[0]?.value ?? 0;
  const before = await counted();
  expect((await send(report)).json()).toEqual({ success: true });
  expect(logged()).toEqual([expect.objectContaining({ level: 40, report, reqId: expect.any(String) })]);
  expect(await counted()).toBe(before + 1);
});

it('carries names and places, and can carry no text', async () => {
  const said = logged().length;
  for (const part of [
    { error: 'TypeError: "my own note" is not iterable' },
    { error: '雨' },
    { where: ['at f (my own note)'] },
    { where: Array.from({ length: 6 }, () => '/a.js:1:1') },
    { page: '/auth/reset-password?token=secret' },
    { page: 'https://elsewhere.example/' },
    { release: 'x'.repeat(65) },
    { requestId: 'a"}\n{"level":60' },
  ])
    expect((await send({ ...report, ...part })).statusCode).toBe(400);
  expect(logged()).toHaveLength(said);
});

it('is heard a few times from an address, and then no more', async () => {
  const statuses = [];
  for (let i = 0; i < 4; i += 1) statuses.push((await send(report, '10.3.3.3')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
