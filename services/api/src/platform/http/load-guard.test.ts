import Fastify, { type FastifyInstance } from 'fastify';
import { collectMethods, installErrorHandler } from './error-handler';
import { installLoadGuard } from './load-guard';

/** How often the guard looks how late it is. */
const LOOK_MS = 250;

let app: FastifyInstance;
let now = 0;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  app = Fastify();
  installErrorHandler(app, collectMethods(app));
  installLoadGuard(app, 500);
  for (const url of ['/words', '/healthz', '/readyz']) app.get(url, async () => 'here');
  await app.ready();
});
afterEach(async () => {
  await app.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The guard's next look, so many milliseconds late. */
function look(late: number): void {
  now += LOOK_MS + late;
  jest.advanceTimersByTime(LOOK_MS);
}
const ask = async (url: string): Promise<number> => (await app.inject(url)).statusCode;

test('a single stall refuses nobody', async () => {
  look(0);
  look(1000);
  expect(await ask('/words')).toBe(200);
});

test('a server that is behind again and again refuses, answers for its health, and serves again when it can', async () => {
  look(1000);
  look(1000);
  const refused = await app.inject('/words');
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(refused.headers).toHaveProperty('retry-after', '2');
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 200]);
  look(0);
  expect(await ask('/words')).toBe(200);
});
