import { sharedWordServer } from '../../vocabulary/testing/word-server';
import type { TestLearner } from '../../../testing/test-server';
import { bomb, CARDS, COL, ENDLESS, NOTES, OPENED, packageOf, repeatedIn } from '../testing/hostile-files';
import { look, upload } from '../testing/importing';

jest.setTimeout(180_000);

/** Short, so that a file that would be read for ever is given up soon; the longest that is read takes a quarter of it. */
const SECONDS = 10;
const server = sharedWordServer({}, { env: { IMPORT_SECONDS: String(SECONDS) } });
let learner: TestLearner;
beforeEach(async () => {
  learner = await server.createLearner();
});

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

const refused = async (file: Buffer, name = 'words.apkg') => {
  const began = performance.now();
  const answer = await upload(learner, file, name);
  const { code, message } = answer.json<{ code: string; message: string }>();
  return { status: answer.statusCode, code, message, seconds: (performance.now() - began) / 1000 };
};

describe('a program in a collection is not run', () => {
  it.each([
    [
      'a view instead of the notes',
      [...COL, ...CARDS, `create view notes as ${ENDLESS} i as id, 1 as mid, '' as tags, '' as flds from n`],
    ],
    [
      'a view instead of the cards',
      [...COL, NOTES, `create view cards as ${ENDLESS} i as nid, 0 as ord, 1 as did, 0 as odid from n`],
    ],
    [
      'a view instead of the collection',
      [`create view col as ${ENDLESS} count(*) as models, '{}' as decks from n`, NOTES, ...CARDS],
    ],
    [
      'a view that says it is a table',
      [
        ...COL,
        ...CARDS,
        `create view notes as ${ENDLESS} i as id, 1 as mid, '' as tags, '' as flds from n`,
        'pragma writable_schema = on',
        `update sqlite_schema set type = 'table' where name = 'notes'`,
      ],
    ],
    [
      'a computed column',
      [
        ...COL,
        ...CARDS,
        `create table notes (id, mid, tags, flds as (hex(zeroblob(400000000))))`,
        `insert into notes (id, mid, tags) values (1, 1, '')`,
      ],
    ],
    ['a virtual table', [...COL, ...CARDS, 'create virtual table notes using fts3(id, mid, tags, flds)']],
  ])('%s', async (_what, statements) => {
    const answer = await refused(await packageOf(...statements));
    expect(answer).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      message: matching(/something else than notes|^The Anki package is damaged/),
    });
  });
});

describe('a text that opens what it never closes is read at once', () => {
  it.each(OPENED)('%s', async (text) => {
    const { first_rows: rows } = await look(learner, await repeatedIn(text, 400_000), 'words.apkg');
    expect(rows[0]?.cells[1]).toBe('word');
  });

  it('a line of directives without an end', async () => {
    const file = Buffer.from(`#deck${':'.repeat(900_000)}`);
    expect(await refused(file, 'words.txt')).toMatchObject({ status: 200 });
  });
});

describe('a file that becomes large when it is opened', () => {
  it.each([
    ['the truth', 250 * 1024 * 1024],
    ['a lie', 9],
  ])(
    'is given up when what is unpacked passes the bound, whatever it says of itself: %s',
    async (_what, says) => {
      const file = bomb(250, says);
      expect(file.length).toBeLessThan(600_000);
      const other = await server.createLearner();
      const before = process.memoryUsage.rss();
      const [one, two] = await Promise.all([refused(file), upload(other, file, 'words.apkg')]);
      expect(one).toMatchObject({ status: 400, message: matching(/too large when it is unpacked/) });
      expect(two.statusCode).toBe(400);
      // Not in this process: two of them took 1.6 GB here.
      expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
    },
  );

  it('is given up when it takes more memory than it may', async () => {
    // Thirty million bytes that are ten million objects.
    const file = Buffer.from(`[${'{},'.repeat(10_000_000)}{}]`);
    expect(await refused(file, 'words.json')).toMatchObject({ status: 400, message: matching(/too large/) });
  });

  it('is given up when it holds more text than is kept of a file', async () => {
    const cell = 'x'.repeat(11_000);
    const file = await packageOf(
      ...COL,
      ...CARDS,
      NOTES,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 4000)
        insert into notes select i, 1, '', '${cell}' || char(31) || 'word' from n`,
    );
    expect(await refused(file)).toMatchObject({ status: 400, message: matching(/too much text/) });
    const { rows } = await server.platform.pool.query('select 1 from imports where user_id = $1', [
      learner.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a collection without an index', () => {
  it('is read in one pass', async () => {
    const many = (table: string, values: string) =>
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) insert into ${table} select ${values} from n`;
    const file = await packageOf(
      ...COL,
      'create table cards (nid, ord, did, odid)',
      many('cards', 'i, 0, 1, 0'),
      NOTES,
      many('notes', `i, 1, '', 'word ' || i || char(31) || 'あ'`),
    );
    expect(await look(learner, file, 'words.apkg')).toMatchObject({ rows: 20_000 });
  });
});
