import { CONTRACT_VERSION, type DeployedRelease } from '@kotoba/contracts';
import type { Failure } from './failure';

type Triple = readonly [number, number, number];

const PATTERN = /^([\^~]?)(\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z.-]+)?$/;

/**
 * Whether `version` lies in `range`, for the ranges that the contract allows: `1.2.3`, `~1.2.3`, `^1.2.3`, with npm's rule that the
 * caret holds the leftmost number that is not zero. A pre-release satisfies only itself. Anything else is false.
 */
export function satisfies(version: string, range: string): boolean {
  const wanted = PATTERN.exec(range);
  const given = PATTERN.exec(version);
  if (!wanted || !given || given[1]) return false;
  if (wanted[5] || given[5]) return range.replace(/^[\^~]/, '') === version;
  const low = triple(wanted);
  const actual = triple(given);
  return compare(actual, low) >= 0 && compare(actual, ceiling(wanted[1] ?? '', low)) < 0;
}

function triple(match: RegExpExecArray): Triple {
  return [Number(match[2]), Number(match[3]), Number(match[4])];
}

/** The lowest version above the range. */
function ceiling(operator: string, [major, minor, patch]: Triple): Triple {
  if (operator === '^' && major > 0) return [major + 1, 0, 0];
  if (operator === '~' || (operator === '^' && minor > 0)) return [major, minor + 1, 0];
  return [major, minor, patch + 1];
}

function compare(left: Triple, right: Triple): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

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
