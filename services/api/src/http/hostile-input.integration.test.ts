import type { LightMyRequestResponse } from 'fastify';
import type { RequestOptions } from '../testing/inject';
import { hostileTexts, hostileValues } from '../testing/hostile-values';
import { callsOf, type Call } from '../testing/openapi-calls';
import { startTestServer, type TestLearner, type TestServer } from '../testing/test-server';

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
  const shots = calls
    .filter(({ body }) => body)
    .flatMap((call) =>
      [
        ...hostileValues,
        ...Object.keys(call.body ?? {}).flatMap((field) =>
          hostileValues.map((value) => ({ ...call.body, [field]: value })),
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
  const shots = calls
    .filter(({ operationId }) => operationId !== 'signOut')
    .flatMap((call) => {
      const path = fill(call.path);
      return [
        ...(call.pathParameters.length > 0 ? hostileTexts.map((value) => fill(call.path, value)) : []),
        ...call.queryParameters.flatMap((name) => [
          ...hostileTexts.map((value) => `${path}?${name}=${value}`),
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

it('asks for a token wherever learners have data', async () => {
  const open = [
    'signIn',
    'signUp',
    'forgotPassword',
    'resetPassword',
    'verifyEmail',
    'listCountries',
    'listMailbox',
  ];
  const answers = await Promise.all(
    calls.map(async (call) => {
      const url = fill(call.path);
      const { statusCode } = await server.inject({
        method: call.method,
        url,
        ...(call.body ? { body: call.body } : {}),
      });
      return { operationId: call.operationId, statusCode };
    }),
  );
  const withoutToken = answers
    .filter(({ statusCode }) => statusCode !== 401)
    .map((answer) => answer.operationId);
  expect(withoutToken.sort()).toEqual([...open].sort());
});
