import type { DeployedRelease } from '@kotoba/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { integrityOf } from '@kotoba/federation/files';
import { toDeployedRelease } from '../releases/deployed';
import { releaseFolder, type ReleaseStore } from '../releases/layout';
import type { LiveSnapshot, LiveState } from '../releases/live-snapshot';
import { filesFrom } from '../releases/files-origin';
import { readRelease } from '../releases/publish';
import type { SuiteSnapshot } from '../releases/schema';
import { toRegistry } from '../releases/snapshot';
import { ENTRY_FILE, ENTRY_FOLDER, entryOf, originOf } from './computer-entry';
import { LONGEST_MS, openOverride, OPENS_FOR_MS, type Override, type SignedOverride } from './override';

/** Why nothing comes of a link, or of what a browser kept of one. */
export type Refusal =
  | 'forged'
  | 'foreign-form'
  | 'other-suite'
  | 'too-long'
  | 'expired'
  | 'used'
  | 'computers-refused'
  | 'missing';

/** What stands in place of what is live, in one browser. */
export interface ActiveOverride extends SignedOverride {
  readonly release: DeployedRelease;
  /** Where its files are when they come from the computer of the browser. */
  readonly origin?: string;
}

type Opened = { ok: true; active: ActiveOverride } | { ok: false; refusal: Refusal };

/** What a page is made of. */
export interface ShownSuite {
  readonly snapshot: SuiteSnapshot | null;
  readonly active: ActiveOverride | null;
  /** Why what the browser kept is not looked at. */
  readonly refusal?: Refusal;
}

interface Options {
  readonly store: ReleaseStore;
  readonly live: LiveSnapshot;
  /** What of it browsers get that look at nothing else. */
  readonly served: { read(): Promise<LiveState> };
  readonly log: FastifyBaseLogger;
  /** Whether remotes may come from the computer of the browser. */
  readonly takesComputers: boolean;
  /** The origin that this suite is known by. */
  readonly suite: string;
  /** Where the files of remotes are, when that is not this origin. */
  readonly filesOrigin?: string;
}

/** How far the clocks of whoever signs and of an edge may be apart. */
const SKEW_MS = 5 * 60_000;

/**
 * Links that put another release of one remote into one browser. Nothing is stored: the browser keeps the signed text in
 * a cookie, and it is judged anew for each page, so that a key that is trusted no longer ends what it signed. Which links
 * were used is known to this process.
 */
export class Overrides {
  /** When each link that was used would have closed, by the override's id. */
  readonly #used = new Map<string, number>();

  constructor(private readonly options: Options) {}

  /** What a link would begin; nothing is used up by looking. */
  async look(text: string): Promise<Opened> {
    const opened = await this.#open(text);
    if (!opened.ok) return opened;
    const { id, override } = opened.active;
    if (this.#used.has(id)) return { ok: false, refusal: 'used' };
    const left = Date.parse(override.opensUntil) - Date.now();
    if (left > OPENS_FOR_MS + SKEW_MS) return { ok: false, refusal: 'too-long' };
    return left < 0 ? { ok: false, refusal: 'expired' } : opened;
  }

  /** The same, once. */
  async begin(text: string): Promise<Opened> {
    const opened = await this.look(text);
    if (!opened.ok) return this.#refused(opened.refusal);
    const { id, override } = opened.active;
    // Two at once: the second one finds it here.
    if (this.#used.has(id)) return this.#refused('used');
    for (const [used, closes] of this.#used) if (closes < Date.now()) this.#used.delete(used);
    this.#used.set(id, Date.parse(override.opensUntil));
    this.#log(opened.active, 'an override begins in a browser');
    return opened;
  }

  /** What the browser kept is over. */
  async end(text: string): Promise<void> {
    const opened = await this.#open(text);
    if (opened.ok) this.#log(opened.active, 'an override ends in a browser');
  }

  /** The suite for a browser that keeps `text`. */
  async suiteFor(text: string | null): Promise<ShownSuite> {
    const { served, filesOrigin } = this.options;
    const shown = await this.#suiteFor((await served.read()).snapshot, text);
    const { snapshot } = shown;
    return { ...shown, snapshot: snapshot && filesOrigin ? filesFrom(filesOrigin, snapshot) : snapshot };
  }

  async #suiteFor(snapshot: SuiteSnapshot | null, text: string | null): Promise<ShownSuite> {
    if (text === null || !snapshot) return { snapshot, active: null };
    const opened = await this.#open(text);
    if (!opened.ok) return { snapshot, active: null, refusal: opened.refusal };
    const { active } = opened;
    const { app } = active.override;
    const { remotes, createdAt } = snapshot.registry;
    // No fall-back: whoever looks wants to see it fail.
    const row = {
      ...(remotes[app]?.disabled && { disabled: true as const }),
      current: active.release,
      previous: null,
    };
    const registry = toRegistry({ ...remotes, [app]: row }, new Date(createdAt));
    return { snapshot: { ...snapshot, registry }, active };
  }

  async #open(text: string): Promise<Opened> {
    const { live, takesComputers, suite } = this.options;
    const { snapshot } = await live.read();
    const signed = openOverride(text, { platform: live.platformKey, trusted: snapshot?.trusted });
    if (!signed) return { ok: false, refusal: 'forged' };
    const { override } = signed;
    if (override.suite !== suite) return { ok: false, refusal: 'other-suite' };
    const left = Date.parse(override.until) - Date.now();
    if (left <= 0) return { ok: false, refusal: 'expired' };
    if (left > LONGEST_MS + SKEW_MS) return { ok: false, refusal: 'too-long' };
    if ('port' in override) {
      if (!takesComputers) return { ok: false, refusal: 'computers-refused' };
      const origin = originOf(override.port);
      return { ok: true, active: { ...signed, origin, release: ofComputer(override) } };
    }
    const release = await this.#published(override);
    return release ? { ok: true, active: { ...signed, release } } : { ok: false, refusal: 'missing' };
  }

  async #published({ app, release: id, pin }: Extract<Override, { pin: string }>) {
    const found = await readRelease(this.options.store, app, id, pin).catch(() => null);
    // By its id, every edge knows the files of a release that no snapshot names.
    return found && { ...toDeployedRelease(found), url: `/${releaseFolder(app, id)}/` };
  }

  #refused(refusal: Refusal): { ok: false; refusal: Refusal } {
    this.options.log.warn({ refusal }, 'an override is refused');
    return { ok: false, refusal };
  }

  #log({ override, by, release }: ActiveOverride, message: string): void {
    const { app, until } = override;
    const from = 'port' in override ? originOf(override.port) : release.id;
    this.options.log.warn({ override: { app, from, by, until } }, message);
  }
}

/** The release that stands for what is being worked on. */
function ofComputer({ app, port, contract, contributions }: Extract<Override, { port: number }>) {
  const entry = { entry: ENTRY_FILE, integrity: integrityOf(Buffer.from(entryOf(app, port))) };
  const id = String(port).padStart(16, '0');
  return {
    contract,
    version: '0.0.0-development',
    id,
    url: ENTRY_FOLDER,
    ...entry,
    shared: {},
    contributions,
  };
}
