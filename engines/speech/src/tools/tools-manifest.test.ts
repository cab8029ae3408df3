import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipeKey, locateTools, saveTools } from './tools-manifest';

let parent: string;
let toolsDir: string;
const tools = () => ({
  id: 'open-jtalk-test',
  program: join(toolsDir, 'built/open_jtalk'),
  dictionary: join(toolsDir, 'built/dictionary'),
  voice: join(toolsDir, 'built/mei.htsvoice'),
});

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'kotoba-manifest-'));
  toolsDir = join(parent, 'tools');
  await mkdir(tools().dictionary, { recursive: true });
  for (const file of [tools().program, join(tools().dictionary, 'sys.dic'), tools().voice])
    await writeFile(file, 'x');
});
afterEach(() => rm(parent, { recursive: true }));

test('tools that were saved are located, also after the folder moved', async () => {
  expect(locateTools(toolsDir)).toBeNull();
  await saveTools(toolsDir, tools());
  expect(locateTools(toolsDir)).toEqual(tools());
  const moved = join(parent, 'moved');
  await rename(toolsDir, moved);
  toolsDir = moved;
  expect(locateTools(moved)).toEqual(tools());
});

test('tools with a missing file are not there', async () => {
  await saveTools(toolsDir, tools());
  await rm(tools().voice);
  expect(locateTools(toolsDir)).toBeNull();
});

test.each(['', '{', '{"id":"x"}', 'null'])('a manifest that says %j counts for nothing', async (text) => {
  await writeFile(join(toolsDir, `open-jtalk-${recipeKey()}.json`), text);
  expect(locateTools(toolsDir)).toBeNull();
});
