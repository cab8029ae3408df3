import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { readWhole, type FileStore } from '@kotoba/files';
import { integrityOf } from '@kotoba/federation/files';
import { releaseFolder } from './layout';

/** How files may be sent smaller, the best first. */
export const ENCODINGS = [
  { name: 'br', ending: '.br', open: promisify(brotliDecompress) },
  { name: 'gzip', ending: '.gz', open: promisify(gunzip) },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** A file as the description of its release names it. */
export interface ReleaseFile {
  name: string;
  id: string;
  file: string;
  /** sha384 of the content. */
  integrity: string;
}

/** A file of a release, or its compressed copy, if it is what was published; null when it is not there. */
export async function loadVerified(
  files: FileStore,
  { name, id, file, integrity }: ReleaseFile,
  encoding: Encoding | null,
): Promise<Buffer | 'damaged' | null> {
  const content = await readWhole(files, `${releaseFolder(name, id)}/${file}${encoding?.ending ?? ''}`);
  if (!content) return null;
  const opened = encoding ? await encoding.open(content).catch(() => null) : content;
  return opened && integrityOf(opened) === integrity ? content : 'damaged';
}
