import { type DeployedRelease, type DeployedRemote, CONTRACT_VERSION } from '@kotoba/contracts';
import type { Failure } from './failure';
import { satisfies } from './satisfies';

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
  const failed = { ok: false, remote, version: release.version } as const;
  if (release.contract !== CONTRACT_VERSION) {
    const misfit = { subject: 'contract', has: String(CONTRACT_VERSION), needs: String(release.contract) };
    return { ...failed, code: 'contract', misfit };
  }
  for (const [subject, needs] of Object.entries(release.shared)) {
    const has = provided[subject];
    if (has === undefined || !satisfies(has, needs)) {
      return { ...failed, code: 'shared-version', misfit: { subject, has: has ?? '–', needs } };
    }
  }
  return null;
}

/**
 * Whether a release may be fetched from `url`: from this page's own origin, or from one that the page names.
 */
export function isAllowedUrl(url: string, allowedOrigins: readonly string[]): boolean {
  if (url.startsWith('/')) return !url.startsWith('//');
  return allowedOrigins.some((origin) => url.startsWith(`${origin}/`));
}

/**
 * The releases to try, the wanted one first: the canary for tabs whose `bucket` (0 ≤ bucket < 100) is below its
 * percentage, else the current one; then the one to fall back on. None of a remote that is disabled.
 */
export function candidatesOf(remote: DeployedRemote, bucket: number): DeployedRelease[] {
  const { canary, current, previous, disabled } = remote;
  if (disabled) return [];
  if (canary && bucket < canary.percent) return distinct([canary.release, current]);
  return distinct(previous ? [current, previous] : [current]);
}

function distinct(releases: DeployedRelease[]): DeployedRelease[] {
  return releases.filter((release, index) => releases.findIndex(({ id }) => id === release.id) === index);
}

const ROLL_KEY = 'kotoba-tab-bucket';

/**
 * This tab's place between 0 and 100, the same until the tab is closed: a reload must not change the release under the
 * learner.
 */
export function tabBucket(
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
): number {
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
const codeOf = ({ contributions }: DeployedRelease, path: string | undefined) =>
  contributions.routes.find((route) => route.path === path)?.code;

/** The shared packages that the shell fetches for the page at `path`. */
export const sharedFor = (release: DeployedRelease, path: string | undefined): readonly string[] =>
  codeOf(release, path)?.shared ?? [];

/**
 * Asks the browser for the entry and, if one is meant, the page's files: `preload` now, `prefetch` when it has nothing better to do, as
 * when the pointer rests on a link.
 */
export function fetchAhead(
  release: DeployedRelease,
  path: string | undefined,
  rel: 'preload' | 'prefetch',
): void {
  const entry = { file: release.entry, integrity: release.integrity };
  for (const { file, integrity } of [entry, ...(codeOf(release, path)?.files ?? [])]) {
    const href = release.url + file;
    if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    const as = file.endsWith('.css') ? 'style' : 'script';
    Object.assign(link, { rel, as, href, integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}
