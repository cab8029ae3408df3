import type {
  DeployedRelease,
  DeployedRemote,
  Host,
  LocalizedText,
  PageAddress,
  Registry,
  RemoteModule,
  Undo,
} from '@kotoba/contracts';
import type { ComponentType } from 'react';
import { loadWithinBudget } from './attempts';
import { candidatesOf, fetchAhead, incompatibility, isAllowedUrl, sharedFor } from './candidates';
import { failureCodeOf, openContainer, runAhead, screenOf } from './container';
import type { Failure, Result } from './failure';
import { collectScriptErrors, dropPreloads } from './script';
import { abandonPendingShares, detachPendingChunks, providedVersions, startAttempt } from './shell-runtime';

/** A screen that can be rendered. */
export interface LoadedScreen {
  readonly Component: ComponentType;
  readonly release: DeployedRelease;
  /** To be called when the screen is first shown: runs the remote's `onMount` once. Throws what that throws. */
  mount(): void;
}

export interface LoadRequest {
  remote: string;
  /** The route's pattern as its contribution writes it. */
  path: string;
  /** After "Try again": nothing that was fetched before is trusted. */
  fresh?: boolean;
  /** Releases that have proved unable to render. */
  without?: readonly string[];
}

export interface LoaderOptions {
  registry: Registry;
  host: Host;
  /** 0 ≤ bucket < 100, see `tabBucket`. */
  bucket: number;
  /** The packages of the shell that are not part of its start: what fetches each, by its name. */
  shared?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Other origins that releases may come from, as the page names them. */
  allowedOrigins?: readonly string[];
  /**
   * What a new tab with this tab's shell would be given, for "Try again": a release that failed may have been taken back
   * meanwhile. Null when that is not known.
   */
  newest?(): Promise<Registry | null>;
  /** Told of every release that is given up, and of every screen that crashed. */
  onFailure?(failure: Failure): void;
}

/** A remote whose code runs in this tab. */
interface Opened {
  module: RemoteModule;
  unmount: Undo | null;
}

/** A remote whose code runs, or is pending. */
interface Opening {
  releaseId: string;
  opened: Promise<Opened>;
}

/** What a screen needs of the loader. */
export type ScreenLoader = Pick<RemoteLoader, 'load' | 'peek' | 'hasAlternative' | 'titleOf' | 'report'>;

/**
 * Brings remotes into the page. One per tab; it keeps what is loaded, and counts tries so that each has its own
 * address.
 */
export class RemoteLoader {
  /**
   * The releases whose code runs here, or was to, as `mfe-learn@0123456789abcdef`; and when a screen of each first stood,
   * else 0.
   */
  readonly ran = new Map<string, number>();
  readonly #options: LoaderOptions;
  readonly #openings = new Map<string, Opening>();
  readonly #mounted = new Map<string, Opened>();
  readonly #attempts = new Map<string, number>();
  readonly #screens = new Map<string, LoadedScreen>();
  readonly #late = new Map<string, Promise<Result<LoadedScreen>>>();
  /** What "Try again" found of a remote. */
  readonly #newest = new Map<string, DeployedRemote>();

  constructor(options: LoaderOptions) {
    this.#options = options;
  }

  /** The screen, or why not; within LOAD_BUDGET_MS, never rejecting. */
  async load(request: LoadRequest): Promise<Result<LoadedScreen>> {
    const { remote, without = [] } = request;
    if (!this.#options.registry.remotes[remote]) return { ok: false, code: 'unknown-remote', remote };
    if (request.fresh) await this.#lookAgain(remote);
    const all = this.#candidates(remote);
    if (all.length === 0) return { ok: false, code: 'disabled', remote };
    const candidates = all.filter(({ id }) => !without.includes(id));
    if (request.fresh) abandonPendingShares();
    this.#fetchAhead(candidates[0] ?? all[0], request, 'preload');
    const key = `${remote} ${request.path}`;
    this.#screens.delete(key);
    const outcome = await loadWithinBudget<DeployedRelease, LoadedScreen>({
      candidates: candidates.length > 0 ? candidates : all,
      start: (release, retry) => this.#try(release, request, retry > 0 || request.fresh === true),
      timedOut: ({ version, id }) => ({ ok: false, code: 'timeout', remote, version, release: id }),
      // What was too slow for the last try may be just in time for this one.
      earlier: this.#late.get(key),
      onFailure: this.#options.onFailure,
    });
    if (outcome.late) this.#late.set(key, outcome.late);
    else this.#late.delete(key);
    return outcome;
  }

  /**
   * The page is likely to be opened next: what it needs is fetched when the browser has nothing better to do. Of a
   * remote whose code runs already it is loaded, so that it stands without a skeleton.
   */
  hint({ remote, path }: LoadRequest): void {
    const [release] = this.#candidates(remote);
    if (!release || this.peek({ remote, path })) return;
    const opening = this.#openings.get(remote);
    if (opening?.releaseId !== release.id) return this.#fetchAhead(release, { remote, path }, 'prefetch');
    // Whoever opens it tries again, and says what is wrong.
    void opening.opened
      .then((opened) => this.#screen(opened, release, { remote, path }))
      .catch(() => undefined);
  }

  /**
   * Any area may be the next: the entry of each remote, 5 kB, is fetched and run, so that a press on a link asks for the
   * page's data at once.
   */
  runEntriesAhead(): void {
    for (const remote of Object.keys(this.#options.registry.remotes)) {
      const [release] = this.#candidates(remote);
      if (release && !this.#openings.has(remote) && !this.#refusal(remote, release)) runAhead(release);
    }
  }

  /** The first calls of a page, as actions for the store; none when its remote cannot be opened. */
  async firstCalls({ remote, path }: LoadRequest, address: PageAddress): Promise<readonly object[]> {
    const [release] = this.#candidates(remote);
    if (!release || this.#refusal(remote, release)) return [];
    const opened = await this.#open(remote, release, false).catch(() => null);
    return opened?.module.routes.find((route) => route.path === path)?.firstCalls?.(address) ?? [];
  }

  /** The screen, if it was loaded before: coming back to it needs no skeleton. */
  peek({ remote, path }: LoadRequest): LoadedScreen | null {
    return this.#screens.get(`${remote} ${path}`) ?? null;
  }

  /** Tells whoever operates the suite of a failure that only showed on the screen. */
  report(failure: Failure): void {
    this.#options.onFailure?.(failure);
  }

  /** What a route of a remote is called, for as long as the remote cannot say so itself. */
  titleOf(remote: string, path: string): LocalizedText | undefined {
    const release = this.#candidates(remote)[0] ?? this.#options.registry.remotes[remote]?.current;
    return release?.contributions.routes.find((route) => route.path === path)?.title;
  }

  /** Whether a release other than `failed` could still be shown. */
  hasAlternative(remote: string, failed: readonly string[]): boolean {
    return this.#candidates(remote).some(({ id }) => !failed.includes(id));
  }

  #candidates(remote: string): DeployedRelease[] {
    const { registry, bucket } = this.#options;
    const deployed = registry.remotes[remote];
    return deployed ? candidatesOf(deployed, bucket, this.#newest.get(remote)) : [];
  }

  async #lookAgain(remote: string): Promise<void> {
    const newest = (await this.#options.newest?.())?.remotes[remote];
    if (newest) this.#newest.set(remote, newest);
  }

  async #try(
    release: DeployedRelease,
    { remote, path }: LoadRequest,
    again: boolean,
  ): Promise<Result<LoadedScreen>> {
    const refused = this.#refusal(remote, release);
    if (refused) return refused;
    // A tag that is pending gives what comes to the release that asked.
    const running = this.#openings.get(remote);
    if (again || (running && running.releaseId !== release.id)) detachPendingChunks(remote);
    if (again) {
      dropPreloads(release.url);
      startAttempt();
    }
    const scriptErrors = collectScriptErrors(release.url);
    try {
      const opened = await this.#open(remote, release, again);
      return { ok: true, ...(await this.#screen(opened, release, { remote, path })) };
    } catch (error) {
      // What was not fetched threw nothing: the error of another release of the remote is not this one's.
      const cause = failureCodeOf(error) === 'unreachable' ? error : (scriptErrors.first() ?? error);
      const { version, id } = release;
      return { ok: false, code: failureCodeOf(cause), remote, version, release: id, cause };
    } finally {
      scriptErrors.stop();
    }
  }

  async #screen(
    opened: Opened,
    release: DeployedRelease,
    { remote, path }: LoadRequest,
  ): Promise<LoadedScreen> {
    const Component = await screenOf(opened.module, path);
    const screen = { Component, release, mount: () => this.#mount(remote, release, opened) };
    this.#screens.set(`${remote} ${path}`, screen);
    return screen;
  }

  #fetchAhead(
    release: DeployedRelease | undefined,
    { remote, path }: LoadRequest,
    rel: 'preload' | 'prefetch',
  ): void {
    if (!release || this.#refusal(remote, release)) return;
    fetchAhead(release, path, rel);
    for (const name of sharedFor(release, path)) {
      // Whoever needs it fetches it again.
      this.#options.shared?.[name]?.().catch(() => undefined);
    }
  }

  #refusal(remote: string, release: DeployedRelease): Failure | null {
    if (!isAllowedUrl(release.url, this.#options.allowedOrigins ?? [])) {
      const { version, id } = release;
      return { ok: false, code: 'forbidden-origin', remote, version, release: id };
    }
    return incompatibility(remote, release, providedVersions());
  }

  /** The remote's module; screens of one remote share it, and only a failure or a retry fetches it again. */
  #open(remote: string, release: DeployedRelease, again: boolean): Promise<Opened> {
    const known = this.#openings.get(remote);
    if (known?.releaseId === release.id && !again) return known.opened;
    const name = `${remote}@${release.id}`;
    this.ran.set(name, this.ran.get(name) ?? 0);
    const attempt = this.#attempts.get(remote) ?? 0;
    this.#attempts.set(remote, attempt + 1);
    const opened = openContainer(remote, release, attempt).then((module) => ({ module, unmount: null }));
    const opening = { releaseId: release.id, opened };
    this.#openings.set(remote, opening);
    opened.catch(() => {
      if (this.#openings.get(remote) === opening) this.#openings.delete(remote);
    });
    return opened;
  }

  #mount(remote: string, { id }: DeployedRelease, opened: Opened): void {
    const before = this.#mounted.get(remote);
    if (before === opened) return;
    this.ran.set(`${remote}@${id}`, performance.now());
    before?.unmount?.();
    this.#mounted.set(remote, opened);
    opened.unmount = opened.module.onMount?.(this.#options.host) ?? null;
  }
}
