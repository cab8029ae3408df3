import { sql } from 'drizzle-orm';
import { createBusyLearner } from '../../features/accounts/testing/busy-learner';
import { countRows } from '../../features/accounts/testing/all-tables';
import { sharedWordServer } from '../../features/vocabulary/testing/word-server';
import { mailsTo } from '../../testing/mails';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { runScript } from '../../testing/run-script';
import { until } from '../../features/notes/testing/until';
import { main } from './command';

const server = sharedWordServer();

/** Runs a command beside the server; gives the exit code and what it said, or the error's one line. */
async function runIt(on: TestServer, args: readonly string[]): Promise<{ code: number; said: string }> {
  const { connectionString, platform } = on;
  let said = '';
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
  try {
    const env = { DATABASE_URL: connectionString, DATA_DIR: platform.config.dataDir };
    return { code: await main(args, env), said };
  } catch (error) {
    return { code: 1, said: `${(error as Error).message}\n` };
  } finally {
    write.mockRestore();
  }
}
const admin = (...args: string[]) => runIt(server, args);
const saidBy = async (...args: string[]) => (await admin(...args)).said.trim();

const nobody = 'nobody@example.com';
const audited = async () =>
  (
    await server.platform.db.execute<Record<string, unknown>>(
      sql`select * from audit_events where action like 'operator.%' order by id desc`,
    )
  ).rows;
const signIn = async ({ email, password }: { email: string; password: string }) =>
  (await server.inject({ url: '/auth/signin', body: { email, password } })).statusCode;

/** Source: OPS-60. */
it.each([
  [[], 'Which command? npm run admin -- --help lists them.'],
  [['lok'], 'There is no command lok. npm run admin -- --help lists them.'],
  [['constructor'], 'There is no command constructor. npm run admin -- --help lists them.'],
  [['lock'], 'It is: lock <email> --reason <text>'],
  [['lock', nobody, 'more', '--reason', 'x'], 'It is: lock <email> --reason <text>'],
  [['lock', nobody, '--yes'], 'It is: lock <email> --reason <text>'],
  [['lock', nobody, '--sure'], /Unknown option '--sure'/],
  [['lock', nobody], 'Say why: --reason <text>.'],
  [['lock', 'nobody', '--reason', 'x'], '"nobody" is no email address.'],
  [['lock', nobody, '--reason', 'x'], `There is no account of ${nobody}.`],
  [['stuck', nobody], 'It is: stuck'],
  [['limits', 'school'], '"school" is no IP address and no network such as 192.0.2.0/24.'],
  [['limits', '192.0.2.7'], 'Say either <rule>=<points>/<seconds>, once or more, or --remove.'],
  [['limits', '192.0.2.7', 'signUpAddress=4/60', '--remove'], /^Say either/],
  [['limits', '192.0.2.7', 'chat=4/60'], /^"chat=4\/60" is no .* with a rule of signInAddress, /],
  [['limits', '192.0.2.7', 'signUpAddress=0/60'], /^"signUpAddress=0\/60" is no /],
  [['limits', '192.0.2.7', 'signUpAddress=4/60', '--until', 'soon'], /^--until soon is no date to come/],
  [['limits', '192.0.2.7', 'signUpAddress=4/60', '--until', '2020-01-01'], /^--until 2020-01-01 is no/],
])('refuses %j in one line, and changes nothing', async (args, line) => {
  const before = await audited();
  const { code, said } = await admin(...args);
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
  expect(await audited()).toEqual(before);
});

it('says what there is', async () => {
  const { code, said } = await admin('--help');
  expect(code).toBe(0);
  for (const name of ['lock', 'unlock', 'end-sessions', 'limits', 'delete', 'stuck', 'audit'])
    expect(said).toMatch(new RegExp(`^  ${name}`, 'm'));
});

/** Source: OPS-61. */
it('locks, unlocks and signs out, each with a row that says who, why and for whom, without the address', async () => {
  const learner = await server.createLearner();
  const why = ['--by', 'hana', '--reason', 'a stolen laptop'];
  // As somebody types it.
  const typed = learner.email.toUpperCase();
  expect(await saidBy('lock', typed, ...why)).toBe(`${learner.email} is locked, 1 session ended.`);
  expect(await signIn(learner)).toBe(403);
  expect(await saidBy('lock', typed, ...why)).toBe(`${learner.email} is locked already.`);
  expect(await saidBy('unlock', typed, ...why)).toBe(`${learner.email} is open again.`);
  expect(await saidBy('unlock', typed, ...why)).toBe(`${learner.email} is not locked.`);
  expect([await signIn(learner), await signIn(learner)]).toEqual([200, 200]);
  expect(await saidBy('end-sessions', typed, '--by', 'hana')).toBe(`2 sessions of ${learner.email} ended.`);

  const [ended, unlocked, locked, ...older] = await audited();
  const row = {
    user_id: learner.id,
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    at: expect.anything(),
  };
  expect(locked).toMatchObject({
    ...row,
    action: 'operator.locked',
    address: expect.stringMatching(/./),
    details: { by: 'hana', reason: 'a stolen laptop' },
  });
  expect(unlocked).toMatchObject({ ...row, action: 'operator.unlocked' });
  expect(ended).toMatchObject({ ...row, action: 'operator.sessions-ended', details: { by: 'hana' } });
  expect(older).toEqual([]);
  expect(JSON.stringify([ended, unlocked, locked])).not.toContain(learner.email);

  const events = (await saidBy('audit', typed)).split('\n');
  expect(events[0]).toMatch(/^at +action +from +details$/);
  expect(events[1]).toMatch(/Z +operator\.sessions-ended .* by: hana$/);
  expect(events).toHaveLength(1 + 6);
  expect(JSON.parse(await saidBy('audit', typed, '--json'))).toHaveLength(6);
});

it('takes the user of this machine when nobody says who it is', async () => {
  const learner = await server.createLearner();
  await admin('lock', learner.email, '--reason', 'x');
  expect((await audited())[0]?.details).toEqual({ by: expect.stringMatching(/./), reason: 'x' });
});

/** Source: OPS-62. */
it('gives a school limits of its own, lists them, and takes them away', async () => {
  expect(await saidBy('limits')).toBe('No address has limits of its own.');
  const given = ['192.0.2.7/24', 'signUpAddress=400/3600', 'tokenAddress=9/60', '--until', '2096-03-31'];
  expect(await saidBy('limits', ...given)).toBe(
    '192.0.2.7/24 has limits of its own: signUpAddress=400/3600 tokenAddress=9/60 until 2096-03-31T00:00:00.000Z.',
  );
  expect((await audited())[0]).toMatchObject({
    action: 'operator.limits-changed',
    user_id: null,
    details: { network: '192.0.2.7/24', limits: 'signUpAddress=400/3600 tokenAddress=9/60' },
  });
  await admin('limits', '192.0.2.0/24', 'signUpAddress=500/3600');
  await admin('limits', '2001:db8::1', 'signInAddress=7/60');
  expect((await saidBy('limits')).split('\n').map((line) => line.split(/ +/))).toEqual([
    ['network', 'limit', 'until'],
    ['2001:db8::/64', 'signInAddress=7/60'],
    ['192.0.2.0/24', 'signUpAddress=500/3600'],
    ['192.0.2.0/24', 'tokenAddress=9/60', '2096-03-31T00:00:00.000Z'],
  ]);
  expect(JSON.parse(await saidBy('limits', '--json'))).toHaveLength(3);
  expect(await saidBy('limits', '192.0.2.0/24', '--remove')).toBe(
    '192.0.2.0/24 has the limits of everybody again.',
  );
  expect(await saidBy('limits', '192.0.2.0/24', '--remove')).toBe('192.0.2.0/24 had no limits of its own.');
  expect((await audited())[0]).toMatchObject({ action: 'operator.limits-removed' });
  await admin('limits', '2001:db8::99', '--remove');
  expect(await saidBy('limits')).toBe('No address has limits of its own.');
});

/** Source: OPS-60. */
it('deletes an account as its learner would, and only counts what is there without --yes', async () => {
  const learner = await createBusyLearner(server);
  const before = await countRows(server, learner.id);
  const { code, said } = await admin('delete', learner.email);
  const counts = said.split('\n').flatMap((line) => {
    const [, table = '', rows] = /^(\w+) +(\d+)$/.exec(line) ?? [];
    return rows === undefined ? [] : [[table, Number(rows)]];
  });
  expect(code).toBe(0);
  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries(Object.entries(before).filter(([, rows]) => rows > 0)),
  );
  expect(said).toContain(`Nothing was deleted. --yes deletes ${learner.email} with all of that, for good.`);
  expect(await countRows(server, learner.id)).toEqual(before);

  expect(await saidBy('delete', learner.email, '--yes', '--by', 'hana')).toContain(
    `${learner.email} is deleted`,
  );
  expect(Object.values(await countRows(server, learner.id)).every((rows) => rows === 0)).toBe(true);
  expect(await signIn(learner)).toBe(400);
  const [deleted] = await audited();
  expect(deleted).toMatchObject({ user_id: null, action: 'operator.deleted', details: { by: 'hana' } });
  // The jobs of the server do the rest: the last mail, and the files that nobody else's word names.
  const mail = await until(async () =>
    (await mailsTo(server.inject, learner.email)).find(({ subject }) => /deleted/.test(subject)),
  );
  expect(mail.subject).toBe('Your Kotoba account was deleted');
});

/** Source: OPS-63. */
describe('what is stuck', () => {
  /** One that works on no jobs, so that they stay as they are. */
  let idle: TestServer;
  beforeAll(async () => {
    const env = { ROLES: 'web', DATABASE_URL: 'postgresql://localhost/there-is-one' };
    idle = await startTestServer({ env });
  });
  afterAll(() => idle.close());
  afterEach(() =>
    idle.platform.pool.query('delete from pgboss.job; delete from pgboss.archive; delete from users'),
  );

  const insert = (table: string, values: Record<string, string | number>) =>
    idle.platform.pool.query(
      `insert into ${table} (${Object.keys(values).join(', ')}) values (${Object.values(values).join(', ')})`,
    );
  const ago = (time: string) => `now() - interval '${time}'`;
  const job = (learner: number, age: string, more: Record<string, string | number> = {}) => {
    const ordered = { data: `'{"userId": ${learner}}'`, created_on: ago(age), start_after: ago(age) };
    return insert('pgboss.job', { name: `'notes.convert'`, ...ordered, ...more });
  };
  /** Where pg-boss puts jobs that are done with after a minute. */
  const archive = () =>
    idle.platform.pool.query(
      `with done as (delete from pgboss.job where state >= 'completed' returning *)
        insert into pgboss.archive select *, now() from done`,
    );
  const note = (user_id: number, age: string, more: Record<string, string> = {}) =>
    insert('notes', { user_id, content: `'secret'`, updated_at: ago(age), ...more });
  const importing = (user_id: number, age: string, status = 'running') =>
    insert('imports', {
      user_id,
      name: `'secret'`,
      format: `'csv'`,
      columns: `'[]'`,
      has_header: 'true',
      notices: `'[]'`,
      settings: `'{}'`,
      status: `'${status}'`,
      rows: 800,
      processed: 200,
      created_at: ago('1 day'),
      updated_at: ago(age),
    });
  const stuck = (...more: string[]) => runIt(idle, ['stuck', ...more]);

  it('is nothing, by exit code 0, while all gets on', async () => {
    const { id } = await idle.createLearner();
    await note(id, '4 minutes');
    await note(id, '1 hour', { state: `'converted'` });
    await note(id, '1 hour', { deleted_at: 'now()' });
    await importing(id, '9 minutes');
    await importing(id, '1 hour', 'draft');
    await importing(id, '1 hour', 'done');
    await job(id, '50 seconds');
    await job(id, '1 hour', { start_after: `now() + interval '1 minute'` });
    await job(id, '1 hour', { state: `'active'` });
    await job(id, '1 hour', { state: `'completed'`, retry_count: 2 });
    await archive();
    await job(id, '1 hour', { state: `'completed'`, retry_count: 2 });
    expect(await stuck()).toEqual({ code: 0, said: 'Nothing is stuck.\n' });
    expect(await stuck('--json')).toEqual({ code: 0, said: '[]\n' });
  });

  it.each<[string, (learner: number) => Promise<unknown>, object]>([
    ['a job that waits', (id) => job(id, '61 seconds'), { what: 'notes.convert', how: 'waits', error: null }],
    [
      'a job of nobody',
      (id) => job(id, '2 hours', { data: `'{"userId": null}'` }),
      { what: 'notes.convert', how: 'waits', learner: null },
    ],
    [
      'a job that was tried more than once',
      (id) =>
        job(id, '10 seconds', {
          state: `'retry'`,
          retry_count: 1,
          start_after: `now() + interval '1 minute'`,
          output: `'{"message": "no route\\nparams: secret"}'`,
        }),
      { how: 'tried 2 times', error: 'no route' },
    ],
    [
      'a job that runs once more',
      (id) => job(id, '10 seconds', { state: `'active'`, retry_count: 2 }),
      { how: 'tried 3 times' },
    ],
    [
      'a job that was given up',
      (id) => job(id, '10 seconds', { state: `'failed'`, output: `'{"value": {"message": "too late"}}'` }),
      { how: 'given up', error: 'too late' },
    ],
    [
      'one that was given up a while ago',
      (id) => job(id, '1 hour', { state: `'failed'` }).then(archive),
      { how: 'given up' },
    ],
    [
      'an import',
      (id) => importing(id, '11 minutes'),
      { what: expect.stringMatching(/^import \d+$/), how: '200 of 800 rows' },
    ],
    [
      'a note',
      (id) => note(id, '6 minutes'),
      { what: expect.stringMatching(/^note \d+$/), how: 'waits to be converted' },
    ],
  ])('is %s, by exit code 2, without a word that a learner wrote', async (_what, make, expected) => {
    const { id } = await idle.createLearner();
    await make(id);
    const { code, said } = await stuck('--json');
    expect([code, JSON.parse(said)]).toEqual([
      2,
      [expect.objectContaining({ learner: id, age: expect.any(Number), ...expected })],
    ]);
    expect(said).not.toContain('secret');
    const shown = await stuck();
    expect(shown.code).toBe(2);
    expect(shown.said).toMatch(/^age +what +learner +how +error\n\d+ (s|min|h) /);
  });

  it('cannot be said by a database that is away or older than the command, in one line', async () => {
    const away = runIt({ ...idle, connectionString: 'postgresql://127.0.0.1:1/nothing' }, ['stuck']);
    expect(await away).toEqual({ code: 1, said: 'The database does not answer.\n' });
    await idle.platform.pool.query('alter table imports rename to imports_of_before');
    const said = 'The database is older than this command. Start a server of this version first.\n';
    expect(await stuck()).toEqual({ code: 1, said });
    await idle.platform.pool.query('alter table imports_of_before rename to imports');
  });

  it('ends the process with the exit codes that scripts go by', async () => {
    const run = async (...args: string[]) => {
      const env = { DATABASE_URL: idle.connectionString, DATA_DIR: idle.platform.config.dataDir };
      const script = await runScript('app/admin/command.ts', { args, env });
      return { code: await script.ended, said: script.output() };
    };
    const wrong = 'There is no command lok. npm run admin -- --help lists them.';
    expect(await run('lok')).toEqual({ code: 1, said: wrong });
    expect(await run('stuck')).toEqual({ code: 0, said: 'Nothing is stuck.' });
    await note((await idle.createLearner()).id, '1 hour');
    expect(await run('stuck')).toMatchObject({ code: 2 });
  });
});
