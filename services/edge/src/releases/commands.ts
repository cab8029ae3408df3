import { existsSync } from 'node:fs';
import {
  DeployError,
  promoteRemote,
  promoteShell,
  toPrevious,
  setCanary,
  toDeployedRelease,
  toDeployedShell,
} from './deploy';
import { releaseFolder, SHELL, type StoreLayout } from './layout';
import { publishedIds, readRelease, readShellRelease, publish } from './publish';
import { changeSnapshot, readSnapshot } from './snapshot-file';
import type { SuiteSnapshot } from './snapshot';

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
