import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import type { OpenJTalkTools } from '../japanese/open-jtalk';
import { recipeKey } from './open-jtalk-recipe';

const manifestSchema = z.strictObject({
  id: z.string(),
  program: z.string(),
  dictionary: z.string(),
  voice: z.string(),
});

const manifestFile = (toolsDir: string): string => join(toolsDir, `open-jtalk-${recipeKey()}.json`);

const inside = (toolsDir: string, file: string): string => {
  const path = relative(toolsDir, file);
  return path.startsWith('..') || isAbsolute(path) ? file : path;
};

const parse = (text: string): z.infer<typeof manifestSchema> | null => {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // a manifest that is no JSON is no manifest: the tools are prepared again
  }
};

/** The tools prepared earlier, if their files are still there. Cheap: one small file. */
export const locateTools = (toolsDir: string): OpenJTalkTools | null => {
  const file = manifestFile(toolsDir);
  if (!existsSync(file)) return null;
  const manifest = parse(readFileSync(file, 'utf8'));
  if (!manifest) return null;
  const [program, dictionary, voice] = [manifest.program, manifest.dictionary, manifest.voice].map((path) =>
    resolve(toolsDir, path),
  ) as [string, string, string];
  const complete = [program, join(dictionary, 'sys.dic'), voice].every((path) => existsSync(path));
  return complete ? { id: manifest.id, program, dictionary, voice } : null;
};

/** Written last and renamed into place: it exists exactly when the tools are whole and proved. */
export const saveTools = async (toolsDir: string, tools: OpenJTalkTools): Promise<void> => {
  const manifest = {
    id: tools.id,
    program: inside(toolsDir, tools.program),
    dictionary: inside(toolsDir, tools.dictionary),
    voice: inside(toolsDir, tools.voice),
  };
  const unfinished = join(toolsDir, `.manifest-${randomUUID()}`);
  await writeFile(unfinished, JSON.stringify(manifest, null, 2));
  await rename(unfinished, manifestFile(toolsDir));
};
