import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically, type StoreLayout } from './layout';
import { DeployError, emptySnapshot } from './deploy';
import { signingKey, verifyingKey } from './signature';
import { openSnapshot, sealSnapshot, type SuiteSnapshot } from './snapshot';

/** The snapshot on disk, or null when nothing was ever promoted. Throws when it is not what was signed. */
export function readSnapshot(layout: StoreLayout): SuiteSnapshot | null {
  if (!existsSync(layout.current)) return null;
  const opened = openSnapshot(readFileSync(layout.current, 'utf8'), verifyingKey(layout));
  if (!opened.ok)
    throw new DeployError(`${layout.current} is ${opened.code}: nothing is changed until it is put right`);
  return opened.snapshot;
}

/** Replaces the snapshot by `change` of it, one change at a time. Running edges see it with the next page. */
export function changeSnapshot(
  layout: StoreLayout,
  change: (snapshot: SuiteSnapshot) => SuiteSnapshot,
): SuiteSnapshot {
  return withLock(layout, () => {
    const key = signingKey(layout);
    const snapshot = change(readSnapshot(layout) ?? emptySnapshot(new Date()));
    const text = sealSnapshot(snapshot, key);
    writeAtomically(path.join(layout.history, `${String(snapshot.sequence).padStart(6, '0')}.json`), text);
    writeAtomically(layout.current, text);
    return snapshot;
  });
}

/** Two commands at once would each build on the same snapshot, and one change would be lost. */
function withLock<T>(layout: StoreLayout, run: () => T): T {
  mkdirSync(layout.registry, { recursive: true });
  const lock = path.join(layout.registry, 'lock');
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (isAlive(owner))
      throw new DeployError(`Process ${owner} is changing the registry; try again when it is done`);
    writeFileSync(lock, String(process.pid));
  }
  try {
    return run();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
