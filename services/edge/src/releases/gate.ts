import { addressOf, type DeployedRelease, type DeployedRemote, type Release } from '@kotoba/contracts';
import type { ShellRelease } from '@kotoba/contracts/shell-release';
import type { Surface } from '@kotoba/contracts/surface';
import { commitOf } from './changed-by';
import { DeployError, SHELL } from './layout';
import { misfits, versionMisfits, type Misfit } from './misfits';
import type { GateResult, SuiteState } from './schema';

/** What is compared with a candidate, and how the descriptions of releases are read. */
export interface Live {
  readonly state: SuiteState | null;
  readRelease(name: string, id: string, pin?: string): Promise<Release | null>;
  readShell(id: string, pin?: string): Promise<ShellRelease | null>;
}

/** What came of it for what passes, and a line for each pair of which less than everything was compared. */
export interface Verdict {
  readonly result: GateResult;
  readonly lines: readonly string[];
}

/** The best first. */
const RESULTS: readonly GateResult[] = ['fits', 'newer contract', 'by names alone', 'not compared'];

/**
 * Refuses a release that would break what it meets in a tab, or be broken: a remote in the live shell, a shell under
 * the live remotes, their canaries and what they fall back on.
 */
export async function gate(candidate: Release | ShellRelease, live: Live): Promise<Verdict> {
  const isRemote = 'name' in candidate;
  const meetings = isRemote ? await shellUnder(candidate, live) : await remotesOn(candidate, live);
  const refused: string[] = [];
  const lines: string[] = [];
  let result: GateResult = 'fits';
  const refuse = (pair: string, wrong: readonly string[]): void => {
    if (wrong.length > 0) refused.push(`${pair} do not fit:`, ...wrong.map((line) => `  ${line}`));
  };
  for (const meeting of meetings) {
    const found = 'unread' in meeting ? unasked(meeting) : compared(meeting);
    refuse(found.pair, found.wrong);
    if (found.note) lines.push(`${found.pair} ${found.note}`);
    result = RESULTS[Math.max(RESULTS.indexOf(result), RESULTS.indexOf(found.result))] ?? result;
  }
  if (isRemote)
    for (const [name, { current, canary }] of Object.entries(live.state?.registry.remotes ?? {}))
      if (name !== candidate.name)
        for (const other of [current, canary?.release].filter((each) => !!each))
          refuse(
            `${labelOf(candidate.name, candidate)} and ${labelOf(name, other)}`,
            takenTwice(candidate, other),
          );
  if (refused.length > 0) throw new DeployError(refused.join('\n'));
  return { result, lines };
}

/** What came of two that meet. */
interface Found {
  readonly pair: string;
  /** What does not fit. */
  readonly wrong: readonly string[];
  readonly result: GateResult;
  readonly note?: string;
}

const unasked = ({ unread, why }: Unread): Found => ({
  pair: unread,
  wrong: [],
  result: 'not compared',
  note: `could not be compared: ${why}.`,
});

/** What of a remote and a shell does not fit, and how far they could be compared. */
export function compared({ remote, shell }: Meeting): Found {
  const pair = `${labelOf(remote.name, remote)} and ${labelOf(SHELL, shell)}`;
  const { uses } = remote;
  const { gives, provides } = shell;
  const wrong = takenTwice(remote, shell);
  // The shell holds it back until the one is live that it was built for, which is asked then.
  if (gives && remote.contract > gives.contract) return { pair, wrong, result: 'newer contract' };
  if (provides) wrong.push(...versionMisfits(remote, shell).map(sentenceOf));
  if (uses && gives)
    wrong.push(
      ...misfits(uses, gives).map(
        (misfit) =>
          sentenceOf(misfit) + versionsOf(misfit, { remote, shell }) + changeOf(misfit, uses, gives),
      ),
    );
  return { pair, wrong, ...howFar({ remote, shell }) };
}

function howFar({ remote: { uses }, shell: { gives, provides } }: Meeting): Pick<Found, 'result' | 'note'> {
  const before = (what: string) => `one was built before releases said ${what}.`;
  if (!uses || !gives)
    return { result: 'not compared', note: `could not be compared: ${before('what they use')}` };
  if (!provides)
    return { result: 'not compared', note: `were compared without versions: ${before('which they have')}` };
  if (uses.by === gives.by) return { result: 'fits' };
  const makers = `one was described by ${uses.by}, the other by ${gives.by}`;
  return { result: 'by names alone', note: `were compared by names alone: ${makers}. A renewed kit helps.` };
}

type Contributing = Pick<Release, 'contributions'>;

/** The addresses that both have: in a tab one of them would not be there. */
function takenTwice(one: Contributing, other: Contributing): string[] {
  const shapes = new Set(other.contributions.routes.map(({ path }) => addressOf(path)));
  return one.contributions.routes
    .filter(({ path }) => shapes.has(addressOf(path)))
    .map(({ path }) => `both have the address ${path}`);
}

const labelOf = (name: string, { version, id }: { version: string; id: string }): string =>
  `${name} ${version} (${id})`;

const sentenceOf = ({ what, how }: Misfit): string => `${what} ${how}`;

/** Which version of its package the remote was built with, and which the shell has. */
function versionsOf({ symbol }: Misfit, { remote, shell }: Meeting): string {
  const [needs, has] = symbol ? [remote.shared[symbol.request], shell.provides?.[symbol.request]] : [];
  return needs && has ? ` (${needs} is asked for, ${has} is there)` : '';
}

function changeOf({ symbol }: Misfit, uses: Surface, gives: Surface): string {
  const commit = symbol && commitOf(symbol, uses, gives);
  return commit ? `: ${commit}` : '';
}

interface Meeting {
  readonly remote: Release;
  readonly shell: ShellRelease;
}

/** A release that is met and cannot be asked, and why. */
interface Unread {
  readonly unread: string;
  readonly why: string;
}

async function shellUnder(remote: Release, { state, readShell }: Live): Promise<(Meeting | Unread)[]> {
  if (!state?.shell) return [];
  const { current } = state.shell;
  const shell = await readable(() => readShell(current.id, pinOf(state, SHELL, current.id)));
  return [typeof shell === 'string' ? { unread: labelOf(SHELL, current), why: shell } : { remote, shell }];
}

async function remotesOn(shell: ShellRelease, { state, readRelease }: Live): Promise<(Meeting | Unread)[]> {
  const meetings: (Meeting | Unread)[] = [];
  for (const [name, row] of Object.entries(state?.registry.remotes ?? {}))
    for (const release of runsOf(row)) {
      const remote = await readable(() => readRelease(name, release.id, pinOf(state, name, release.id)));
      meetings.push(
        typeof remote === 'string' ? { unread: labelOf(name, release), why: remote } : { remote, shell },
      );
    }
  return meetings;
}

/** What of a remote runs in new tabs: none of a disabled one, which is asked when it comes back. */
function runsOf({ current, canary, disabled, ...row }: DeployedRemote): DeployedRelease[] {
  if (disabled) return [];
  return [current, canary?.release, fallBackOf({ current, ...row })].filter((each) => !!each);
}

/** What a tab falls back on: nothing under a newer contract, for the loader does not run it. */
export const fallBackOf = ({ current, previous }: DeployedRemote): DeployedRelease | null =>
  previous && previous.contract >= current.contract ? previous : null;

const pinOf = (state: SuiteState | null, name: string, id: string): string | undefined =>
  state?.pins?.[`${name}/${id}`];

/** A description, or why there is none: edges do not serve what it was to describe. */
async function readable<T>(read: () => Promise<T | null>): Promise<T | string> {
  try {
    return (await read()) ?? 'it is missing in the store';
  } catch (error) {
    if (error instanceof DeployError) return error.message;
    throw error;
  }
}
