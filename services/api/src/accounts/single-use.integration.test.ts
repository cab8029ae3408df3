import { startTestServer, type TestServer } from '../testing/test-server';
import { issueMailToken, type MailPurpose } from './mail-tokens.repository';

jest.setTimeout(120_000);

const TOKENS = 100;
const USES = 20;
const NEW = 'Mizu-wo-nomu-1';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function issue(purpose: MailPurpose): Promise<string> {
  const { id } = await server.createLearner({ verified: purpose === 'reset' });
  return server.platform.db.transaction((tx) =>
    issueMailToken(tx, id, { purpose, now: server.platform.now() }),
  );
}

const uses: Record<MailPurpose, (token: string) => ReturnType<TestServer['inject']>> = {
  reset: (token) =>
    server.inject({ url: '/auth/reset-password', body: { token, password: NEW, confirmPassword: NEW } }),
  verify: (token) => server.inject({ url: '/auth/verify-email', body: { token } }),
};

it.each(['reset', 'verify'] as const)(
  `lets one of ${USES} uses at the same moment succeed, for each of ${TOKENS} %s tokens`,
  async (purpose) => {
    for (let i = 0; i < TOKENS; i += 1) {
      const token = await issue(purpose);
      const answers = await Promise.all(Array.from({ length: USES }, () => uses[purpose](token)));
      const codes = answers.map(({ statusCode }) => statusCode).sort();
      expect(codes).toEqual([200, ...Array(USES - 1).fill(400)]);
      expect((await uses[purpose](token)).statusCode).toBe(400);
    }
  },
);

it.each([
  ['reset', 'verify'],
  ['verify', 'reset'],
] as const)('does not take a %s token to %s, nor a session token', async (kind, other) => {
  const learner = await server.createLearner();
  for (const token of [await issue(kind), learner.token]) {
    const answer = await uses[other](token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'INVALID_TOKEN' });
  }
});
