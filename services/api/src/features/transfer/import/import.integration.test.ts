import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_UPLOAD_BYTES } from '@kotoba/contracts';
import { zipSync } from 'fflate';
import { addWords, sharedWordServer, manyWords, readEntry } from '../../vocabulary/testing/word-server';
import type { TestLearner } from '../../../testing/test-server';
import {
  contents,
  finished,
  look,
  stateOf,
  take,
  upload,
  type ImportState,
  type Preview,
} from '../testing/importing';
import type { Platform } from '../../../platform/platform';
import { registry } from '../../../platform/metrics/metrics';
import { runImport } from './run-import';
import { removeAbandonedUploads } from '../../../platform/http/uploads';
import { CHUNK } from './store-file';
import fc from 'fast-check';
import { cleanText } from '@kotoba/contracts/learner-text';
import type { EntryInput } from '../../vocabulary/entry.schemas';
import { richWords } from '../testing/rich-words';
import { runDrawing } from '../pictures/draw-pictures';

jest.setTimeout(120_000);

const server = sharedWordServer();
let learner: TestLearner;
beforeEach(async () => {
  learner = await server.createLearner();
});

const CSV =
  'English,Japanese,Reading,Tags\r\numbrella,傘,かさ,"rain, things"\r\n\r\ntrain,電車,でんしゃ,\r\n';

describe('looking at a file', () => {
  it('says format, columns, and what each row would become, and changes nothing', async () => {
    const preview = await look(learner, CSV);
    expect(preview).toMatchObject({ format: 'csv', encoding: 'UTF-8', has_header: true, rows: 2, ready: 2 });
    expect(preview.columns).toEqual([
      { name: 'English', target: 'en_word' },
      { name: 'Japanese', target: 'japanese' },
      { name: 'Reading', target: 'reading' },
      { name: 'Tags', target: 'tags' },
    ]);
    expect(preview.first_rows[1]).toEqual({
      row: 4,
      cells: ['train', '電車', 'でんしゃ', ''],
      problem: null,
    });
    expect(await contents(learner)).toEqual([]);
  });

  it('names duplicates in the collection and in the file, and rows that are no words', async () => {
    await addWords(learner, [{ en_word: 'umbrella', kanji: '傘', hiragana: 'かさ' }]);
    const preview = await look(learner, `${CSV}train,電車,でんしゃ\r\n,雲,くも\r\ncloud,,\r\n`);
    expect(preview).toMatchObject({ rows: 5, ready: 1, duplicates: 2, invalid: 2 });
    expect(preview.problems).toEqual([
      { row: 2, code: 'DUPLICATE', message: 'You already have “umbrella”' },
      { row: 5, code: 'DUPLICATE', message: 'You already have “train”' },
      { row: 6, code: 'INVALID', message: 'English word is required' },
      { row: 7, code: 'INVALID', message: 'Write the word in hiragana, katakana or kanji' },
    ]);
  });

  it('judges columns without names by what is in them', async () => {
    const preview = await look(learner, '傘\tかさ\tumbrella\n駅\tえき\tstation\n', 'words.txt');
    expect(preview).toMatchObject({ format: 'tsv', has_header: false, rows: 2, ready: 2 });
    expect(preview.columns.map(({ target }) => target)).toEqual(['japanese', 'reading', 'en_word']);
  });

  it.each([
    ['en,ja', true],
    ['EN,JA', true],
    ['ja;en', true],
    ['番号,漢字,英語', true],
    ['note,ノート', false],
    ['example,例', false],
    ['円,en', false],
    ['cat,猫', false],
  ])('VOC-35 a heading is no row, and a word is no heading: "%s"', async (first, isHeading) => {
    const separator = first.includes(';') ? ';' : ',';
    const cells = first
      .split(separator)
      .map((name) => (/ja|漢字|ノート|猫|例|円/i.test(name) ? '傘' : 'umbrella'));
    const preview = await look(learner, `${first}\n${cells.join(separator)}\n`);
    expect(preview).toMatchObject({ has_header: isHeading, rows: isHeading ? 1 : 2 });
  });

  it('keeps the last of several files that are sent at the same time', async () => {
    const rows = Array.from({ length: 4 * CHUNK }, (_, i) => `word ${i},木${i}`).join('\n');
    const answers = await Promise.all([upload(learner, rows), upload(learner, rows), upload(learner, rows)]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes).toContain(200);
    expect(codes.filter((code) => ![200, 404, 409].includes(code))).toEqual([]);
  });

  it('keeps a file that was looked at when the next one cannot be read', async () => {
    const { import_id } = await look(learner, CSV);
    expect((await upload(learner, '')).statusCode).toBe(400);
    expect(await stateOf(learner, import_id)).toMatchObject({ status: 'draft', rows: 2 });
  });

  it('answers with the first rows at once when it is asked to, and judges the others later', async () => {
    const rows = Array.from({ length: 2 * CHUNK }, (_, i) => `word ${i % 150},木`).join('\n');
    const answer = await upload(learner, `English,Japanese\n${rows}`, 'words.csv', { brief: true });
    const brief = answer.json<Preview>();
    expect(brief).toMatchObject({ rows: 2 * CHUNK, checked: 20, ready: 20, duplicates: 0 });
    expect(brief.first_rows).toHaveLength(20);
    const url = `/vocabulary/import/${brief.import_id}/preview`;
    const whole = (await learner.inject({ url, body: {} })).json<Preview>();
    expect(whole).toMatchObject({ rows: 2 * CHUNK, checked: 2 * CHUNK, ready: 150, duplicates: 50 });
    expect(whole.first_rows).toEqual(brief.first_rows);
  });

  it('gives up the check of a choice when another is made', async () => {
    const rows = Array.from({ length: 10 * CHUNK }, (_, i) => `word ${i},木${i}`).join('\n');
    const { import_id } = await look(learner, rows);
    const choose = () => learner.inject({ url: `/vocabulary/import/${import_id}/preview`, body: {} });
    const answers = await Promise.all([choose(), choose(), choose()]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(2);
  });

  it('compares no row with all others, and looks for each reading of the collection once', async () => {
    await addWords(learner, [{ en_word: 'seen before', hiragana: 'き' }]);
    const rows = Array.from({ length: 5 * CHUNK }, (_, i) => `word ${i},き`).join('\n');
    const queries = jest.spyOn(server.platform.pool, 'query');
    const { ready } = await look(learner, rows);
    const lookups = queries.mock.calls.filter(([query]) =>
      JSON.stringify(query).includes('reading_key = wanted'),
    );
    queries.mockRestore();
    expect([ready, lookups.length]).toEqual([5 * CHUNK, 1]);
  });

  it('takes another choice of columns without another upload', async () => {
    const { import_id } = await look(learner, 'a,b\numbrella,かさ\n');
    const changed = await learner.inject({
      url: `/vocabulary/import/${import_id}/preview`,
      body: { targets: ['en_word', 'japanese'], has_header: true },
    });
    expect(changed.json()).toMatchObject({ rows: 1, ready: 1 });
    const wrong = await learner.inject({
      url: `/vocabulary/import/${import_id}/preview`,
      body: { targets: ['en_word', 'en_word'] },
    });
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'Two columns are meant for en word']);
  });
});

describe('files that cannot be read', () => {
  it.each([
    ['nothing', () => '', 'The file is empty.'],
    ['empty lines alone', () => '\r\n\r\n', 'The file is empty.'],
    ['a quotation mark without an end', () => 'english,japanese\n"umbrella,傘\n', /never closed/],
    ['too many columns', () => Array(101).fill('x').join(','), /101 columns; 100 are the most/],
    [
      'a zip of something else',
      () => Buffer.from(zipSync({ 'a.txt': new Uint8Array(3) })),
      /not an Anki package/,
    ],
    ['a damaged zip', () => Buffer.from('PK\x03\x04 and nothing else'), /damaged/],
    [
      'a damaged collection',
      () => Buffer.from(zipSync({ 'collection.anki2': new Uint8Array(4096).fill(7) })),
      /damaged/,
    ],
    ['binary data', () => Buffer.from([0, 1, 2, 3, 0, 0, 9]), /neither a table/],
    ['an unknown encoding', () => Buffer.from([0x61, 0xff, 0xff, 0x80, 0xff]), /encoding/],
  ])('refuses %s in clear words', async (_what, body, message) => {
    const answer = await upload(learner, body());
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.json<{ message: string }>().message).toMatch(message);
  });

  it('refuses a call without a file', async () => {
    const answer = await learner.inject({ url: '/vocabulary/import/preview', method: 'POST' });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      'The file is empty.',
    ]);
  });

  it('refuses a file that is too large', async () => {
    const answer = await upload(learner, Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'x'));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'TOO_LARGE']);
  });
});

describe('Japanese spreadsheets', () => {
  // “umbrella,傘,かさ” and “train,電車,でんしゃ” in the encodings of Japanese programs.
  it.each([
    ['SHIFT_JIS', '756d6272656c6c612c8e502c82a982b30d0a747261696e2c93648ed42c82c582f182b582e1'],
    ['EUC-JP', '756d6272656c6c612cbbb12ca4aba4b50d0a747261696e2cc5c5bcd62ca4c7a4f3a4b7a4e3'],
  ])('are read in %s', async (encoding, hex) => {
    const preview = await look(learner, Buffer.from(hex, 'hex'));
    expect(preview.encoding).toBe(encoding);
    expect(preview.first_rows.map(({ cells }) => cells)).toEqual([
      ['umbrella', '傘', 'かさ'],
      ['train', '電車', 'でんしゃ'],
    ]);
  });
});

describe('files on the disk', () => {
  const onDisk = async () => (await readdir(join(server.platform.config.dataDir, 'uploads'))).length;

  it('are at most three of one learner, and go when they are read', async () => {
    const rows = Array.from({ length: 20 * CHUNK }, (_, i) => `word ${i},木${i}`).join('\n');
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(learner, rows)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(3);
    expect(codes).toContain(200);
    expect(await onDisk()).toBe(0);
  });

  it('are removed when the server died before they were read', async () => {
    const folder = join(server.platform.config.dataDir, 'uploads');
    const [left, arriving] = [join(folder, 'left'), join(folder, 'arriving')];
    await mkdir(folder, { recursive: true });
    await Promise.all([writeFile(left, 'x'), writeFile(arriving, 'x')]);
    const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(left, before, before);
    await removeAbandonedUploads(server.platform.config.dataDir);
    expect(await readdir(folder)).toEqual(['arriving']);
    await rm(arriving);
  });
});

describe('taking a file in', () => {
  it('adds the words with their places and says what was left out', async () => {
    const state = await take(learner, `${CSV},雲,くも,\r\n`, { user_topic: 'From a sheet' });
    expect(state).toMatchObject({ status: 'done', created: 2, duplicates: 0, invalid: 1 });
    expect(state.problems).toEqual([{ row: 5, code: 'INVALID', message: 'English word is required' }]);
    expect(await contents(learner)).toMatchObject([
      {
        en_word: 'umbrella',
        kanji: '傘',
        tags: ['rain', 'things'],
        user_topic: 'From a sheet',
        status: true,
      },
      { en_word: 'train', hiragana: 'でんしゃ', topic: 'General' },
    ]);
  });

  it('counts its rows for whoever runs the server (OPS-51)', async () => {
    const figures = async (name: string) =>
      (await registry.getSingleMetric(name)?.get())?.values.map(({ value }) => value) ?? [];
    const counted = () => figures('kotoba_import_rows_total');
    const [created = 0, duplicates = 0, invalid = 0] = await counted();
    const [done = 0, failed = 0] = await figures('kotoba_imports_total');
    await take(learner, `${CSV}train,電車,でんしゃ,\r\n,雲,くも,\r\n`);
    expect(await counted()).toEqual([created + 2, duplicates + 1, invalid + 1]);
    expect(await figures('kotoba_imports_total')).toEqual([done + 1, failed]);
  });

  it('is one import when it is sent twice', async () => {
    const { import_id } = await look(learner, CSV);
    const start = () => learner.inject({ url: '/vocabulary/import', body: { import_id } });
    const answers = await Promise.all([start(), start()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await finished(learner, import_id)).toMatchObject({ created: 2, duplicates: 0 });
    expect((await start()).json()).toMatchObject({ import: { status: 'done', created: 2 } });
  });

  it('is among the imports that the learner began, the newest first, and nobody else’s', async () => {
    const first = await take(learner, CSV);
    await take(learner, 'English,Japanese\ncloud,雲\n', { name: 'more.csv' });
    await look(learner, CSV);
    const { imports } = (await learner.inject('/vocabulary/import')).json<{ imports: ImportState[] }>();
    expect(imports).toMatchObject([
      { name: 'more.csv', status: 'done', created: 1 },
      { name: 'words.csv', status: 'done', created: first.created },
    ]);
    const stranger = await server.createLearner();
    expect((await stranger.inject('/vocabulary/import')).json()).toEqual({ imports: [] });
  });

  it('wants a column for the English and one for the Japanese word', async () => {
    const { import_id } = await look(learner, 'English,Tags\numbrella,rain\n');
    const answer = await learner.inject({ url: '/vocabulary/import', body: { import_id } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('goes on where it was when a server dies in the middle, and adds nothing twice', async () => {
    const rows = Array.from({ length: 2 * CHUNK }, (_, i) => `word ${i},木${i}`).join('\n');
    const { import_id } = await look(learner, rows);
    const { platform } = server;
    const job = { userId: learner.id, importId: import_id };
    let calls = 0;
    const dying: Platform = {
      ...platform,
      language: {
        ...platform.language,
        complete: async (input) => {
          calls += 1;
          if (calls > CHUNK + 20) throw new Error('The server died');
          return platform.language.complete(input);
        },
      },
    };
    await platform.pool.query("update imports set status = 'running' where user_id = $1", [learner.id]);
    await expect(runImport(dying, job, { wasCutOff: false })).rejects.toThrow('The server died');
    expect(await stateOf(learner, import_id)).toMatchObject({ processed: CHUNK, created: CHUNK });
    // Two servers take it up at the same time.
    await Promise.allSettled([
      runImport(platform, job, { wasCutOff: false }),
      runImport(platform, job, { wasCutOff: false }),
    ]);
    await runImport(platform, job, { wasCutOff: false });
    const state = await stateOf(learner, import_id);
    expect(state).toMatchObject({ status: 'done', processed: 2 * CHUNK, created: 2 * CHUNK, duplicates: 0 });
    expect(await contents(learner)).toHaveLength(2 * CHUNK);
  });

  it('comes in after the files that the learner began before, which leaves a place to others', async () => {
    const upload = async (name: string) => {
      const rows = Array.from({ length: 2 * CHUNK }, (_, i) => `${name} ${i},木${i}`).join('\n');
      return (await look(learner, rows)).import_id;
    };
    // Two have begun, but nothing works on them.
    const ids: number[] = [];
    for (const name of ['first', 'second']) {
      ids.push(await upload(name));
      await server.platform.pool.query("update imports set status = 'running' where user_id = $1", [
        learner.id,
      ]);
    }
    const third = await upload('third');
    await learner.inject({ url: '/vocabulary/import', body: { import_id: third } });
    for (const id of [...ids, third])
      expect(await finished(learner, id)).toMatchObject({ status: 'done', created: 2 * CHUNK });
    const { rows } = await server.platform.pool.query<{ file: string }>(
      "select split_part(en_word, ' ', 1) as file from vocabulary where user_id = $1 order by id",
      [learner.id],
    );
    const inTurn = ['first', 'second', 'third'].flatMap((file) => Array<string>(2 * CHUNK).fill(file));
    expect(rows.map(({ file }) => file)).toEqual(inTurn);
  });

  it('stops when it is cancelled and keeps nothing of the file', async () => {
    const { import_id } = await look(learner, CSV);
    const answer = await learner.inject({ url: `/vocabulary/import/${import_id}`, method: 'DELETE' });
    expect(answer.json()).toMatchObject({ import: { status: 'cancelled', created: 0 } });
    expect(await stateOf(learner, import_id)).toMatchObject({ status: 'cancelled' });
    const { rows } = await server.platform.pool.query(
      'select 1 from import_chunks where user_id = $1 and rows is not null',
      [learner.id],
    );
    expect(rows).toEqual([]);
  });
});

describe('a file of ours', () => {
  const formats = ['csv', 'tsv', 'json', 'apkg'] as const;

  /** Texts full of what ends cells, rows, fields, tags and decks. */
  const text = fc
    .string({
      unit: fc.constantFrom(
        ...[...`=+-@'"\\;,、:<>&[]{}_ \n\t\u001fab木あ🍣`],
        '::',
        '<br>',
        '&amp;',
        '[sound:a]',
        '{{c1::x}}',
      ),
      minLength: 1,
      maxLength: 20,
    })
    .map(cleanText)
    .filter((value) => value !== '');
  /** Of a collection or topic: on one line, with something to see. */
  const name = text.map((value) => `木${value.replace(/\s/g, ' ')}`);
  const list = fc.uniqueArray(text, { maxLength: 4 });
  const word: fc.Arbitrary<EntryInput> = fc.record(
    {
      en_word: text,
      ja_word: text,
      kanji: text,
      hiragana: fc.constantFrom('かさ', 'えき', 'でんしゃ'),
      romaji: text,
      part_of_speech: fc.constantFrom('noun', 'verb', 'phrase'),
      level: fc.constantFrom('N5', 'N1'),
      ja_sentence: text,
      ja_hiragana_sentence: text,
      en_sentence: text,
      tags: list,
      alternatives: list,
      blocked_answers: list,
      notes: text,
      user_topic: name,
      topic: name,
    },
    { requiredKeys: ['en_word', 'hiragana', 'romaji', 'part_of_speech'] },
  );

  async function roundTrip(words: readonly EntryInput[], format: string): Promise<void> {
    const giver = await server.createLearner();
    const [doubted] = await addWords(giver, words);
    const doubt = "update vocabulary set unchecked = '{romaji,ja_sentence}' where user_id = $1 and id = $2";
    await server.platform.pool.query(doubt, [giver.id, doubted]);
    const file = await giver.inject(`/vocabulary/export?format=${format}&sort_by=oldest&bom=true`);
    const taker = await server.createLearner();
    const state = await take(taker, file.rawPayload, { name: `words.${format}` });
    const before = await contents(giver);
    expect(state).toMatchObject({ status: 'done', created: before.length, duplicates: 0, invalid: 0 });
    expect(await contents(taker)).toEqual(before);
    // Taken in once more, nothing is there twice.
    const again = await take(taker, file.rawPayload, { name: `words.${format}` });
    expect(again).toMatchObject({ status: 'done', created: 0, duplicates: before.length });
  }

  it.each(formats)('brings words with everything in them back as they were: %s', (format) =>
    roundTrip(richWords, format),
  );

  it.each(formats)('brings any words back as they were: %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => roundTrip(words, format)),
      { numRuns: LONG ? 20 : 1 },
    );
  });
});

describe('pictures', () => {
  const forget = (userId: number, columns: string) =>
    server.platform.pool.query(`update vocabulary set ${columns} where user_id = $1`, [userId]);

  it('gives the words of a file their pictures once they are in', async () => {
    const learner = await server.createLearner();
    await take(learner, 'English,Japanese\numbrella,傘\ntrain,電車\n');
    for (const { word_image_url: word, sentence_image_url: sentence } of await contents(learner)) {
      for (const url of [word, sentence]) {
        expect((await server.inject((url ?? '').replace('/api', ''))).headers['content-type']).toMatch(/svg/);
      }
    }
  });

  it('draws as a word that was added alone is drawn, and draws nothing twice', async () => {
    const learner = await server.createLearner();
    const words = manyWords(150);
    await addWords(learner, words.slice(0, 100));
    await addWords(learner, words.slice(100));
    const before = await contents(learner);
    await forget(learner.id, 'word_image = null, sentence_image = null, word_image_alt = null');
    await runDrawing(server.platform, { userId: learner.id });
    expect(await contents(learner)).toEqual(before);
    await runDrawing(server.platform, { userId: learner.id });
    expect(await contents(learner)).toEqual(before);
  });

  it('leaves the picture of a sentence alone that was drawn meanwhile', async () => {
    const learner = await server.createLearner();
    const [id = 0] = await addWords(learner, manyWords(1));
    await forget(learner.id, "word_image = null, sentence_image = 'own.svg'");
    await runDrawing(server.platform, { userId: learner.id });
    const { word_image_url: word, sentence_image_url: sentence } = await readEntry(learner, id);
    expect(word).not.toBeNull();
    expect(sentence).toBe('/api/media/pictures/own.svg');
  });
});
