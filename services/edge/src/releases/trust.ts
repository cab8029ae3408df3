import { isDeepStrictEqual } from 'node:util';
import { SHELL } from './layout';
import type { ChangedState, SuiteState } from './schema';

/** What a change touched, or says that it did, beyond the `own` remotes of who made it; null when nothing. */
export function overreach(before: SuiteState, after: ChangedState, own: readonly string[]): string | null {
  if (!isDeepStrictEqual(before.shell, after.shell)) return SHELL;
  if (!isDeepStrictEqual(before.trusted, after.trusted)) return 'the list of keys';
  const [was, is] = [before.registry.remotes, after.registry.remotes];
  const names = Object.keys(was);
  // Of two that claim one address the first has it.
  if (!isDeepStrictEqual(Object.keys(is).slice(0, names.length), names)) return 'the order of the remotes';
  const foreign = Object.keys(is).find((name) =>
    own.includes(name) ? was[name]?.disabled !== is[name]?.disabled : !isDeepStrictEqual(was[name], is[name]),
  );
  if (foreign !== undefined) return own.includes(foreign) ? `whether ${foreign} is disabled` : foreign;
  const ofOthers = (all: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(all).filter(([release]) => !own.includes(release.split('/')[0] ?? '')));
  if (!isDeepStrictEqual(ofOthers(before.pins), ofOthers(after.pins))) return 'what others published';
  if (!isDeepStrictEqual(ofOthers(before.lifted), ofOthers(after.lifted)))
    return 'what is held back of others';
  const app = after.change?.app ?? 'what says nothing of itself';
  return own.includes(app) ? null : app;
}
