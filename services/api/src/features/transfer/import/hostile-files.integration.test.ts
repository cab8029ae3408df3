import { deflateRawSync, constants } from 'node:zlib';
import { zipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { sharedWordServer } from '../../vocabulary/testing/word-server';
import type { TestLearner } from '../../../testing/test-server';
import { look, upload } from '../testing/importing';

jest.setTimeout(180_000);

/** Short, so that a file that would be read for ever is given up soon; a good one takes a tenth of it. */
const SECONDS = 5;
const server = sharedWordServer({}, { env: { IMPORT_SECONDS: String(SECONDS) } });
let learner: TestLearner;
beforeEach(async () => {
  learner = await server.createLearner();
});

/** A package whose collection is made by these statements. */
async function packageOf(...statements: readonly string[]): Promise<Buffer> {
  const SQL = await initSqlJs();
  const db = new SQL.Database();
  for (const statement of statements) db.exec(statement);
  const collection = db.export();
  db.close();
  return Buffer.from(zipSync({ 'collection.anki2': collection }));
}

const COL = [
  'create table col (models, decks)',
  `insert into col values ('{"1":{"flds":[{"name":"Front"},{"name":"Back"}],"type":1}}', '{"1":{"name":"Words"}}')`,
];
const CARDS = ['create table cards (nid, ord, did, odid)', 'insert into cards values (1, 0, 1, 0)'];
const NOTES = 'create table notes (id, mid, tags, flds)';
const ENDLESS = 'with recursive n(i) as (select 1 union all select i + 1 from n) select';

/** A note with this text in its first field; `times` repeats it. */
const noteOf = (text: string, times: number): string =>
  `insert into notes values (1, 1, '', replace(hex(zeroblob(${times})), '00', '${text}') || char(31) || 'word')`;

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
  it.each(['[sound:', '<script>', '<a', '<br', '{{c1::', '{{c1::a::', '{{c1::x}}{{c1::'])(
    '%s',
    async (text) => {
      const file = await packageOf(...COL, ...CARDS, NOTES, noteOf(text, 400_000));
      const { first_rows: rows } = await look(learner, file, 'words.apkg');
      expect(rows[0]?.cells[1]).toBe('word');
    },
  );

  it('a line of directives without an end', async () => {
    const file = Buffer.from(`#deck${':'.repeat(900_000)}`);
    expect(await refused(file, 'words.txt')).toMatchObject({ status: 200 });
  });
});

/** `megabytes` of zeros in a zip that says it holds `says` bytes: a thousandth of their size. */
function bomb(megabytes: number, says: number): Buffer {
  const name = 'collection.anki2';
  const zeros = Buffer.alloc(1024 * 1024);
  const piece = deflateRawSync(zeros, { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  const packed = Buffer.concat([...Array<Buffer>(megabytes).fill(piece), end]);
  const head = (signature: number, before: number) => {
    const bytes = Buffer.alloc(before + 26);
    bytes.writeUInt32LE(signature, 0);
    bytes.writeUInt16LE(20, before === 4 ? 4 : 6);
    bytes.writeUInt16LE(8, before + 4);
    bytes.writeUInt32LE(packed.length, before + 14);
    bytes.writeUInt32LE(says, before + 18);
    bytes.writeUInt16LE(name.length, before + 22);
    return bytes;
  };
  const local = Buffer.concat([head(0x04034b50, 4), Buffer.from(name), packed]);
  const central = Buffer.concat([head(0x02014b50, 6), Buffer.alloc(14), Buffer.from(name)]);
  const tail = Buffer.alloc(22);
  tail.writeUInt32LE(0x06054b50, 0);
  tail.writeUInt16LE(1, 8);
  tail.writeUInt16LE(1, 10);
  tail.writeUInt32LE(central.length, 12);
  tail.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, tail]);
}

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
