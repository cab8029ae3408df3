import { request as ask, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { createHttpServer, type HttpServerOptions } from './http-server';
import { logOptions } from './log';

const MADE = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
let server: TestServer;
const lines: Record<string, unknown>[] = [];
const log = pino(
  logOptions('info'),
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  }),
);
const open: Server[] = [];

/** A door to the API; gives its address. */
async function listen(options: HttpServerOptions): Promise<number> {
  const http = createHttpServer(server.app.routing, options);
  open.push(http);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  return (http.address() as AddressInfo).port;
}

let proxied: number;
let alone: number;
beforeAll(async () => {
  server = await startTestServer({ log });
  proxied = await listen({ trustProxy: ['127.0.0.0/8'] });
  alone = await listen({ trustProxy: ['10.0.0.1'] });
});
afterAll(async () => {
  for (const http of open) http.close().closeAllConnections();
  await server.close();
});

interface Sent {
  readonly port?: number;
  readonly id?: string;
  readonly path?: string;
  readonly body?: string;
}

/** Sends a request with an id; gives the id that comes back. */
const send = ({ port = proxied, id, path = '/api/nothing', body }: Sent): Promise<unknown> =>
  new Promise((done, fail) => {
    const headers = { ...(id !== undefined && { 'x-request-id': id }), 'content-type': 'application/json' };
    ask({ port, path, headers, method: body === undefined ? 'GET' : 'POST' }, (answer) =>
      answer.resume().on('end', () => done(answer.headers['x-request-id'])),
    )
      .on('error', fail)
      .end(body);
  });

describe('the id of a request (OPS-52)', () => {
  it('is that of a proxy that TRUST_PROXY names, and of nobody else', async () => {
    expect(await send({ id: 'from-the-proxy.1' })).toBe('from-the-proxy.1');
    expect(await send({ id: 'from-anybody-1', port: alone })).toMatch(MADE);
    expect(await send({})).toMatch(MADE);
  });

  it.each(['short', 'x'.repeat(65), 'a b c d e f g', '12345678"}', '<script>alert', '１２３４５６７８９'])(
    'is a new one in place of %s',
    async (id) => {
      expect(await send({ id: Buffer.from(id).toString('latin1') })).toMatch(MADE);
    },
  );

  it('comes back with every answer: fine, refused, unknown, unreadable', async () => {
    for (const path of ['/healthz', '/api/notes', '/api/nothing', '/nothing'])
      expect(await send({ id: 'whatever-path', path })).toBe('whatever-path');
    expect(await send({ id: 'a-broken-body', path: '/api/auth/signin', body: '{' })).toBe('a-broken-body');
    const raw = await new Promise<string>((done) => {
      const socket = connect(proxied, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      socket.on('data', (chunk) => done(chunk.toString()));
    });
    expect(raw).toMatch(/^HTTP\/1.1 400 [^]*\r\nx-request-id: [0-9a-f-]{36}\r\n/);
  });

  it('is in the line of the request, and once in each line that the request causes', async () => {
    const deeper = jest.spyOn(server.platform.db, 'transaction').mockImplementation(async () => {
      server.platform.log.warn('deep inside');
      throw new Error('It broke');
    });
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'Wrong password 1' });
    await send({ id: 'one-to-be-found', path: '/api/auth/signin', body });
    deeper.mockRestore();
    while (!lines.some(({ msg, path }) => msg === 'request' && path === '/api/auth/signin')) await sleep(5);
    const found = lines.filter(({ reqId }) => reqId === 'one-to-be-found').map(({ msg }) => msg);
    expect(found).toEqual(['deep inside', 'request failed', 'request']);
  });
});
