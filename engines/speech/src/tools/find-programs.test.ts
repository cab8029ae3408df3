import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findInstalled, findOnPath } from './find-programs';

let root: string;
const program = async (folder: string, name: string): Promise<string> => {
  await mkdir(join(root, folder), { recursive: true });
  const file = join(root, folder, name);
  await writeFile(file, '#!/bin/sh\n');
  await chmod(file, 0o755);
  return file;
};

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'kotoba-path-')));
});
afterEach(() => rm(root, { recursive: true }));

test('takes the first name in the order of the folders, and only programs', async () => {
  const path = ['empty', 'one', 'two'].map((folder) => join(root, folder)).join(delimiter);
  expect(findOnPath(['gcc', 'cc'], path)).toBeNull();
  const second = await program('two', 'cc');
  expect(findOnPath(['gcc', 'cc'], path)).toBe(second);
  const first = await program('one', 'gcc');
  await mkdir(join(root, 'empty/gcc'), { recursive: true });
  expect(findOnPath(['gcc', 'cc'], path)).toBe(first);
});

test('an installed Open JTalk counts with its dictionary only', async () => {
  const open = await program('usr/bin', 'open_jtalk');
  const dictionary = join(root, 'var/lib/mecab/dic/open-jtalk/naist-jdic');
  await mkdir(dictionary, { recursive: true });
  await writeFile(join(dictionary, 'sys.dic'), 'words');
  expect(findInstalled(join(root, 'usr/bin'))).toEqual({
    id: 'open-jtalk-installed-10-5+mei-1.4',
    program: open,
    dictionary,
  });
  expect(findInstalled(root)).toBeNull();
});
