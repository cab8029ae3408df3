import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture, RasterKind } from '@kotoba/pictures';
import type { Platform } from '../../platform/platform';
import { wireContent, type WordValues } from './word-values';
import { pictureFolder } from './media/media-files';

/** A picture as a file: the name is a hash of its content. */
interface PictureFile {
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

export type PictureValues = {
  wordImage: string;
  wordImageAlt: string;
  sentenceImage: string;
  sentenceImageAlt: string;
};

const drawing = ({ hash, svg }: Picture): PictureFile => ({ hash, extension: 'svg', content: svg });

/**
 * Makes and stores the pictures of a word and of its sentence: they can be loaded as soon as this has returned. `prompt` draws the word's
 * picture as the learner describes it; `variant` chooses another picture than the first.
 */
export async function drawWord(
  { pictures, config }: Pick<Platform, 'pictures' | 'config'>,
  values: WordValues,
  { variant = 0, prompt }: { variant?: number; prompt?: string } = {},
): Promise<PictureValues> {
  const subject = wireContent(values);
  const word =
    prompt === undefined ? pictures.word(subject, variant) : pictures.described(prompt, subject, variant);
  const sentence = pictures.sentence(subject, variant);
  return {
    wordImage: await storePicture(config.dataDir, drawing(word)),
    wordImageAlt: word.alt,
    sentenceImage: await storePicture(config.dataDir, drawing(sentence)),
    sentenceImageAlt: sentence.alt,
  };
}
