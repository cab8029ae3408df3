/**
 * The first match decides: every browser names others that it wants to be taken for, so the more special ones stand
 * first.
 */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

type Table = readonly (readonly [RegExp, string])[];

const firstOf = (table: Table, text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/**
 * What a learner calls a device, from the browser's `User-Agent`: "Firefox · Windows"; what is not recognised is shown
 * as it is.
 */
export function deviceName(userAgent: string): string {
  const parts = [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter(
    (part) => part !== undefined,
  );
  return parts.length > 0 ? parts.join(' · ') : userAgent.trim();
}
