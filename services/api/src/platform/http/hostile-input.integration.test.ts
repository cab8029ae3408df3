import type { LightMyRequestResponse } from 'fastify';
import type { RequestOptions } from '../../testing/inject';
import { hostileTexts, hostileValues } from '../../testing/hostile-values';
import { callsOf, type Call } from '../../testing/openapi-calls';
import { startTestServer, type TestLearner, type TestServer } from '../../testing/test-server';

jest.setTimeout(120_000);

let server: TestServer;
let learner: TestLearner;
let calls: Call[];

beforeAll(async () => {
  server = await startTestServer();
  learner = await server.createLearner();
  calls = callsOf(JSON.parse(JSON.stringify(server.app.swagger())));
});
afterAll(() => server.close());

const fill = (path: string, value = '1'): string => path.replace(/\{[^}]+\}/g, () => value);

/** Only speech, which needs a voice on this computer, may say that it is not available. */
const isHonest = ({ statusCode, body }: LightMyRequestResponse): boolean =>
  statusCode < 500 || (statusCode === 503 && body.includes('SPEECH_UNAVAILABLE'));

interface Shot {
  readonly call: Call;
  readonly request: RequestOptions;
}

/**
 * Everything in `npm run test:all`; else some in each place, other ones in the next, so that every one is sent
 * somewhere.
 */
function createPicker() {
  let next = 0;
  return <T>(all: readonly T[]): readonly T[] => {
    if (LONG) return all;
    const some = Array.from({ length: 4 }, (_, i) => all[(next + i) % all.length] as T);
    next += some.length;
    return some;
  };
}

/** Sends everything, a few at a time, and gives each kind of problem once. */
async function problemsOf(shots: readonly Shot[]): Promise<string[]> {
  const problems = new Map<string, string>();
  const queue = [...shots];
  const shoot = async (): Promise<void> => {
    for (let shot = queue.pop(); shot; shot = queue.pop()) {
      const answer = await learner.inject(shot.request);
      for (const problem of describeFailure(shot.call, answer)) {
        const { url, body = '' } = shot.request;
        if (!problems.has(problem)) problems.set(problem, `${problem}: ${url} ${String(body).slice(0, 300)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, shoot));
  return [...problems.values()];
}

function describeFailure({ operationId }: Call, answer: LightMyRequestResponse): string[] {
  const problems: string[] = [];
  if (!isHonest(answer)) problems.push(`${operationId} answers ${answer.statusCode}`);
  if (answer.statusCode >= 400 && !isDocumented(answer))
    problems.push(`${operationId} has an undocumented error`);
  return problems;
}

function isDocumented(answer: LightMyRequestResponse): boolean {
  try {
    const { success, error, message, code } = answer.json() as Record<string, unknown>;
    return success === false && typeof error === 'string' && error !== '' && message === error && !!code;
  } catch {
    return false;
  }
}

it('describes enough calls for this to mean something', () => {
  expect(calls.length).toBeGreaterThan(40);
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
});

it('answers hostile values in every field of every body without a server error', async () => {
  const pick = createPicker();
  const shots = calls
    .filter(({ body }) => body)
    .flatMap((call) =>
      [
        ...pick(hostileValues),
        ...Object.keys(call.body ?? {}).flatMap((field) =>
          pick(hostileValues).map((value) => ({ ...call.body, [field]: value })),
        ),
        { ...call.body, id: 1, userId: 1, user_id: 1, emailVerified: true, role: 'admin' },
      ].map((body) => ({
        call,
        request: {
          method: call.method,
          url: fill(call.path),
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        },
      })),
    );
  expect(await problemsOf(shots)).toEqual([]);
});

it('answers hostile values in every address and query without a server error', async () => {
  const pick = createPicker();
  const shots = calls
    .filter(({ operationId }) => operationId !== 'signOut')
    .flatMap((call) => {
      const path = fill(call.path);
      return [
        ...(call.pathParameters.length > 0 ? pick(hostileTexts).map((value) => fill(call.path, value)) : []),
        ...call.queryParameters.flatMap((name) => [
          ...pick(hostileTexts).map((value) => `${path}?${name}=${value}`),
          `${path}?${name}=1&${name}=2`,
          `${path}?${name}[]=1&${name}[a]=2`,
        ]),
      ].map((url) => ({
        call,
        request: { method: call.method, url, ...(call.body ? { body: call.body } : {}) },
      }));
    });
  expect(await problemsOf(shots)).toEqual([]);
});

describe('the calls of accounts that take a body', () => {
  let accountCalls: Call[];
  /** Whom nothing has been done to yet. */
  let owner: TestLearner;
  beforeAll(async () => {
    owner = await server.createLearner();
    accountCalls = calls.filter(({ path, body }) => /^\/(auth|account)\b/.test(path) && body);
  });

  async function send(
    { method, path }: Call,
    payload: string | Buffer,
    headers: Record<string, string> = {},
  ) {
    return server.app.inject({
      method,
      url: `/api${path}`,
      headers: {
        authorization: `Bearer ${owner.token}`,
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

  it('are these', () => {
    expect(accountCalls.map(({ operationId }) => operationId).sort()).toEqual([
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
    for (const call of accountCalls) await expectRefusal(call, await send(call, payload, headers));
  });

  it.each([
    ['NUL', '\\u0000'],
    ['a lone surrogate', '\\ud800'],
    ['surrogates the wrong way round', '\\udc00\\ud800'],
  ])('refuses %s in every text of every call', async (_, sign) => {
    for (const call of accountCalls) {
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
    for (const call of accountCalls.filter(({ operationId }) => operationId !== 'resendVerification')) {
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
    const answer = await owner.inject({ url: '/auth/check-auth', method: 'POST' });
    expect(answer.json().user).toMatchObject({
      email: owner.email,
      firstName: 'Hana',
      emailVerified: true,
    });
  });
});
