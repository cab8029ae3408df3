import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readWhole } from '@kotoba/files';
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
import { filesUrl, isNamedByContent, isPublic, releaseFolder, SHELL, type ReleaseStore } from './layout';
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

/** A file and its compressed copies, at the best level: it is done once and sent often. */
function withCopies(file: string, content: Buffer): [name: string, content: Buffer][] {
  if (!COMPRESSIBLE.test(file) || content.length < MIN_BYTES) return [[file, content]];
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return [
    [file, content],
    [`${file}.br`, brotliCompressSync(content, { params })],
    [`${file}.gz`, gzipSync(content, { level: 9 })],
  ];
}

export interface Published {
  name: string;
  id: string;
  version: string;
  /** False when the very same content was published before. */
  isNew: boolean;
}

/**
 * Copies a built release into the store, after checking that every file is the one that its description names. The
 * description is written last: without it there is no release, whatever lies there.
 */
export async function publish(store: ReleaseStore, folder: string, name: string): Promise<Published> {
  const description = readDescription(folder, name);
  const mismatches = mismatchesOf(folder, description.files);
  if (mismatches.length > 0) throw new DeployError(`${folder} is not what it says: ${mismatches.join(', ')}`);
  const { id, version, files } = description;
  const misnamed = Object.keys(files).filter((file) => !isNamedByContent(file) && !isPublic(file));
  if (misnamed.length > 0)
    throw new DeployError(`${misnamed.join(', ')}: the name of a file must have the hash of its content`);
  const target = releaseFolder(name, id);
  const described = `${target}/${descriptionFile(name)}`;
  if (await store.files.stat(described)) return { name, id, version, isNew: false };
  const written: string[] = [];
  try {
    for (const file of Object.keys(files)) {
      for (const [copy, content] of withCopies(file, readFileSync(path.join(folder, file)))) {
        written.push(`${target}/${copy}`);
        await store.files.put(`${target}/${copy}`, content);
      }
    }
    const text = readFileSync(path.join(folder, descriptionFile(name)), 'utf8');
    return { name, id, version, isNew: await store.files.create(described, text) };
  } catch (error) {
    // Another publisher of the same content may have finished it meanwhile; else half a release is of no use.
    if (!(await store.files.stat(described)))
      await Promise.all(written.map((file) => store.files.remove(file)));
    throw new DeployError(
      `${name} was not published: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

const descriptionFile = (name: string): string => (name === SHELL ? 'shell.json' : 'release.json');

/** The description of a built app, checked. */
function readDescription(folder: string, name: string): Release | ShellRelease {
  const file = path.join(folder, descriptionFile(name));
  if (!existsSync(file)) throw new DeployError(`${file} is missing: build the app first`);
  const text = readFileSync(file, 'utf8');
  return name === SHELL ? checked(file, text, shellRelease) : checked(file, text, releaseSchema);
}

/** The description of a published remote, checked; null when there is no such release. */
export const readRelease = (store: ReleaseStore, name: string, id: string): Promise<Release | null> =>
  readStored(store, name, id, releaseSchema);

/** The description of a published shell, checked; null when there is no such release. */
export const readShellRelease = (store: ReleaseStore, id: string): Promise<ShellRelease | null> =>
  readStored(store, SHELL, id, shellRelease);

async function readStored<T>(
  { files }: ReleaseStore,
  name: string,
  id: string,
  schema: z.ZodMiniType<T>,
): Promise<T | null> {
  const file = `${releaseFolder(name, id)}/${descriptionFile(name)}`;
  const text = await readWhole(files, file);
  return text && checked(file, text.toString(), schema);
}

function checked<T>(file: string, text: string, schema: z.ZodMiniType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DeployError(`${file} is no JSON`);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new DeployError(`${file} does not fit the contract: ${parsed.error.message}`);
  return parsed.data;
}

/** What differs between a built folder and its hashes: changed, missing and additional files. */
function mismatchesOf(folder: string, files: Readonly<Record<string, string>>): string[] {
  const present = listFiles(folder).filter((file) => !/^(release|shell)\.json$|\.(br|gz)$/.test(file));
  const actual = hashFiles(folder, present);
  const names = new Set([...Object.keys(files), ...present]);
  return [...names].filter((file) => actual[file] !== files[file]).sort();
}

/** The published releases of all apps, or those below some folders of the store; the newest of each first. */
export async function publishedReleases(
  { files }: ReleaseStore,
  folders: readonly string[] = ['shell', 'releases'],
): Promise<{ name: string; id: string }[]> {
  const found: { name: string; id: string; modified: Date }[] = [];
  for (const root of folders) {
    for await (const { name: file, modified } of files.list(root)) {
      const [, name, id] =
        /^(?:releases\/)?([a-z0-9-]+)\/([0-9a-f]{16})\/(?:release|shell)\.json$/.exec(file) ?? [];
      if (name && id) found.push({ name, id, modified });
    }
  }
  return found.sort((a, b) => Number(b.modified) - Number(a.modified)).map(({ name, id }) => ({ name, id }));
}

/** The ids of an app's published releases, the newest first. */
export async function publishedIds(store: ReleaseStore, name: string): Promise<string[]> {
  const folder = name === SHELL ? SHELL : `releases/${name}`;
  return (await publishedReleases(store, [folder])).map(({ id }) => id);
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
    url: filesUrl(release.name),
    entry,
    integrity: integrityOf(entry),
    ...(release.preload && {
      preload: release.preload.map((file) => ({ file, integrity: integrityOf(file) })),
    }),
    shared,
    contributions,
  };
}

/** What a page needs of the shell. */
export function toDeployedShell(release: ShellRelease): DeployedShell {
  const { id, version, early, scripts, styles, preload, shared, contributions, files } = release;
  const publicFiles = Object.keys(files).filter(isPublic);
  return {
    id,
    version,
    url: filesUrl(SHELL),
    early,
    scripts,
    styles,
    ...(preload && { preload }),
    ...(shared && { shared }),
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
export async function promote(store: ReleaseStore, name: string, id?: string): Promise<SuiteSnapshot> {
  const now = new Date();
  const wanted = id ?? (await newestOf(store, name));
  if (name === SHELL) {
    const current = toDeployedShell(
      found(await readShellRelease(store, checkedId(name, wanted)), name, wanted),
    );
    return changeSnapshot(store, (snapshot) => promoteShell(snapshot, current, now));
  }
  const release = toDeployedRelease(await publishedRelease(store, name, wanted));
  return changeSnapshot(store, (snapshot) => promoteRemote(snapshot, { name, release, now }));
}

/** Goes back to the release that was current before. */
export function rollBack(store: ReleaseStore, name: string): Promise<SuiteSnapshot> {
  return changeSnapshot(store, (snapshot) => toPrevious(snapshot, name, new Date()));
}

/** Serves a published release to `percent` of the tabs; 0 ends that. */
export async function startCanary(
  store: ReleaseStore,
  name: string,
  { percent, id }: { percent: number; id?: string },
): Promise<SuiteSnapshot> {
  if (name === SHELL) throw new DeployError('The shell cannot be a canary: a page has one shell');
  const canary =
    percent > 0
      ? {
          release: toDeployedRelease(
            await publishedRelease(store, name, id ?? (await newestOf(store, name))),
          ),
          percent,
        }
      : null;
  return changeSnapshot(store, (snapshot) => setCanary(snapshot, { name, canary, now: new Date() }));
}

async function newestOf(store: ReleaseStore, name: string): Promise<string> {
  const [id] = await publishedIds(store, name);
  if (id === undefined) throw new DeployError(`${name} has no published release: publish one first`);
  return id;
}

async function publishedRelease(store: ReleaseStore, name: string, id: string): Promise<Release> {
  return found(await readRelease(store, name, checkedId(name, id)), name, id);
}

function checkedId(name: string, id: string): string {
  return found(/^[0-9a-f]{16}$/.test(id) ? id : null, name, id);
}

function found<T>(value: T | null, name: string, id: string): T {
  if (value === null) throw new DeployError(`${name} has no release ${id}`);
  return value;
}

/**
 * Stores what was built, and makes it live when its content is new to this suite. What was published before is left as
 * it is: a release that was rolled back stays rolled back after a restart. Returns one line for each change.
 */
export async function publishBuilt(
  store: ReleaseStore,
  builds: Readonly<Record<string, string>>,
): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, folder] of Object.entries(builds)) {
    const { id, version, isNew } = await publish(store, folder, name);
    const snapshot = await readSnapshot(store);
    const isServed = name === SHELL ? snapshot?.shell : snapshot?.registry.remotes[name];
    if (!isNew && isServed) continue;
    await promote(store, name, id);
    lines.push(`${name} ${version} (${id}) is live`);
  }
  return lines;
}
