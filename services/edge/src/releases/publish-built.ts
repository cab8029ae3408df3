import type { Release } from '@kotoba/contracts';
import type { ShellRelease } from '@kotoba/contracts/shell-release';
import { compared, fallBackOf, gate, type Live } from './gate';
import { descriptionFile, releaseFolder, SHELL, type ReleaseStore } from './layout';
import { promoted, publish, publishedApp, readDescription, readingFrom, type Say } from './publish';
import type { GateResult, SuiteState } from './schema';
import { changeSnapshot, emptySnapshot, readSnapshot } from './snapshot';

/** What was built of an app, and is to be live. */
interface Built {
  readonly name: string;
  readonly folder: string;
  readonly description: Release | ShellRelease;
}

/**
 * Stores what was built, and makes it live when its content is new to this suite and all of it fits what stays. What was
 * published before is left as it is: a release that was rolled back stays rolled back after a restart. So is a remote
 * that is live and that a team ships with a key of its own. Gives a line for each change, and what else is to be said.
 */
export async function publishBuilt(
  store: ReleaseStore,
  builds: Readonly<Record<string, string>>,
): Promise<string[]> {
  const lines: string[] = [];
  const say: Say = (line) => void (lines.includes(line) || lines.push(line));
  const before = (await readSnapshot(store)) ?? emptySnapshot(new Date());
  const together: Built[] = [];
  for (const [name, folder] of Object.entries(builds)) {
    const description = readDescription(folder, name);
    const isServed = name === SHELL ? before.shell : before.registry.remotes[name];
    if (isServed && (await isStored(store, name, description.id))) continue;
    const team = isServed && teamOf(before, name);
    if (team) say(`${name} is left to ${team}`);
    else together.push({ name, folder, description });
  }
  if (together.length === 0) return lines;
  // Before anything is stored: what is refused now is refused at the next start as well.
  await weigh(store, before, together, say);
  for (const { name, folder } of together) await publish(store, folder, name);
  for (const [index, { name, description }] of together.entries()) {
    const found = await publishedApp(store, name, description.id);
    let unfit: readonly string[] = [];
    await changeSnapshot(store, (state) => promoted(state, name, found, unfit), {
      before: async (state) => {
        const weighed = await weigh(store, state, together.slice(index), say);
        ({ unfit } = weighed);
        return weighed.results[0];
      },
    });
    say(`${name} ${description.version} (${description.id}) is live`);
  }
  return lines;
}

const isStored = async ({ files }: ReleaseStore, name: string, id: string): Promise<boolean> =>
  (await files.stat(`${releaseFolder(name, id)}/${descriptionFile(name)}`)) !== null;

/** The team that may promote a remote. */
const teamOf = ({ trusted = [] }: SuiteState, name: string): string | undefined =>
  trusted.find(({ remotes }) => remotes.includes(name))?.name;

/** What is known when all that is built together is live. */
interface Weighed {
  /** What the gate says of each. */
  readonly results: readonly GateResult[];
  /** The remotes of no team whose fall-back does not fit the shell: nothing is held up for it. */
  readonly unfit: readonly string[];
}

/** Holds what is built together against what stays beside it, or throws (`gate`). */
async function weigh(
  store: ReleaseStore,
  before: SuiteState,
  together: readonly Built[],
  say: Say,
): Promise<Weighed> {
  const built = new Map(together.map(({ name, description }) => [`${name}/${description.id}`, description]));
  const stored = readingFrom(store);
  const reading: Omit<Live, 'state'> = {
    readRelease: async (name, id, pin) => {
      const found = built.get(`${name}/${id}`);
      return found && 'name' in found ? found : stored.readRelease(name, id, pin);
    },
    readShell: async (id, pin) => {
      const found = built.get(`${SHELL}/${id}`);
      return found && !('name' in found) ? found : stored.readShell(id, pin);
    },
  };
  const after = (unfit: readonly string[] = []): SuiteState =>
    together.reduce<SuiteState>(
      (state, { name, description }) => promoted(state, name, { release: description, pin: '' }, unfit),
      before,
    );
  const unfit = await unfitFallBacks(after(), reading);
  const results: GateResult[] = [];
  for (const { description } of together) {
    const { result, lines } = await gate(description, { state: after(unfit), ...reading });
    lines.forEach(say);
    results.push(result);
  }
  return { results, unfit };
}

async function unfitFallBacks(
  state: SuiteState,
  { readRelease, readShell }: Omit<Live, 'state'>,
): Promise<string[]> {
  const shell = state.shell && (await readShell(state.shell.current.id).catch(() => null));
  if (!shell) return [];
  const unfit: string[] = [];
  for (const [name, row] of Object.entries(state.registry.remotes)) {
    const fallBack = teamOf(state, name) ? null : fallBackOf(row);
    const remote = fallBack && (await readRelease(name, fallBack.id).catch(() => null));
    if (remote && compared({ remote, shell }).wrong.length > 0) unfit.push(name);
  }
  return unfit;
}
