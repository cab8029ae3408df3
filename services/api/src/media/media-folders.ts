import { join } from 'node:path';

/** Where clips of speech lie. Their names are hashes of their content. */
export const audioFolder = (dataDir: string): string => join(dataDir, 'media', 'audio');

/** Where pictures lie, drawn and painted. */
export const pictureFolder = (dataDir: string): string => join(dataDir, 'media', 'pictures');
