import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { types } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Extract, type Pack } from 'tar-stream';
import type { ByteRange, FileStore } from '@kotoba/files';
import {
  ArchiveError,
  MANIFEST_FILE,
  MEDIA_FOLDER,
  parseManifest,
  TABLES_FOLDER,
  type Manifest,
} from './manifest';
import { SEAL, seal, unseal } from './seal';
import { createRowMeter } from './tables';

/** What goes into an archive. */
interface Content {
  readonly manifest: Manifest;
  /** Folder with the rows, one file a table. */
  readonly folder: string;
  /** The store with the media. */
  readonly files: FileStore;
  /** Unset: everybody can read it. */
  readonly key?: string;
}

async function fill(archive: Pack, { manifest, folder, files }: Content): Promise<void> {
  archive.entry({ name: MANIFEST_FILE }, JSON.stringify(manifest, null, 2));
  for (const { name } of manifest.tables) {
    const file = join(folder, TABLES_FOLDER, name);
    const header = { name: `${TABLES_FOLDER}/${name}`, size: (await stat(file)).size };
    await pipeline(createReadStream(file), archive.entry(header));
  }
  // After the rows: what they name was written before them and never changes.
  for await (const { name } of files.list(MEDIA_FOLDER)) {
    const found = await files.read(name);
    if (found) await pipeline(found.stream, archive.entry({ name, size: found.size, mtime: found.modified }));
  }
  archive.finalize();
}

/** An archive as it is written: tar, compressed, and sealed when there is a key. */
export async function writeArchive(content: Content): Promise<Readable> {
  const archive = pack();
  const compressed = createGzip();
  // Whoever reads hears of what fails.
  void pipeline(archive, compressed).catch(() => undefined);
  fill(archive, content).catch((error: Error) => archive.destroy(error));
  return content.key === undefined ? compressed : seal(compressed, content.key);
}

/** An archive to be read, as often as needed. */
export interface Archive {
  readonly name: string;
  readonly open: (range?: ByteRange) => Promise<Readable>;
  readonly key?: string;
}

async function isSealed({ open }: Archive): Promise<boolean> {
  const head = await (await open({ start: 0, end: SEAL.length - 1 })).toArray();
  return Buffer.concat(head).toString('latin1') === SEAL;
}

async function openPlain(archive: Archive): Promise<Readable> {
  if (!(await isSealed(archive))) return archive.open();
  if (archive.key === undefined)
    throw new ArchiveError(`${archive.name} is encrypted: name its key in BACKUP_KEY.`);
  return unseal(await archive.open(), archive.key);
}

/** What went wrong with an archive, for people. What went wrong with the disk stays what it is. */
function toArchiveError(name: string, error: unknown): unknown {
  if (error instanceof ArchiveError || !types.isNativeError(error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR')
    return new ArchiveError(`${name} is cut off: its end is missing. Nothing was changed.`, { cause: error });
  if (/incorrect header check/.test(error.message))
    return new ArchiveError(`${name} is no backup of Kotoba. Nothing was changed.`, { cause: error });
  if (/^E[A-Z]+$/.test(code) || code === 'STORE_UNAVAILABLE') return error;
  return new ArchiveError(`${name} is damaged or cut off. Nothing was changed.`, { cause: error });
}

/** A file of an archive, as it is read. */
type Entry = Extract extends AsyncIterable<infer Source> ? Source : never;

/** Gives each file of an archive to `visit`, which reads it to its end. @throws ArchiveError */
async function visitFiles(
  archive: Archive,
  visit: (name: string, entry: Entry) => Promise<void>,
): Promise<void> {
  try {
    const entries = extract();
    const reading = pipeline(await openPlain(archive), createGunzip(), entries);
    // What fails in front of it is heard of here, too.
    reading.catch(() => undefined);
    for await (const entry of entries) {
      if (entry.header.type === 'file') await visit(entry.header.name, entry);
      else entry.resume();
    }
    await reading;
  } catch (error) {
    throw toArchiveError(archive.name, error);
  }
}

/** What an archive that was proved holds. */
export interface Proof {
  readonly manifest: Manifest;
  readonly isSealed: boolean;
  readonly media: number;
}

const TABLE = new RegExp(`^${TABLES_FOLDER}/([a-z_][a-z0-9_]*)$`);

/**
 * Reads an archive from end to end: every table has the rows and the hash that the manifest names. Touches nothing; the
 * rows are unpacked on the way when a folder for them is given.
 * @throws ArchiveError that says what is wrong with it
 */
export async function prove(archive: Archive, folder?: string): Promise<Proof> {
  const found = new Map<string, { rows: number; sha256: string }>();
  let text: Buffer | null = null;
  let media = 0;
  await visitFiles(archive, async (name, entry) => {
    const [, table] = TABLE.exec(name) ?? [];
    if (name === MANIFEST_FILE) text = Buffer.concat(await Readable.from(entry).toArray());
    else if (table !== undefined) {
      const meter = createRowMeter();
      if (folder === undefined) for await (const chunk of entry) meter.add(chunk as Buffer);
      else {
        await mkdir(join(folder, TABLES_FOLDER), { recursive: true });
        await pipeline(entry, meter.through, createWriteStream(join(folder, name)));
      }
      found.set(table, meter.total());
    } else {
      media += 1;
      entry.resume();
    }
  });
  const manifest = parseManifest(text);
  for (const { name, rows, sha256 } of manifest.tables) {
    const read = found.get(name);
    if (read?.rows !== rows || read.sha256 !== sha256)
      throw new ArchiveError(`The table ${name} of this backup is damaged. Nothing was changed.`);
  }
  return { manifest, isSealed: await isSealed(archive), media };
}

/** Puts the media of an archive into the store. They are named by their content: one that is there is the same. */
export async function restoreMedia(archive: Archive, files: FileStore): Promise<void> {
  await visitFiles(archive, async (name, entry) => {
    if (name.startsWith(`${MEDIA_FOLDER}/`) && !(await files.stat(name)))
      await files.put(name, Readable.from(entry));
    else entry.resume();
  });
}
