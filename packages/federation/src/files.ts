import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `sha384-…` as browsers and registry write it. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The relative paths (with forward slashes, sorted) of all files below `folder` but those in `without`. */
export function listFiles(folder: string, without: readonly string[] = []): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !without.includes(file))
    .sort();
}

/** The integrity of every file of a folder. */
export function hashFiles(folder: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
}

/**
 * First 16 hex digits of the SHA-256 over names and hashes: the same content has the same id, on every machine and at
 * any time.
 */
export function releaseIdOf(hashes: Readonly<Record<string, string>>, ...more: string[]): string {
  const hash = createHash('sha256');
  for (const [file, integrity] of Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${file}\0${integrity}\n`);
  }
  for (const text of more) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}
