import type pg from 'pg';
import { createPool } from '../../../../services/api/src/platform/database/database';
import { createLog } from '../../../../services/api/src/platform/http/log';
import { createTestDatabase, type TestDatabase } from '../../../../services/api/src/testing/test-cluster';
import { fixtureLines, loadFixtureDictionary } from '../testing/fixture-dictionary';
import { createDictionaryRepository } from './dictionary.repository';
import { loadFrom } from './load-dictionary';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ connectionString: database.connectionString, log: createLog('fatal') });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const quiet = () => undefined;
const count = async () => Number((await pool.query('select count(*) from dictionary')).rows[0].count);

test('loads every line once and says how far it is', async () => {
  const lines = await fixtureLines();
  const fractions: number[] = [];
  await loadFrom({ version: 'a', lines: fixtureLines }, { pool, onProgress: (done) => fractions.push(done) });
  expect(await count()).toBe(lines.length);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(fractions.at(-1)).toBe(1);
});

test('does nothing when the version is loaded, and replaces an older one', async () => {
  await loadFixtureDictionary(pool);
  const lines = jest.fn(async () => ['傘[かさ]\tn||umbrella\t5\t200']);
  await loadFrom({ version: 'fixture', lines }, { pool, onProgress: quiet });
  expect(lines).not.toHaveBeenCalled();
  await loadFrom({ version: 'newer', lines }, { pool, onProgress: quiet });
  expect(await count()).toBe(1);
});

test('a load that fails in the middle leaves the old dictionary as it was', async () => {
  await loadFixtureDictionary(pool);
  const before = await count();
  const broken = async () => ['傘[かさ]\tn||umbrella\t5\t200', '傘[かさ]\tn||umbrella\t5\tnot a number'];
  await expect(loadFrom({ version: 'broken', lines: broken }, { pool, onProgress: quiet })).rejects.toThrow();
  expect(await count()).toBe(before);
  const { rows } = await pool.query("select version from dictionary_state where filled = 'dictionary'");
  expect(rows).toEqual([{ version: 'fixture' }]);
  expect((await createDictionaryRepository(pool).byKeys(['umbrella'])).length).toBeGreaterThan(0);
});

test('two servers that start together load once', async () => {
  const lines = jest.fn(fixtureLines);
  const load = () => loadFrom({ version: 'together', lines }, { pool, onProgress: quiet });
  await Promise.all([load(), load(), load()]);
  expect(lines).toHaveBeenCalledTimes(1);
});

test('keeps tabs, backslashes and quotes of a line as they are', async () => {
  const line = String.raw`縦\横[たてよこ]` + `\tn||it's "50%" _here_\t\t7`;
  await loadFrom({ version: 'odd', lines: async () => [line] }, { pool, onProgress: quiet });
  const { rows } = await pool.query('select forms, senses from dictionary');
  expect(rows).toEqual([{ forms: String.raw`縦\横[たてよこ]`, senses: `n||it's "50%" _here_` }]);
});

describe('the dictionary repository', () => {
  beforeAll(() => loadFixtureDictionary(pool));

  test('finds a word by a whole meaning, spelling or reading, in any kind of kana', async () => {
    const dictionary = createDictionaryRepository(pool);
    for (const key of ['umbrella', '傘', 'かさ', 'カサ']) {
      const words = await dictionary.byKeys([key]);
      expect(words.map(({ forms }) => forms[0]?.kanji)).toContain('傘');
    }
    expect(await dictionary.byKeys(['umbrell'])).toEqual([]);
  });

  test('uses its index', async () => {
    const client = await pool.connect();
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(
      `explain select id from dictionary where array_to_tsvector(dictionary_grams(search_text)) @@ '''傘'':*'`,
    );
    client.release();
    expect(JSON.stringify(rows)).toContain('dictionary_search');
  });

  test.each(["'", '\\', '%', '_', '/', '\0', ' ', '', '&|!', "a'b", ':*', '🗻', 'x'.repeat(500)])(
    'survives %j',
    async (key) => {
      const dictionary = createDictionaryRepository(pool);
      await expect(dictionary.byKeys([key])).resolves.toEqual([]);
      await expect(dictionary.byLastWords(key)).resolves.toEqual([]);
      await expect(dictionary.containing(key, 3)).resolves.toEqual(expect.any(Array));
    },
  );
});
