import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { vocabulary } from '../vocabulary/vocabulary.tables';
import { addWords, manyWords, sharedWordServer } from '../vocabulary/testing/word-server';
import type { TestLearner } from '../../testing/test-server';
import { countRows, readTables, sharedTables } from './testing/all-tables';
import { createBusyLearner } from './testing/busy-learner';

const server = sharedWordServer();

type Tables = Record<string, Record<string, unknown>[]>;
async function exportOf({ inject }: TestLearner): Promise<Tables> {
  const answer = await inject('/account/export');
  expect(answer.statusCode).toBe(200);
  return answer.json<{ tables: Tables }>().tables;
}
const erase = ({ inject, password }: TestLearner) =>
  inject({ url: '/account', method: 'DELETE', body: { password } });

/** The most rows that any statement gave while `work` ran. */
async function mostRows(work: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const answers = (await Promise.all(query.mock.results.map(({ value }) => value as unknown))) as (
      | { rows?: unknown[] }
      | undefined
    )[];
    return Math.max(...answers.map((answer) => answer?.rows?.length ?? 0));
  } finally {
    query.mockRestore();
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; !(await condition()); attempt += 1) {
    if (attempt > 400) throw new Error('It did not happen');
    await sleep(25);
  }
}

test('every table says whose its rows are, or is known to be nobody’s', async () => {
  const { others } = await readTables(server);
  expect(others).toEqual([...sharedTables]);
});

const check = async ({ inject }: TestLearner) =>
  (await inject({ url: '/auth/check-auth', method: 'POST' })).statusCode;
const signIn = async (email: string, password: string) =>
  server.inject({ url: '/auth/signin', body: { email, password } });

describe('the profile', () => {
  test('changes what is given and nothing else', async () => {
    const learner = await server.createLearner();
    const patch = { lastName: ' Müller ', countryId: 276, email: 'x@example.com', emailVerified: false };
    const changed = await learner.inject({ url: '/account/profile', method: 'PATCH', body: patch });
    expect(changed.json()).toEqual({
      user: {
        id: learner.id,
        email: learner.email,
        emailVerified: true,
        firstName: 'Hana',
        lastName: 'Müller',
        countryId: 276,
      },
    });
    expect((await learner.inject('/account/profile')).json()).toEqual(changed.json());
    const cleared = await learner.inject({
      url: '/account/profile',
      method: 'PATCH',
      body: { countryId: null },
    });
    expect(cleared.json().user.countryId).toBeNull();
  });

  test.each([
    { firstName: 'A' },
    { lastName: '' },
    { countryId: 1000 },
    { countryId: 'Japan' },
    { firstName: null },
  ])('refuses %j', async (patch) => {
    const learner = await server.createLearner();
    const answer = await learner.inject({ url: '/account/profile', method: 'PATCH', body: patch });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the settings', () => {
  test('begin with defaults and keep what is changed', async () => {
    const learner = await server.createLearner();
    const defaults = {
      theme: 'system',
      furigana: true,
      furiganaOnHover: false,
      romaji: 'auto',
      strictness: 'standard',
      autoAdvance: true,
      autoplay: false,
      newPerDay: 20,
      reviewsPerDay: 200,
      sessionLength: '20',
      assistantAtHome: false,
      timeZone: 'UTC',
      language: 'en',
      level: 'N5',
      assistantOutside: false,
    };
    expect((await learner.inject('/account/settings')).json()).toEqual(defaults);
    const body = { theme: 'dark', timeZone: 'Asia/Tokyo', userId: 1, level: 'N1', assistantOutside: true };
    const changed = await learner.inject({ url: '/account/settings', method: 'PATCH', body });
    expect(changed.json()).toEqual({ ...defaults, theme: 'dark', timeZone: 'Asia/Tokyo' });
    const same = await learner.inject({ url: '/account/settings', method: 'PATCH', body: {} });
    expect(same.json()).toEqual(changed.json());
  });

  test.each([
    { theme: 'pink' },
    { strictness: 'normal' },
    { furigana: 'yes' },
    { romaji: 'sometimes' },
    { sessionLength: '7' },
    { newPerDay: -1 },
    { newPerDay: 1.5 },
    { timeZone: 'Mars/Olympus' },
    { timeZone: '+09:00' },
    { timeZone: '' },
  ])('refuse %j', async (patch) => {
    const learner = await server.createLearner();
    const answer = await learner.inject({ url: '/account/settings', method: 'PATCH', body: patch });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('INVALID_INPUT');
  });
});

describe('the password', () => {
  const change = (learner: TestLearner, currentPassword: string, password: string) =>
    learner.inject({
      url: '/account/password',
      body: { currentPassword, password, confirmPassword: password },
    });

  test('changes with the current one and signs out all other devices, and nobody else', async () => {
    const [learner, somebodyElse] = [await server.createLearner(), await server.createLearner()];
    const other = (await signIn(learner.email, learner.password)).json().token;
    expect((await change(learner, learner.password, 'New password 1')).json()).toEqual({ success: true });
    expect([await check(learner), await check(somebodyElse)]).toEqual([200, 200]);
    const headers = { authorization: `Bearer ${other}` };
    expect((await server.inject({ url: '/auth/check-auth', method: 'POST', headers })).statusCode).toBe(401);
    expect((await signIn(learner.email, learner.password)).statusCode).toBe(400);
    expect((await signIn(learner.email, 'New password 1')).statusCode).toBe(200);
  });

  test('stays when the current one is wrong', async () => {
    const learner = await server.createLearner();
    const answer = await change(learner, 'Wrong password 1', 'New password 1');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('INVALID_CREDENTIALS');
    expect((await signIn(learner.email, learner.password)).statusCode).toBe(200);
  });
});

describe('the devices', () => {
  test('are listed and signed out one by one', async () => {
    const learner = await server.createLearner();
    const other = await server.inject({
      url: '/auth/signin',
      body: { email: learner.email, password: learner.password },
      headers: { 'user-agent': 'Kitchen tablet' },
    });
    const { devices } = (await learner.inject('/account/devices')).json();
    expect(devices).toHaveLength(2);
    const tablet = devices.find((device: { userAgent: string }) => device.userAgent === 'Kitchen tablet');
    expect(tablet).toMatchObject({ current: false, address: '127.0.0.1' });

    const revoked = await learner.inject({ url: `/account/devices/${tablet.id}`, method: 'DELETE' });
    expect(revoked.json()).toEqual({ success: true });
    const headers = { authorization: `Bearer ${other.json().token}` };
    expect((await server.inject({ url: '/auth/check-auth', method: 'POST', headers })).statusCode).toBe(401);
    expect((await learner.inject('/account/devices')).json().devices).toMatchObject([{ current: true }]);
  });

  test("cannot be another learner's", async () => {
    const [learner, stranger] = await Promise.all([server.createLearner(), server.createLearner()]);
    const [device] = (await stranger.inject('/account/devices')).json().devices;
    const answer = await learner.inject({ url: `/account/devices/${device.id}`, method: 'DELETE' });
    expect(answer.statusCode).toBe(404);
    expect(await check(stranger)).toBe(200);
  });
});

describe('the export', () => {
  test('has every row of every table that has the learner’s rows, and every column but those of secrets', async () => {
    const learner = await createBusyLearner(server);
    await createBusyLearner(server);
    const answer = await learner.inject('/account/export');
    const { tables } = answer.json<{ tables: Tables }>();
    const counts = await countRows(server, learner.id);
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    const exported = Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));
    expect(exported).toEqual({ users: 1, ...counts });
    for (const [name, rows] of Object.entries(tables)) {
      const owner = name === 'users' ? 'id' : 'userId';
      expect(new Set(rows.map((row) => row[owner]))).toEqual(new Set([learner.id]));
    }

    // Every column but the hashes of password and tokens, with the times as the API gives them.
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="kotoba-export.json"',
      'content-length': String(Buffer.byteLength(answer.body)),
    });
    const { rows } = await server.platform.pool.query<{ table_name: string; count: number }>(
      `select table_name, count(*)::int as count from information_schema.columns
       where table_schema = 'public' and column_name not in ('password_hash', 'token_hash') group by 1`,
    );
    for (const [name, found] of Object.entries(tables)) {
      const columns = rows.find(({ table_name }) => table_name === name)?.count;
      expect([name, Object.keys(found[0] ?? {}).length]).toEqual([name, columns]);
    }
    expect(answer.body).not.toMatch(/argon2|passwordHash|tokenHash/);
    const [word] = tables.vocabulary ?? [];
    expect(word).toMatchObject({
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  test('keeps texts as they are, whatever is in them', async () => {
    const learner = await server.createLearner();
    const hostile = 'a"b\\c</script>\u2028\n猫\u{1f408} {"tables":{}} 100% \'; drop';
    const [id] = await addWords(learner, manyWords(1));
    await learner.inject({ url: `/vocabulary/${id}`, method: 'PATCH', body: { notes: hostile } });
    expect((await exportOf(learner)).vocabulary).toMatchObject([{ notes: hostile }]);
  });

  test('holds few rows at a time, however many words there are, and leaves no file', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, manyWords(1));
    const { db, config } = server.platform;
    const copied = sql`topic_id, en_word, ja_word, hiragana, romaji, part_of_speech, status, search_text, sort_key, reading_key`;
    await db.execute(
      sql`insert into ${vocabulary} (user_id, ${copied}) select user_id, ${copied}
        from ${vocabulary}, generate_series(1, 2999) where user_id = ${learner.id} and id = ${id}`,
    );
    let words: unknown[] | undefined;
    const most = await mostRows(async () => {
      words = (await exportOf(learner)).vocabulary;
    });
    expect(words).toHaveLength(3000);
    expect(most).toBeLessThanOrEqual(200);
    expect(await readdir(join(config.dataDir, 'exports'))).toEqual([]);
  });
});

describe('the end of an account', () => {
  test('leaves no row in any table and no job with anything of the learner, and everything of the others', async () => {
    const [learner, stranger] = [await createBusyLearner(server), await createBusyLearner(server)];
    const theirs = await countRows(server, stranger.id);
    expect((await erase(learner)).json()).toEqual({ success: true });
    const left = await countRows(server, learner.id);
    expect(Object.entries(left).filter(([, count]) => count > 0)).toEqual([]);
    const { rows } = await server.platform.pool.query('select 1 from users where id = $1', [learner.id]);
    expect(rows).toEqual([]);
    expect(await countRows(server, stranger.id)).toEqual(theirs);
    const ofLearner = async (): Promise<number> => {
      const { rows } = await server.platform.pool.query<{ count: number }>(
        `select count(*)::int as count from pgboss.job where data->>'userId' = $1 or data::text like '%' || $2 || '%'`,
        [String(learner.id), learner.email],
      );
      return rows[0]?.count ?? 0;
    };
    await until(async () => (await ofLearner()) === 0);
  });

  test('may take longer than other statements, because of all the words that go with it', async () => {
    const learner = await server.createLearner();
    const { pool } = server.platform;
    await pool.query(`create table test_seen (timeout text)`);
    await pool.query(`create function test_see() returns trigger language plpgsql as
      $$ begin insert into test_seen values (current_setting('statement_timeout')); return old; end $$`);
    await pool.query(
      `create trigger test_see before delete on users for each row execute function test_see()`,
    );
    expect((await erase(learner)).statusCode).toBe(200);
    const { rows } = await pool.query<{ timeout: string }>('select timeout from test_seen');
    await pool.query('drop trigger test_see on users; drop function test_see; drop table test_seen');
    expect(rows).toEqual([{ timeout: '2min' }]);
  });

  test('takes the learner’s files along, but none that another one’s word names, can go back to, or had when it was deleted', async () => {
    const [learner, stranger] = [await server.createLearner(), await server.createLearner()];
    const { pool, config } = server.platform;
    const [audio, pictures] = ['audio', 'pictures'].map((name) => join(config.dataDir, 'media', name));
    if (!audio || !pictures) throw new Error('two folders');
    const word = async (one: TestLearner, en_word: string): Promise<number> => {
      const [id = 0] = await addWords(one, [{ en_word, hiragana: 'ことば' }]);
      return id;
    };
    const pictureOf = async (id: number): Promise<string> => {
      const { rows } = await pool.query('select word_image from vocabulary where id = $1', [id]);
      return join(pictures, rows[0].word_image);
    };
    const repaint = ({ inject }: TestLearner, vocabulary_id: number) =>
      inject({ url: '/vocabulary/regenerate', body: { vocabulary_id, regenerate_type: 'images' } });
    const remove = ({ inject }: TestLearner, id: number) =>
      inject({ url: `/vocabulary/${id}`, method: 'DELETE' });
    const recording = async (sign: string, ...ids: number[]): Promise<string> => {
      const name = `${sign.repeat(40)}.wav`;
      await mkdir(audio, { recursive: true });
      await writeFile(join(audio, name), 'RIFF');
      await pool.query('update vocabulary set ja_word_audio = $1 where id = any($2)', [name, ids]);
      return join(audio, name);
    };

    const [mine, shared, repainted, both, gone, kept] = [
      await word(learner, 'mine'),
      await word(learner, 'shared'),
      await word(learner, 'repainted'),
      await word(learner, 'painted by both'),
      await word(learner, 'gone'),
      await word(learner, 'kept'),
    ];
    const [theirs, theirBoth, theirKept] = [
      await word(stranger, 'shared'),
      await word(stranger, 'painted by both'),
      await word(stranger, 'kept'),
    ];
    const goes = [
      await recording('a', mine),
      await pictureOf(mine),
      await pictureOf(repainted),
      await pictureOf(gone),
    ];
    const stays = [
      await recording('b', shared, theirs),
      await pictureOf(theirs),
      await pictureOf(theirBoth),
      await pictureOf(theirKept),
    ];
    expect([await pictureOf(both), await pictureOf(kept)]).toEqual(stays.slice(2));
    await repaint(learner, repainted);
    await repaint(stranger, theirBoth);
    expect(goes).not.toContain(await pictureOf(repainted));
    await remove(stranger, theirKept);
    await remove(learner, gone);
    expect([...goes, ...stays].filter((file) => !existsSync(file))).toEqual([]);

    await erase(learner);
    await until(() => goes.every((file) => !existsSync(file)));
    await until(async () =>
      [...(await readdir(audio)), ...(await readdir(pictures))].every((name) => !name.endsWith('.removed')),
    );
    expect(stays.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('needs the password', async () => {
    const learner = await server.createLearner();
    const refused = await erase({ ...learner, password: 'Wrong password 1' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().code).toBe('INVALID_CREDENTIALS');
    expect(await check(learner)).toBe(200);
  });

  test('ends every session, and nobody can sign in to it any more', async () => {
    const learner = await server.createLearner();
    const other = (await signIn(learner.email, learner.password)).json().token;
    expect((await erase(learner)).json()).toEqual({ success: true });
    expect(await check(learner)).toBe(401);
    const headers = { authorization: `Bearer ${other}` };
    expect((await server.inject({ url: '/auth/check-auth', method: 'POST', headers })).statusCode).toBe(401);
    expect((await signIn(learner.email, learner.password)).json().code).toBe('INVALID_CREDENTIALS');
  });
});
