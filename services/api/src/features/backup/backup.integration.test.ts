import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { create, extract } from 'tar';
import { parseConfig, type Config } from '../../platform/config/config';
import { migrate } from '../../platform/database/migrate';
import { createLog } from '../../platform/http/log';
import { convertForgottenNotes } from '../notes/notes.service';
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { openFiles, readWhole } from '@kotoba/files';
import * as backup from './backup';
import { runBucket } from '../../../../../engines/files/src/testing/bucket';
import { parseManifest, type Manifest } from './manifest';
import * as restoring from './restore';
import { backUpWhenDue } from './schedule';

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

async function configFor(connectionString: string, env: NodeJS.ProcessEnv = {}): Promise<Config> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  return parseConfig({ DATABASE_URL: connectionString, DATA_DIR: dataDir, ...env });
}

interface Options {
  readonly config: Config;
  readonly file: string;
}

/** With the store that the configuration names. */
const withFiles = async <Given extends { readonly config: Config }>(given: Given) => ({
  log,
  files: await openFiles(given.config.files),
  ...given,
});
const backUp = async (options: Options) => backup.backUp(await withFiles(options));
const restore = async (options: Options) => restoring.restore(await withFiles(options));
const check = async (options: Options) => restoring.checkBackup(await withFiles(options));

async function tablesOf(file: string): Promise<Manifest> {
  const place = await mkdtemp(join(folder, 'look-'));
  await extract({ file, cwd: place });
  return parseManifest(await readFile(join(place, 'manifest.json')));
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
  const { tables } = await backUp({ config: source, file });
  writing = false;
  await writers;
  expect(tables.find(({ name }) => name === 'notes')?.rows).toBeGreaterThan(0);
  expect(tables.map(({ name }) => name)).not.toContain('dictionary');

  const target = await configFor(await emptyDatabase());
  const { kept } = await restore({ config: target, file });
  expect(kept).toBeNull();
  expect(await readFile(join(target.dataDir, 'media/pictures/a.svg'), 'utf8')).toBe('<svg/>');
  expect(await readdir(target.dataDir)).toEqual(['media']);
  expect(await readdir(join(target.dataDir, 'media/pictures'))).toEqual(['a.svg']);

  const again = join(folder, 'again.tar.gz');
  await backUp({ config: target, file: again });
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
  await backUp({ config, file });

  const connectionString = await emptyDatabase();
  await restore({ config: await configFor(connectionString), file });
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
  await backUp({ config: await configFor(old), file });
  expect((await tablesOf(file)).schema).toBe(oldest);

  const target = await emptyDatabase();
  await restore({ config: await configFor(target), file });
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

const PASSPHRASE = 'correct horse battery staple';

const flipped =
  (where: number) =>
  (bytes: Buffer): Buffer => {
    const at = Math.floor(bytes.length * where);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  };

/** Source: DATA-8. */
it('is proved without touching anything', async () => {
  const config = await configFor(server.connectionString);
  await mkdir(join(config.dataDir, 'media/audio'), { recursive: true });
  await writeFile(join(config.dataDir, 'media/audio/a.wav'), 'RIFF');
  const file = join(folder, 'proved.tar.gz');
  const { tables } = await backUp({ config, file });
  const nowhere = parseConfig({
    DATABASE_URL: 'postgresql://127.0.0.1:9/none',
    DATA_DIR: join(folder, 'none'),
  });
  const proof = await check({ config: nowhere, file });
  expect(proof).toMatchObject({ name: file, media: 1, isSealed: false });
  expect(proof.manifest.tables).toEqual(tables);
  await expect(readdir(nowhere.dataDir)).rejects.toThrow(/ENOENT/);
});

/** Source: DATA-9. */
describe('with a key', () => {
  const sealedWith = async (key: string): Promise<string> => {
    const file = join(folder, `${Math.random().toString(36).slice(2)}.age`);
    await backUp({ config: await configFor(server.connectionString, { BACKUP_KEY: key }), file });
    return file;
  };
  const checkWith = async (key: string | undefined, file: string) =>
    check({ config: await configFor('postgresql://127.0.0.1:9/none', { BACKUP_KEY: key }), file });

  it('a passphrase seals it, in a format that age opens, too', async () => {
    const file = await sealedWith(PASSPHRASE);
    const sealed = await readFile(file);
    expect(sealed.includes('Sato')).toBe(false);
    expect((await checkWith(PASSPHRASE, file)).isSealed).toBe(true);
    const decrypter = new Decrypter();
    decrypter.addPassphrase(PASSPHRASE);
    expect(gunzipSync(await decrypter.decrypt(sealed)).includes('manifest.json')).toBe(true);
    const target = await emptyDatabase();
    await restore({ config: await configFor(target, { BACKUP_KEY: PASSPHRASE }), file });
    expect((await query(target, 'select id from users')).length).toBeGreaterThan(0);
  });

  it('a public key seals what its secret key alone opens, each from a file, with remarks', async () => {
    const [secret, other] = [await generateIdentity(), await generateIdentity()];
    const keyFile = join(folder, 'key.txt');
    await writeFile(keyFile, `# created: today\n# public key: age1…\n${secret}\n`);
    const file = await sealedWith(await identityToRecipient(secret));
    expect((await checkWith(keyFile, file)).isSealed).toBe(true);
    expect((await checkWith(secret, await sealedWith(keyFile))).isSealed).toBe(true);
    await expect(checkWith(other, file)).rejects.toThrow(/does not open with the key of BACKUP_KEY/);
    await expect(checkWith(PASSPHRASE, file)).rejects.toThrow(/does not open/);
    await expect(checkWith(await identityToRecipient(secret), file)).rejects.toThrow(/only closes backups/);
  });

  it('says that it is missing, wrong, or cannot be read', async () => {
    const file = await sealedWith(PASSPHRASE);
    await expect(checkWith(undefined, file)).rejects.toThrow(/is encrypted: name its key in BACKUP_KEY/);
    await expect(checkWith('another passphrase', file)).rejects.toThrow(/does not open/);
    await expect(checkWith('/no/where.txt', file)).rejects.toThrow(
      /file of BACKUP_KEY cannot be read: ENOENT/,
    );
    await expect(sealedWith('/no/where.txt')).rejects.toThrow(/BACKUP_KEY cannot be read/);
  });
});

/** Source: DATA-10. */
describe('by schedule', () => {
  const HOUR_MS = 60 * 60 * 1000;
  const scheduled = async (env: NodeJS.ProcessEnv, open = openFiles) => {
    const config = await configFor(server.connectionString, { BACKUP_EVERY: '6', BACKUP_KEEP: '2', ...env });
    const files = await open(config.files);
    let now = Date.now();
    const parts = { config, log, files, now: () => new Date(now) };
    return {
      parts,
      files,
      config,
      pass: (hours: number) => (now += hours * HOUR_MS),
      names: async () => (await backup.listBackups(files)).map(({ name }) => name),
    };
  };

  it('is written when the last one is old enough, by one of several that look at once', async () => {
    const { parts, pass, names } = await scheduled({});
    await Promise.all([1, 2, 3].map(() => backUpWhenDue(parts)));
    expect(await names()).toHaveLength(1);
    pass(5.9);
    await backUpWhenDue(parts);
    expect(await names()).toHaveLength(1);
    pass(0.2);
    await backUpWhenDue(parts);
    expect(await names()).toHaveLength(2);
  });

  it('is written into the bucket with the media of the bucket, sealed, and restored from there by its name', async () => {
    const bucket = await runBucket();
    try {
      const { endpoint, bucket: name, accessKey, secretKey } = bucket.settings;
      const env = {
        FILES_ENDPOINT: endpoint,
        FILES_BUCKET: name,
        FILES_KEY: accessKey,
        FILES_SECRET: secretKey,
        RELEASE_KEY: 'unused',
        BACKUP_KEY: PASSPHRASE,
      };
      const { parts, files, names, config } = await scheduled(env);
      await files.put('media/pictures/b.svg', '<svg/>');
      await backUpWhenDue(parts);
      const [written = ''] = await names();
      expect(written).toMatch(/^backups\/kotoba-.*\.tar\.gz\.age$/);
      expect(await readdir(config.dataDir)).toEqual(['backing-up']);
      expect(await readdir(join(config.dataDir, 'backing-up'))).toEqual([]);
      await files.remove('media/pictures/b.svg');
      const target = await configFor(await emptyDatabase(), env);
      await restore({ config: target, file: written });
      expect((await readWhole(files, 'media/pictures/b.svg'))?.toString()).toBe('<svg/>');
    } finally {
      await bucket.stop();
    }
  });

  it('removes what is older than it is kept, never the newest, and nothing when none could be written', async () => {
    const { parts, files, names, config, pass } = await scheduled({});
    const [old, other] = ['backups/kotoba-old.tar.gz', 'backups/kotoba-other.tar.gz'];
    for (const name of [old, other]) await files.put(name, name);
    await utimes(join(config.dataDir, old), 0, 0);
    pass(7);
    const put = jest.spyOn(files, 'put').mockImplementation(async (_name, content) => {
      (content as Readable).destroy();
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
    await expect(backUpWhenDue(parts)).rejects.toThrow(/ENOSPC/);
    expect(await names()).toEqual([other, old]);
    expect(await readdir(join(config.dataDir, 'backing-up'))).toEqual([]);
    put.mockRestore();
    await backUpWhenDue(parts);
    expect((await names()).slice(1)).toEqual([other]);
  });
});

describe('refuses, and changes nothing:', () => {
  let file: string;
  beforeAll(async () => {
    file = join(folder, 'whole.tar.gz');
    await backUp({ config: await configFor(server.connectionString), file });
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
    await expect(restore({ config: await configFor(connectionString), file: damaged })).rejects.toThrow(
      message,
    );
    expect(await query(connectionString, `select to_regclass('users') as table`)).toEqual([{ table: null }]);
  });

  it('a file that is no archive', async () => {
    const text = join(folder, 'text');
    await writeFile(text, 'no archive');
    const config = await configFor(await emptyDatabase());
    await expect(restore({ config, file: text })).rejects.toThrow(/text is no backup of Kotoba/);
  });

  /** Two backups of the same, one of them sealed: by a key, since a passphrase takes its time by design. */
  let whole: { env: NodeJS.ProcessEnv; bytes: Buffer }[];
  beforeAll(async () => {
    whole = [];
    for (const env of [{}, { BACKUP_KEY: await generateIdentity() }]) {
      const source = join(folder, 'source');
      await backUp({ config: await configFor(server.connectionString, env), file: source });
      whole.push({ env, bytes: await readFile(source) });
    }
  });

  it.each([
    ['cut off in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), /is cut off/],
    ['without its last bytes', (bytes: Buffer) => bytes.subarray(0, -6), /is cut off/],
    ['with a changed byte', flipped(0.5), /is damaged/],
    ['with a changed byte near its end', flipped(0.999), /is damaged/],
    ['that is empty', () => Buffer.alloc(0), /is cut off|no manifest/],
  ])('a file %s', async (_name, damage, message) => {
    for (const { env, bytes } of whole) {
      const damaged = join(folder, 'damaged');
      await writeFile(damaged, damage(bytes));
      const connectionString = await emptyDatabase();
      const config = await configFor(connectionString, env);
      // A sealed one that is cut off does not say where it was to end.
      const expected = 'BACKUP_KEY' in env ? /is damaged|is no backup|is cut off|no manifest/ : message;
      await expect(check({ config, file: damaged })).rejects.toThrow(expected);
      await expect(restore({ config, file: damaged })).rejects.toThrow(expected);
      expect(await readdir(config.dataDir)).toEqual([]);
      expect(await query(connectionString, `select to_regclass('users') as table`)).toEqual([
        { table: null },
      ]);
    }
  });

  it('a database that holds something', async () => {
    const config = await configFor(server.connectionString);
    await expect(restore({ config, file })).rejects.toThrow(/is not empty/);
  });
});
