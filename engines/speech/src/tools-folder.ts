import { join, resolve } from 'node:path';

/** The folder of the built tools: the one given, else `tools` inside the data folder. Absolute. */
export const toolsFolder = ({
  dataDir,
  toolsDir,
}: {
  dataDir: string;
  toolsDir?: string | undefined;
}): string => resolve(toolsDir ?? join(dataDir, 'tools'));
