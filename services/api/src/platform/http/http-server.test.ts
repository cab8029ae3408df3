import fc from 'fast-check';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createHttpServer, type HttpServerOptions } from './http-server';

const servers: Server[] = [];
let port: number;

/** A listening server; gives its port. */
async function serve(handle: RequestListener, options?: HttpServerOptions): Promise<number> {
  const server = createHttpServer(handle, options);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  port = await serve((_request, response) => response.end('fine'));
});
afterAll(() => servers.forEach((server) => server.close()));

/**
 * Sends bytes, one part each `everyMs`; gives everything that came back until somebody hung up. Whoever sends into a
 * closed connection hears of a reset after the answer.
 */
const send = (bytes: string | readonly string[], { to = port, everyMs = 0 } = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const parts = [bytes].flat();
    const socket = connect(to, '127.0.0.1', () => socket.write(parts.shift() ?? ''));
    const rest = setInterval(() => {
      const part = parts.shift();
      if (part !== undefined && socket.writable) socket.write(part);
    }, everyMs);
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => {
      clearInterval(rest);
      resolve(answer);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' || answer === '') reject(error);
    });
  });

it.each([
  ['nonsense', 'hello\r\n\r\n', 400],
  ['a forged length', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
  [
    'length and chunks',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a NUL in a header', 'GET / HTTP/1.1\r\nhost: x\r\na: \0\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\na: b\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n', 400],
  ['an endless header', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('answers %s with a readable error and hangs up', async (_what, bytes, status) => {
  const answer = await send(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({
    success: false,
    error: expect.stringMatching(/^The (request|headers)/),
    message: JSON.parse(body).error,
    code: status === 431 ? 'TOO_LARGE' : 'INVALID_INPUT',
  });
});

/** Everything that came back until somebody hung up. */
const provoke = (bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });

const REQUEST =
  'POST /api/auth/signin?a=b HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}';

/** A good request with some of its bytes replaced, or cut off somewhere. */
const damaged = fc
  .tuple(
    fc.array(fc.tuple(fc.nat(REQUEST.length - 1), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.option(fc.nat(REQUEST.length), { freq: 4 }),
  )
  .map(([changes, end]) => {
    const bytes = Buffer.from(REQUEST);
    for (const [place, value] of changes) bytes[place] = value;
    return end === null ? bytes : bytes.subarray(0, end);
  });

it('comes through damaged requests: it answers, refuses readably or hangs up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(damaged, { minLength: 20, maxLength: 20 }), async (requests) => {
      for (const answer of await Promise.all(requests.map(provoke))) {
        if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 (2|4)\d\d /);
        if (/^HTTP\/1\.1 4/.test(answer))
          expect(answer).toContain('{"success":false,"error":"The request could not be read"');
      }
    }),
    { numRuns: LONG ? 100 : 10 },
  );
});

it('still serves what is right', async () => {
  expect(await send('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(/fine$/);
});

describe('a sender that is slow (OPS-42)', () => {
  const limits = { headersMs: 300, bodyMs: 300, bytesPerSecond: 10_000, requestMs: 2_000, checkMs: 50 };
  const head = 'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n';
  let slow: number;
  const lengths: number[] = [];

  beforeAll(async () => {
    slow = await serve(
      (request, response) => {
        let length = 0;
        request.on('data', (chunk: Buffer) => (length += chunk.length));
        request.on('end', () => {
          lengths.push(length);
          response.end('got it');
        });
      },
      { limits },
    );
  });

  const timesOut = {
    success: false,
    error: 'The request took too long to arrive. Please try again.',
    message: 'The request took too long to arrive. Please try again.',
    code: 'TIMED_OUT',
  };

  it.each([
    ['headers', 'GET / HTTP/1.1\r\n', 'a: b\r\n'],
    ['a body of a known length', `${head}content-length: 1000\r\n\r\n`, 'x'],
    ['a body in chunks', `${head}transfer-encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
  ])('with %s is told so in the documented shape, and cut off', async (_what, first, more) => {
    const start = performance.now();
    const answer = await send([first, ...Array<string>(100).fill(more)], { to: slow, everyMs: 50 });
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(timesOut);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('but steady is served, far beyond the time that a trickle has', async () => {
    // 20 parts of 1,000 bytes in a second: twice as fast as it must be, three times as long as without bytes.
    const parts = Array<string>(20).fill('x'.repeat(1000));
    const answer = await send([`${head}content-length: 20000\r\n\r\n`, ...parts], { to: slow, everyMs: 50 });
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*got it/);
    expect(lengths).toEqual([20_000]);
  });

  it('has a last moment, however steady', async () => {
    const parts = Array<string>(100).fill('x'.repeat(1000));
    const answer = await send([`${head}content-length: 99999\r\n\r\n`, ...parts], { to: slow, everyMs: 50 });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('has its answer already: nothing is said a second time', async () => {
    const to = await serve((_request, response) => response.writeHead(401).end('no'), { limits });
    const parts = [
      `${head.replace('close', 'keep-alive')}content-length: 1000\r\n\r\n`,
      ...Array<string>(50).fill('x'),
    ];
    expect((await send(parts, { to, everyMs: 50 })).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401']);
  });

  it('is no reader: an answer goes on for as long as it likes', async () => {
    const to = await serve((_request, response) => void setTimeout(() => response.end('late'), 700), {
      limits,
    });
    expect(await send('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', { to })).toMatch(/late$/);
  });
});

it('writes no refusal into an answer that has begun', async () => {
  const to = await serve((_request, response) => void response.writeHead(200).write('data: one\n\n'));
  const answer = await send(['GET /api/events HTTP/1.1\r\nhost: x\r\n\r\n', 'hello\r\n\r\n'], {
    to,
    everyMs: 100,
  });
  expect(answer).toMatch(/data: one/);
  expect(answer).not.toContain('could not be read');
});

it('serves whoever expects what nobody can give', async () => {
  const request = 'GET / HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\nconnection: close\r\n\r\n';
  expect(await send(request)).toMatch(/fine$/);
});
