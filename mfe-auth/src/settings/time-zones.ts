/** The zone that this device is in: an IANA name. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone that the browser knows, and `current`, which an older browser may not. UTC is in no browser's list. */
export function timeZonesWith(current: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])].sort();
}
