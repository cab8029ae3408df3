import { type DeployedRelease, type DeployedRemote, CONTRACT_VERSION } from '@kotoba/contracts';
import { unmet } from '@kotoba/contracts/ranges';
import type { Failure } from './failure';

/**
 * What speaks against running a release, decided before its container is initialised: another contract version, or a
 * shared package that is missing or outside the release's range. `provided` maps shared packages to the versions in
 * this page.
 */
export function incompatibility(
  remote: string,
  release: DeployedRelease,
  provided: Readonly<Record<string, string>>,
): Failure | null {
  const failed = { ok: false, remote, version: release.version, release: release.id } as const;
  if (release.contract !== CONTRACT_VERSION) {
    const misfit = { subject: 'contract', has: String(CONTRACT_VERSION), needs: String(release.contract) };
    return { ...failed, code: 'contract', misfit };
  }
  const [first] = unmet(release.shared, provided);
  if (!first) return null;
  const misfit = { subject: first.request, has: first.has ?? '–', needs: first.needs };
  return { ...failed, code: 'shared-version', misfit };
}

/**
 * Whether a release may be fetched from `url`: from this page's own origin, or from one that the page names.
 */
export function isAllowedUrl(url: string, allowedOrigins: readonly string[]): boolean {
  if (url.startsWith('/')) return !url.startsWith('//');
  return allowedOrigins.some((origin) => url.startsWith(`${origin}/`));
}

/**
 * The release that a tab runs: the canary for its share of the places (0 ≤ bucket < 100), else the current one. The share
 * begins elsewhere for each release, so that it is not always the same learners who try what is new.
 */
export function releaseOf({ canary, current }: DeployedRemote, bucket: number): DeployedRelease {
  const isForThis =
    canary && (bucket + Number.parseInt(canary.release.id.slice(0, 6), 16)) % 100 < canary.percent;
  return isForThis ? canary.release : current;
}

/**
 * The releases to try, the wanted one first; then the one to fall back on. None of a remote that is disabled. Those that
 * a new tab would be given, if they are known, go before the tab's own.
 */
export function candidatesOf(
  remote: DeployedRemote,
  bucket: number,
  newest?: DeployedRemote,
): DeployedRelease[] {
  const { current, previous, disabled } = newest ?? remote;
  if (disabled) return [];
  if (newest) return distinct([...candidatesOf(newest, bucket), ...candidatesOf(remote, bucket)]);
  const wanted = releaseOf(remote, bucket);
  if (wanted !== current) return distinct([wanted, current]);
  return distinct(previous ? [current, previous] : [current]);
}

function distinct(releases: DeployedRelease[]): DeployedRelease[] {
  return releases.filter((release, index) => releases.findIndex(({ id }) => id === release.id) === index);
}

const ROLL_KEY = 'kotoba-tab-bucket';

/** Multiples of it, modulo 1, fall evenly between 0 and 1: of any learners in a row a tenth are in any tenth. */
const GOLDEN = 0.618_033_988_749_895;

/**
 * This tab's place between 0 and 100: its learner's, in each tab and on each device. A guest's tab is rolled one, which is
 * the same until the tab is closed: a reload must not change the release under anybody.
 */
export function tabBucket(
  learner?: number,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
): number {
  if (learner !== undefined) return ((learner * GOLDEN) % 1) * 100;
  const fresh = Math.random() * 100;
  try {
    const kept = Number(storage().getItem(ROLL_KEY) ?? Number.NaN);
    if (kept >= 0 && kept < 100) return kept;
    storage().setItem(ROLL_KEY, String(fresh));
  } catch {
    // Storage can be forbidden; then the bucket holds for this page only.
  }
  return fresh;
}

/** What the page at `path` needs beside the entry. */
const codeOf = ({ contributions }: DeployedRelease, path: string) =>
  contributions.routes.find((route) => route.path === path)?.code;

/** The shared packages that the shell fetches for the page at `path`. */
export const sharedFor = (release: DeployedRelease, path: string): readonly string[] =>
  codeOf(release, path)?.shared ?? [];

/**
 * Asks the browser for the entry and the page's files: `preload` now, `prefetch` when it has nothing better to do, as when
 * the pointer rests on a link.
 */
export function fetchAhead(release: DeployedRelease, path: string, rel: 'preload' | 'prefetch'): void {
  const entry = { file: release.entry, integrity: release.integrity };
  for (const { file, integrity } of [entry, ...(codeOf(release, path)?.files ?? [])]) {
    const href = release.url + file;
    const there = CSS.escape(href);
    if (document.head.querySelector(`link[href="${there}"], script[src="${there}"]`)) continue;
    const link = document.createElement('link');
    const as = file.endsWith('.css') ? 'style' : 'script';
    Object.assign(link, { rel, as, href, integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}
