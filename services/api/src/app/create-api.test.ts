import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { createRequestHandler } from './create-api';

let requests: ReturnType<typeof createRequestHandler>;
let server: Server;
const servers: Server[] = [];

beforeEach(async () => {
  requests = createRequestHandler();
  server = createServer(requests.handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  for (const each of servers) {
    each.closeAllConnections();
    each.close();
  }
});

const ask = (path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

/** An app with a call that lasts until it is let go. */
async function slowApp() {
  let enter: () => void = () => undefined;
  let letGo: () => void = () => undefined;
  const entered = new Promise<void>((resolve) => (enter = resolve));
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const app = Fastify();
  app.get('/api/slow', async () => {
    enter();
    await free;
    return 'done';
  });
  app.get('/api/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200);
    reply.raw.write('open');
  });
  await app.ready();
  return { app, entered, letGo };
}

it('refuses with a readable 503 before it is opened, but is alive', async () => {
  const answer = await ask('/api/slow');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await answer.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/api/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
  expect(requests.isOpen()).toBe(false);
});

it('lets those inside finish and nobody else in when it closes', async () => {
  const { app, entered, letGo } = await slowApp();
  requests.open(app);
  const inside = ask('/api/slow');
  await entered;
  let isClosed = false;
  const closed = requests.close(3_600_000).then(() => (isClosed = true));
  const late = await ask('/api/slow');
  expect(late.status).toBe(503);
  expect(late.headers.get('connection')).toBe('close');
  expect(isClosed).toBe(false);
  letGo();
  await closed;
  expect(await (await inside).text()).toBe('done');
});

it('does not wait for event streams, nor longer than it was told', async () => {
  requests.open((await slowApp()).app);
  await ask('/api/events');
  // A wait for the stream would be longer than the test may take.
  await requests.close(3_600_000);
  expect(requests.isOpen()).toBe(false);
});

it('gives up on those inside after the time of grace', async () => {
  const { app, entered, letGo } = await slowApp();
  requests.open(app);
  const inside = ask('/api/slow');
  await entered;
  await requests.close(100);
  letGo();
  await inside;
});
