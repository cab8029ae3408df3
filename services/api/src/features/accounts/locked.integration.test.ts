import { sql } from 'drizzle-orm';
import { awaitMail, tokenOf } from '../../testing/mails';
import { startTestServer, type TestLearner, type TestServer } from '../../testing/test-server';
import { lockAccount, signOutEverywhere, unlockAccount } from './operator.service';

const NEW = 'Mizu-wo-nomu-1';
const operator = { by: 'hana', reason: 'a test' };

let server: TestServer;
let base: string;
beforeAll(async () => {
  server = await startTestServer();
  base = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api`;
});
afterAll(() => server.close());

const signIn = (email: string, password: string) =>
  server.inject({ url: '/auth/signin', body: { email, password } });
const check = async ({ inject }: TestLearner) =>
  (await inject({ url: '/auth/check-auth', method: 'POST' })).statusCode;
const lock = ({ id }: { id: number }) => lockAccount(server.platform, id, operator);
const unlock = ({ id }: { id: number }) => unlockAccount(server.platform, id, operator);
const mailedTo = async ({ email }: TestLearner, count = 1) =>
  tokenOf(await awaitMail(server.inject, email, count));

const LOCKED = {
  success: false,
  error: 'This account is locked. Please write to whoever runs this Kotoba.',
  message: 'This account is locked. Please write to whoever runs this Kotoba.',
  code: 'ACCOUNT_LOCKED',
};

/** Source: ACC-60. */
describe('a locked account', () => {
  it('says so to whoever knows the password, and to nobody else', async () => {
    const [learner, other] = [await server.createLearner(), await server.createLearner()];
    await lock(learner);
    const right = await signIn(learner.email, learner.password);
    expect([right.statusCode, right.json()]).toEqual([403, LOCKED]);
    const [wrong, open] = [await signIn(learner.email, NEW), await signIn(other.email, NEW)];
    expect([wrong.statusCode, wrong.body]).toEqual([400, open.body]);
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(open.headers));
    const { rows } = await server.platform.db.execute(
      sql`select action from audit_events where user_id = ${learner.id} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['operator.locked', 'sign-in.locked', 'sign-in.failed']);
  });

  it.each(['/auth/check-auth', '/auth/signout', '/auth/resend-verification'])(
    'takes its sessions away: 401 to %s',
    async (url) => {
      const learner = await server.createLearner({ verified: false });
      expect(await lock(learner)).toBe(1);
      expect((await learner.inject({ url, body: {} })).json()).toMatchObject({ code: 'UNAUTHORIZED' });
    },
  );

  it('lets nobody in by a session that was opened at the same moment, either', async () => {
    const learner = await server.createLearner();
    await server.platform.db.execute(sql`update users set locked_at = now() where id = ${learner.id}`);
    expect(await check(learner)).toBe(401);
  });

  it('waits for a sign-in that is under way, and ends what it opened', async () => {
    const learner = await server.createLearner();
    for (let turn = 0; turn < 3; turn += 1) {
      const [entered] = await Promise.all([signIn(learner.email, learner.password), lock(learner)]);
      const { rows } = await server.platform.db.execute(
        sql`select id from account_sessions where user_id = ${learner.id}`,
      );
      expect([200, 403]).toContain(entered.statusCode);
      expect(rows).toEqual([]);
      await unlock(learner);
    }
  });

  it('has its open event streams closed at once, and gets no new one', async () => {
    const learner = await server.createLearner();
    const open = () => fetch(`${base}/events`, { headers: { authorization: `Bearer ${learner.token}` } });
    const stream = await open();
    expect(stream.status).toBe(200);
    await lock(learner);
    expect(await stream.text()).toContain('event: session.revoked');
    expect((await open()).status).toBe(401);
  });

  it('is not opened by a reset link: it sets the password, and no more', async () => {
    const learner = await server.createLearner();
    await lock(learner);
    await server.inject({ url: '/auth/forgot-password', body: { email: learner.email } });
    const body = { token: await mailedTo(learner), password: NEW, confirmPassword: NEW };
    expect((await server.inject({ url: '/auth/reset-password', body })).json()).toEqual({ success: true });
    expect((await signIn(learner.email, NEW)).json()).toEqual(LOCKED);
    expect((await signIn(learner.email, learner.password)).statusCode).toBe(400);
    await unlock(learner);
    expect((await signIn(learner.email, NEW)).statusCode).toBe(200);
  });

  it('is not opened by a verification link, which still works when it is unlocked', async () => {
    const learner = await server.createLearner({ verified: false });
    await learner.inject({ url: '/auth/resend-verification', body: {} });
    const body = { token: await mailedTo(learner) };
    await lock(learner);
    for (const inject of [server.inject, learner.inject]) {
      const answer = await inject({ url: '/auth/verify-email', body });
      expect([answer.statusCode, answer.json()]).toEqual([403, LOCKED]);
    }
    await unlock(learner);
    expect((await server.inject({ url: '/auth/verify-email', body })).statusCode).toBe(200);
  });

  it('is as before once it is unlocked, but signed out', async () => {
    const learner = await server.createLearner();
    await lock(learner);
    expect(await lock(learner)).toBeNull();
    expect([await unlock(learner), await unlock(learner)]).toEqual([true, false]);
    expect(await check(learner)).toBe(401);
    expect((await signIn(learner.email, learner.password)).statusCode).toBe(200);
  });
});

it('ends more sessions than one notification can name, with their streams', async () => {
  const learner = await server.createLearner();
  await server.platform.db.execute(sql`
    insert into account_sessions (user_id, token_hash, address, user_agent, created_at, last_used_at)
    select ${learner.id}, sha256(('s' || n)::bytea), '127.0.0.1', 'test', now(), now() from generate_series(1, 4000) n`);
  const stream = await fetch(`${base}/events`, { headers: { authorization: `Bearer ${learner.token}` } });
  expect(await signOutEverywhere(server.platform, learner.id, operator)).toBe(4001);
  expect(await stream.text()).toContain('event: session.revoked');
  expect(await check(learner)).toBe(401);
});
