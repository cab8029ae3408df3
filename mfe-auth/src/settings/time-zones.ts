/**
 * Names under which browsers still list zones, and how these places are written today. Source: IANA time zone
 * database, file "backward".
 */
const renamed: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The name of a zone by which a learner looks for it. */
export const todaysName = (zone: string): string => renamed[zone] ?? zone;

/** The zone that this device is in: an IANA name. */
export const ownTimeZone = (): string => todaysName(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Every zone that the browser knows, and `current`, which an older browser may not. UTC is in no browser's list. */
export function timeZonesWith(current: string): string[] {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', current].map(todaysName);
  return [...new Set(zones)].sort();
}
