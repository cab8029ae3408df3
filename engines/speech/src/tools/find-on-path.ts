import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false; // not there or not ours to run: both mean that this is not the program
  }
};

/** The first of these programs on PATH, as a real path, or null. */
export const findOnPath = (names: readonly string[], path = process.env['PATH'] ?? ''): string | null => {
  for (const name of names) {
    for (const folder of path.split(delimiter).filter(Boolean)) {
      const file = join(folder, name);
      if (isProgram(file)) return realpathSync(file);
    }
  }
  return null;
};
