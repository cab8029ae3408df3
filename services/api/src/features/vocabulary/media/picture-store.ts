import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RasterKind } from '@kotoba/pictures';
import { pictureFolder } from './media-folders';

/** A picture as a file: the name is a hash of its content. */
export interface PictureFile {
  readonly hash: string;
  readonly extension: 'svg' | RasterKind;
  readonly content: string | Buffer;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/**
 * Puts a picture where it is served from and gives its file name. Equal pictures are one file. It is written beside and renamed, so that
 * nobody ever sees half of one.
 */
export async function storePicture(
  dataDir: string,
  { hash, extension, content }: PictureFile,
): Promise<string> {
  const folder = pictureFolder(dataDir);
  const name = `${hash}.${extension}`;
  const file = join(folder, name);
  if (await exists(file)) return name;
  const unfinished = join(folder, `.${hash}.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return name;
}
