import path from 'node:path';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';

/** Where releases, snapshots and keys lie below DATA_DIR. */
export interface StoreLayout {
  readonly releases: string;
  readonly shell: string;
  readonly registry: string;
  /** The snapshot that is served. */
  readonly current: string;
  /** Every snapshot that was ever served, by its sequence number. */
  readonly history: string;
  readonly privateKey: string;
  readonly publicKey: string;
}

export function storeLayout(dataDir: string): StoreLayout {
  const registry = path.join(dataDir, 'registry');
  return {
    releases: path.join(dataDir, 'releases'),
    shell: path.join(dataDir, 'shell'),
    registry,
    current: path.join(registry, 'current.json'),
    history: path.join(registry, 'history'),
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

/** Replaces a file so that a reader, or a crash, finds the old content or the new one and nothing between. */
export function writeAtomically(file: string, content: string, mode = 0o644): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  const descriptor = openSync(draft, 'w', mode);
  try {
    writeSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, file);
}
