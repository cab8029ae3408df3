import type { DeployedRelease, DeployedRemote, Registry, Release } from '@kotoba/contracts';
import type { ShellRelease } from '@kotoba/contracts/shell-release';
import { releaseUrl, SHELL } from './layout';
import { DeployError, toRegistry, type DeployedShell, type SuiteSnapshot } from './snapshot';

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

export function promoteShell(snapshot: SuiteSnapshot, current: DeployedShell, now: Date): SuiteSnapshot {
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
