import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster';

/**
 * Tables that are not spread over shards by their learner, and why: a `reference` table lies on every node, a `local`
 * one on the first alone. All others are spread. See docs/scale.md.
 */
const EXCEPTIONS: Readonly<Record<string, readonly [kind: 'reference' | 'local', reason: string]>> = {
  users: ['reference', 'every row of a learner refers to it'],
  account_sessions: ['local', 'found by a token, before the learner is known'],
  account_settings: ['local', 'read with the session'],
  mail_tokens: ['local', 'found by a token, before the learner is known'],
  audit_events: ['local', 'also of accounts that do not exist'],
  limit_counters: ['local', 'counts addresses as well as learners'],
  raised_limits: ['local', 'of networks'],
  dictionary: ['local', "asked alone, never joined to a learner's rows"],
  dictionary_state: ['local', 'of the dictionary'],
  translations: ['local', 'of the dictionary'],
};

interface Table {
  readonly name: string;
  readonly owner: 'missing' | 'nullable' | 'there';
  /** The columns of each unique index, the primary key among them. */
  readonly keys: readonly string[][];
  readonly references: readonly { to: string; columns: readonly [mine: string, theirs: string][] }[];
}

const TABLES = `
  select c.relname as name,
    coalesce((select case when attnotnull then 'there' else 'nullable' end from pg_attribute
      where attrelid = c.oid and attname = 'user_id'), 'missing') as owner,
    (select coalesce(jsonb_agg((select coalesce(jsonb_agg(attname), '[]') from pg_attribute
       where attrelid = c.oid and attnum = any(i.indkey))), '[]')
     from pg_index i where i.indrelid = c.oid and i.indisunique) as keys,
    (select coalesce(jsonb_agg(jsonb_build_object('to', f.confrelid::regclass::text, 'columns',
       (select jsonb_agg(jsonb_build_array(m.attname, t.attname)) from unnest(f.conkey, f.confkey) pair(mine, theirs)
        join pg_attribute m on m.attrelid = f.conrelid and m.attnum = pair.mine
        join pg_attribute t on t.attrelid = f.confrelid and t.attnum = pair.theirs))), '[]')
     from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as references
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;

const kindOf = (name: string) => EXCEPTIONS[name]?.[0] ?? 'spread';

/** What of a spread table Citus would refuse: whose a row is must be in every key and in every reference. */
function breachesOfSpread({ name, owner, keys, references }: Table): string[] {
  const isOwn = ([mine, theirs]: readonly [string, string]) => mine === 'user_id' && theirs === 'user_id';
  return [
    ...(owner === 'there' ? [] : [`${name}: user_id is ${owner}`]),
    ...keys
      .filter((key) => !key.includes('user_id'))
      .map((key) => `${name}: unique (${key.join(', ')}) without user_id`),
    ...references
      .filter(
        ({ to, columns }) => kindOf(to) !== 'reference' && !(kindOf(to) === 'spread' && columns.some(isOwn)),
      )
      .map(({ to }) => `${name}: refers to ${to} without user_id`),
  ];
}

function breachesOf(table: Table): string[] {
  if (kindOf(table.name) === 'spread') return breachesOfSpread(table);
  return table.references
    .filter(({ to }) => kindOf(to) === 'spread')
    .map(({ to }) => `${table.name}: refers to ${to}, which is spread`);
}

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const readTables = async () => (await client.query<Table>(TABLES)).rows;

/** Source: OPS-64. */
test('every table can be spread over shards by its learner, or says why not', async () => {
  const tables = await readTables();
  expect(tables.flatMap(breachesOf)).toEqual([]);
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(EXCEPTIONS)));
});

test('a new table that breaks a rule is told', async () => {
  await client.query(`
    create table plain (id integer primary key);
    create table hidden (user_id integer references users, id integer primary key);
    create table lost (user_id integer not null, topic_id integer not null, session_id integer unique
      references account_sessions, unique (user_id, topic_id),
      foreign key (topic_id, user_id) references topics (user_id, id))`);
  expect((await readTables()).flatMap(breachesOf)).toEqual([
    'hidden: user_id is nullable',
    'hidden: unique (id) without user_id',
    'lost: unique (session_id) without user_id',
    'lost: refers to account_sessions without user_id',
    'lost: refers to topics without user_id',
    'plain: user_id is missing',
    'plain: unique (id) without user_id',
  ]);
});
