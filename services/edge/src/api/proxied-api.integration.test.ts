import http from 'node:http';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { runEdge } from '../testing/edge';
import { bodyOf, sendRaw } from '../testing/raw';
import { storeIn, temporaryFolder } from '../testing/releases';
import { createProxiedApi } from './proxied-api';

interface Received {
  readonly line: string;
  readonly body: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly socket: Socket;
}

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** What a real HTTP server behind has understood, in the order in which it came. */
const received: Received[] = [];
const behind = http.createServer((request, response) => {
  const { method, url, headers, socket } = request;
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received.push({ line: `${method} ${url}`, body, headers, socket });
    if (url === '/api/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
      return;
    }
    response.writeHead(201, {
      'x-from': 'behind',
      'x-request-id': 'made-behind',
      'keep-alive': 'timeout=9',
      'x-own': 'a',
      connection: 'x-own',
    });
    response.end(`${method} ${url} ${body}`);
  });
});
let address: string;
let edge: Awaited<ReturnType<typeof runEdge>>;
let trusting: Awaited<ReturnType<typeof runEdge>>;

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const waitingTimes = { answerMs: 300, bodyMs: 300 };

beforeAll(async () => {
  address = await listen(behind);
  edge = await runEdge(await storeIn(temporaryFolder()), createProxiedApi(address, { trustProxy: false }));
  trusting = await runEdge(
    await storeIn(temporaryFolder()),
    createProxiedApi(address, { trustProxy: ['127.0.0.1'] }),
  );
});
afterAll(async () => {
  await Promise.all([edge.stop(), trusting.stop()]);
  behind.closeAllConnections();
  behind.close();
});
beforeEach(() => received.splice(0));

const lines = (): string[] => received.map(({ line }) => line);

it('hands method, body, status and headers on, and says who asked', async () => {
  const answer = await edge.get('/api/notes?x=1', {
    method: 'POST',
    body: 'かさ',
    headers: { authorization: 'Bearer t' },
  });
  expect([answer.status, answer.headers.get('x-from'), await answer.text()]).toEqual([
    201,
    'behind',
    'POST /api/notes?x=1 かさ',
  ]);
  const [seen] = received;
  expect([seen?.line, seen?.headers.authorization]).toEqual(['POST /api/notes?x=1', 'Bearer t']);
  expect(seen?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': new URL(edge.url).host,
    'x-forwarded-proto': 'http',
  });
});

describe('a request never becomes a part of the next one (OPS-41)', () => {
  const hidden = 'GET /api/hidden HTTP/1.1\r\nhost: x\r\n\r\n';
  const chunked = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
  const head = (method: string, ...headers: string[]): string =>
    [`${method} /api/first HTTP/1.1`, 'host: x', 'connection: close', ...headers, '', ''].join('\r\n');

  /** What the server behind understood when a learner asked after these bytes. Their answer must be their own. */
  async function send(bytes: string): Promise<{ answer: string; understood: string[] }> {
    // A connection that is kept, on which the trick would work.
    await (await edge.get('/api/before')).text();
    const answer = await sendRaw(edge.url, bytes);
    expect(await (await edge.get('/api/next')).text()).toBe('GET /api/next ');
    return { answer, understood: lines().slice(1, -1) };
  }

  it.each(['DELETE', 'OPTIONS', 'POST', 'PUT', 'PATCH'])(
    'a body on %s arrives as its body',
    async (method) => {
      for (const bytes of [
        head(method, 'transfer-encoding: chunked') + chunked,
        head(method, `content-length: ${hidden.length}`) + hidden,
      ]) {
        received.splice(0);
        const { understood } = await send(bytes);
        expect(understood).toEqual([`${method} /api/first`]);
        expect(received[1]?.body).toBe(hidden);
      }
    },
  );

  it.each(['GET', 'HEAD', 'TRACE'])('a body on %s is refused: it has no meaning', async (method) => {
    for (const bytes of [
      head(method, 'transfer-encoding: chunked') + chunked,
      head(method, `content-length: ${hidden.length}`) + hidden,
    ]) {
      received.splice(0);
      const { answer, understood } = await send(bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      if (method !== 'HEAD') expect(JSON.parse(bodyOf(answer))).toMatchObject({ code: 'INVALID_INPUT' });
      expect(understood).toEqual([]);
    }
  });

  it.each([
    ['a length and chunks', head('POST', 'content-length: 4', 'transfer-encoding: chunked') + chunked],
    ['chunks and a length', head('POST', 'transfer-encoding: chunked', 'content-length: 4') + chunked],
    ['two lengths', head('POST', 'content-length: 4', `content-length: ${hidden.length}`) + hidden],
    ['a list of lengths', head('POST', `content-length: 4, ${hidden.length}`) + hidden],
    ['a length with a sign', head('POST', 'content-length: +4') + hidden],
    ['an encoding that is not chunks', head('POST', 'transfer-encoding: xchunked') + chunked],
    ['chunks that are not last', head('POST', 'transfer-encoding: chunked, identity') + chunked],
    ['a blank before the colon', head('POST', 'transfer-encoding : chunked') + chunked],
    ['a size that is no number', `${head('POST', 'transfer-encoding: chunked')}0x10\r\n${hidden}`],
    ['a lone line feed', `POST /api/first HTTP/1.1\nhost: x\ncontent-length: 4\n\n${hidden}`],
  ])('%s: refused in the documented shape', async (_what, bytes) => {
    const { answer, understood } = await send(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(bodyOf(answer))).toMatchObject({ success: false, code: 'INVALID_INPUT' });
    expect(understood.filter((line) => line.includes('hidden'))).toEqual([]);
  });

  it('folded lines do not bring a header through that nobody saw', async () => {
    const { understood } = await send(
      `${head('POST', 'a: b\r\n transfer-encoding: chunked', 'content-length: 0')}`,
    );
    expect(understood.filter((line) => line !== 'POST /api/first')).toEqual([]);
    expect(received.filter(({ headers }) => headers['transfer-encoding'])).toEqual([]);
  });

  it('requests in one breath are answered one by one, in their order', async () => {
    const one = (path: string, ...more: string[]): string =>
      [`GET ${path} HTTP/1.1`, 'host: x', ...more, '', ''].join('\r\n');
    const answer = await sendRaw(
      edge.url,
      one('/api/a') + one('/api/b') + one('/api/c', 'connection: close'),
    );
    expect(answer.match(/GET \/api\/\w/g)).toEqual(['GET /api/a', 'GET /api/b', 'GET /api/c']);
    expect(lines().sort()).toEqual(['GET /api/a', 'GET /api/b', 'GET /api/c']);
  });

  it('a body that is announced and cut off leaves nothing behind on a connection', async () => {
    await (await edge.get('/api/before')).text();
    const { hostname, port } = new URL(edge.url);
    const cut = http.request({
      hostname,
      port,
      path: '/api/cut',
      method: 'POST',
      headers: { 'content-length': 50 },
    });
    cut.on('error', () => undefined);
    cut.write('x');
    await new Promise((later) => setTimeout(later, 50));
    cut.destroy();
    expect(await (await edge.get('/api/next')).text()).toBe('GET /api/next ');
    expect(lines()).toEqual(['GET /api/before', 'GET /api/next']);
  });

  it('whoever asks before sending a body is told to send it, and the question stays here', async () => {
    const { answer, understood } = await send(
      `${head('POST', 'expect: 100-continue', 'content-length: 2')}{}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /);
    expect(understood).toEqual(['POST /api/first']);
    expect(received[1]).toMatchObject({ body: '{}' });
    expect(received[1]?.headers.expect).toBeUndefined();
  });

  it('nobody changes over to another protocol', async () => {
    const { understood } = await send(
      `GET /api/first HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n`,
    );
    expect(understood).toEqual(['GET /api/first']);
    expect(received[1]?.headers.upgrade).toBeUndefined();
  });
});

describe('headers', () => {
  const ask = (url: string, ...headers: string[]) =>
    sendRaw(url, ['GET /api/notes HTTP/1.1', 'host: kotoba.example', ...headers, '', ''].join('\r\n'));

  it('of one connection stay on it, and so do those that Connection names', async () => {
    await ask(
      edge.url,
      'connection: close, x-hop, authorization, x-forwarded-for',
      'x-hop: 1',
      'te: trailers',
      'trailer: x',
      'proxy-connection: keep-alive',
      'proxy-authorization: Basic x',
      'keep-alive: timeout=5',
      'x-stays: 1',
    );
    const { headers } = received[0] ?? { headers: {} };
    expect(headers).toMatchObject({
      'x-stays': '1',
      'x-forwarded-for': '127.0.0.1',
      host: expect.stringMatching(/^127/),
    });
    for (const name of [
      'x-hop',
      'te',
      'trailer',
      'proxy-connection',
      'proxy-authorization',
      'authorization',
    ]) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(headers).not.toHaveProperty('keep-alive');
  });

  it('of the connection behind stay on that', async () => {
    const answer = await ask(edge.url, 'connection: close');
    expect(answer).toMatch(/x-from: behind/);
    expect(answer).not.toMatch(/timeout=9|x-own/);
  });

  const forged = [
    'x-forwarded-for: 1.2.3.4',
    'x-forwarded-proto: https',
    'x-forwarded-host: evil.example',
    'x-forwarded-port: 1',
    'forwarded: for=1.2.3.4',
    'x-real-ip: 1.2.3.4',
  ];

  it('of a proxy are not believed from somebody who is none', async () => {
    await ask(edge.url, ...forged, 'connection: close');
    expect(received[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'kotoba.example',
    });
    for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-port']) {
      expect(received[0]?.headers).not.toHaveProperty(name);
    }
  });

  it('of a proxy that TRUST_PROXY names are, as far as its own word goes', async () => {
    await ask(trusting.url, 'x-forwarded-for: 6.6.6.6, 1.2.3.4', ...forged.slice(1), 'connection: close');
    expect(received[0]?.headers).toMatchObject({
      'x-forwarded-for': '1.2.3.4, 127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
    });
  });
});

it('lets event streams flow for longer than other answers may take, and hangs up behind when the browser does', async () => {
  const quick = await runEdge(
    await storeIn(temporaryFolder()),
    createProxiedApi(address, { trustProxy: false, ...waitingTimes }),
  );
  const browser = http.get(`${quick.url}/api/events`).on('error', () => undefined);
  const [answer] = (await once(browser, 'response')) as [http.IncomingMessage];
  expect(String((await once(answer, 'data'))[0])).toBe('data: one\n\n');
  const hungUp = new Promise((done) => received[0]?.socket.once('close', () => done('hung up')));
  const longer = new Promise((done) => setTimeout(() => done('flows'), 1000));
  expect(await Promise.race([hungUp, longer])).toBe('flows');
  browser.destroy();
  expect(await hungUp).toBe('hung up');
  await quick.stop();
});

it('hands a trace on that a proxy began, and none of a stranger (OPS-54)', async () => {
  const headers = { traceparent: TRACE, tracestate: 'a=b', baggage: 'c=d' };
  const of = async (front: typeof edge) => {
    received.length = 0;
    await front.get('/api/notes', { headers });
    const { traceparent, tracestate, baggage } = received[0]?.headers ?? {};
    return { traceparent, tracestate, baggage };
  };
  expect(await of(trusting)).toEqual(headers);
  expect(await of(edge)).toEqual({});
});

describe('a server behind that', () => {
  const readers: Server[] = [];
  afterEach(() => readers.splice(0).forEach((server) => server.close()));

  /** An edge in front of a server that does with each connection what the test says. */
  async function inFrontOf(onConnection: (socket: Socket) => void) {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      onConnection(socket);
    });
    readers.push(server);
    const front = await runEdge(
      await storeIn(temporaryFolder()),
      createProxiedApi(await listen(server), { trustProxy: false, ...waitingTimes }),
    );
    const stop = async (): Promise<void> => {
      await front.stop();
      sockets.forEach((socket) => socket.destroy());
    };
    return { ...front, stop };
  }

  it.each([
    ['says nothing', 504, () => undefined],
    ['hangs up', 502, (socket: Socket) => socket.end()],
    ['talks nonsense', 502, (socket: Socket) => socket.end('hello\r\n\r\n')],
    [
      'says two lengths',
      502,
      (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'),
    ],
  ])('%s: %i in the documented shape, in time', async (_what, status, onRequest) => {
    const front = await inFrontOf((socket) => socket.once('data', () => onRequest(socket)));
    for (const path of ['/api/notes', '/api/events']) {
      const answer = await front.get(path);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({
        success: false,
        code: 'UNAVAILABLE',
        error: expect.any(String),
      });
    }
    await front.stop();
  });

  it('stops in the middle of an answer: the connection ends, so that nobody takes half for the whole', async () => {
    const front = await inFrontOf((socket) =>
      socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf')),
    );
    const answer = await front.get('/api/notes');
    await expect(answer.text()).rejects.toThrow();
    await front.stop();
  });

  it('is still at work is told when the browser has gone', async () => {
    let asked: (socket: Socket) => void = () => undefined;
    const working = new Promise<Socket>((done) => (asked = done));
    const front = await inFrontOf((socket) => socket.once('data', () => asked(socket)));
    const browser = http.get(`${front.url}/api/notes`).on('error', () => undefined);
    const socket = await working;
    const hungUp = once(socket, 'close');
    browser.destroy();
    await hungUp;
    await front.stop();
  });

  it('is still at work may finish when the edge is told to stop', async () => {
    let asked: (socket: Socket) => void = () => undefined;
    const working = new Promise<Socket>((done) => (asked = done));
    const front = await inFrontOf((socket) => socket.once('data', () => asked(socket)));
    const answer = sendRaw(front.url, 'GET /api/notes HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    const socket = await working;
    const stopped = front.stop();
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\ndone');
    expect(bodyOf(await answer)).toBe('done');
    await stopped;
  });

  it('gets a body for as long as it comes: the time for the answer begins after it', async () => {
    const front = await runEdge(
      await storeIn(temporaryFolder()),
      createProxiedApi(address, { trustProxy: false, ...waitingTimes }),
    );
    const socket = connect(Number(new URL(front.url).port), '127.0.0.1');
    socket.write('POST /api/slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 25\r\n\r\n');
    const sending = setInterval(() => socket.write('x'), 100);
    const answer = String((await once(socket, 'data'))[0]);
    clearInterval(sending);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    await front.stop();
  });

  it('hears the id that the caller gets back, and puts none of its own in its place (OPS-52)', async () => {
    const answer = await edge.get('/api/notes', { headers: { 'x-request-id': 'of-a-stranger' } });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(received.map(({ headers }) => headers['x-request-id'])).toEqual([id]);
  });

  it.each(['before it has read the body', 'when it has read it'])(
    'goes %s: 502, and the connection with what was sent is not cut',
    async (when) => {
      const front = await inFrontOf((socket) => {
        if (when.startsWith('before')) socket.destroy();
        else socket.on('data', (heard) => String(heard).includes('umbrella') && socket.destroy());
      });
      const answer = await front.get('/api/notes', { method: 'POST', body: 'umbrella' });
      expect(answer.status).toBe(502);
      expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
      await front.stop();
    },
  );

  it('is not there: 502 in the documented shape', async () => {
    const front = await runEdge(
      await storeIn(temporaryFolder()),
      createProxiedApi('http://127.0.0.1:9', { trustProxy: false }),
    );
    const answer = await front.get('/api/notes');
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      success: false,
      code: 'UNAVAILABLE',
      error: expect.any(String),
    });
    await front.stop();
  });
});
