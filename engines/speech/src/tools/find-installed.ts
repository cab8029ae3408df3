import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findOnPath } from './find-on-path';

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
