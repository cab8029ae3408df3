import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface ExportFile {
  readonly write: (text: string) => Promise<void>;
  /**
   * What was written, from the beginning, with its length in bytes. The space is free again when the stream is closed.
   */
  readonly read: () => Promise<{ content: Readable; bytes: number }>;
  readonly discard: () => Promise<void>;
}

/**
 * A file without a name that begins with `head`: it is unlinked as soon as it is open, so that nothing of a learner stays on the disk, however
 * the request or the server ends. An export is written here first: a slow download then holds neither memory nor a
 * database connection.
 */
export async function createExportFile(dataDir: string, head = ''): Promise<ExportFile> {
  const folder = join(dataDir, 'exports');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const handle: FileHandle = await open(path, 'wx+', 0o600);
  await rm(path);
  await handle.appendFile(head).catch(async (error: unknown) => {
    await handle.close();
    throw error;
  });
  return {
    write: (text) => handle.appendFile(text),
    read: async () => {
      const { size } = await handle.stat();
      return { content: handle.createReadStream({ start: 0 }), bytes: size };
    },
    discard: () => handle.close(),
  };
}
