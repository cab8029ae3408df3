import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where releases, snapshots and keys lie below DATA_DIR. */
export interface StoreLayout {
  readonly releases: string;
  readonly shell: string;
  /** Every snapshot, by its sequence number; the highest is the one that is served. */
  readonly history: string;
  readonly privateKey: string;
  readonly publicKey: string;
}

export function storeLayout(dataDir: string): StoreLayout {
  return {
    releases: path.join(dataDir, 'releases'),
    shell: path.join(dataDir, 'shell'),
    history: path.join(dataDir, 'registry', 'history'),
    privateKey: path.join(dataDir, 'keys', 'registry-private.pem'),
    publicKey: path.join(dataDir, 'keys', 'registry-public.pem'),
  };
}

/** The app whose releases are the shell itself. */
export const SHELL = 'shell';

/** The folder of one release. */
export function releaseFolder(layout: StoreLayout, name: string, id: string): string {
  return name === SHELL ? path.join(layout.shell, id) : path.join(layout.releases, name, id);
}

/** Where a browser finds a release. */
export function releaseUrl(name: string, id: string): string {
  return name === SHELL ? `/shell/${id}/` : `/releases/${name}/${id}/`;
}

/**
 * Creates a file: all of it or nothing, and never over another one. False when there is one of that name. Of two
 * processes that try at the same moment, on one machine or two, one alone gets true.
 */
export function createOnce(file: string, content: string, mode = 0o644): boolean {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const draft = path.join(folder, `.${path.basename(file)}.${randomUUID()}`);
  try {
    writeFileSync(draft, content, { mode, flag: 'wx', flush: true });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
