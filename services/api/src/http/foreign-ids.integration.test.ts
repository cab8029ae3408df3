import { quiz, start } from '../learning/testing/quiz';
import type { RequestOptions } from '../testing/inject';
import { callsOf, type Call } from '../testing/openapi-calls';
import type { TestLearner } from '../testing/test-server';
import {
  addWords,
  manyWords,
  readEntry,
  startWordServer,
  type WordServer,
} from '../vocabulary/testing/word-server';

let server: WordServer;
let owner: TestLearner;
let stranger: TestLearner;
let ids: Record<Kind, number>;
let calls: Call[];

/** One id that nobody has. */
const MISSING = 2_000_000_000;
const kinds = ['word', 'session', 'note', 'collection', 'topic', 'device', 'message', 'import'] as const;
type Kind = (typeof kinds)[number];

/** Whose id a place wants, by its name and by the address it stands in. */
const wanted: readonly [place: RegExp, path: RegExp, kind: Kind][] = [
  [/session/i, /./, 'session'],
  [/user_?topic/i, /./, 'collection'],
  [/topic/i, /./, 'topic'],
  [/message/i, /./, 'message'],
  [/vocabular/i, /./, 'word'],
  [/import/, /./, 'import'],
  [/^id$/, /^\/vocabulary\/import\//, 'import'],
  [/^id$/, /^\/vocabulary\//, 'word'],
  [/^id$/, /^\/capture-notes\//, 'note'],
  [/^id$/, /^\/topics\//, 'collection'],
  [/^id$/, /^\/learn\/session\//, 'session'],
  [/^id$/, /^\/account\/devices\//, 'device'],
];
/** ISO numbers of countries belong to nobody. */
const isPlace = (name: string): boolean => /(^id|Id|_id|Ids|_ids)$/.test(name) && name !== 'countryId';
const kindOf = (name: string, path: string): Kind => {
  const found = wanted.find(([place, where]) => place.test(name) && where.test(path));
  if (!found) throw new Error(`Say above whose id "${name}" of ${path} is`);
  return found[2];
};

interface Place {
  readonly name: string;
  readonly kind: Kind;
}
const placesOf = ({ path, pathParameters, queryParameters, body = {} }: Call): Place[] =>
  [...pathParameters, ...queryParameters, ...Object.keys(body)]
    .filter(isPlace)
    .map((name) => ({ name, kind: kindOf(name, path) }));

/** Parameters without which a call is not understood. */
const neededBy = [
  ['/audio', 'variant=en_word'],
  ['/export', 'format=json'],
] as const;

/** The call with `idFor` in every place for an id. */
function fill(call: Call, idFor: (place: Place) => number): RequestOptions {
  const { method, path, queryParameters, body } = call;
  const places = new Map(placesOf(call).map((place) => [place.name, idFor(place)]));
  const query = queryParameters.filter(isPlace).map((name) => `${name}=${places.get(name)}`);
  const needed = neededBy.filter(([end]) => path.endsWith(end)).map(([, parameter]) => parameter);
  const url = path.replace(/\{([^}]+)\}/g, (_, name: string) => String(places.get(name) ?? 'x'));
  const filled = Object.fromEntries(
    Object.entries(body ?? {}).map(([name, value]) => {
      const id = places.get(name);
      return [
        name,
        id === undefined ? value : Array.isArray(value) ? [id] : typeof value === 'string' ? String(id) : id,
      ];
    }),
  );
  return {
    method,
    url: [url, [...needed, ...query].join('&')].filter(Boolean).join('?'),
    ...(body ? { body: filled } : {}),
  };
}

/** Every row of the learner, in every table that has learners' rows. */
async function rowsOf({ id }: TestLearner): Promise<string> {
  const { pool } = server.platform;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  expect(tables.length).toBeGreaterThan(12);
  const parts = [await pool.query('select to_jsonb(u)::text as row from users u where id = $1', [id])];
  for (const { name } of tables) {
    const text = `select to_jsonb(t)::text as row from ${name} t where user_id = $1 order by 1`;
    parts.push(await pool.query(text, [id]));
  }
  return JSON.stringify(parts.map(({ rows }) => rows));
}

beforeAll(async () => {
  server = await startWordServer();
  owner = await server.createLearner();
  const [word = 0, second = 0] = await addWords(owner, manyWords(2));
  const { user_topic_id: collection, topic_id: topic } = await readEntry(owner, word);
  const session = await start(owner, [word, second], 2);
  await quiz(owner, session).answer(second, 'word 2');
  const note = (await owner.inject({ url: '/capture-notes', body: { content: 'WORD - xyzzy' } })).json().note
    .id;
  const sent = await owner.inject({ url: '/chat/send', body: { content: 'umbrella' } });
  const message = sent.json().assistantMessage.id;
  const device = (await owner.inject('/account/devices')).json().devices[0].id;
  const file = await owner.inject({
    url: '/vocabulary/import/preview',
    body: 'english,japanese\ncloud,雲',
    headers: { 'content-type': 'text/csv' },
  });
  ids = { word, session, note, collection, topic, device, message, import: file.json().import_id };
  for (const kind of kinds) expect([kind, ids[kind]]).toEqual([kind, expect.any(Number)]);
  stranger = await server.createLearner();
  calls = callsOf(JSON.parse(JSON.stringify(server.app.swagger()))).filter(
    (call) => placesOf(call).length > 0,
  );
});
afterAll(() => server.close());

it('knows every call that takes an id', () => {
  expect(calls.length).toBeGreaterThanOrEqual(31);
});

it("answers another learner's ids as missing ones on every call, and leaves them as they are", async () => {
  const before = await rowsOf(owner);
  const problems: unknown[] = [];
  for (const call of calls) {
    const foreign = await stranger.inject(fill(call, ({ kind }) => ids[kind]));
    const missing = await stranger.inject(fill(call, () => MISSING));
    if (foreign.statusCode !== 404 || foreign.body !== missing.body)
      problems.push([call.operationId, foreign.statusCode, foreign.body, missing.statusCode]);
  }
  expect(problems).toEqual([]);
  expect(await rowsOf(owner)).toBe(before);
});

it("reads and changes nothing with any of another learner's ids in any place", async () => {
  const before = await rowsOf(owner);
  for (const call of calls) {
    // Here the ids of the stranger's own devices would be met by chance.
    if (call.path.startsWith('/account/devices')) continue;
    const absent = await stranger.inject(fill(call, () => MISSING));
    for (const id of new Set(Object.values(ids))) {
      const answer = await stranger.inject(fill(call, () => id));
      expect([call.operationId, id, answer.body]).toEqual([call.operationId, id, absent.body]);
    }
  }
  expect(await rowsOf(owner)).toBe(before);
});

it('lets the owner in, so that the refusals mean something', async () => {
  const readings = calls.filter(({ method, path }) => method === 'GET' && !path.endsWith('/audio'));
  for (const call of readings) {
    const answer = await owner.inject(fill(call, ({ kind }) => ids[kind]));
    expect([call.operationId, answer.statusCode]).toEqual([call.operationId, 200]);
  }
});
