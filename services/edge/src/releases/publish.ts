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
import {
  release as releaseSchema,
  type DeployedRelease,
  type DeployedRemote,
  type Registry,
  type Release,
} from '@kotoba/contracts';
import { shellRelease, type ShellRelease } from '@kotoba/contracts/shell-release';
import { releaseFolder, releaseUrl, SHELL, type StoreLayout } from './layout';
import {
  changeSnapshot,
  DeployError,
  readSnapshot,
  toRegistry,
  type DeployedShell,
  type SuiteSnapshot,
} from './snapshot';

/** Below this a compressed file is not worth a second one. */
const MIN_BYTES = 512;

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;

/**
 * Writes `.br` and `.gz` beside every file that they make smaller, at the best level: it is done once and sent often.
 */
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
  return readChecked(path.join(folder, 'release.json'), releaseSchema);
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

/** What a tab needs of a release. */
export function toDeployedRelease(release: Release): DeployedRelease {
  const { contract, version, id, entry, shared, contributions, files } = release;
  const integrityOf = (file: string): string => {
    const integrity = files[file];
    if (integrity === undefined)
      throw new DeployError(`${release.name} names ${file}, which is not among its files`);
    return integrity;
  };
  return {
    contract,
    version,
    id,
    url: releaseUrl(release.name, id),
    entry,
    integrity: integrityOf(entry),
    preload: release.preload.map((file) => ({ file, integrity: integrityOf(file) })),
    shared,
    contributions,
  };
}

/** What a page needs of the shell. */
export function toDeployedShell(release: ShellRelease): DeployedShell {
  const { id, version, early, scripts, styles, preload, contributions, files } = release;
  const publicFiles = Object.keys(files).filter((file) => file.startsWith('public/'));
  return {
    id,
    version,
    url: releaseUrl(SHELL, id),
    early,
    scripts,
    styles,
    preload,
    public: publicFiles.map((file) => file.slice('public/'.length)),
    contributions,
  };
}

function changed(
  snapshot: SuiteSnapshot,
  reason: string,
  change: { now: Date } & Partial<Pick<SuiteSnapshot, 'shell'>> & { remotes?: Registry['remotes'] },
): SuiteSnapshot {
  return {
    sequence: snapshot.sequence + 1,
    reason,
    registry: change.remotes ? toRegistry(change.remotes, change.now) : snapshot.registry,
    shell: change.shell ?? snapshot.shell,
  };
}

/** Makes a release the current one; the one before becomes its fall-back, and a canary ends. */
export function promoteRemote(
  snapshot: SuiteSnapshot,
  { name, release, now }: { name: string; release: DeployedRelease; now: Date },
): SuiteSnapshot {
  const before = snapshot.registry.remotes[name];
  const previous = before && before.current.id !== release.id ? before.current : (before?.previous ?? null);
  const remote: DeployedRemote = { current: release, previous };
  const remotes = { ...snapshot.registry.remotes, [name]: remote };
  return changed(snapshot, `promote ${name} ${release.id}`, { remotes, now });
}

function promoteShell(snapshot: SuiteSnapshot, current: DeployedShell, now: Date): SuiteSnapshot {
  const before = snapshot.shell;
  const previous = before && before.current.id !== current.id ? before.current : (before?.previous ?? null);
  return changed(snapshot, `promote ${SHELL} ${current.id}`, { shell: { current, previous }, now });
}

/** Goes back to the release before. The one left behind is no fall-back: there was a reason to leave it. */
export function toPrevious(snapshot: SuiteSnapshot, name: string, now: Date): SuiteSnapshot {
  if (name === SHELL) {
    const current = snapshot.shell?.previous;
    if (!current) throw nothingBefore(name);
    return changed(snapshot, `rollback ${name} ${current.id}`, { shell: { current, previous: null }, now });
  }
  const current = snapshot.registry.remotes[name]?.previous;
  if (!current) throw nothingBefore(name);
  const remotes = { ...snapshot.registry.remotes, [name]: { current, previous: null } };
  return changed(snapshot, `rollback ${name} ${current.id}`, { remotes, now });
}

function nothingBefore(name: string): DeployError {
  return new DeployError(`${name} has no earlier release to go back to`);
}

/** Gives a release to a share of the tabs; `null` ends that. */
export function setCanary(
  snapshot: SuiteSnapshot,
  {
    name,
    canary,
    now,
  }: { name: string; canary: { release: DeployedRelease; percent: number } | null; now: Date },
): SuiteSnapshot {
  const before = snapshot.registry.remotes[name];
  if (!before) throw new DeployError(`${name} has no current release yet: promote one first`);
  const { current, previous } = before;
  const remote: DeployedRemote = canary ? { current, previous, canary } : { current, previous };
  const reason = canary ? `canary ${name} ${canary.release.id} ${canary.percent} %` : `canary ${name} off`;
  return changed(snapshot, reason, { remotes: { ...snapshot.registry.remotes, [name]: remote }, now });
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
 * Stores what was built, and makes it live when its content is new to this suite. What was published before is left as
 * it is: a release that was rolled back stays rolled back after a restart. Returns one line for each change.
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
