import { callsOf, type Call } from '../testing/openapi-calls';
import { startTestServer, type TestLearner, type TestServer } from '../testing/test-server';

let server: TestServer;
let learner: TestLearner;
let calls: Call[];
beforeAll(async () => {
  server = await startTestServer();
  learner = await server.createLearner();
  calls = callsOf(JSON.parse(JSON.stringify(server.app.swagger()))).filter(
    ({ path, body }) => /^\/(auth|account)\b/.test(path) && body,
  );
});
afterAll(() => server.close());

async function send({ method, path }: Call, payload: string | Buffer, headers: Record<string, string> = {}) {
  return server.app.inject({
    method,
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${learner.token}`,
      'content-type': 'application/json',
      ...headers,
    },
    payload,
  });
}

async function expectRefusal(call: Call, answer: Awaited<ReturnType<typeof send>>): Promise<void> {
  const { success, error, message, code } = answer.json();
  expect([call.operationId, Math.floor(answer.statusCode / 100)]).toEqual([call.operationId, 4]);
  expect({ success, code }).toEqual({ success: false, code: expect.stringMatching(/^[A-Z_]+$/) });
  expect(error).toMatch(/./);
  expect(message).toBe(error);
}

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

it('finds the calls of accounts that take a body', () => {
  expect(calls.map(({ operationId }) => operationId).sort()).toEqual([
    'changePassword',
    'deleteAccount',
    'forgotPassword',
    'resendVerification',
    'resetPassword',
    'signIn',
    'signUp',
    'updateProfile',
    'updateSettings',
    'verifyEmail',
  ]);
});

it.each([
  ['half a body', '{"email":"a@exa', {}],
  ['no JSON at all', 'email=a&password=b', {}],
  ['a list', '[]', {}],
  ['null', 'null', {}],
  ['a text', '"text"', {}],
  ['a number', '1e999', {}],
  ['two bodies', '{}{}', {}],
  ['a raw NUL', '{"email":"a\0b"}', {}],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), {}],
  ['lists in lists', '['.repeat(50_000) + ']'.repeat(50_000), {}],
  ['300 kB', JSON.stringify({ email: 'x'.repeat(300_000) }), {}],
  ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a multipart form', '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['XML', '<a/>', { 'content-type': 'text/xml' }],
  ['plain text', '{}', { 'content-type': 'text/plain' }],
  ['an unknown type', '{}', { 'content-type': 'klingon' }],
  ['an empty type', '{}', { 'content-type': '' }],
])('refuses %s on every call', async (_, payload, headers) => {
  for (const call of calls) await expectRefusal(call, await send(call, payload, headers));
});

it.each([
  ['NUL', '\\u0000'],
  ['a lone surrogate', '\\ud800'],
  ['surrogates the wrong way round', '\\udc00\\ud800'],
])('refuses %s in every text of every call', async (_, sign) => {
  for (const call of calls) {
    for (const [field, value] of Object.entries(call.body ?? {})) {
      if (typeof value !== 'string') continue;
      // A place to return to that is none of ours is dropped, not refused.
      if (field === 'from') continue;
      const text = JSON.stringify({ ...call.body, [field]: 'SIGN' }).replace('SIGN', `Aa1${sign}aaaaaaa`);
      await expectRefusal(call, await send(call, text));
    }
  }
});

it('is not polluted, and not impressed by depth or unknown keys', async () => {
  for (const call of calls.filter(({ operationId }) => operationId !== 'resendVerification')) {
    for (const payload of [
      '{"__proto__":{"email":"a@example.com","isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"email":1,"theme":1,"firstName":1}',
      `{"email":${nested(5000)},"password":${nested(5000)},"theme":{},"firstName":[],"token":{}}`,
    ]) {
      await expectRefusal(call, await send(call, payload));
    }
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

it('leaves the learner alone through all of this', async () => {
  const answer = await learner.inject({ url: '/auth/check-auth', method: 'POST' });
  expect(answer.json().user).toMatchObject({ email: learner.email, firstName: 'Hana', emailVerified: true });
});
