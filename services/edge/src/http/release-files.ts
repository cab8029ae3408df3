import path from 'node:path';
import { releaseFolder, type StoreLayout } from '../releases/layout';
import { readDescription } from '../releases/publish';

export interface ReleaseFile {
  /** Absolute path. */
  path: string;
  /** sha384 of the content. */
  integrity: string;
}

/** Finds the files of published releases. What a release's description does not name is not there, wherever it lies on the disk. */
export class ReleaseFiles {
  readonly #described = new Map<string, Readonly<Record<string, string>>>();

  constructor(private readonly layout: StoreLayout) {}

  find(name: string, id: string, file: string): ReleaseFile | null {
    if (!/^(shell|mfe-[a-z0-9-]+)$/.test(name) || !/^[0-9a-f]{16}$/.test(id)) return null;
    const files = this.#filesOf(name, id);
    const integrity = Object.hasOwn(files, file) ? files[file] : undefined;
    return integrity === undefined
      ? null
      : { path: path.join(releaseFolder(this.layout, name, id), file), integrity };
  }

  /** A release never changes, so its description is read once. */
  #filesOf(name: string, id: string): Readonly<Record<string, string>> {
    const key = `${name}/${id}`;
    const known = this.#described.get(key);
    if (known) return known;
    try {
      const { files } = readDescription(releaseFolder(this.layout, name, id), name);
      this.#described.set(key, files);
      return files;
    } catch {
      // No such release, or none that can be trusted: to a browser both are a missing file.
      return {};
    }
  }
}
