import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connectionStringTo, startEmbeddedPostgres } from '@kotoba/embedded-postgres';
import { migrate } from '../platform/database/migrate';
import { createPool } from '../platform/database/database';
import { createLog } from '../platform/http/log';
import { readManifest, loadFrom } from '../../../../engines/language/src/dictionary/load-dictionary';
import { findMailboxFolder } from '../platform/mail/mailbox';
import { awaitMail, tokenOf, type Ask } from '../testing/mails';
import { runScript, type RunningScript } from '../testing/run-script';

jest.setTimeout(300_000);

let dataDir: string;
let port: number;
let server: RunningScript;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: found } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return found;
}

const run = (env: NodeJS.ProcessEnv = {}) =>
  runScript('app/server.ts', {
    env: {
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      // No voice is built for these tests.
      SPEECH_BASE_URL: 'http://127.0.0.1:9',
      ...env,
    },
  });

async function start(): Promise<void> {
  server = await run();
  await server.waitFor(/"msg":"ready"/);
}

const call = (path: string, body?: object): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body
      ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : {}),
  });

const form = (email: string) => ({
  firstName: 'Aiko',
  lastName: 'Tanaka',
  email,
  password: 'Kasa-wo-sasu-1',
  confirmPassword: 'Kasa-wo-sasu-1',
});
const newEmail = (): string => `${randomUUID()}@example.com`;
const signIn = (email: string) => call('/api/auth/signin', { email, password: 'Kasa-wo-sasu-1' });

const askForMails: Ask = async (url) => {
  const body: unknown = await (await call(`/api${url}`)).json();
  return { json: <Body>() => body as Body };
};

const postmaster = async (): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);

/**
 * A database that has its dictionary already, as far as the server can see: the loading of it takes longest of all.
 */
async function makeDatabase(): Promise<void> {
  const log = createLog('silent');
  const { connectionString, stop } = await startEmbeddedPostgres({
    directory: join(dataDir, 'postgres'),
    log,
  });
  await migrate(connectionString);
  const pool = createPool({ connectionString, log });
  const { version } = await readManifest();
  await loadFrom({ version, lines: async () => [] }, { pool, onProgress: () => undefined });
  await pool.end();
  await stop();
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kotoba-server-'));
  if (!LONG) await makeDatabase();
  port = await freePort();
});

afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await postmaster()
    .then((database) => process.kill(database, 'SIGQUIT'))
    .catch(() => undefined);
  for (const folder of [await findMailboxFolder(dataDir), dataDir])
    if (folder !== null) await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

it('says that it starts, until it serves', async () => {
  server = await run();
  const seen = new Set<string>();
  for (;;) {
    const answers = await Promise.all(
      ['/healthz', '/readyz', '/api/countries'].map((path) => call(path)),
    ).catch(() => null);
    const codes = answers?.map(({ status }) => status).join(' ') ?? 'closed';
    seen.add(codes);
    if (codes === '200 503 503') {
      const body = await answers?.[2]?.json();
      expect(body).toMatchObject({ success: false, code: 'UNAVAILABLE' });
      expect(answers?.[2]?.headers.get('retry-after')).toBe('2');
    }
    if (codes === '200 200 200') break;
    await sleep(50);
  }
  expect([...seen]).toContain('200 503 503');
  expect([...seen].filter((codes) => !['closed', '200 503 503', '200 200 200'].includes(codes))).toEqual([]);
});

it('is left alone by a second start on the same DATA_DIR, which says so in one line', async () => {
  const second = await run({ PORT: String(await freePort()), LOG_LEVEL: 'warn' });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Another Kotoba server (process ${server.child.pid}) is using ${dataDir}. Stop it first, or start with another DATA_DIR and PORT.`,
  );
  expect((await call('/readyz')).status).toBe(200);
});

it('says in one line that its port is taken', async () => {
  const second = await run({ DATA_DIR: join(dataDir, 'other'), LOG_LEVEL: 'warn' });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/^Another program listens on this address already.*another PORT\.$/);
});

it('lists all mistakes of the environment and does not start', async () => {
  const wrong = await run({ PORT: 'x', NODE_ENV: 'production', DATABASE_URL: 'nowhere' });
  expect(await wrong.ended).toBe(1);
  for (const name of ['PORT', 'DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'RATE_LIMITS']) {
    expect(wrong.output()).toContain(`  - ${name}: `);
  }
});

it('loses no acknowledged account when it is killed, nor the mail that was ordered', async () => {
  const emails: string[] = [];
  for (let round = 0; round < (LONG ? 2 : 1); round += 1) {
    const killed = server;
    let alive = true;
    const writer = async (): Promise<void> => {
      while (alive) {
        const email = newEmail();
        const answer = await call('/api/auth/signup', form(email)).catch(() => null);
        if (answer?.status === 200) emails.push(email);
      }
    };
    const writers = [writer(), writer(), writer()];
    const enough = emails.length + 8;
    while (emails.length < enough) await sleep(5);
    killed.child.kill('SIGKILL');
    await killed.ended;
    alive = false;
    await Promise.all(writers);
    await start();
  }
  for (const email of emails) expect((await signIn(email)).status).toBe(200);
  for (const email of emails) await awaitMail(askForMails, email);
});

it('comes through a killed PostgreSQL: busy for a moment, then as before', async () => {
  const email = newEmail();
  expect((await call('/api/auth/signup', form(email))).status).toBe(200);
  const killed = await postmaster();
  process.kill(killed, 'SIGKILL');
  const codes = new Set<number>();
  // An answer may still be one of before.
  for (let isAnother = false, last = 0; last !== 200 || !isAnother; codes.add(last)) {
    isAnother = (await postmaster().catch(() => killed)) !== killed;
    last = (await signIn(email)).status;
  }
  expect([...codes].filter((code) => code !== 200 && code !== 503)).toEqual([]);
  // Jobs and events work again, too.
  const next = newEmail();
  await call('/api/auth/signup', form(next));
  await awaitMail(askForMails, next);
});

/** Source: OPS-30. */
it('is not ready on a schema that has left it behind, and does not start there', async () => {
  const socket = (await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[4] ?? '';
  const DATABASE_URL = connectionStringTo(socket);
  const pool = createPool({ connectionString: DATABASE_URL, log: createLog('silent') });
  await pool.query('update drizzle.oldest_code set knows = 9999999999999');
  const answer = await call('/readyz');
  expect([answer.status, await answer.json()]).toMatchObject([503, { failing: 'schema' }]);
  const late = await run({ PORT: String(await freePort()), DATABASE_URL, LOG_LEVEL: 'warn' });
  expect(await late.ended).toBe(1);
  expect(late.output()).toMatch(/^The database was changed by a newer Kotoba.*Start the newer one\.$/);
  await pool.query('update drizzle.oldest_code set knows = 0');
  await pool.end();
  expect((await call('/readyz')).status).toBe(200);
});

/** Source: DATA-10. */
it('writes a backup when it works on jobs and one is due, and does not start with a key that it cannot read', async () => {
  const socket = (await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[4] ?? '';
  const env = {
    DATABASE_URL: connectionStringTo(socket),
    DATA_DIR: join(dataDir, 'worker'),
    PORT: String(await freePort()),
    ROLES: 'worker',
    BACKUP_EVERY: '24',
  };
  const wrong = await run({ ...env, BACKUP_KEY: '/no/where', LOG_LEVEL: 'warn' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.output()).toMatch(/^The file of BACKUP_KEY cannot be read: ENOENT.*$/);
  const worker = await run({ ...env, BACKUP_KEY: 'a passphrase of the test' });
  await worker.waitFor(/"name":"backups\/kotoba-.*\.age".*"content":"\d+ learners? .*a backup was written/);
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
});

it('stops when it is told to, with every request answered or refused', async () => {
  const email = newEmail();
  await call('/api/auth/signup', form(email));
  let alive = true;
  const codes = new Set<number | string>();
  const asker = async (): Promise<void> => {
    while (alive) {
      await signIn(email).then(
        ({ status }) => codes.add(status),
        (error: Error) => codes.add((error.cause as { code?: string } | undefined)?.code ?? error.message),
      );
    }
  };
  const askers = [asker(), asker(), asker()];
  while (!codes.has(200)) await sleep(5);
  const said = server.output().length + 1;
  server.child.kill('SIGTERM');
  const code = await server.ended;
  alive = false;
  const broken = server
    .output()
    .slice(said)
    .split('\n')
    .filter((line) => !/^{"level":[1-4]0/.test(line));
  expect([code, broken]).toEqual([0, []]);
  await Promise.all(askers);
  const refused = ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'];
  expect([...codes].filter((code) => ![200, 503, ...refused].includes(code))).toEqual([]);
  await start();
  expect((await signIn(email)).status).toBe(200);
  await server.waitFor(/"action":"sign-in"/);
});

it('holds no token, no password and no query string: not in the log, not in a table, not in any file of the data directory', async () => {
  const secrets = new Set<string>();
  const keep = (secret: string): string => {
    expect(secret.length).toBeGreaterThan(12);
    secrets.add(secret);
    return secret;
  };
  const said = server.output().length;
  const post = async (path: string, body: object, token?: string): Promise<Record<string, string>> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    return (await answer.json()) as Record<string, string>;
  };
  const [first, second, third, wrong] = ['first', 'second', 'third', 'wrong'].map((name) =>
    keep(`Geheim-${name}-${randomUUID()}-A1`),
  );
  const both = (password: string | undefined) => ({ password, confirmPassword: password });
  const email = newEmail();

  const opened = keep((await post('/auth/signup', { ...form(email), ...both(first) })).token ?? '');
  const unused = keep(tokenOf(await awaitMail(askForMails, email)));
  await post('/auth/resend-verification', { from: '/learn' }, opened);
  const link = keep(tokenOf(await awaitMail(askForMails, email, 2)));
  keep((await post('/auth/verify-email', { token: link }, opened)).token ?? '');
  await post('/auth/verify-email', { token: unused });
  await post('/auth/signin', { email, password: wrong });
  await post('/auth/forgot-password', { email });
  const reset = keep(tokenOf(await awaitMail(askForMails, email, 3)));
  await post('/auth/reset-password', { token: reset, ...both(second) });
  const session = keep((await post('/auth/signin', { email, password: second })).token ?? '');
  await post('/account/password', { currentPassword: second, ...both(third) }, session);
  await post('/auth/forgot-password', { email });
  keep(tokenOf(await awaitMail(askForMails, email, 6)));
  await post('/auth/signout', {}, session);
  // Errors, too, may say too much.
  await post('/auth/signin', { email: { $ne: first }, password: [second] });
  await post('/auth/reset-password', { token: reset, password: first, confirmPassword: second });
  await fetch(`http://127.0.0.1:${port}/api/auth/verify-email?token=${link}`, { method: 'PUT' });
  await call(`/api/countries?secret=${keep(`in-the-query-${randomUUID()}`)}`);
  await server.waitFor(/api\/countries/);

  // Stopped, so that all that PostgreSQL remembers is in its files: tables, write-ahead log and all.
  server.child.kill('SIGTERM');
  await server.ended;
  const log = server.output().slice(said);
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
  const list = `${dataDir}.secrets`;
  await writeFile(
    list,
    [...secrets, ...[...secrets].map((secret) => Buffer.from(secret).toString('base64').slice(2, -4))].join(
      '\n',
    ),
  );
  const found = await promisify(execFile)('grep', ['-rlaF', '-f', list, dataDir]).catch(
    (error: { code: number }) => error,
  );
  await rm(list);
  // The address lies there, so that grep would find a secret, too; it says 1 when nothing was found.
  await expect(promisify(execFile)('grep', ['-rlaF', email, dataDir])).resolves.toMatchObject({
    stdout: expect.stringMatching(/./),
  });
  expect(found).toMatchObject({ code: 1 });
  expect(secrets.size).toBe(12);
  expect(log).not.toContain('argon2id');

  const lines = log.split('\n').flatMap((line) => (line.includes('"events"') ? [JSON.parse(line)] : []));
  expect(lines.flatMap(({ events }) => events.map(({ action }: { action: string }) => action))).toEqual([
    'sign-up',
    'email.resent',
    'email.verified',
    'sign-in.failed',
    'password.forgotten',
    'password.reset',
    'sign-in',
    'password.changed',
    'password.forgotten',
    'sign-out',
  ]);
  for (const line of lines) {
    expect(line).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      address: '127.0.0.1',
    });
    for (const { userId } of line.events) expect(userId).toEqual(expect.any(Number));
  }
});
