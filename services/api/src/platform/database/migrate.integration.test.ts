import { readFileSync } from 'node:fs';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster';
import { packageFile } from '../package-file';
import { migrate, requireKnownSchema, UnknownSchema } from './migrate';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const { entries } = JSON.parse(readFileSync(packageFile('drizzle/meta/_journal.json'), 'utf8')) as {
  entries: { tag: string; when: number }[];
};

/** What a server of the version before would break on. */
const TAKES_AWAY =
  /\bdrop (table|column|view|function|type)\b|\brename\b|\bset (data )?type\b|\bset not null\b/i;
const ADDS_DUTY = /\badd column\b(?=[^;]*\bnot null\b)(?![^;]*\bdefault\b)/i;

/** Source: OPS-30. Those of before have no running version that knows less. */
test.each(entries.slice(17).map(({ tag }) => tag))('%s says what code it needs if it takes away', (tag) => {
  const text = readFileSync(packageFile(`drizzle/${tag}.sql`), 'utf8');
  if (TAKES_AWAY.test(text) || ADDS_DUTY.test(text))
    expect(text).toMatch(/update "?drizzle"?\."?oldest_code"?/i);
});

/** Source: OPS-30. */
test('code that the schema has left behind neither migrates nor calls itself ready', async () => {
  await expect(requireKnownSchema(client)).resolves.toBeUndefined();
  await client.query('update drizzle.oldest_code set knows = $1', [entries.at(-1)?.when]);
  await expect(requireKnownSchema(client)).resolves.toBeUndefined();
  await client.query('update drizzle.oldest_code set knows = knows + 1');
  await expect(requireKnownSchema(client)).rejects.toThrow(UnknownSchema);
  await expect(migrate(database.connectionString)).rejects.toThrow(/newer Kotoba/);
});

test('an empty database, and one of before the rule, are known', async () => {
  await client.query('drop schema drizzle cascade');
  await expect(requireKnownSchema(client)).resolves.toBeUndefined();
  await client.query('create schema drizzle');
  await expect(requireKnownSchema(client)).resolves.toBeUndefined();
});

/** Source: OPS-31. */
test('a migration that must wait for a table lets the others read it meanwhile', async () => {
  const last = entries.findIndex(({ tag }) => tag === '0016_keys_by_age');
  await client.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  await migrate(database.connectionString, { until: entries[last - 1]?.when });

  const reader = new pg.Client({ connectionString: database.connectionString });
  await reader.connect();
  await reader.query('begin');
  await reader.query('select count(*) from idempotency_keys');
  const migrating = migrate(database.connectionString);
  // It asks for the table, gives up, and asks again: who comes in between waits for one try, not for the reader.
  const waiting = async () =>
    (await client.query(`select 1 from pg_locks where not granted and relation is not null`)).rowCount ?? 0;
  while ((await waiting()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await client.query("set statement_timeout = '10s'");
  await client.query('select count(*) from idempotency_keys');
  await reader.query('commit');
  await reader.end();
  await migrating;
  await expect(requireKnownSchema(client)).resolves.toBeUndefined();
});
