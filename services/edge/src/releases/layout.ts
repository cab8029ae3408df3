import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FileStore } from '@kotoba/files';

/** Where the key is that snapshots are signed with, and the one that they are checked with: a file, or the PEM itself. */
export interface ReleaseKeys {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** What was asked for is not possible; the message says why, for the person at the command line. */
export class DeployError extends Error {
  override name = 'DeployError';
}

/** Releases and snapshots, and the keys, which never lie in that store. */
export interface ReleaseStore {
  readonly files: FileStore;
  readonly keys: ReleaseKeys;
}

/**
 * The places of the keys, unless settings name others. Whoever can copy or write DATA_DIR shall not be able to sign, so
 * the private key lies beside that folder; one that an earlier version made inside it stays valid.
 */
export function keysOf(dataDir: string, given: Partial<ReleaseKeys> = {}): ReleaseKeys {
  const earlier = path.join(dataDir, 'keys', 'registry-private.pem');
  return {
    privateKey:
      given.privateKey ??
      (existsSync(earlier) ? earlier : path.join(`${dataDir}-keys`, 'registry-private.pem')),
    publicKey: given.publicKey ?? path.join(dataDir, 'keys', 'registry-public.pem'),
  };
}

/** The app whose releases are the shell itself. */
export const SHELL = 'shell';

/** The folder of one release in the store. */
export function releaseFolder(name: string, id: string): string {
  return name === SHELL ? `shell/${id}` : `releases/${name}/${id}`;
}

/** What describes a release there. */
export const descriptionFile = (name: string): string => (name === SHELL ? 'shell.json' : 'release.json');

/**
 * Where a browser finds the files of an app, whatever release they are of: what two releases have in common it fetches
 * once.
 */
export const filesUrl = (name: string): string => (name === SHELL ? '/shell/' : `/releases/${name}/`);

/** Whether a file has a hash of its content in its name, so that the name stands for the content. */
export const isNamedByContent = (file: string): boolean => /\.[0-9a-f]{16}\.[a-z0-9]+$/.test(file);

/** Whether a file of a release has an address of its own name: a public file of the shell, at the root. */
export const isPublic = (file: string): boolean => file.startsWith('public/');
