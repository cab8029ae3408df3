import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { createDoor, type Door } from './door';

let door: Door;
let server: Server;
const servers: Server[] = [];

beforeEach(async () => {
  door = createDoor();
  server = createServer(door.handle);
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

let slowEnded = false;

async function slowApp() {
  slowEnded = false;
  const app = Fastify();
  app.get('/api/slow', async () => {
    await sleep(300);
    slowEnded = true;
    return 'done';
  });
  app.get('/api/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200);
    reply.raw.write('open');
  });
  await app.ready();
  return app;
}

it('refuses with a readable 503 before it is opened, but is alive', async () => {
  const answer = await ask('/api/slow');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await answer.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/api/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
  expect(door.isOpen()).toBe(false);
});

it('lets those inside finish and nobody else in when it closes', async () => {
  door.open(await slowApp());
  const inside = ask('/api/slow');
  await sleep(100);
  const closed = door.close(2000);
  const late = await ask('/api/slow');
  expect(late.status).toBe(503);
  expect(late.headers.get('connection')).toBe('close');
  await closed;
  expect(slowEnded).toBe(true);
  expect(await (await inside).text()).toBe('done');
});

it('does not wait for event streams, nor longer than it was told', async () => {
  door.open(await slowApp());
  await ask('/api/events');
  // A wait for the stream would be longer than the test may take.
  await door.close(3_600_000);
  expect(door.isOpen()).toBe(false);
});

it('gives up on those inside after the time of grace', async () => {
  door.open(await slowApp());
  const inside = ask('/api/slow');
  await sleep(50);
  await door.close(100);
  expect(slowEnded).toBe(false);
  await inside;
});
