import { unzipSync } from 'fflate';
import { parse } from 'csv-parse/sync';
import initSqlJs from 'sql.js';
import { unguard } from '@kotoba/contracts';
import type { Entry } from '../../vocabulary/entry.schemas';
import { addWords, sharedWordServer, START } from '../../vocabulary/testing/word-server';
import type { TestLearner } from '../../../testing/test-server';
import { noteFields } from '../anki/package';
import { FIELDS } from '../fields';
import { richWords } from '../testing/rich-words';
import { quiz, start } from '../../learning/testing/quiz';
import type { WordHistory } from '../../learning/word-history.routes';

const server = sharedWordServer();

describe('the list', () => {
  let learner: TestLearner;
  let ids: number[];
  beforeAll(async () => {
    learner = await server.createLearner();
    ids = await addWords(learner, richWords);
  });

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
    // How far a word is stands in its reviews; the list tells it at a glance.
    const glance = { state: undefined, due_at: undefined };
    expect(file.json<{ vocabulary: Entry[] }>().vocabulary).toEqual(
      list.json<{ vocabulary: Entry[] }>().vocabulary.map((entry) => ({ ...entry, ...glance, reviews: [] })),
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
});

describe('what was learned', () => {
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;
  const at = (ms: number) => new Date(START.getTime() + ms);

  const umbrella = { en_word: 'umbrella', hiragana: 'かさ', kanji: '傘' };
  const station = { en_word: 'station', hiragana: 'えき', kanji: '駅' };

  async function answerAt(learner: TestLearner, ms: number, id: number | undefined, typed: string, mode = 2) {
    server.setNow(at(ms));
    const session = quiz(learner, await start(learner, [id], mode));
    await session.answer(id, typed);
    await session.end();
  }

  /**
   * A learner who knew the umbrella three times by its reading, then forgot it, and wrote it once; the station was
   * never asked.
   */
  async function practised() {
    const learner = await server.createLearner();
    const [id, unasked] = await addWords(learner, [umbrella, station]);
    for (const ms of [0, 20 * MINUTE, 10 * DAY]) await answerAt(learner, ms, id, 'umbrella');
    await answerAt(learner, 12 * DAY, id, 'station');
    await answerAt(learner, 12 * DAY, id, 'かさ', 1);
    return { learner, id, unasked };
  }

  interface Row {
    direction: string;
    id: number;
    ease: number;
    ivl: number;
    lastIvl: number;
    time: number;
    type: number;
  }

  async function jsonOf({ inject }: TestLearner) {
    const file = await inject('/vocabulary/export?format=json&sort_by=oldest');
    return file.json<{ vocabulary: { id: number; reviews: Row[] }[] }>().vocabulary;
  }

  async function packageOf({ inject }: TestLearner) {
    const file = await inject('/vocabulary/export?format=apkg&sort_by=oldest');
    const SQL = await initSqlJs();
    const db = new SQL.Database(unzipSync(file.rawPayload)['collection.anki2']);
    return (query: string) => db.exec(query)[0]?.values ?? [];
  }

  test('every answer goes along in JSON, as Anki tells of it', async () => {
    const { learner, id, unasked } = await practised();
    const [asked, other] = await jsonOf(learner);
    expect([asked?.id, other?.id]).toEqual([id, unasked]);
    expect(other?.reviews).toEqual([]);
    const rows = asked?.reviews ?? [];
    expect(rows.map(({ direction, ease, type }) => [direction, ease, type])).toEqual([
      ['recall', 3, 0],
      ['recognition', 3, 0],
      ['recognition', 3, 0],
      ['recognition', 3, 1],
      ['recognition', 1, 1],
    ]);
    expect(rows.slice(1).map((row) => row.id)).toEqual(
      [0, 20 * MINUTE, 10 * DAY, 12 * DAY].map((ms) => at(ms).getTime()),
    );
  });

  test('an Anki package has the same answers on the cards that they belong to', async () => {
    const { learner, id } = await practised();
    const [asked] = await jsonOf(learner);
    const valuesOf = await packageOf(learner);
    const log = valuesOf(
      `select c.ord, r.ease, r.ivl, r.lastIvl, r.type from revlog r join cards c on c.id = r.cid
     join notes n on n.id = c.nid where n.guid = 'kotoba-${id}' order by c.ord desc, r.id`,
    );
    expect(log).toEqual(
      asked?.reviews.map(({ direction, ease, ivl, lastIvl, type }) => [
        direction === 'recall' ? 1 : 0,
        ease,
        ivl,
        lastIvl,
        type,
      ]),
    );
    expect(valuesOf('select count(*), count(distinct id) from revlog')).toEqual([[5, 5]]);
  });

  test('its cards go on where they stand here', async () => {
    const { learner, id } = await practised();
    const history = (await learner.inject(`/vocabulary/${id}/history`)).json<{ data: WordHistory }>().data;
    const memoryOf = (direction: string) => history.memories.find((memory) => memory.direction === direction);
    const valuesOf = await packageOf(learner);
    const cards = valuesOf(
      `select c.ord, c.type, c.queue, c.due, c.reps, c.lapses from cards c join notes n on n.id = c.nid
     order by n.id, c.ord`,
    );
    const secondsOf = (direction: string) => Date.parse(memoryOf(direction)?.due ?? '') / 1000;
    expect(cards).toEqual([
      [0, 3, 1, secondsOf('recognition'), 4, 1],
      [1, 1, 1, secondsOf('recall'), 1, 0],
      [0, 0, 0, 2, 0, 0],
      [1, 0, 0, 2, 0, 0],
    ]);
    const [[data] = []] = valuesOf(`select data from cards where reps = 4`);
    expect(JSON.parse(String(data))).toEqual({ s: expect.any(Number), d: expect.any(Number) });
  });

  test('a card under review is due on its day, counted from that of the package', async () => {
    const learner = await server.createLearner();
    const [id] = await addWords(learner, [umbrella]);
    for (const ms of [0, 20 * MINUTE]) await answerAt(learner, ms, id, 'umbrella');
    const history = (await learner.inject(`/vocabulary/${id}/history`)).json<{ data: WordHistory }>().data;
    server.setNow(at(DAY));
    const valuesOf = await packageOf(learner);
    const [[type, due, ivl] = []] = valuesOf('select type, due, ivl from cards where reps > 0');
    const days = Math.floor((Date.parse(history.next_due ?? '') - at(DAY).getTime()) / DAY);
    expect([type, due]).toEqual([2, days]);
    expect(Number(ivl)).toBeGreaterThanOrEqual(1);
  });
});
