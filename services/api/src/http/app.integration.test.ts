import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const expectFailure = (
  answer: { statusCode: number; headers: Record<string, unknown>; json(): unknown },
  status: number,
  code: string,
) => {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.json()).toEqual({
    success: false,
    error: expect.stringMatching(/./),
    message: (answer.json() as { error: string }).error,
    code,
  });
};

it('answers an unknown address with 404 in the documented shape', async () => {
  expectFailure(await server.inject('/no/such/thing'), 404, 'NOT_FOUND');
  expectFailure(await server.inject({ url: '/no/such/thing', body: { a: 1 } }), 404, 'NOT_FOUND');
});

it('answers a wrong method with 405 and says which are right', async () => {
  const answer = await server.inject({ url: '/auth/signin', method: 'DELETE' });
  expectFailure(answer, 405, 'METHOD_NOT_ALLOWED');
  expect(answer.headers.allow).toBe('POST');
});

it.each([
  ['{"email":', 'application/json', 400, 'INVALID_INPUT'],
  ['', 'application/json', 400, 'INVALID_INPUT'],
  ['email=a', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['<a/>', 'text/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['{}', 'application/json; charset=klingon', 400, 'INVALID_INPUT'],
  ['[]', 'application/json', 400, 'INVALID_INPUT'],
  ['null', 'application/json', 400, 'INVALID_INPUT'],
  ['"text"', 'application/json', 400, 'INVALID_INPUT'],
  [`{"email":"${'x'.repeat(300_000)}"}`, 'application/json', 413, 'TOO_LARGE'],
  [`${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'application/json', 400, 'INVALID_INPUT'],
])('refuses the body %.20s as %s with %d', async (payload, type, status, code) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { 'content-type': type },
    payload,
  });
  expectFailure(answer, status, code);
});

it('refuses a body without a content type', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { 'content-type': '' },
    payload: '{}',
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
});

it('accepts calls without a body where none is asked for', async () => {
  const learner = await server.createLearner();
  for (const headers of [{}, { 'content-type': 'application/json' }]) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/check-auth',
      headers: { authorization: `Bearer ${learner.token}`, ...headers },
    });
    expect(answer.statusCode).toBe(200);
  }
});

it('cannot be polluted through a body', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { 'content-type': 'application/json' },
    payload:
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"email":"a@example.com","password":"Kasa-wo-sasu-1"}',
  });
  expect(answer.statusCode).toBe(400);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

it.each(['/%', '/%00', '/auth/signin%2', '/%ff%fe', '/a'.repeat(3000), '/auth/signin?a=%'])(
  'answers the address %.20s without a 5xx',
  async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await server.inject({ url, method });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toMatchObject({ success: false });
    }
  },
);

it('allows no other origin', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
    const preflight = await server.inject({
      url: '/auth/signin',
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
    const answer = await server.inject({ url: '/countries', headers: { origin } });
    for (const headers of [preflight.headers, answer.headers]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  }
});

it('sends the security headers with every answer, also with errors', async () => {
  for (const url of ['/countries', '/no/such/thing', '/healthz']) {
    const { headers } = await server.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

it("keeps learners' data, and refusals, out of every cache", async () => {
  const learner = await server.createLearner();
  const own = await learner.inject({ url: '/auth/check-auth', method: 'POST' });
  expect(own.headers['cache-control']).toBe('no-store');
  const refused = await server.inject({ url: '/auth/check-auth', method: 'POST' });
  expect(refused.headers['cache-control']).toBe('no-store');
});

it('tells all countries to everybody', async () => {
  const answer = await server.inject('/countries');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toHaveLength(249);
  expect(answer.json()).toContainEqual({ id: 392, name: 'Japan' });
});

it('has no mailbox where mails really leave', async () => {
  const withServer = await startTestServer({ env: { SMTP_URL: 'smtp://localhost:1' } });
  expect((await withServer.inject('/dev/mailbox')).statusCode).toBe(404);
  await withServer.close();
});

it('says that it lives and that it is ready, also without /api', async () => {
  for (const url of ['/healthz', '/readyz', '/api/healthz', '/api/readyz']) {
    const answer = await server.app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  }
});
