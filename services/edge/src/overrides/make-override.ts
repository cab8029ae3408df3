import { ownKey } from '../releases/keys';
import { DeployError, SHELL, type ReleaseStore } from '../releases/layout';
import { pass, publishedRelease } from '../releases/publish';
import { PLATFORM } from '../releases/schema';
import { ownerOf, readSnapshot } from '../releases/snapshot';
import { LONGEST_MS, OPENS_FOR_MS, sealOverride, type Override } from './override';

/** How long an override lasts unless somebody says otherwise, and at most, in hours. */
export const HOURS = { usual: 8, most: LONGEST_MS / 3_600_000 };

/** From now on: how long the link, and what it begins, are good. */
export function lasting(hours: number, now = Date.now()): Pick<Override, 'opensUntil' | 'until'> {
  if (!(hours > 0 && hours <= HOURS.most))
    throw new DeployError(`For how many hours? A number up to ${HOURS.most}`);
  const until = now + hours * 3_600_000;
  const opensUntil = Math.min(until, now + OPENS_FOR_MS);
  return { opensUntil: new Date(opensUntil).toISOString(), until: new Date(until).toISOString() };
}

/** The address that a sealed override is opened at, in the suite of the origin `suite`. */
export const linkTo = (suite: string, sealed: string): string =>
  `${suite}/override?link=${encodeURIComponent(sealed)}`;

interface Wanted {
  readonly suite: string;
  /** The newest, unless it is named. */
  readonly id?: string;
  readonly hours: number;
  /** Says what could not be compared. */
  say(line: string): void;
}

/** A link to look at a published release with, if it fits what is live, as for a promotion. */
export async function overrideLink(store: ReleaseStore, app: string, wanted: Wanted): Promise<string> {
  if (app === SHELL) throw new DeployError('The shell has no override: a page has one shell');
  const snapshot = await readSnapshot(store);
  if (!snapshot?.shell) throw new DeployError('No shell is live that it could be looked at in');
  if (snapshot.registry.remotes[app]?.disabled)
    throw new DeployError(`${app} is disabled: its panel stands for it here, too`);
  const key = ownKey(store.keys);
  const owner = ownerOf(key, store, snapshot);
  if (owner !== PLATFORM && !owner.remotes.includes(app))
    throw new DeployError(`${owner.name} may look at ${owner.remotes.join(', ')} alone, and not at ${app}`);
  const { release, pin } = await publishedRelease(store, app, wanted.id);
  await pass(store, snapshot, release, wanted.say);
  const suite = new URL(wanted.suite).origin;
  const sealed = sealOverride({ app, suite, release: release.id, pin, ...lasting(wanted.hours) }, key);
  return linkTo(suite, sealed);
}
