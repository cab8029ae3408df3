import type { PageError, TelemetryReport } from '@kotoba/contracts/telemetry-report';
import type { PageOf } from './counts';

/** What is known here of releases, each named as `mfe-learn@0123456789abcdef`. */
export interface Known {
  /** Whether pages were served with it. */
  isKnown(release: string): Promise<boolean>;
  /** Whether a file is one of it. */
  holds(release: string, file: string): Promise<boolean>;
}

interface Owned {
  readonly release: string;
  readonly place: string;
}

/**
 * Whose error it is: of the release that has the file and ran in the page; when it names none, of the one whose page it
 * was. Null when that did not run, or is unknown here: a canary's page fetches the current entry, too.
 */
async function ownerOf(
  { name, of, file }: PageError,
  ran: readonly string[],
  holds: Known['holds'],
): Promise<Owned | null> {
  const [, app = '', inApp = ''] = /^([^/]+)\/(.+)$/.exec(file ?? '') ?? [];
  for (const release of ran) {
    if (release.startsWith(`${app}@`) && (await holds(release, inApp)))
      return { release, place: `${name} ${inApp}` };
  }
  return file === undefined && ran.includes(of) ? { release: of, place: name } : null;
}

/** What a report says of each release; what is unknown here is left out, so that nobody makes up names. */
export async function pagesOf(
  report: TelemetryReport,
  { isKnown, holds }: Known,
): Promise<Map<string, PageOf>> {
  const ran: string[] = [];
  for (const release of new Set(report.ran)) if (await isKnown(release)) ran.push(release);
  const errors = new Map<string, { kind: PageError['kind']; place: string }[]>(ran.map((each) => [each, []]));
  for (const error of report.errors) {
    const owned = await ownerOf(error, ran, holds);
    if (owned) errors.get(owned.release)?.push({ kind: error.kind, place: owned.place });
  }
  return new Map(
    ran.map((release) => [
      release,
      { measures: report.measures[release] ?? {}, errors: errors.get(release) ?? [] },
    ]),
  );
}
