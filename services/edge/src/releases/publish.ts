import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type * as z from 'zod/mini';
import { hashFiles, listFiles } from '@kotoba/federation/files';
import { release, type Release } from '@kotoba/contracts';
import { shellRelease, type ShellRelease } from '@kotoba/contracts/shell-release';
import {
  promoteRemote,
  promoteShell,
  toPrevious,
  setCanary,
  toDeployedRelease,
  toDeployedShell,
} from './deploy';
import { releaseFolder, SHELL, type StoreLayout } from './layout';
import { changeSnapshot, DeployError, readSnapshot, type SuiteSnapshot } from './snapshot';

/** Below this a compressed file is not worth a second one. */
const MIN_BYTES = 512;

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Writes `.br` and `.gz` beside every file that they make smaller, at the best level: it is done once and sent often. */
function compressFolder(folder: string, files: readonly string[]): void {
  for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
    const target = path.join(folder, file);
    const content = readFileSync(target);
    if (content.length < MIN_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${target}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${target}.gz`, gzipSync(content, { level: 9 }));
  }
}

export interface Published {
  name: string;
  id: string;
  version: string;
  /** False when the very same content was published before. */
  isNew: boolean;
}

/** Copies a built release into the store, after checking that every file is the one that its description names. */
export function publish(layout: StoreLayout, folder: string, name: string): Published {
  const description = readDescription(folder, name);
  const mismatches = mismatchesOf(folder, description.files);
  if (mismatches.length > 0) throw new DeployError(`${folder} is not what it says: ${mismatches.join(', ')}`);
  const target = releaseFolder(layout, name, description.id);
  const { id, version } = description;
  if (existsSync(target)) return { name, id, version, isNew: false };
  const draft = `${target}.${process.pid}.tmp`;
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    cpSync(folder, draft, { recursive: true });
    compressFolder(draft, Object.keys(description.files));
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return { name, id, version, isNew: true };
}

/** The description of a built or published remote, checked. */
export function readRelease(folder: string): Release {
  return readChecked(path.join(folder, 'release.json'), release);
}

/** The description of a built or published shell, checked. */
export function readShellRelease(folder: string): ShellRelease {
  return readChecked(path.join(folder, 'shell.json'), shellRelease);
}

export function readDescription(folder: string, name: string): Release | ShellRelease {
  return name === SHELL ? readShellRelease(folder) : readRelease(folder);
}

function readChecked<T>(file: string, schema: z.ZodMiniType<T>): T {
  if (!existsSync(file)) throw new DeployError(`${file} is missing: build the app first`);
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new DeployError(`${file} does not fit the contract: ${parsed.error.message}`);
  return parsed.data;
}

/** What differs between a folder and the hashes that describe it: changed, missing and additional files. */
export function mismatchesOf(folder: string, files: Readonly<Record<string, string>>): string[] {
  const present = listFiles(folder).filter((file) => !/^(release|shell)\.json$|\.(br|gz)$/.test(file));
  const actual = hashFiles(folder, present);
  const names = new Set([...Object.keys(files), ...present]);
  return [...names].filter((file) => actual[file] !== files[file]).sort();
}

/** The ids of an app's published releases, the newest first. */
export function publishedIds(layout: StoreLayout, name: string): string[] {
  const folder = path.dirname(releaseFolder(layout, name, 'x'));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((id) => /^[0-9a-f]{16}$/.test(id))
    .map((id) => ({ id, time: statSync(path.join(folder, id)).birthtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ id }) => id);
}

/** The names of all apps with a published release. */
export function publishedNames(layout: StoreLayout): string[] {
  const remotes = existsSync(layout.releases) ? readdirSync(layout.releases).sort() : [];
  return existsSync(layout.shell) ? [SHELL, ...remotes] : remotes;
}

/** Makes a published release (the newest, unless `id` names one) the current one. Live for the next tab. */
export function promote(layout: StoreLayout, name: string, id?: string): SuiteSnapshot {
  const folder = publishedFolder(layout, name, id);
  const now = new Date();
  if (name === SHELL) {
    const current = toDeployedShell(readShellRelease(folder));
    return changeSnapshot(layout, (snapshot) => promoteShell(snapshot, current, now));
  }
  const release = toDeployedRelease(readRelease(folder));
  return changeSnapshot(layout, (snapshot) => promoteRemote(snapshot, { name, release, now }));
}

/** Goes back to the release that was current before. */
export function rollBack(layout: StoreLayout, name: string): SuiteSnapshot {
  return changeSnapshot(layout, (snapshot) => toPrevious(snapshot, name, new Date()));
}

/** Serves a published release to `percent` of the tabs; 0 ends that. */
export function startCanary(
  layout: StoreLayout,
  name: string,
  { percent, id }: { percent: number; id?: string },
): SuiteSnapshot {
  if (name === SHELL) throw new DeployError('The shell cannot be a canary: a page has one shell');
  const canary =
    percent > 0
      ? { release: toDeployedRelease(readRelease(publishedFolder(layout, name, id))), percent }
      : null;
  return changeSnapshot(layout, (snapshot) => setCanary(snapshot, { name, canary, now: new Date() }));
}

function publishedFolder(layout: StoreLayout, name: string, wanted?: string): string {
  const id = wanted ?? publishedIds(layout, name)[0];
  if (id === undefined) throw new DeployError(`${name} has no published release: publish one first`);
  const folder = releaseFolder(layout, name, id);
  if (!/^[0-9a-f]{16}$/.test(id) || !existsSync(folder))
    throw new DeployError(`${name} has no release ${id}`);
  return folder;
}

/**
 * Stores what was built, and makes it live when its content is new to this suite. What was published before is left as it is: a release
 * that was rolled back stays rolled back after a restart. Returns one line for each change.
 */
export function publishBuilt(layout: StoreLayout, builds: Readonly<Record<string, string>>): string[] {
  const lines: string[] = [];
  for (const [name, folder] of Object.entries(builds)) {
    const { id, version, isNew } = publish(layout, folder, name);
    const snapshot = readSnapshot(layout);
    const isServed = name === SHELL ? snapshot?.shell : snapshot?.registry.remotes[name];
    if (!isNew && isServed) continue;
    promote(layout, name, id);
    lines.push(`${name} ${version} (${id}) is live`);
  }
  return lines;
}
