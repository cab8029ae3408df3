// No schema is in here: pages send what telemetry-report.ts describes, and would have to fetch it.

/** Where a page says, once, how it went. */
export const TELEMETRY_PATH = '/telemetry';

/** The name of the `<meta>` that tells a page of how many in a hundred something is wanted; without it, of none. */
export const TELEMETRY_META = 'kotoba-telemetry';

/** `mfe-learn@0123456789abcdef`, of a name and an id. */
export const nameRelease = (app: string, id: string): string => `${app}@${id}`;
