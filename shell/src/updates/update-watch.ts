import {
  LIVE_SUITE_PATH,
  liveSuite,
  liveTag,
  type DeployedRemote,
  type LiveSuite,
  type Registry,
} from '@kotoba/contracts';
import { releaseOf } from '@kotoba/federation/runtime';

/** Between two questions of one tab, in ms: a learner who walks through the pages asks no more than twice a minute. */
export const ASK_AGAIN_MS = 30_000;

/** How long "Try again" waits for what is live before it goes on with what the tab has, in ms. */
const NEWEST_MS = 1500;

/** Knows whether the next tab would start with something newer than this one. It never acts on it. */
export interface UpdateWatch {
  /**
   * Asks, unless it asked a moment ago. Called when the learner comes back to the tab and when they go to another
   * page.
   */
  look(): void;
  /** The tag of the newer snapshot, or null when there is none, or when the learner said "later" to it. */
  offered(): string | null;
  /** "Later": this snapshot is not offered again in this tab. */
  decline(): void;
  /** What is live, if the next tab would start with this tab's shell: what fits that one fits this one. */
  newest(): Promise<Registry | null>;
  /** Returns its undo. */
  subscribe(onChange: () => void): () => void;
}

interface WatchOptions {
  /**
   * The shell's release of this page; null where the page does not say (a page of the workbench): then nothing is
   * asked.
   */
  readonly shell: string | null;
  readonly registry: Registry;
  /** This tab's place between 0 and 100, for canaries. */
  readonly bucket: number;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

/** The releases that a tab of this `bucket` runs: a canary of others is no news to it. */
const releasesOf = (remotes: Readonly<Record<string, DeployedRemote>>, bucket: number): string =>
  Object.entries(remotes)
    .map(([name, remote]) => `${name} ${releaseOf(remote, bucket).id}`)
    .sort()
    .join('\n');

/**
 * Looks at the live snapshot with conditional requests. A question that finds no answer is asked again another time.
 */
export function createUpdateWatch({ shell, registry, bucket, ...options }: WatchOptions): UpdateWatch {
  const { now = Date.now } = options;
  const ask = options.fetch ?? globalThis.fetch.bind(globalThis);
  const listeners = new Set<() => void>();
  const own = releasesOf(registry.remotes, bucket);
  let tag = shell === null ? '' : liveTag(shell, registry.id);
  let askedAt = -Infinity;
  let newer: string | null = null;
  let declined: string | null = null;
  const offered = (): string | null => (newer === declined ? null : newer);
  const change = (apply: () => void): void => {
    const before = offered();
    apply();
    if (before !== offered()) listeners.forEach((listener) => listener());
  };
  const isNews = (live: LiveSuite): boolean =>
    live.shell !== shell || releasesOf(live.registry.remotes, bucket) !== own;

  async function see(): Promise<void> {
    const answer = await ask(LIVE_SUITE_PATH, { headers: { 'if-none-match': tag }, cache: 'no-store' });
    if (!answer.ok) return;
    const seen = answer.headers.get('etag') ?? '';
    // A snapshot that this release cannot read is of a newer one.
    const parsed = liveSuite.safeParse(await answer.json());
    tag = seen;
    change(() => (newer = parsed.success && !isNews(parsed.data) ? null : seen));
  }

  return {
    look: () => {
      if (shell === null || now() - askedAt < ASK_AGAIN_MS) return;
      askedAt = now();
      // Offline, or a server that restarts: the next look tells.
      see().catch(() => undefined);
    },
    offered,
    newest: async () => {
      if (shell === null) return null;
      const signal = AbortSignal.timeout(NEWEST_MS);
      try {
        const answer = await ask(LIVE_SUITE_PATH, { cache: 'no-store', signal });
        const live = liveSuite.safeParse(await answer.json());
        return live.data?.shell === shell ? live.data.registry : null;
      } catch {
        return null;
      }
    },
    decline: () => change(() => (declined = newer)),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
