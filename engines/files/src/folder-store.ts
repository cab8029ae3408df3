import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { link, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { checkedName, type ByteRange, type FileFacts, type FileStore } from './file-store';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** No such file, also when a part of its name is a file. */
function nullIfMissing(error: unknown): null {
  if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
  throw error;
}

const factsOf = ({ size, mtime, mtimeMs, ino }: Stats): FileFacts => ({
  size,
  modified: mtime,
  tag: `${ino}-${size}-${mtimeMs}`,
});

/** Files below a folder of this machine, or one that several machines share. */
export class FolderStore implements FileStore {
  readonly freshForMs = 0;

  constructor(private readonly folder: string) {}

  async put(name: string, content: string | Uint8Array | Readable, { hasty = false } = {}): Promise<void> {
    await this.#finish(name, content, { finish: rename, flush: !hasty });
  }

  async create(name: string, content: string | Uint8Array): Promise<boolean> {
    try {
      // A link of a finished file: unlike a renamed one it never replaces another.
      await this.#finish(name, content, { finish: link, flush: true });
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  }

  async read(name: string, range?: ByteRange): Promise<(FileFacts & { stream: Readable }) | null> {
    const handle = await open(this.#at(name)).catch(nullIfMissing);
    if (!handle) return null;
    const stats = await handle.stat();
    if (stats.isFile()) return { ...factsOf(stats), stream: handle.createReadStream(range) };
    await handle.close();
    return null;
  }

  async stat(name: string): Promise<FileFacts | null> {
    const stats = await stat(this.#at(name)).catch(nullIfMissing);
    return stats?.isFile() ? factsOf(stats) : null;
  }

  async *list(folder: string): AsyncGenerator<FileFacts & { name: string }> {
    const entries = await opendir(this.#at(folder)).catch(nullIfMissing);
    for await (const entry of entries ?? []) {
      // An unfinished file, or what a dead process left of one.
      if (entry.name.startsWith('.')) continue;
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.list(name);
      const facts = entry.isFile() ? await this.stat(name) : null;
      if (facts) yield { name, ...facts };
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.#at(name), { force: true });
  }

  async move(name: string, to: string): Promise<void> {
    const [from, target] = [this.#at(name), this.#at(to)];
    if ((await this.stat(name)) === null) return;
    await mkdir(path.dirname(target), { recursive: true });
    await rename(from, target).catch(nullIfMissing);
  }

  async removeUnfinished(folder: string, since: Date): Promise<void> {
    const entries = await opendir(this.#at(folder)).catch(nullIfMissing);
    for await (const { name, parentPath } of entries ?? []) {
      const file = path.join(parentPath, name);
      const found = await stat(file).catch(nullIfMissing);
      if (found?.isDirectory()) await this.removeUnfinished(`${folder}/${name}`, since);
      else if (found && name.startsWith('.') && found.mtime < since) await rm(file, { force: true });
    }
  }

  /** Writes beside the file first; whatever happens, nothing unfinished stays. */
  async #finish(
    name: string,
    content: string | Uint8Array | Readable,
    { finish, flush }: { finish: (draft: string, file: string) => Promise<void>; flush: boolean },
  ): Promise<void> {
    const file = this.#at(name);
    const draft = path.join(path.dirname(file), `.${randomUUID()}`);
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(draft, content, { flag: 'wx', flush });
      await finish(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  #at(name: string): string {
    return path.join(this.folder, checkedName(name));
  }
}
