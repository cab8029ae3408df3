import type pg from 'pg';
import { createPool } from '../../../../services/api/src/platform/database/database';
import { createLog } from '../../../../services/api/src/platform/http/log';
import { createTestDatabase, type TestDatabase } from '../../../../services/api/src/testing/test-cluster';
import { fixtureTranslations, loadFixtureDictionary } from '../testing/fixture-dictionary';
import { createDictionaryRepository } from './dictionary.repository';
import { loadFrom } from './load-dictionary';
import { loadTranslationsFrom } from './load-translations';

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
const states = async () =>
  (await pool.query('select filled, version from dictionary_state order by filled')).rows;
const headwords = async () =>
  (await pool.query('select distinct headword from translations order by 1')).rows.map(
    ({ headword }) => headword,
  );
const load = (version: string, lines: string[]) =>
  loadTranslationsFrom({ version, lines: async () => lines }, { pool, onProgress: quiet });

describe('LANG-11: loading', () => {
  test('loads once, says how far it is, and leaves the dictionary alone', async () => {
    await loadFrom(
      { version: 'words', lines: async () => ['傘[かさ]\tn||umbrella\t5\t200'] },
      { pool, onProgress: quiet },
    );
    const lines = jest.fn(fixtureTranslations);
    const fractions: number[] = [];
    const start = () =>
      loadTranslationsFrom({ version: 'a', lines }, { pool, onProgress: (done) => fractions.push(done) });
    await start();
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    await Promise.all([start(), start()]);
    expect(lines).toHaveBeenCalledTimes(1);
    expect(await states()).toEqual([
      { filled: 'dictionary', version: 'words' },
      { filled: 'translations', version: 'a' },
    ]);
  });

  test('two servers that start together load once', async () => {
    const lines = jest.fn(fixtureTranslations);
    const start = () => loadTranslationsFrom({ version: 'together', lines }, { pool, onProgress: quiet });
    await Promise.all([start(), start(), start()]);
    expect(lines).toHaveBeenCalledTimes(1);
  });

  test('a newer version replaces all; one that fails in the middle leaves what was there', async () => {
    await load('old', ['cat\tnoun\t猫[ねこ]|']);
    await load('new', ['dog\tnoun\t犬[いぬ]|']);
    expect(await headwords()).toEqual(['dog']);
    await expect(load('broken', ['bee\tnoun\t蜂[はち]|', 'bird\tnoun\t鳥[とり]|\0'])).rejects.toThrow();
    expect(await headwords()).toEqual(['dog']);
    expect(await states()).toContainEqual({ filled: 'translations', version: 'new' });
  });

  test('headwords of one key are counted on, tabs and quotes of a remark kept', async () => {
    await load('odd', [
      'turkey\tnoun\t七面鳥[しちめんちょう]|a "bird"',
      'Turkey\tname\tトルコ|',
      String.raw`the turkey` + `\t\t鳥[とり]|` + String.raw`back\slash`,
    ]);
    const { rows } = await pool.query('select headword, place, remark from translations order by place');
    expect(rows).toEqual([
      { headword: 'turkey', place: 0, remark: 'a "bird"' },
      { headword: 'Turkey', place: 1, remark: null },
      { headword: 'the turkey', place: 2, remark: String.raw`back\slash` },
    ]);
  });
});

describe('LANG-11: the translations of the repository', () => {
  beforeAll(() => loadFixtureDictionary(pool));

  test('are those of the keys, in the order of the keys and of the dictionary', async () => {
    const found = await createDictionaryRepository(pool).translations(['umbrella', 'nothing', 'station']);
    expect(found.map(({ key, place, written }) => [key, place, written])).toEqual([
      ['umbrella', 0, '傘'],
      ['station', 0, '駅'],
      ['station', 1, '停留所'],
    ]);
    expect(found[0]).toEqual({
      key: 'umbrella',
      place: 0,
      partOfSpeech: 'noun',
      written: '傘',
      kana: 'かさ',
      remark: 'cloth-covered frame used for protection against rain or sun',
    });
  });

  test.each([
    ['傘', 'かさ', ['umbrella']],
    ['大きい', 'おおきい', ['big', 'large']],
    ['料理', 'りょうり', ['cooking']],
    ['辛い', 'からい', ['spicy']],
    ['辛い', 'つらい', []],
    ['笠', 'かさ', []],
    ['ない言葉', 'ないことば', []],
  ])('%s (%s) is the translation of %j', async (written, kana, english) => {
    expect(await createDictionaryRepository(pool).englishOf(written, kana)).toEqual(english);
  });

  test('a meaning of our dictionary comes first, in its order', async () => {
    const dictionary = createDictionaryRepository(pool);
    expect(await dictionary.englishOf('問題', 'もんだい')).toEqual(['question', 'problem']);
    expect(await dictionary.englishOf('電車', 'でんしゃ')).toEqual(['train']);
  });

  test('a homophone in kana has nothing, a word usually in kana or in another spelling has all', async () => {
    await loadFrom(
      {
        version: 'words in kana',
        lines: async () => [
          '鞄[かばん]\tn|uk|bag\t5\t200',
          '傘[かさ]\tn||umbrella\t5\t200',
          '見る[みる];観る[みる]\tv1||to see/to watch\t5\t200',
          '勉強[べんきょう]\tn,vs||study\t5\t200',
        ],
      },
      { pool, onProgress: quiet },
    );
    await load('of words in kana', [
      'bag\tnoun\t鞄[かばん]|',
      'homework\tnoun\t勉強[べんきょう]|',
      'look\tverb\t見る[みる]|',
      'study\tverb\t勉強[べんきょう]|',
      'umbrella\tnoun\t傘[かさ]|',
      'watch\tverb\t観る[みる]|',
    ]);
    const dictionary = createDictionaryRepository(pool);
    expect(await dictionary.englishOf('かばん', 'かばん')).toEqual(['bag']);
    expect(await dictionary.englishOf('かさ', 'かさ')).toEqual([]);
    expect(await dictionary.englishOf('観る', 'みる')).toEqual(['watch', 'look']);
    expect(await dictionary.englishOf('勉強', 'べんきょう')).toEqual(['study', 'homework']);
    expect(await dictionary.englishOf('勉強する', 'べんきょうする')).toEqual(['study']);
  });

  test.each(["'", '\\', '%', '/', '\0', ' ', '', 'する', '🗻', 'x'.repeat(500)])(
    'survive %j',
    async (text) => {
      const dictionary = createDictionaryRepository(pool);
      await expect(dictionary.translations([text])).resolves.toEqual([]);
      await expect(dictionary.englishOf(text, text)).resolves.toEqual([]);
    },
  );

  test('are found by their indexes', async () => {
    const client = await pool.connect();
    await client.query('set enable_seqscan = off');
    const plan = async (where: string) =>
      JSON.stringify((await client.query(`explain select 1 from translations where ${where}`)).rows);
    const byKey = await plan("key = any('{a,b}')");
    const byWord = await plan("(written, kana) in (select * from unnest('{a,b}'::text[], '{a,b}'::text[]))");
    client.release();
    expect(byKey).toContain('translations_key_place_pk');
    expect(byWord).toContain('translations_by_word');
  });
});
