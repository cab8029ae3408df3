import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '@kotoba/federation/files';
import { releaseFolder, SHELL, type StoreLayout } from './layout';
import {
  mismatchesOf,
  publishedIds,
  publishedNames,
  readDescription,
  readRelease,
  readShellRelease,
  toDeployedRelease,
  toDeployedShell,
} from './publish';
import { readSnapshot } from './snapshot';

/**
 * Hashes every file of every release again, opens every compressed copy, and compares the served snapshot with what
 * lies there.
 */
export function verifyStore(layout: StoreLayout): { checked: number; problems: string[] } {
  const releases = publishedNames(layout).flatMap((name) =>
    publishedIds(layout, name).map((id) => ({ name, id, folder: releaseFolder(layout, name, id) })),
  );
  const problems = releases.flatMap(({ name, id, folder }) =>
    attempt(`${name} ${id}`, () => {
      const { files } = readDescription(folder, name);
      return [...mismatchesOf(folder, files), ...badCopies(folder, files)];
    }),
  );
  return { checked: releases.length, problems: [...problems, ...snapshotProblems(layout)] };
}

function attempt(label: string, check: () => string[]): string[] {
  try {
    return check().map((problem) => `${label}: ${problem} is not what was published`);
  } catch (error) {
    return [`${label}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function badCopies(folder: string, files: Readonly<Record<string, string>>): string[] {
  const open = { br: brotliDecompressSync, gz: gunzipSync } as const;
  return Object.entries(files).flatMap(([file, integrity]) =>
    (['br', 'gz'] as const).flatMap((ending) => {
      const copy = `${file}.${ending}`;
      const full = path.join(folder, copy);
      if (!existsSync(full)) return [];
      try {
        return integrityOf(open[ending](readFileSync(full))) === integrity ? [] : [copy];
      } catch {
        return [copy];
      }
    }),
  );
}

/** Releases that the snapshot serves must be in the store, and be described as the snapshot describes them. */
function snapshotProblems(layout: StoreLayout): string[] {
  return attempt('registry', () => {
    const snapshot = readSnapshot(layout);
    if (!snapshot) return [];
    const remotes = Object.entries(snapshot.registry.remotes).flatMap(
      ([name, { current, previous, canary }]) =>
        [current, previous, canary?.release].flatMap((served) => (served ? [{ name, served }] : [])),
    );
    const shells = [snapshot.shell?.current, snapshot.shell?.previous].flatMap((served) =>
      served ? [{ name: SHELL, served }] : [],
    );
    return [...remotes, ...shells]
      .filter(({ name, served }) => {
        const folder = releaseFolder(layout, name, served.id);
        const expected =
          name === SHELL ? toDeployedShell(readShellRelease(folder)) : toDeployedRelease(readRelease(folder));
        return !isDeepStrictEqual(expected, served);
      })
      .map(({ name, served }) => `${name} ${served.id}`);
  });
}
