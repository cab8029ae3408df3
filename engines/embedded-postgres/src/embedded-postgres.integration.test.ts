import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { runScript, type RunningScript } from '../../../services/api/src/testing/run-script';

/** As a first start, one written row and a stop leave it: the other tests begin with a copy. */
let made: string;
let firstEnd: number | null;
let folder: string;
let directory: string;
const started: { script: RunningScript; place: string }[] = [];
const others: ChildProcess[] = [];
/** Outside of the folder. */
const sockets: string[] = [];

jest.setTimeout(60_000);

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'kotoba-embedded-'));
  const { script, url } = await holdReady(join(made, 'postgres'));
  await write(url, 1);
  script.child.kill('SIGTERM');
  firstEnd = await script.ended;
  // On a busy disk PostgreSQL outlives the one who stops it.
  while (await isRunning(join(made, 'postgres'))) await sleep(20);
});
afterAll(() => rm(made, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kotoba-embedded-'));
  directory = join(folder, 'postgres');
});

afterEach(async () => {
  const held = started.splice(0);
  for (const { script } of held) {
    script.child.kill('SIGKILL');
    await script.ended;
  }
  for (const child of others.splice(0)) child.kill('SIGKILL');
  for (const place of new Set(held.map((one) => one.place))) {
    const pid = await postmaster(place).catch(() => null);
    if (pid !== null) await killAll(pid);
  }
  for (const place of [...sockets.splice(0), folder])
    await rm(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** With the owners of the files, too. */
const copyMade = async (place = directory): Promise<void> => {
  await promisify(execFile)('cp', ['-a', join(made, 'postgres'), place]);
};

async function hold(place = directory): Promise<RunningScript> {
  const script = await runScript('testing/hold-postgres.ts', { args: [place] });
  started.push({ script, place });
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

const isRunning = (place: string): Promise<boolean> =>
  postmaster(place).then(
    () => true,
    () => false,
  );

/** The postmaster and all its children. */
async function killAll(pid: number): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  for (const target of [pid, ...children.split(' ').filter(Boolean).map(Number)]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

const write = (url: string, value: number) =>
  query(url, `create table if not exists kept (value int); insert into kept values (${value})`);
const read = async (url: string) =>
  (await query<{ value: number }>(url, 'select value from kept order by value')).map(({ value }) => value);

it('starts in an empty folder, stops, and has its data at the next start, where what is acknowledged is on the disk', async () => {
  expect(firstEnd).toBe(0);
  await copyMade();
  const { url } = await holdReady();
  expect(await read(url)).toEqual([1]);
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
  await copyMade();
  const first = await holdReady();
  await write(first.url, 2);
  const orphan = await postmaster();
  first.script.child.kill('SIGKILL');
  await first.script.ended;

  const second = await holdReady();
  expect(await postmaster()).toBe(orphan);
  expect(await read(second.url)).toEqual([1, 2]);
});

it('starts after server and PostgreSQL were killed together, whoever has the number of the stale pid file', async () => {
  await copyMade();
  const rows = [1];
  for (let round = 2; round <= (LONG ? 4 : 2); round += 1) {
    const { script, url } = await holdReady();
    expect(await read(url)).toEqual(rows);
    rows.push(round);
    await write(url, round);
    const pid = await postmaster();
    script.child.kill('SIGKILL');
    await killAll(pid);
    await script.ended;
  }

  // PostgreSQL believes a living process of its own account.
  const isRoot = process.getuid?.() === 0;
  const stranger = spawn('sleep', ['60'], isRoot ? { uid: 65534, gid: 65534 } : {});
  others.push(stranger);
  const file = join(directory, 'data/postmaster.pid');
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, [stranger.pid, ...rest].join('\n'));

  const { url } = await holdReady();
  expect(await read(url)).toEqual(rows);
  expect(stranger.exitCode).toBeNull();
});

it('brings PostgreSQL back when it alone is killed', async () => {
  await copyMade();
  const { script, url } = await holdReady();
  const before = await postmaster();
  await killAll(before);
  await script.waitFor(/PostgreSQL ended/);
  let rows: number[] = [];
  while (rows.length === 0) {
    await sleep(50);
    rows = await read(url).catch(() => []);
  }
  expect(rows).toEqual([1]);
  expect(await postmaster()).not.toBe(before);
});

it('refuses a second server in one line, whatever the note about the first says, and leaves that one alone', async () => {
  await copyMade();
  const first = await holdReady();
  const before = await postmaster();
  const refuse = async (): Promise<string> => {
    const second = await hold();
    expect(await second.ended).toBe(1);
    return second.output();
  };
  expect(await refuse()).toBe(
    `DataDirectoryInUse: Another Kotoba server (process ${first.script.child.pid}) is using ${folder}. ` +
      'Stop it first, or start with another DATA_DIR and PORT.',
  );
  const note = join(directory, 'server.json');
  await rm(note);
  expect(await refuse()).toContain('Another Kotoba server');
  for (const wrong of ['no JSON', JSON.stringify({ pid: 1, identity: 'another boot' })]) {
    await writeFile(note, wrong);
    expect(await refuse()).toContain('Another Kotoba server');
  }
  expect(await postmaster()).toBe(before);
  expect(await read(first.url)).toEqual([1]);
});

it('takes a process that has ended, and whose parent has not asked how, for no owner', async () => {
  await copyMade();
  // The shell starts a child and becomes `sleep`, which asks after none.
  const parent = spawn('sh', ['-c', 'exec 3<&0; cat <&3 & echo $!; exec sleep 60'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  try {
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    const stat = (of: number | undefined): Promise<string> => readFile(`/proc/${of}/stat`, 'utf8');
    while (!(await stat(parent.pid)).includes('(sleep)')) await sleep(5);
    parent.stdin.end();
    while (!/\) Z /.test(await stat(pid))) await sleep(5);
    const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
    const started = (await stat(pid)).split(') ')[1]?.split(' ')[19];
    await writeFile(join(directory, 'server.json'), JSON.stringify({ pid, identity: `${boot}/${started}` }));
    const { url } = await holdReady();
    expect(await read(url)).toEqual([1]);
  } finally {
    parent.kill('SIGKILL');
  }
});

it('lets exactly one of three in that start on a new folder at once, and tidies up after a start that was cut off', async () => {
  await mkdir(join(directory, 'data.new-cut-off'), { recursive: true });
  await writeFile(join(directory, 'data.new-cut-off/half'), '');
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
  expect(await readdir(directory)).not.toContain('data.new-cut-off');
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

it('finds a short place for its socket when the folder has a long path', async () => {
  const long = join(folder, 'a-folder-with-a-rather-long-name'.repeat(3));
  await mkdir(long);
  const place = join(long, 'postgres');
  await copyMade(place);
  const { url } = await holdReady(place);
  expect(await read(url)).toEqual([1]);
  const socket = new URL(url).searchParams.get('host') ?? '';
  expect(socket.startsWith(tmpdir())).toBe(true);
  expect(Buffer.byteLength(socket)).toBeLessThan(90);
  sockets.push(socket);
});

it('does not use a socket folder that somebody else has laid out', async () => {
  await copyMade();
  await rm(join(directory, 'socket'), { recursive: true, force: true });
  await symlink(tmpdir(), join(directory, 'socket'));
  const script = await hold();
  expect(await script.ended).toBe(1);
  expect(script.output()).toMatch(/belongs to somebody else/);
});
