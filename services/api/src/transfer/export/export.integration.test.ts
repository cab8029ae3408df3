import { unzipSync } from 'fflate';
import { parse } from 'csv-parse/sync';
import initSqlJs from 'sql.js';
import type { Entry } from '../../vocabulary/entry.schemas';
import { addWords, startWordServer, type WordServer } from '../../vocabulary/testing/word-server';
import type { TestLearner } from '../../testing/test-server';
import { noteFields } from '../anki/note';
import { unguard } from '@kotoba/contracts';
import { FIELDS } from '../fields';
import { richWords } from '../testing/rich-words';

let server: WordServer;
let learner: TestLearner;
let ids: number[];
beforeAll(async () => {
  server = await startWordServer();
  learner = await server.createLearner();
  ids = await addWords(learner, richWords);
});
afterAll(() => server.close());

const tableOf = (text: string, delimiter: string): Record<string, string>[] => {
  const [header = [], ...rows] = parse(text, { delimiter, bom: true }) as string[][];
  return rows.map((row) => Object.fromEntries(row.map((cell, i) => [header[i] ?? '', unguard(cell)])));
};

it('has a place in an Anki note for every field', () => {
  expect(noteFields.map(({ field }) => field).sort()).toEqual([...FIELDS].sort());
});

it.each([
  ['csv', ','],
  ['tsv', '\t'],
])('gives the list as %s that spreadsheets read and no formula runs in', async (format, delimiter) => {
  const answer = await learner.inject(`/vocabulary/export?format=${format}&sort_by=oldest`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="kotoba-words.${format}"`);
  expect(answer.body).toContain(`\r\n'=1+1${delimiter}`);
  const [first, second] = tableOf(answer.body, delimiter);
  expect(first).toMatchObject({
    en_word: '=1+1',
    kanji: '計算',
    ja_sentence: '「計算」、"quoted",\nand a second line',
    tags: String.raw`two words; semi\;colon; comma\, too; back\\slash`,
    user_topic: 'Maths::hard, "really"',
    notes: "'=apostrophe",
  });
  expect(second).toMatchObject({ en_word: 'umbrella', hiragana: 'かさ', level: '', topic: 'Rain' });
});

it('marks a table as UTF-8 when asked to', async () => {
  const plain = await learner.inject('/vocabulary/export?format=csv');
  const marked = await learner.inject('/vocabulary/export?format=csv&bom=true');
  expect(marked.body).toBe(`\uFEFF${plain.body}`);
});

it('gives every field as JSON, under the filters and in the order of the list', async () => {
  const list = await learner.inject('/vocabulary?search=umbrella');
  const file = await learner.inject('/vocabulary/export?format=json&search=umbrella');
  expect(file.json<{ vocabulary: Entry[] }>().vocabulary).toEqual(
    list.json<{ vocabulary: Entry[] }>().vocabulary.map((entry) => ({ ...entry, reviews: [] })),
  );
  const all = await learner.inject('/vocabulary/export?format=json&sort_by=oldest');
  expect(all.json<{ vocabulary: Entry[] }>().vocabulary.map(({ id }) => id)).toEqual(ids);
});

it('gives an Anki package with notes, two cards each, and a deck for each topic', async () => {
  const answer = await learner.inject('/vocabulary/export?format=apkg&sort_by=oldest');
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files).sort()).toEqual(['collection.anki2', 'media']);
  const SQL = await initSqlJs();
  const db = new SQL.Database(files['collection.anki2']);
  const valuesOf = (query: string) => db.exec(query)[0]?.values ?? [];
  expect(valuesOf('pragma integrity_check')).toEqual([['ok']]);
  const notes = valuesOf('select flds, tags from notes order by id');
  const [flds, tags] = notes[0] ?? [];
  const fields = String(flds).split('\x1f');
  expect(fields).toHaveLength(noteFields.length);
  expect(fields[1]).toBe('=1+1');
  expect(fields).toContain('&lt;b&gt;not bold&lt;/b&gt; &amp; {{c1::not a cloze}} &#91;sound:none.mp3]');
  expect(tags).toBe(String.raw` two_words semi;colon comma,_too back\slash `);
  expect(valuesOf('select count(*), count(distinct nid), count(distinct did) from cards')).toEqual([
    [4, 2, 2],
  ]);
  const decks = JSON.parse(String(valuesOf('select decks from col')[0]?.[0])) as Record<
    string,
    { name: string }
  >;
  expect(Object.values(decks).map(({ name }) => name)).toEqual([
    'Default',
    'Maths:hard, ”really”::Numbers; small',
    'Weather::Rain',
  ]);
  db.close();
});

it('gives a selection, and refuses one with a word that is not the learner’s own', async () => {
  const [first = 0] = ids;
  const some = await learner.inject({
    url: '/vocabulary/export',
    body: { vocabulary_ids: [first], format: 'json' },
  });
  expect(some.json<{ vocabulary: Entry[] }>().vocabulary.map(({ id }) => id)).toEqual([first]);
  const stranger = await server.createLearner();
  const [theirs = 0] = await addWords(stranger, richWords.slice(0, 1));
  const refused = await learner.inject({
    url: '/vocabulary/export',
    body: { vocabulary_ids: [first, theirs], format: 'csv' },
  });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
});

it('takes a selection of far more words than one change does, and refuses one that is too long to be meant', async () => {
  const { inject } = await server.createLearner();
  const answers = [];
  for (const count of [100_000, 200_001, 600_000]) {
    const vocabulary_ids = Array.from({ length: count }, (_, i) => 1_000_000 + i);
    answers.push(await inject({ url: '/vocabulary/export', body: { vocabulary_ids, format: 'json' } }));
  }
  // None of these ids is the learner's: the first list was taken and looked up.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 400, 413]);
});

it('refuses a format that it does not know', async () => {
  const answer = await learner.inject('/vocabulary/export?format=pdf');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
});
