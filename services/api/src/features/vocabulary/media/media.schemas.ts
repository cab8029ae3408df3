import { z } from 'zod';
import { RASTER_TYPES } from '@kotoba/pictures';

/** A media file by its content hash; nothing else may stand in the path. */
const fileName = (...extensions: string[]) =>
  z
    .string()
    .regex(new RegExp(`^[0-9a-f]{16,64}\\.(?:${extensions.join('|')})$`), 'This address does not exist');

export const audioFileParams = z.object({ file: fileName('wav') });
export const pictureFileParams = z.object({ file: fileName('svg', ...Object.keys(RASTER_TYPES)) });
