import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { runEdge } from '../testing/edge';
import { storeIn, temporaryFolder } from '../testing/releases';
import { createProxiedApi } from './proxied-api';

const received: http.IncomingMessage[] = [];
const behind = http.createServer((request, response) => {
  received.push(request);
  if (request.url === '/api/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
    return;
  }
  request.pipe(response.writeHead(201, { 'x-from': 'behind' }));
});
let edge: Awaited<ReturnType<typeof runEdge>>;

beforeAll(async () => {
  await new Promise<void>((done) => behind.listen(0, '127.0.0.1', done));
  const { port } = behind.address() as AddressInfo;
  edge = await runEdge(await storeIn(temporaryFolder()), createProxiedApi(`http://127.0.0.1:${port}`));
});
afterAll(async () => {
  await edge.stop();
  behind.closeAllConnections();
  behind.close();
});

it('hands method, body, status and headers on, and says who asked', async () => {
  const answer = await edge.get('/api/notes?x=1', {
    method: 'POST',
    body: 'かさ',
    headers: { authorization: 'Bearer t' },
  });
  expect([answer.status, answer.headers.get('x-from'), await answer.text()]).toEqual([201, 'behind', 'かさ']);
  const seen = received.at(-1);
  expect([seen?.method, seen?.url, seen?.headers.authorization]).toEqual([
    'POST',
    '/api/notes?x=1',
    'Bearer t',
  ]);
  expect(seen?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
});

it('adds itself behind a forged address, so that only the last one is to be believed', async () => {
  await edge.get('/api/notes', { headers: { 'x-forwarded-for': '1.2.3.4' } });
  expect(received.at(-1)?.headers['x-forwarded-for']).toMatch(/^1\.2\.3\.4, .*127\.0\.0\.1$/);
});

it('lets event streams flow, and hangs up behind when the browser does', async () => {
  const gone = new AbortController();
  const answer = await edge.get('/api/events', { signal: gone.signal });
  const chunk = await answer.body?.getReader().read();
  expect(new TextDecoder().decode(chunk?.value)).toBe('data: one\n\n');
  const hungUp = new Promise((done) => received.at(-1)?.socket.once('close', done));
  gone.abort();
  await hungUp;
});

it('answers in the documented shape when nobody is behind', async () => {
  const alone = await runEdge(await storeIn(temporaryFolder()), createProxiedApi('http://127.0.0.1:9'));
  const answer = await alone.get('/api/notes');
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({
    success: false,
    code: 'UNAVAILABLE',
    error: expect.any(String),
  });
  await alone.stop();
});
