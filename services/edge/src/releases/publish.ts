import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readWhole } from '@kotoba/files';
import type * as z from 'zod/mini';
import { hashFiles, integrityOf, listFiles } from '@kotoba/federation/files';
import { release as releaseSchema, type Release } from '@kotoba/contracts';
import { shellRelease, type ShellRelease } from '@kotoba/contracts/shell-release';
import { promoteRemote, promoteShell, setCanary, setDisabled, toPrevious, type Pinned } from './changes';
import { gate, type Live } from './gate';
import {
  DeployError,
  descriptionFile,
  isNamedByContent,
  isPublic,
  releaseFolder,
  SHELL,
  type ReleaseStore,
} from './layout';
import { toDeployedRelease, toDeployedShell } from './deployed';
import type { ChangedState, GateResult, SuiteSnapshot, SuiteState } from './schema';
import { changeSnapshot, readSnapshot } from './snapshot';
import { describeHold, holdOf } from '../telemetry/holds';

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
  if (await store.files.stat(described)) {
    const reading = name === SHELL ? readShellRelease(store, id) : readRelease(store, name, id);
    // One that cannot be read is damaged, which the edge says.
    const stored = await reading.catch(() => null);
    if (stored && !isDeepStrictEqual(stored.files, files))
      throw new DeployError(`${described} describes other files: somebody else wrote it`);
    return { name, id, version, isNew: false };
  }
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

/** The description of a built app, checked. */
export function readDescription(folder: string, name: string): Release | ShellRelease {
  const file = path.join(folder, descriptionFile(name));
  if (!existsSync(file)) throw new DeployError(`${file} is missing: build the app first`);
  const text = readFileSync(file, 'utf8');
  return name === SHELL ? checked(file, text, shellRelease) : checked(file, text, releaseSchema);
}

/**
 * The description of a published remote, checked; null when there is no such release. With `pin`, the hash that a
 * snapshot names, any other is refused.
 */
export const readRelease = async (
  store: ReleaseStore,
  name: string,
  id: string,
  pin?: string,
): Promise<Release | null> => (await readStored(store, { name, id, pin }, releaseSchema))?.release ?? null;

/** The same of a published shell. */
export const readShellRelease = async (
  store: ReleaseStore,
  id: string,
  pin?: string,
): Promise<ShellRelease | null> =>
  (await readStored(store, { name: SHELL, id, pin }, shellRelease))?.release ?? null;

async function readStored<T>(
  { files }: ReleaseStore,
  { name, id, pin }: { name: string; id: string; pin?: string },
  schema: z.ZodMiniType<T>,
): Promise<Pinned<T> | null> {
  const file = `${releaseFolder(name, id)}/${descriptionFile(name)}`;
  const text = await readWhole(files, file);
  if (!text) return null;
  const found = integrityOf(text);
  if (pin !== undefined && found !== pin) throw new DeployError(`${file} is not the one that was promoted`);
  return { release: checked(file, text.toString(), schema), pin: found };
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

/** Why something is changed, for the history. */
interface Reason {
  readonly why?: string;
}

/** Says what could not be compared. */
export type Say = (line: string) => void;

/** Descriptions as they lie in the store. */
export const readingFrom = (store: ReleaseStore): Omit<Live, 'state'> => ({
  readRelease: (name, id, pin) => readRelease(store, name, id, pin),
  readShell: (id, pin) => readShellRelease(store, id, pin),
});

/** Passes what fits those that are live, or throws (`gate`). */
export async function pass(
  store: ReleaseStore,
  state: SuiteState | null,
  candidate: Release | ShellRelease,
  say: Say = () => undefined,
): Promise<GateResult> {
  const { result, lines } = await gate(candidate, { state, ...readingFrom(store) });
  lines.forEach(say);
  return result;
}

/** Whether a built folder could be promoted; nothing is published. */
export async function check(store: ReleaseStore, folder: string, name: string, say: Say): Promise<void> {
  await pass(store, await readSnapshot(store), readDescription(folder, name), say);
}

/**
 * Makes a published release (the newest, unless `id` names one) the current one, when it fits those that are live.
 * Live for the next tab.
 */
export async function promote(
  store: ReleaseStore,
  name: string,
  id?: string,
  { why, say }: Reason & { say?: Say } = {},
): Promise<SuiteSnapshot> {
  const found = await publishedApp(store, name, id ?? (await newestOf(store, name)));
  return changeSnapshot(store, (state) => promoted(state, name, found), {
    why,
    before: (state) => pass(store, state, found.release, say),
  });
}

/** The state with a release as the current one of its app, and nothing to fall back on for the remotes of `unfit`. */
export function promoted(
  state: SuiteState,
  name: string,
  { release, pin }: Pinned<Release | ShellRelease>,
  unfit?: readonly string[],
): ChangedState {
  const about = { pin, now: new Date(), unfit };
  return 'name' in release
    ? promoteRemote(state, { name, release: toDeployedRelease(release), ...about })
    : promoteShell(state, { release: toDeployedShell(release), ...about });
}

/** Goes back to the release that was current before. It says what does not fit that, and goes back all the same. */
export function rollBack(
  store: ReleaseStore,
  name: string,
  { why, say = () => undefined }: Reason & { say?: Say } = {},
): Promise<SuiteSnapshot> {
  const before = async (state: SuiteState): Promise<GateResult | undefined> => {
    const previous = (name === SHELL ? state.shell : state.registry.remotes[name])?.previous;
    if (!previous) return undefined;
    const told =
      (result: GateResult, after = '') =>
      (problem: unknown) => {
        if (!(problem instanceof DeployError)) throw problem;
        say(problem.message + after);
        return result;
      };
    const found = await publishedApp(store, name, previous.id).catch(told('not compared'));
    if (typeof found === 'string') return found;
    const after = name === SHELL ? '\nRoll these back, too.' : '';
    return pass(store, state, found.release, say).catch(told('does not fit', after));
  };
  return changeSnapshot(store, (state) => toPrevious(state, name, new Date()), { why, before });
}

/** Serves a published release to `percent` of the learners, one that was held back `anyway` alone; 0 ends that. */
export async function startCanary(
  store: ReleaseStore,
  name: string,
  { percent, id, why, say, anyway }: { percent: number; id?: string; say?: Say; anyway?: boolean } & Reason,
): Promise<SuiteSnapshot> {
  if (name === SHELL) throw new DeployError('The shell cannot be a canary: a page has one shell');
  let canary = null;
  let before: ((state: SuiteState) => Promise<GateResult>) | undefined;
  if (percent > 0) {
    const { release, pin } = await publishedRelease(store, name, id);
    before = async (state) => {
      const hold = await holdOf(store.files, { remote: name, id: release.id }, state.lifted);
      if (hold && !anyway) throw new DeployError(`${describeHold(hold)}; --anyway gives it all the same`);
      return pass(store, state, release, say);
    };
    canary = { release: toDeployedRelease(release), pin, percent, anyway };
  }
  return changeSnapshot(store, (state) => setCanary(state, { name, canary, now: new Date() }), {
    why,
    before,
  });
}

/**
 * Takes a remote out of new pages, or brings it back when it fits the shell, which may have changed meanwhile; open tabs
 * keep what they run.
 */
export function disable(
  store: ReleaseStore,
  name: string,
  { disabled, why, say }: { disabled: boolean; say?: Say } & Reason,
): Promise<SuiteSnapshot> {
  const changed = (state: SuiteState) => setDisabled(state, { name, disabled, now: new Date() });
  const before = async (state: SuiteState): Promise<GateResult | undefined> => {
    const shell = state.shell && (await readShellRelease(store, state.shell.current.id));
    const row = changed(state).registry.remotes[name];
    if (!shell || !row) return undefined;
    return pass(store, { ...state, registry: { ...state.registry, remotes: { [name]: row } } }, shell, say);
  };
  return changeSnapshot(store, changed, { why, before: disabled ? undefined : before });
}

async function newestOf(store: ReleaseStore, name: string): Promise<string> {
  const [id] = await publishedIds(store, name);
  if (id === undefined) throw new DeployError(`${name} has no published release: publish one first`);
  return id;
}

/** A published release of a remote: the newest, unless `id` names one. */
export const publishedRelease = async (
  store: ReleaseStore,
  name: string,
  id?: string,
): Promise<Pinned<Release>> => publishedAs(store, name, id ?? (await newestOf(store, name)), releaseSchema);

/** A published release of any app. */
export const publishedApp = async (
  store: ReleaseStore,
  name: string,
  id: string,
): Promise<Pinned<Release | ShellRelease>> =>
  name === SHELL ? publishedAs(store, name, id, shellRelease) : publishedAs(store, name, id, releaseSchema);

async function publishedAs<T>(
  store: ReleaseStore,
  name: string,
  id: string,
  schema: z.ZodMiniType<T>,
): Promise<Pinned<T>> {
  const found = /^[0-9a-f]{16}$/.test(id) ? await readStored(store, { name, id }, schema) : null;
  if (found) return found;
  throw new DeployError(`${name} has no release ${id}`);
}
