import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { create, extract } from 'tar';
import { parseConfig, type Config } from '../../platform/config/config';
import { migrate } from '../../platform/database/migrate';
import { createLog } from '../../platform/http/log';
import { convertForgottenNotes } from '../notes/notes.service';
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { backUp } from './backup';
import { readManifest, type Manifest } from './manifest';
import { restore } from './restore';

const log = createLog('fatal');
let folder: string;
let server: TestServer;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kotoba-backup-'));
  server = await startTestServer();
});

afterAll(async () => {
  await server.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** A database without any table, as somebody who restores would make one. */
async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase();
  databases.push(database);
  await query(
    database.connectionString,
    'drop schema public cascade; drop schema drizzle cascade; drop schema if exists pgboss cascade; create schema public',
  );
  return database.connectionString;
}

async function configFor(connectionString: string): Promise<Config> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  return parseConfig({ DATABASE_URL: connectionString, DATA_DIR: dataDir });
}

async function tablesOf(file: string): Promise<Manifest> {
  const place = await mkdtemp(join(folder, 'look-'));
  await extract({ file, cwd: place });
  return readManifest(place);
}

async function note(content: string): Promise<number> {
  const learner = await server.createLearner();
  const answer = await learner.inject({ url: '/capture-notes', body: { content } });
  return answer.statusCode;
}

it('brings back every row of one moment, while others write', async () => {
  await note('WORD - umbrella');
  const source = await configFor(server.connectionString);
  await mkdir(join(source.dataDir, 'media/pictures'), { recursive: true });
  await writeFile(join(source.dataDir, 'media/pictures/a.svg'), '<svg/>');
  await writeFile(join(source.dataDir, 'media/pictures/.half-written'), '<sv');
  let writing = true;
  const writers = (async () => {
    while (writing) await note('PHRASE - 二つ\tの\\行\nです');
  })();
  const file = join(folder, 'full.tar.gz');
  const { tables } = await backUp({ config: source, log, file });
  writing = false;
  await writers;
  expect(tables.find(({ name }) => name === 'notes')?.rows).toBeGreaterThan(0);
  expect(tables.map(({ name }) => name)).not.toContain('dictionary');

  const target = await configFor(await emptyDatabase());
  const { kept } = await restore({ config: target, log, file });
  expect(kept).toBeNull();
  expect(await readFile(join(target.dataDir, 'media/pictures/a.svg'), 'utf8')).toBe('<svg/>');
  expect(await readdir(target.dataDir)).toEqual(['media']);
  expect(await readdir(join(target.dataDir, 'media/pictures'))).toEqual(['a.svg']);

  const again = join(folder, 'again.tar.gz');
  await backUp({ config: target, log, file: again });
  const { createdAt: before, ...first } = await tablesOf(file);
  const { createdAt: after, ...second } = await tablesOf(again);
  expect(second).toEqual(first);
  expect(after > before).toBe(true);
});

it('gives no id to a second thing, and converts the notes that waited', async () => {
  const config = await configFor(server.connectionString);
  const learner = await server.createLearner();
  const [last] = await query(server.connectionString, 'select max(id)::int as id from notes');
  await query(
    server.connectionString,
    `insert into notes (user_id, content) values (${learner.id}, 'WORD - cat'), (${learner.id}, 'WORD - dog')`,
  );
  await query(
    server.connectionString,
    `delete from notes where user_id = ${learner.id} and content = 'WORD - dog'`,
  );
  const file = join(folder, 'counters.tar.gz');
  await backUp({ config, log, file });

  const connectionString = await emptyDatabase();
  await restore({ config: await configFor(connectionString), log, file });
  await migrate(connectionString);
  const restored = await startTestServer({ connectionString });
  try {
    expect(await convertForgottenNotes(restored.platform)).toBe(1);
    expect(await convertForgottenNotes(restored.platform)).toBe(0);
    const [row] = await query(
      connectionString,
      `insert into notes (user_id, content) values (${learner.id}, 'WORD - bird') returning id`,
    );
    expect(row?.id).toBeGreaterThan(Number(last?.id ?? 0) + 2);
  } finally {
    await restored.close();
  }
});

it('loads a backup of an older schema, which the next start brings up to date', async () => {
  const journal = JSON.parse(
    await readFile(join(__dirname, '../../../drizzle/meta/_journal.json'), 'utf8'),
  ) as {
    entries: { when: number }[];
  };
  const oldest = journal.entries[0]?.when ?? 0;
  const old = await emptyDatabase();
  await migrate(old, { until: oldest });
  await query(
    old,
    `insert into users (email, password_hash, first_name, last_name) values ('a@example.org', 'x', 'Aiko', 'Mori')`,
  );
  const file = join(folder, 'old.tar.gz');
  await backUp({ config: await configFor(old), log, file });
  expect((await tablesOf(file)).schema).toBe(oldest);

  const target = await emptyDatabase();
  await restore({ config: await configFor(target), log, file });
  await migrate(target);
  expect(await query(target, 'select email from users')).toEqual([{ email: 'a@example.org' }]);
});

async function changed(file: string, change: (place: string) => Promise<void>): Promise<string> {
  const place = await mkdtemp(join(folder, 'change-'));
  await extract({ file, cwd: place });
  await change(place);
  const out = join(folder, `${Math.random().toString(36).slice(2)}.tar.gz`);
  await create({ gzip: true, file: out, cwd: place }, await readdir(place));
  return out;
}

describe('refuses, and changes nothing:', () => {
  let file: string;
  beforeAll(async () => {
    file = join(folder, 'whole.tar.gz');
    await backUp({ config: await configFor(server.connectionString), log, file });
  });

  const cases: [string, (place: string) => Promise<void>, RegExp][] = [
    [
      'a changed table',
      async (place) => {
        const users = join(place, 'tables/users');
        const content = await readFile(users, 'utf8');
        expect(content).toContain('Sato');
        await writeFile(users, content.replace('Sato', 'Kato'));
      },
      /users of this backup is damaged/,
    ],
    ['a missing manifest', (place) => rm(join(place, 'manifest.json')), /no manifest/],
    [
      'a manifest with a table that is no name',
      async (place) => {
        const manifest = join(place, 'manifest.json');
        await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"users"', '"users; drop"'));
      },
      /cannot be read/,
    ],
    [
      'a newer schema',
      async (place) => {
        const manifest = join(place, 'manifest.json');
        await writeFile(
          manifest,
          (await readFile(manifest, 'utf8')).replace(/"schema": \d+/, '"schema": 9999999999999'),
        );
      },
      /newer Kotoba/,
    ],
  ];
  it.each(cases)('%s', async (_name, change, message) => {
    const connectionString = await emptyDatabase();
    const damaged = await changed(file, change);
    await expect(restore({ config: await configFor(connectionString), log, file: damaged })).rejects.toThrow(
      message,
    );
    const [{ table } = { table: null }] = await query(
      connectionString,
      `select to_regclass('users') as table`,
    );
    if (table !== null) expect(await query(connectionString, 'select id from users')).toEqual([]);
  });

  it('a file that is no archive', async () => {
    const text = join(folder, 'text');
    await writeFile(text, 'no archive');
    const config = await configFor(await emptyDatabase());
    await expect(restore({ config, log, file: text })).rejects.toThrow(/cannot be unpacked/);
  });

  it('a database that holds something', async () => {
    const config = await configFor(server.connectionString);
    await expect(restore({ config, log, file })).rejects.toThrow(/is not empty/);
  });
});
