import { spawnSync } from 'node:child_process';
import { addressOf, type Release } from '@kotoba/contracts';
import type { ShellRelease } from '@kotoba/contracts/shell-release';
import { HALF_A_FACT, type Surface } from '@kotoba/contracts/surface';
import { DeployError, SHELL } from './layout';
import type { SuiteState } from './schema';

/** Something of the shared packages that a release uses and does not find as it knew it. */
export interface Misfit {
  /** `Button of @kotoba/shared-ui/core`, `the path learnToday`, `the contract`. */
  what: string;
  /** What is the matter with it there. */
  how: string;
  /** Where to look for the change. */
  symbol?: { request: string; name: string };
}

/**
 * What of `used` does not fit what is `given`. A release of a newer contract fits: the shell holds it back until the one
 * is live that it was built for.
 */
export function misfits(used: Surface, given: Surface): Misfit[] {
  if (used.contract > given.contract) return [];
  if (used.contract < given.contract)
    return [{ what: 'the contract', how: `is ${given.contract}, not ${used.contract}` }];
  return [...symbolMisfits(used, given), ...pathMisfits(used, given)];
}

function pathMisfits(used: Surface, given: Surface): Misfit[] {
  return Object.entries(used.paths)
    .filter(([name, pattern]) => given.paths[name] !== pattern)
    .map(([name, pattern]) => ({
      what: `the path ${name}`,
      how: given.paths[name] === undefined ? 'is gone' : `is ${given.paths[name]}, not ${pattern}`,
      symbol: { request: '@kotoba/contracts', name },
    }));
}

function symbolMisfits(used: Surface, given: Surface): Misfit[] {
  return Object.entries(used.symbols).flatMap(([request, symbols]) =>
    Object.entries(symbols).flatMap(([name, place]) => {
      const there = given.symbols[request]?.[name];
      const about = { what: `${name} of ${request}`, symbol: { request, name } };
      if (there === undefined) return [{ ...about, how: 'is gone' }];
      // What made the shapes decides what they look like, but not what is there.
      const fits = used.by !== given.by || shapeFits(used.shapes[place] ?? '', given.shapes[there] ?? '');
      return fits ? [] : [{ ...about, how: 'has changed' }];
    }),
  );
}

/** Whether something of the shape `given` can stand where `used` was: it gives no less, and asks for nothing new. */
function shapeFits(used: string, given: string): boolean {
  const [[gave, asked], [gives, asks]] = [factsOf(used), factsOf(given)];
  const known = new Set([...gave, ...asked].map((fact) => fact.slice(0, HALF_A_FACT)));
  const isNew = (fact: string) => known.has(fact.slice(0, HALF_A_FACT)) && !asked.has(fact);
  return [...gave].every((fact) => gives.has(fact)) && ![...asks].some(isNew);
}

function factsOf(shape: string): [gives: Set<string>, asks: Set<string>] {
  const fact = new RegExp(`.{${HALF_A_FACT * 2}}`, 'g');
  const [gives = '', asks = ''] = shape.split('.');
  return [new Set(gives.match(fact)), new Set(asks.match(fact))];
}

/** What is compared with a candidate, and how the descriptions of releases are read. */
interface Live {
  state: SuiteState | null;
  readRelease(name: string, id: string, pin?: string): Promise<Release | null>;
  readShell(id: string, pin?: string): Promise<ShellRelease | null>;
}

/**
 * Refuses a release that would break what it meets in a tab, or be broken: a remote in the live shell, a shell under
 * the live remotes, their canaries and what they fall back on. Gives a line for each that cannot be compared.
 */
export async function gate(candidate: Release | ShellRelease, live: Live): Promise<string[]> {
  const isRemote = 'name' in candidate;
  const meetings = isRemote ? await shellUnder(candidate, live) : await remotesOn(candidate, live);
  const refused: string[] = [];
  const unknown: string[] = [];
  const refuse = (pair: string, lines: readonly string[]): void => {
    if (lines.length > 0) refused.push(`${pair} do not fit:`, ...lines.map((line) => `  ${line}`));
  };
  for (const { remote, shell } of meetings) {
    const pair = `${labelOf(remote.name, remote)} and ${labelOf('shell', shell)}`;
    const { uses } = remote;
    const { gives } = shell;
    const lines = takenTwice(remote, shell);
    if (!uses || !gives)
      unknown.push(`${pair} could not be compared: one was built before releases said what they use.`);
    else {
      lines.push(...misfits(uses, gives).map((misfit) => sentenceOf(misfit, uses, gives)));
      if (uses.by !== gives.by)
        unknown.push(
          `${pair} were compared by names alone: one was described by ${uses.by}, the other by ${gives.by}. A renewed kit helps.`,
        );
    }
    refuse(pair, lines);
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
  return unknown;
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

const pinOf = ({ pins }: SuiteState, name: string, id: string): string | undefined => pins?.[`${name}/${id}`];

interface Meeting {
  remote: Release;
  shell: ShellRelease;
}

async function shellUnder(remote: Release, { state, readShell }: Live): Promise<Meeting[]> {
  const shell =
    state?.shell && (await readShell(state.shell.current.id, pinOf(state, SHELL, state.shell.current.id)));
  return shell ? [{ remote, shell }] : [];
}

async function remotesOn(shell: ShellRelease, { state, readRelease }: Live): Promise<Meeting[]> {
  const meetings: Meeting[] = [];
  for (const [name, { current, previous, canary }] of Object.entries(state?.registry.remotes ?? {})) {
    // No fall-back under a newer contract: the loader does not run it.
    const fallBack = previous && previous.contract >= current.contract ? previous : null;
    for (const { id } of [current, canary?.release, fallBack].filter((each) => !!each)) {
      const remote = await readRelease(name, id, state ? pinOf(state, name, id) : undefined);
      if (remote) meetings.push({ remote, shell });
    }
  }
  return meetings;
}

function sentenceOf({ what, how, symbol }: Misfit, uses: Surface, gives: Surface): string {
  const commit = symbol && changeOf(symbol, uses.commit, gives.commit);
  return `${what} ${how}${commit ? `: ${commit}` : ''}`;
}

/** The last commit between two that touched the name in its package, or else the package; where there is git. */
function changeOf({ request, name }: Required<Misfit>['symbol'], one = '', other = ''): string {
  const [, folder = ''] = request.split('/');
  const log = ['log', '-1', '--format=%h %s', `${one}...${other}`];
  const where = ['--', `:(top)packages/${folder}`];
  const ofName = `-G\\b${name.split('.').at(-1)}\\b`;
  return (
    [
      [...log, ofName, ...where],
      [...log, ...where],
    ]
      .map(git)
      .find((line) => line !== '') ?? ''
  );
}

const git = (args: readonly string[]): string =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
