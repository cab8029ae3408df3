import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { vocabulary } from '../vocabulary/vocabulary.tables';
import { addWords, manyWords, readEntry, sharedWordServer } from '../vocabulary/testing/word-server';
import type { TestLearner } from '../testing/test-server';
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
      { rows?: unknown[] } | undefined
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

describe('the export', () => {
  test('has every row of every table that has the learner’s rows', async () => {
    const learner = await createBusyLearner(server);
    await createBusyLearner(server);
    const tables = await exportOf(learner);
    const counts = await countRows(server, learner.id);
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    const exported = Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]));
    expect(exported).toEqual({ users: 1, ...counts });
    for (const [name, rows] of Object.entries(tables)) {
      const owner = name === 'users' ? 'id' : 'userId';
      expect(new Set(rows.map((row) => row[owner]))).toEqual(new Set([learner.id]));
    }
  });

  test('has every column but the hashes of password and tokens, with the times as the API gives them', async () => {
    const learner = await createBusyLearner(server);
    const answer = await learner.inject('/account/export');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="kotoba-export.json"',
      'content-length': String(Buffer.byteLength(answer.body)),
    });
    const { tables } = answer.json<{ tables: Tables }>();
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
  test('leaves no row in any table, and everything of the others', async () => {
    const [learner, stranger] = [await createBusyLearner(server), await createBusyLearner(server)];
    const theirs = await countRows(server, stranger.id);
    expect((await erase(learner)).json()).toEqual({ success: true });
    const left = await countRows(server, learner.id);
    expect(Object.entries(left).filter(([, count]) => count > 0)).toEqual([]);
    const { rows } = await server.platform.pool.query('select 1 from users where id = $1', [learner.id]);
    expect(rows).toEqual([]);
    expect(await countRows(server, stranger.id)).toEqual(theirs);
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

  test('leaves no job with anything of the learner', async () => {
    const learner = await createBusyLearner(server);
    await erase(learner);
    const ofLearner = async (): Promise<number> => {
      const { rows } = await server.platform.pool.query<{ count: number }>(
        `select count(*)::int as count from pgboss.job where data->>'userId' = $1 or data::text like '%' || $2 || '%'`,
        [String(learner.id), learner.email],
      );
      return rows[0]?.count ?? 0;
    };
    await until(async () => (await ofLearner()) === 0);
  });

  test('takes the learner’s recordings and pictures along, but not those that another one has too', async () => {
    const [learner, stranger] = [await server.createLearner(), await server.createLearner()];
    const [mine] = await addWords(learner, [{ en_word: 'mine', hiragana: 'わたし' }]);
    const [shared] = await addWords(learner, [{ en_word: 'shared', hiragana: 'みんな' }]);
    const [theirs] = await addWords(stranger, [{ en_word: 'shared', hiragana: 'みんな' }]);
    const folder = join(server.platform.config.dataDir, 'media');
    const own = `${'a'.repeat(40)}.wav`;
    const both = `${'b'.repeat(40)}.wav`;
    await mkdir(join(folder, 'audio'), { recursive: true });
    for (const name of [own, both]) await writeFile(join(folder, 'audio', name), 'RIFF');
    const say = (name: string, id: number | undefined) =>
      server.platform.pool.query('update vocabulary set ja_word_audio = $1 where id = $2', [name, id]);
    await say(own, mine);
    await say(both, shared);
    await say(both, theirs);
    const pictureOf = async (id: number | undefined): Promise<string> => {
      const { rows } = await server.platform.pool.query('select word_image from vocabulary where id = $1', [
        id,
      ]);
      return join(folder, 'pictures', rows[0].word_image);
    };
    const [myPicture, ourPicture] = [await pictureOf(mine), await pictureOf(theirs)];
    expect([myPicture, ourPicture].map(existsSync)).toEqual([true, true]);

    await erase(learner);
    await until(() => !existsSync(join(folder, 'audio', own)) && !existsSync(myPicture));
    await until(async () =>
      (await readdir(join(folder, 'audio'))).every((name) => !name.endsWith('.removed')),
    );
    expect(await readdir(join(folder, 'audio'))).toEqual([both]);
    expect(existsSync(ourPicture)).toBe(true);
  });

  test('leaves the pictures of another one’s word whose deletion can still be undone', async () => {
    const [learner, stranger] = [await server.createLearner(), await server.createLearner()];
    const words = [
      { en_word: 'kept', hiragana: 'のこる' },
      { en_word: 'gone', hiragana: 'きえる' },
    ];
    const [, gone] = await addWords(learner, words);
    const [kept] = await addWords(stranger, words.slice(0, 1));
    const { rows } = await server.platform.pool.query<{ id: number; word_image: string }>(
      'select id, word_image from vocabulary where id = any($1)',
      [[kept, gone]],
    );
    const pictures = new Map(
      rows.map(({ id, word_image }) => [
        id,
        join(server.platform.config.dataDir, 'media/pictures', word_image),
      ]),
    );
    await stranger.inject({ url: `/vocabulary/${kept}`, method: 'DELETE' });
    await learner.inject({ url: `/vocabulary/${gone}`, method: 'DELETE' });
    await erase(learner);
    await until(() => !existsSync(pictures.get(gone ?? 0) ?? ''));
    expect(existsSync(pictures.get(kept ?? 0) ?? '')).toBe(true);
  });

  test('knows the pictures that a word can go back to: the learner’s go, another one’s stay', async () => {
    const [learner, stranger] = [await server.createLearner(), await server.createLearner()];
    const [mine] = await addWords(learner, [
      { en_word: 'repainted', hiragana: 'ぬりなおす' },
      { en_word: 'painted by both', hiragana: 'ふたり' },
    ]);
    const [theirs] = await addWords(stranger, [{ en_word: 'painted by both', hiragana: 'ふたり' }]);
    const fileOf = async (one: TestLearner, id = 0): Promise<string> =>
      join(
        server.platform.config.dataDir,
        ((await readEntry(one, id)).word_image_url ?? '').replace('/api/', ''),
      );
    const [myFirst, theirFirst] = [await fileOf(learner, mine), await fileOf(stranger, theirs)];
    const repaint = ({ inject }: TestLearner, vocabulary_id = 0) =>
      inject({ url: '/vocabulary/regenerate', body: { vocabulary_id, regenerate_type: 'images' } });
    await repaint(learner, mine);
    await repaint(stranger, theirs);
    expect(await fileOf(learner, mine)).not.toBe(myFirst);

    await erase(learner);
    await until(() => !existsSync(myFirst));
    await until(async () =>
      (await readdir(join(server.platform.config.dataDir, 'media/pictures'))).every(
        (name) => !name.endsWith('.removed'),
      ),
    );
    expect(existsSync(theirFirst)).toBe(true);
  });
});
