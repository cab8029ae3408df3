import { constants, deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import initSqlJs from 'sql.js';

/** A package whose collection is made by these statements. */
export async function packageOf(...statements: readonly string[]): Promise<Buffer<ArrayBuffer>> {
  const SQL = await initSqlJs();
  const db = new SQL.Database();
  for (const statement of statements) db.exec(statement);
  const collection = db.export();
  db.close();
  return Buffer.from(zipSync({ 'collection.anki2': collection }));
}

export const COL = [
  'create table col (models, decks)',
  `insert into col values ('{"1":{"flds":[{"name":"Front"},{"name":"Back"}],"type":1}}', '{"1":{"name":"Words"}}')`,
];
export const CARDS = ['create table cards (nid, ord, did, odid)', 'insert into cards values (1, 0, 1, 0)'];
export const NOTES = 'create table notes (id, mid, tags, flds)';
export const ENDLESS = 'with recursive n(i) as (select 1 union all select i + 1 from n) select';

/** Texts that open what they never close. */
export const OPENED = ['[sound:', '<script>', '<a', '<br', '{{c1::', '{{c1::a::', '{{c1::x}}{{c1::'];

/** A package of one note that says a text so often. */
export const repeatedIn = (text: string, times: number): Promise<Buffer<ArrayBuffer>> =>
  packageOf(
    ...COL,
    ...CARDS,
    NOTES,
    `insert into notes values (1, 1, '', replace(hex(zeroblob(${times})), '00', '${text}') || char(31) || 'word')`,
  );

/** `megabytes` of zeros in a zip that says it holds `says` bytes: a thousandth of their size. */
export function bomb(megabytes: number, says: number): Buffer<ArrayBuffer> {
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
