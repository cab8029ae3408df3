import { quiz, start } from '../../features/learning/testing/quiz';
import type { RequestOptions } from '../../testing/inject';
import { awaitMail, tokenOf } from '../../testing/mails';
import { callsOf, type Call } from '../../testing/openapi-calls';
import type { TestLearner } from '../../testing/test-server';
import {
  addWords,
  manyWords,
  readEntry,
  START,
  startWordServer,
  type WordServer,
} from '../../features/vocabulary/testing/word-server';
import { createDatabase, createPool } from '../database/database';
import { createToken, findSessionByToken, hashToken } from './login-sessions.repository';

let server: WordServer;
let everyCall: Call[];
beforeAll(async () => {
  server = await startWordServer();
  everyCall = callsOf(JSON.parse(JSON.stringify(server.app.swagger())));
});
afterAll(() => server.close());

describe("another learner's ids", () => {
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
  /** ISO numbers of countries belong to nobody, and what is said of a request is only written down. */
  const isPlace = (name: string): boolean =>
    /(^id|Id|_id|Ids|_ids)$/.test(name) && name !== 'countryId' && name !== 'requestId';
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
          id === undefined
            ? value
            : Array.isArray(value)
              ? [id]
              : typeof value === 'string'
                ? String(id)
                : id,
        ];
      }),
    );
    const file = path.endsWith('/photo') && {
      body: Buffer.from('x'),
      headers: { 'content-type': 'image/png' },
    };
    return {
      method,
      url: [url, [...needed, ...query].join('&')].filter(Boolean).join('?'),
      ...(body ? { body: filled } : {}),
      ...file,
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
    owner = await server.createLearner();
    const [word = 0, second = 0] = await addWords(owner, manyWords(2));
    const { user_topic_id: collection, topic_id: topic } = await readEntry(owner, word);
    const session = await start(owner, [word, second], 2);
    await quiz(owner, session).answer(second, 'word 2');
    const note = (await owner.inject({ url: '/capture-notes', body: { content: 'WORD - xyzzy' } })).json()
      .note.id;
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
    calls = everyCall.filter((call) => placesOf(call).length > 0);
  });
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
});

describe('a token that is none', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const NEW = 'Mizu-wo-nomu-1';
  const PUBLIC = [
    'signIn',
    'signUp',
    'forgotPassword',
    'resetPassword',
    'verifyEmail',
    'listCountries',
    'listMailbox',
    'reportError',
    'getDemoWord',
    'getDemoAudio',
  ];

  let clock = START.getTime();
  const pass = (days: number): void => server.setNow(new Date((clock += days * DAY)));
  let calls: Call[];
  /** What is sent as the header, by why it must not be accepted. */
  const dead: Record<string, string> = {};

  const signIn = async ({ email, password }: TestLearner): Promise<string> =>
    (await server.inject({ url: '/auth/signin', body: { email, password } })).json().token;
  const ask = ({ method, path, body }: Call, headers: Record<string, string>) =>
    server.inject({
      method,
      url: path.replace(/\{[^}]+\}/g, '1'),
      headers,
      ...(body ? { body } : {}),
    });

  /** What kills a token must have been done: else the token lives on, and what follows would prove nothing. */
  async function succeed(answer: Promise<{ statusCode: number; body: string }>): Promise<void> {
    const { statusCode, body } = await answer;
    if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  }

  /** One token for each way to die, each of which lived before. */
  async function makeDeadTokens(): Promise<void> {
    const old = await server.createLearner();
    for (let day = 20; day <= 80; day += 20) {
      pass(20);
      expect((await old.inject({ url: '/auth/check-auth', method: 'POST' })).statusCode).toBe(200);
    }
    const idle = await server.createLearner();
    pass(30);
    dead['older than 90 days'] = old.token;
    dead['idle for 30 days'] = idle.token;

    const learner = await server.createLearner();
    dead['signed out'] = learner.token;
    await succeed(learner.inject({ url: '/auth/signout', method: 'POST' }));

    const owner = await server.createLearner();
    dead['revoked as a device'] = await signIn(owner);
    const { devices } = (await owner.inject('/account/devices')).json();
    const other = devices.find(({ current }: { current: boolean }) => !current);
    await succeed(owner.inject({ url: `/account/devices/${other.id}`, method: 'DELETE' }));

    dead['of before a password change'] = await signIn(owner);
    const change = { currentPassword: owner.password, password: NEW, confirmPassword: NEW };
    await succeed(owner.inject({ url: '/account/password', body: change }));
    // Mails overtake one another: the one with the link is the newest only when the one about the change is there.
    await awaitMail(server.inject, owner.email);

    dead['of before a reset'] = owner.token;
    await succeed(server.inject({ url: '/auth/forgot-password', body: { email: owner.email } }));
    const token = tokenOf(await awaitMail(server.inject, owner.email, 2));
    const reset = { token, password: NEW, confirmPassword: NEW };
    await succeed(server.inject({ url: '/auth/reset-password', body: reset }));

    const gone = await server.createLearner();
    dead['of a deleted account'] = gone.token;
    await succeed(gone.inject({ url: '/account', method: 'DELETE', body: { password: gone.password } }));

    const unverified = await server.createLearner({ verified: false });
    await unverified.inject({ url: '/auth/resend-verification', body: {} });
    dead['of a mail'] = tokenOf(await awaitMail(server.inject, unverified.email));
    dead['of another suite'] = createToken();
    for (const [why, value] of Object.entries(dead)) dead[why] = `Bearer ${value}`;

    const living = (await server.createLearner()).token;
    dead['the stored hash'] = `Bearer ${hashToken(living).toString('base64url')}`;
    dead['cut off'] = `Bearer ${living.slice(0, -1)}`;
    dead['with something behind'] = `Bearer ${living} x`;
    dead['twice'] = `Bearer ${living}, Bearer ${living}`;
    dead['of another scheme'] = `Basic ${living}`;
    dead['without a scheme'] = living;
    dead['in another case'] = `Bearer ${living.toLowerCase()}A`;
    dead['padded'] = `Bearer ${living}=`;
    dead.nothing = '';
  }

  beforeAll(async () => {
    calls = everyCall.filter(({ operationId }) => !PUBLIC.includes(operationId));
    await makeDeadTokens();
  });
  it('means something: a living token is let in where a dead one is not', async () => {
    const learner = await server.createLearner();
    const readings = calls.filter(({ method }) => method === 'GET');
    expect(readings.length).toBeGreaterThan(15);
    for (const call of readings) {
      const answer = await ask(call, { authorization: `Bearer ${learner.token}` });
      expect([call.operationId, answer.statusCode]).not.toEqual([call.operationId, 401]);
    }
  });

  it('accepts no revoked, expired, malformed or foreign token on any route', async () => {
    const accepted: string[] = [];
    for (const [why, authorization] of Object.entries(dead)) {
      const answers = await Promise.all(calls.map((call) => ask(call, { authorization })));
      answers.forEach((answer, i) => {
        const isRefused = answer.statusCode === 401 && answer.json().code === 'UNAUTHORIZED';
        const challenge = answer.headers['www-authenticate'];
        if (!isRefused || challenge !== 'Bearer') {
          accepted.push(`${why}: ${calls[i]?.operationId} ${answer.statusCode} ${challenge}`);
        }
        expect(answer.body).not.toMatch(/\bat \/|select |stack/);
      });
    }
    expect(accepted).toEqual([]);
    expect(calls.length).toBeGreaterThan(45);
    expect(Object.keys(dead)).toHaveLength(18);
  });

  it('takes a living token from the header alone', async () => {
    const { token } = await server.createLearner();
    for (const call of calls) {
      const inQuery = await ask(
        {
          ...call,
          path: `${call.path}?token=${token}&access_token=${token}&authorization=Bearer%20${token}`,
        },
        {},
      );
      const inCookie = await ask(call, { cookie: `token=${token}; authorization=Bearer ${token}` });
      expect([call.operationId, inQuery.statusCode, inCookie.statusCode]).toEqual([
        call.operationId,
        401,
        401,
      ]);
    }
  });

  it('lets a learner without a verified email only check, sign out, verify and resend', async () => {
    const { inject } = await server.createLearner({ verified: false });
    const open = ['checkAuth', 'signOut', 'resendVerification'];
    for (const { operationId, method, path, body } of calls) {
      if (open.includes(operationId)) continue;
      const url = path.replace(/\{[^}]+\}/g, '1');
      const answer = await inject({ method, url, ...(body ? { body } : {}) });
      expect([operationId, answer.statusCode, answer.json().code]).toEqual([
        operationId,
        403,
        'EMAIL_UNVERIFIED',
      ]);
    }
  });
});

test.each([
  ['a connection', false, ['session']],
  ['no connection behind a pooler', true, []],
])('%s keeps the statement that finds a session', async (_, isBehindPooler, kept) => {
  const { connectionString, platform } = server;
  const pool = createPool({ connectionString, log: platform.log, max: 1, isBehindPooler });
  await findSessionByToken(createDatabase(pool), createToken(), new Date());
  const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements');
  expect(rows.map(({ name }) => name)).toEqual(kept);
  await pool.end();
});
