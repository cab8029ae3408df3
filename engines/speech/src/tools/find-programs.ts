import { accessSync, constants, realpathSync, statSync, existsSync } from 'node:fs';
import { delimiter, join, dirname, resolve } from 'node:path';

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

export interface InstalledOpenJTalk {
  readonly id: string;
  readonly program: string;
  readonly dictionary: string;
}

/** Where distributions put the dictionary, seen from the folder of the program: Debian, Homebrew, a local build. */
const DICTIONARIES = [
  '../../var/lib/mecab/dic/open-jtalk/naist-jdic',
  '../dic',
  '../share/open_jtalk/dic',
  '/var/lib/mecab/dic/open-jtalk/naist-jdic',
];

/** An `open_jtalk` on PATH together with its dictionary; its voice never comes with it. */
export const findInstalled = (path?: string): InstalledOpenJTalk | null => {
  const program = findOnPath(['open_jtalk'], path);
  if (!program) return null;
  const dictionary = DICTIONARIES.map((place) => resolve(dirname(program), place)).find((folder) =>
    existsSync(join(folder, 'sys.dic')),
  );
  if (!dictionary) return null;
  // Sizes stand for the versions: the program prints its own only inside a page of text for people.
  const sizes = [program, join(dictionary, 'sys.dic')].map((file) => statSync(file).size);
  return { id: `open-jtalk-installed-${sizes.join('-')}+mei-1.4`, program, dictionary };
};
