import type { DeployedRelease, DeployedRemote } from '@kotoba/contracts';
import { DeployError, SHELL } from './layout';
import type { Change, ChangedState, DeployedShell, SuiteState, TrustedKey } from './schema';
import { toRegistry } from './snapshot';

/** A release of a remote or of the shell, and the hash of its description. */
export interface Pinned<T> {
  readonly release: T;
  readonly pin: string;
}

interface Step {
  readonly what: Change['what'];
  readonly app: string;
  readonly from?: string;
  readonly to?: string;
  /** What the reason ends with, instead of the release. */
  readonly detail?: string;
  readonly now: Date;
}

type NewParts = Partial<Pick<SuiteState, 'shell' | 'trusted'>> & {
  remotes?: SuiteState['registry']['remotes'];
  pin?: Readonly<Record<string, string>>;
  lift?: Readonly<Record<string, string>>;
  unfit?: readonly string[];
};

function changed(state: SuiteState, { now, detail, ...step }: Step, parts: NewParts): ChangedState {
  const { what, app, from = null, to = null } = step;
  const { trusted = state.trusted, shell = state.shell } = parts;
  const remotes = withoutFallBacks(parts.remotes ?? state.registry.remotes, parts.unfit);
  const registry = remotes === state.registry.remotes ? state.registry : toRegistry(remotes, now);
  const named = new Set(releasesOf({ registry, shell }));
  const ofNamed = (all: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(all).filter(([release]) => named.has(release)));
  const lifted = ofNamed({ ...state.lifted, ...parts.lift });
  return {
    sequence: state.sequence + 1,
    reason: [what, app, detail ?? to].filter(Boolean).join(' '),
    registry,
    shell,
    ...(trusted && { trusted }),
    pins: ofNamed({ ...state.pins, ...parts.pin }),
    ...(Object.keys(lifted).length > 0 && { lifted }),
    change: { when: now.toISOString(), what, app, from, to },
  };
}

function withoutFallBacks(
  remotes: SuiteState['registry']['remotes'],
  names: readonly string[] = [],
): SuiteState['registry']['remotes'] {
  const unfit = names.flatMap((name) =>
    remotes[name] ? [[name, { ...remotes[name], previous: null }]] : [],
  );
  return unfit.length > 0 ? { ...remotes, ...Object.fromEntries(unfit) } : remotes;
}

/** All releases that a tab may run, as `mfe-learn/0123456789abcdef`. */
function releasesOf({ registry, shell }: Pick<SuiteState, 'registry' | 'shell'>): string[] {
  const remotes = Object.entries(registry.remotes).flatMap(([name, { current, previous, canary }]) =>
    [current, previous, canary?.release].map((release) => release && `${name}/${release.id}`),
  );
  const shells = [shell?.current, shell?.previous].map((release) => release && `${SHELL}/${release.id}`);
  return [...remotes, ...shells].filter((release) => typeof release === 'string');
}

/** The state with another row of a remote. */
const withRemote = ({ registry }: SuiteState, name: string, remote: DeployedRemote) => ({
  remotes: { ...registry.remotes, [name]: remote },
});

/** What stays of a row whatever is promoted: a remote that is disabled stays so. */
const keptOf = (remote: DeployedRemote | undefined): Pick<DeployedRemote, 'disabled'> =>
  remote?.disabled ? { disabled: true } : {};

/** The release to fall back on when `id` comes after what was there. */
const fallBack = <T extends { id: string }>(
  before: { current: T; previous: T | null } | null | undefined,
  id: string,
): T | null => (before && before.current.id !== id ? before.current : (before?.previous ?? null));

/** A release that is to be live, and the remotes that have nothing to fall back on beside it. */
type Promotion<T> = Pinned<T> & { now: Date; unfit?: readonly string[] };

/** Makes a release the current one; the one before becomes its fall-back, and a canary ends. */
export function promoteRemote(
  state: SuiteState,
  { name, release, pin, now, unfit }: { name: string } & Promotion<DeployedRelease>,
): ChangedState {
  const before = state.registry.remotes[name];
  const remote = { ...keptOf(before), current: release, previous: fallBack(before, release.id) };
  const step = { what: 'promote', app: name, from: before?.current.id, to: release.id, now } as const;
  return changed(state, step, {
    ...withRemote(state, name, remote),
    pin: { [`${name}/${release.id}`]: pin },
    unfit,
  });
}

/** The same for the shell. */
export function promoteShell(
  state: SuiteState,
  { release: current, pin, now, unfit }: Promotion<DeployedShell>,
): ChangedState {
  const before = state.shell;
  const step = { what: 'promote', app: SHELL, from: before?.current.id, to: current.id, now } as const;
  return changed(state, step, {
    shell: { current, previous: fallBack(before, current.id) },
    pin: { [`${SHELL}/${current.id}`]: pin },
    unfit,
  });
}

/** Goes back to the release before. The one left behind is no fall-back: there was a reason to leave it. */
export function toPrevious(state: SuiteState, name: string, now: Date): ChangedState {
  const step = (before: { id: string } | undefined, to: { id: string }) =>
    ({ what: 'rollback', app: name, from: before?.id, to: to.id, now }) as const;
  if (name === SHELL) {
    const current = state.shell?.previous;
    if (!current) throw nothingBefore(name);
    return changed(state, step(state.shell?.current, current), { shell: { current, previous: null } });
  }
  const before = state.registry.remotes[name];
  const current = before?.previous;
  if (!current) throw nothingBefore(name);
  const remote = { ...keptOf(before), current, previous: null };
  return changed(state, step(before.current, current), withRemote(state, name, remote));
}

function nothingBefore(name: string): DeployError {
  return new DeployError(`${name} has no earlier release to go back to`);
}

/** Gives a release to a share of the learners, `anyway` when it was held back; `null` ends that. */
export function setCanary(
  state: SuiteState,
  {
    name,
    canary,
    now,
  }: {
    name: string;
    canary: (Pinned<DeployedRelease> & { percent: number; anyway?: boolean }) | null;
    now: Date;
  },
): ChangedState {
  const before = state.registry.remotes[name];
  if (!before) throw new DeployError(`${name} has no current release yet: promote one first`);
  const { canary: was, ...kept } = before;
  const from = was?.release.id;
  if (!canary)
    return changed(
      state,
      { what: 'canary', app: name, from, detail: 'off', now },
      withRemote(state, name, kept),
    );
  const { release, pin, percent, anyway = false } = canary;
  const detail = `${release.id} ${percent} %${anyway ? ' anyway' : ''}`;
  return changed(
    state,
    { what: 'canary', app: name, from, to: release.id, detail, now },
    {
      ...withRemote(state, name, { ...kept, canary: { release, percent } }),
      pin: { [`${name}/${release.id}`]: pin },
      ...(anyway && { lift: { [`${name}/${release.id}`]: now.toISOString() } }),
    },
  );
}

/** Takes a remote out of new pages, whose panel says that it is being looked after; or brings it back. */
export function setDisabled(
  state: SuiteState,
  { name, disabled, now }: { name: string; disabled: boolean; now: Date },
): ChangedState {
  const before = state.registry.remotes[name];
  if (!before) throw new DeployError(`${name} is no remote that is served`);
  const { disabled: was = false, ...kept } = before;
  if (was === disabled) throw new DeployError(`${name} is ${disabled ? 'disabled' : 'enabled'} already`);
  const step = { what: disabled ? 'disable' : 'enable', app: name, now } as const;
  return changed(state, step, withRemote(state, name, disabled ? { ...kept, disabled } : kept));
}

/** Trusts a team's key with some remotes, in place of what was trusted by that name. */
export function trust(state: SuiteState, key: TrustedKey, now: Date): ChangedState {
  const others = (state.trusted ?? []).filter(({ name }) => name !== key.name);
  const twin = others.find(({ publicKey }) => publicKey === key.publicKey);
  if (twin) throw new DeployError(`${twin.name} has that key: each name has its own`);
  const detail = key.remotes.join(' ');
  return changed(state, { what: 'trust', app: key.name, detail, now }, { trusted: [...others, key] });
}

/** Trusts a key no longer. What it promoted stays. */
export function distrust(state: SuiteState, name: string, now: Date): ChangedState {
  const trusted = (state.trusted ?? []).filter((key) => key.name !== name);
  if (trusted.length === (state.trusted ?? []).length)
    throw new DeployError(`${name} is no key that is trusted`);
  return changed(state, { what: 'distrust', app: name, now }, { trusted });
}
