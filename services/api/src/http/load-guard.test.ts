import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { installErrorHandler } from './error-handler';
import { collectMethods } from './allowed-methods';
import { installLoadGuard } from './load-guard';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  installErrorHandler(app, collectMethods(app));
  installLoadGuard(app, 500);
  for (const url of ['/words', '/healthz', '/readyz']) app.get(url, async () => 'here');
});
afterEach(() => app.close());

/** Keeps the event loop from everything else. */
function stall(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}
const ask = async (url: string): Promise<number> => (await app.inject(url)).statusCode;

test('a single stall refuses nobody', async () => {
  await app.ready();
  await sleep(300);
  stall(1000);
  await turn();
  expect(await ask('/words')).toBe(200);
});

test('a server that is behind again and again refuses, answers for its health, and serves again when it can', async () => {
  await app.ready();
  for (let time = 0; time < 3; time += 1) {
    stall(1000);
    await sleep(1);
  }
  const refused = await app.inject('/words');
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(refused.headers).toHaveProperty('retry-after', '2');
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 200]);
  for (const end = Date.now() + 10_000; (await ask('/words')) !== 200 && Date.now() < end;) await sleep(50);
  expect(await ask('/words')).toBe(200);
});
