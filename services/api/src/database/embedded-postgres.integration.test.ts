import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runScript, type RunningScript } from '../testing/run-script';

let folder: string;
let directory: string;
const started: RunningScript[] = [];
const others: ChildProcess[] = [];

jest.setTimeout(60_000);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kotoba-embedded-'));
  directory = join(folder, 'postgres');
});

afterEach(async () => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL');
  for (const child of others.splice(0)) child.kill('SIGKILL');
  const pid = await postmaster().catch(() => null);
  if (pid !== null) await killAll(pid);
  await rm(folder, { recursive: true, force: true });
});

async function hold(place = directory): Promise<RunningScript> {
  const script = await runScript('testing/hold-postgres.ts', { args: [place] });
  started.push(script);
  return script;
}

async function holdReady(place = directory): Promise<{ script: RunningScript; url: string }> {
  const script = await hold(place);
  const [, url = ''] = await script.waitFor(/^ready (.*)$/);
  return { script, url };
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const postmaster = async (place = directory): Promise<number> =>
  Number((await readFile(join(place, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);

/** The postmaster and all its children. */
async function killAll(pid: number): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  for (const victim of [pid, ...children.split(' ').filter(Boolean).map(Number)]) {
    try {
      process.kill(victim, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

const write = (url: string, value: number) =>
  query(url, `create table if not exists kept (value int); insert into kept values (${value})`);
const read = async (url: string) =>
  (await query<{ value: number }>(url, 'select value from kept order by value')).map(({ value }) => value);

it('starts in an empty folder, stops, and has its data at the next start', async () => {
  const first = await holdReady();
  await write(first.url, 1);
  first.script.child.kill('SIGTERM');
  expect(await first.script.ended).toBe(0);
  await expect(postmaster()).rejects.toThrow('ENOENT');

  const second = await holdReady();
  expect(await read(second.url)).toEqual([1]);
});

it('acknowledges only what is on the disk', async () => {
  const { url } = await holdReady();
  const rows = await query<{ name: string; setting: string }>(
    url,
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'data_checksums') order by name`,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    synchronous_commit: 'on',
  });
});

it('takes over the PostgreSQL that a killed server left running', async () => {
  const first = await holdReady();
  await write(first.url, 1);
  const orphan = await postmaster();
  first.script.child.kill('SIGKILL');
  await first.script.ended;

  const second = await holdReady();
  expect(await postmaster()).toBe(orphan);
  expect(await read(second.url)).toEqual([1]);
});

it('starts after server and PostgreSQL were killed together, with every acknowledged row', async () => {
  for (let round = 1; round <= 2; round += 1) {
    const { script, url } = await holdReady();
    await write(url, round);
    const pid = await postmaster();
    script.child.kill('SIGKILL');
    await killAll(pid);
    await script.ended;
  }
  const { url } = await holdReady();
  expect(await read(url)).toEqual([1, 2]);
});

it('brings PostgreSQL back when it alone is killed', async () => {
  const { script, url } = await holdReady();
  await write(url, 1);
  const before = await postmaster();
  await killAll(before);
  await script.waitFor(/PostgreSQL ended/);
  let rows: number[] = [];
  for (let tries = 0; tries < 100 && rows.length === 0; tries += 1) {
    await sleep(100);
    rows = await read(url).catch(() => []);
  }
  expect(rows).toEqual([1]);
  expect(await postmaster()).not.toBe(before);
});

it('refuses a second server in one line, and leaves the first alone', async () => {
  const first = await holdReady();
  await write(first.url, 1);
  const before = await postmaster();

  const second = await hold();
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `DataDirectoryInUse: Another Kotoba server (process ${first.script.child.pid}) is using ${folder}. ` +
      'Stop it first, or start with another DATA_DIR and PORT.',
  );
  expect(await postmaster()).toBe(before);
  expect(await read(first.url)).toEqual([1]);
});

it('refuses a second server even when the note about the first is gone or wrong', async () => {
  const first = await holdReady();
  for (const note of [null, 'no JSON', JSON.stringify({ pid: 1, identity: 'another boot' })]) {
    const file = join(directory, 'server.json');
    if (note === null) await rm(file);
    else await writeFile(file, note);
    const second = await hold();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('Another Kotoba server');
  }
  await write(first.url, 1);
  expect(await read(first.url)).toEqual([1]);
});

it('lets exactly one of three servers in that start at the same moment on a new folder', async () => {
  const scripts = await Promise.all([hold(), hold(), hold()]);
  const outcomes = await Promise.all(
    scripts.map((script) =>
      script.waitFor(/^ready/).then(
        () => 'ready',
        () => script.output(),
      ),
    ),
  );
  const refused = outcomes.filter((outcome) => outcome !== 'ready');
  expect(refused).toHaveLength(2);
  for (const message of refused) expect(message).toMatch(/^DataDirectoryInUse/);
});

it('is not fooled by a stale pid file whose number another program has now', async () => {
  const first = await holdReady();
  await write(first.url, 1);
  const pid = await postmaster();
  first.script.child.kill('SIGKILL');
  await killAll(pid);
  await first.script.ended;

  // PostgreSQL believes a living process of its own account.
  const isRoot = process.getuid?.() === 0;
  const stranger = spawn('sleep', ['60'], isRoot ? { uid: 65534, gid: 65534 } : {});
  others.push(stranger);
  const file = join(directory, 'data/postmaster.pid');
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, [stranger.pid, ...rest].join('\n'));

  const second = await holdReady();
  expect(await read(second.url)).toEqual([1]);
  expect(stranger.exitCode).toBeNull();
});

it('never makes a database anew in a folder that holds anything', async () => {
  const data = join(directory, 'data');
  await mkdir(data, { recursive: true });
  await writeFile(join(data, 'precious'), 'rows');
  const script = await hold();
  expect(await script.ended).toBe(1);
  expect(script.output()).toMatch(/PG_VERSION is missing/);
  expect(await readdir(data)).toEqual(['precious']);
});

it('refuses a folder of another PostgreSQL version with instructions', async () => {
  const data = join(directory, 'data');
  await mkdir(data, { recursive: true });
  await writeFile(join(data, 'PG_VERSION'), '17\n');
  const script = await hold();
  expect(await script.ended).toBe(1);
  expect(script.output()).toMatch(/made by PostgreSQL 17; this server brings 18.*restore a backup/);
});

it('tidies up after a first start that was cut off', async () => {
  const leftover = join(directory, 'data.new-cut-off');
  await mkdir(leftover, { recursive: true });
  await writeFile(join(leftover, 'half'), '');
  await holdReady();
  expect((await readdir(directory)).filter((name) => name.includes('new'))).toEqual([]);
});

it('finds a short place for its socket when the folder has a long path', async () => {
  const long = join(folder, 'a-folder-with-a-rather-long-name'.repeat(3), 'postgres');
  const { url } = await holdReady(long);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const socket = new URL(url).searchParams.get('host') ?? '';
  expect(socket.startsWith(tmpdir())).toBe(true);
  expect(Buffer.byteLength(socket)).toBeLessThan(90);
  await killAll(await postmaster(long));
  await rm(socket, { recursive: true, force: true });
});

it('does not use a socket folder that somebody else has laid out', async () => {
  await mkdir(directory, { recursive: true });
  await symlink(tmpdir(), join(directory, 'socket'));
  const script = await hold();
  expect(await script.ended).toBe(1);
  expect(script.output()).toMatch(/belongs to somebody else/);
});
