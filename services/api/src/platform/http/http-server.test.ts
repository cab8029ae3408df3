import fc from 'fast-check';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { hardenHttpServer } from './http-server';

let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => response.end('fine'));
  hardenHttpServer(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
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
  ['an endless header', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('answers %s with a readable error and hangs up', async (_what, bytes, status) => {
  const answer = await send(bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toMatchObject({ success: false, error: 'The request could not be read' });
});

/** Everything that came back until somebody hung up. */
const provoke = (bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.end(bytes));
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
        // A request without a Host is refused by Node itself, with nothing in the body.
        if (/^HTTP\/1\.1 4/.test(answer) && !/\r\n0\r\n\r\n$/.test(answer))
          expect(answer).toContain('{"success":false,"error":"The request could not be read"');
      }
    }),
    { numRuns: LONG ? 100 : 10 },
  );
});

it('still serves what is right', async () => {
  expect(await send('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(/fine$/);
});
