import { join } from 'node:path';

/** Where pictures lie, drawn and painted. */
export const pictureFolder = (dataDir: string): string => join(dataDir, 'media', 'pictures');
