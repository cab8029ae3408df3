import { CONTRACT_VERSION, type DeployedRelease } from '@kotoba/contracts';
import type { Failure } from './failure';
import { satisfies } from './satisfies';

/**
 * What speaks against running a release, decided before any of its code is fetched: another contract version, or a shared package that
 * is missing or outside the release's range. `provided` maps shared packages to the versions in this page.
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

/** Whether a release may be fetched from `url`: from this page's own origin, or from one that the shell was built with. */
export function isAllowedUrl(url: string, allowedOrigins: readonly string[]): boolean {
  if (url.startsWith('/')) return !url.startsWith('//');
  return allowedOrigins.some((origin) => url.startsWith(`${origin}/`));
}
