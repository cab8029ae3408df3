import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config';
import { ApiFailure } from '../../../platform/http/errors';
import { openProcess } from '../../../platform/processes/own-process';
import type { PictureFile } from '../media/media-files';

/** The longer side of a photo as it is kept: twice what the widest screen of the suite shows. */
const SIZE = 1024;

const answer = z.union([z.object({ refused: z.string() }), z.object({ content: z.instanceof(Uint8Array) })]);

const unreadable = (message: string, cause?: unknown): ApiFailure =>
  new ApiFailure('INVALID_INPUT', 400, message, { cause });

/**
 * Reads a file that a learner sent as their photo, in a process of its own, and makes of it the picture that is kept:
 * turned as its camera says, sized, and newly written, so that nothing but its pixels is left (no place, no time, no
 * device). Its name is the whole hash of its content, by which `isPhoto` knows it.
 * @throws ApiFailure 400 in words for the learner when it is none
 */
export async function readPhoto(path: string, limits: Config['photos']): Promise<PictureFile> {
  const reader = openProcess({
    file: 'src/features/vocabulary/photos/read-photo.worker.cjs',
    data: { path, mostPixels: limits.megapixels * 1e6, size: SIZE },
    seconds: limits.seconds,
    memoryMb: limits.memoryMb,
  });
  try {
    const asked = reader.ask({}).catch((error: unknown) => {
      throw unreadable('The photo could not be read. Perhaps it is damaged or too large.', error);
    });
    const said = answer.parse(await asked);
    if ('refused' in said) throw unreadable(said.refused);
    const content = Buffer.from(said.content);
    return { hash: createHash('sha256').update(content).digest('hex'), extension: 'webp', content };
  } finally {
    await reader.close();
  }
}
