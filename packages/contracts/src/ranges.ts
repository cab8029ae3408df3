/** A shared package that a release cannot run with. */
export interface Unmet {
  /** As it is imported: `@kotoba/shared-ui/core`. */
  readonly request: string;
  /** The version that is there, if it is. */
  readonly has: string | undefined;
  /** The range that the release asks for. */
  readonly needs: string;
}

/**
 * What of the ranges that a release asks for the versions of a shell do not meet. Of our own packages the major alone is
 * asked: what of a minor a release uses, the gate asks by name.
 */
export const unmet = (
  ranges: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, string>>,
): Unmet[] =>
  Object.entries(ranges)
    .map(([request, needs]) => ({ request, has: provided[request], needs }))
    .filter(
      ({ request, has, needs }) =>
        has === undefined || !satisfies(has, request.startsWith('@kotoba/') ? majorOf(needs) : needs),
    );

/** `^1.2.3` → `^1.0.0`; below 1 each minor is another major. */
const majorOf = (range: string): string => range.replace(/^\^([1-9]\d*)\..*$/, '^$1.0.0');

type Triple = readonly [number, number, number];

const PATTERN = /^([\^~]?)(\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z.-]+)?$/;

/**
 * Whether `version` lies in `range`, for the ranges that the contract allows: `1.2.3`, `~1.2.3`, `^1.2.3`, with npm's
 * rule that the caret holds the leftmost number that is not zero. A pre-release satisfies only itself. Anything else
 * is false.
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
