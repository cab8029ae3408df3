import { createToken, hashToken } from '../accounts/tokens';
import { awaitMail, tokenOf } from '../testing/mails';
import { callsOf, type Call } from '../testing/openapi-calls';
import { startTestServer, type TestLearner, type TestServer } from '../testing/test-server';

const DAY = 24 * 60 * 60 * 1000;
const NEW = 'Mizu-wo-nomu-1';
const PUBLIC = [
  'signIn',
  'signUp',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'listCountries',
  'listMailbox',
];

let clock = Date.UTC(2026, 0, 1);
let server: TestServer;
let calls: Call[];
/** What is sent as the header, by why it must not be accepted. */
const dead: Record<string, string> = {};

const signIn = async ({ email, password }: TestLearner): Promise<string> =>
  (await server.inject({ url: '/auth/signin', body: { email, password } })).json().token;
const ask = ({ method, path, body }: Call, headers: Record<string, string>) =>
  server.inject({
    method,
    url: path.replace(/\{[^}]+\}/g, '1'),
    headers,
    ...(body ? { body } : {}),
  });

/** What kills a token must have been done: else the token lives on, and what follows would blame the door. */
async function succeed(answer: Promise<{ statusCode: number; body: string }>): Promise<void> {
  const { statusCode, body } = await answer;
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
}

/** One token for each way to die, each of which lived before. */
async function makeDeadTokens(): Promise<void> {
  const old = await server.createLearner();
  for (let day = 20; day <= 80; day += 20) {
    clock += 20 * DAY;
    expect((await old.inject({ url: '/auth/check-auth', method: 'POST' })).statusCode).toBe(200);
  }
  const idle = await server.createLearner();
  clock += 30 * DAY;
  dead['older than 90 days'] = old.token;
  dead['idle for 30 days'] = idle.token;

  const learner = await server.createLearner();
  dead['signed out'] = learner.token;
  await succeed(learner.inject({ url: '/auth/signout', method: 'POST' }));

  const owner = await server.createLearner();
  dead['revoked as a device'] = await signIn(owner);
  const { devices } = (await owner.inject('/account/devices')).json();
  const other = devices.find(({ current }: { current: boolean }) => !current);
  await succeed(owner.inject({ url: `/account/devices/${other.id}`, method: 'DELETE' }));

  dead['of before a password change'] = await signIn(owner);
  const change = { currentPassword: owner.password, password: NEW, confirmPassword: NEW };
  await succeed(owner.inject({ url: '/account/password', body: change }));
  // Mails overtake one another: the one with the link is the newest only when the one about the change is there.
  await awaitMail(server.inject, owner.email);

  dead['of before a reset'] = owner.token;
  await succeed(server.inject({ url: '/auth/forgot-password', body: { email: owner.email } }));
  const token = tokenOf(await awaitMail(server.inject, owner.email, 2));
  const reset = { token, password: NEW, confirmPassword: NEW };
  await succeed(server.inject({ url: '/auth/reset-password', body: reset }));

  const gone = await server.createLearner();
  dead['of a deleted account'] = gone.token;
  await succeed(gone.inject({ url: '/account', method: 'DELETE', body: { password: gone.password } }));

  const unverified = await server.createLearner({ verified: false });
  await unverified.inject({ url: '/auth/resend-verification', body: {} });
  dead['of a mail'] = tokenOf(await awaitMail(server.inject, unverified.email));
  dead['of another suite'] = createToken();
  for (const [why, value] of Object.entries(dead)) dead[why] = `Bearer ${value}`;

  const living = (await server.createLearner()).token;
  dead['the stored hash'] = `Bearer ${hashToken(living).toString('base64url')}`;
  dead['cut off'] = `Bearer ${living.slice(0, -1)}`;
  dead['with something behind'] = `Bearer ${living} x`;
  dead['twice'] = `Bearer ${living}, Bearer ${living}`;
  dead['of another scheme'] = `Basic ${living}`;
  dead['without a scheme'] = living;
  dead['in another case'] = `Bearer ${living.toLowerCase()}A`;
  dead['padded'] = `Bearer ${living}=`;
  dead.nothing = '';
}

beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => new Date(clock) } });
  const all = callsOf(JSON.parse(JSON.stringify(server.app.swagger())));
  calls = all.filter(({ operationId }) => !PUBLIC.includes(operationId));
  await makeDeadTokens();
});
afterAll(() => server.close());

it('means something: a living token is let in where a dead one is not', async () => {
  const learner = await server.createLearner();
  const readings = calls.filter(({ method }) => method === 'GET');
  expect(readings.length).toBeGreaterThan(15);
  for (const call of readings) {
    const answer = await ask(call, { authorization: `Bearer ${learner.token}` });
    expect([call.operationId, answer.statusCode]).not.toEqual([call.operationId, 401]);
  }
});

it('accepts no revoked, expired, malformed or foreign token on any route', async () => {
  const accepted: string[] = [];
  for (const [why, authorization] of Object.entries(dead)) {
    const answers = await Promise.all(calls.map((call) => ask(call, { authorization })));
    answers.forEach((answer, i) => {
      const isRefused = answer.statusCode === 401 && answer.json().code === 'UNAUTHORIZED';
      const challenge = answer.headers['www-authenticate'];
      if (!isRefused || challenge !== 'Bearer') {
        accepted.push(`${why}: ${calls[i]?.operationId} ${answer.statusCode} ${challenge}`);
      }
      expect(answer.body).not.toMatch(/\bat \/|select |stack/);
    });
  }
  expect(accepted).toEqual([]);
  expect(calls.length).toBeGreaterThan(45);
  expect(Object.keys(dead)).toHaveLength(18);
});

it('takes a living token from the header alone', async () => {
  const { token } = await server.createLearner();
  for (const call of calls) {
    const inQuery = await ask(
      { ...call, path: `${call.path}?token=${token}&access_token=${token}&authorization=Bearer%20${token}` },
      {},
    );
    const inCookie = await ask(call, { cookie: `token=${token}; authorization=Bearer ${token}` });
    expect([call.operationId, inQuery.statusCode, inCookie.statusCode]).toEqual([call.operationId, 401, 401]);
  }
});

it('lets a learner without a verified email only check, sign out, verify and resend', async () => {
  const { inject } = await server.createLearner({ verified: false });
  const open = ['checkAuth', 'signOut', 'resendVerification'];
  for (const { operationId, method, path, body } of calls) {
    if (open.includes(operationId)) continue;
    const url = path.replace(/\{[^}]+\}/g, '1');
    const answer = await inject({ method, url, ...(body ? { body } : {}) });
    expect([operationId, answer.statusCode, answer.json().code]).toEqual([
      operationId,
      403,
      'EMAIL_UNVERIFIED',
    ]);
  }
});
