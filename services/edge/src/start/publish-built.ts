import { SHELL, type StoreLayout } from '../releases/layout';
import { promote } from '../releases/commands';
import { publish } from '../releases/publish';
import { readSnapshot } from '../releases/snapshot-file';

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
