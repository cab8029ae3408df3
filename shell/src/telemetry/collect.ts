import { FILES_META, SHELL_META } from '@kotoba/contracts';
import { nameRelease, TELEMETRY_META, TELEMETRY_PATH } from '@kotoba/contracts/telemetry';
import type { Measure, TelemetryReport } from '@kotoba/contracts/telemetry-report';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { describeSeen } from './describe-seen';
import type { Seen } from './seen';

/** What the collector is told by the start: it imports none of it, which would make the start larger. */
interface Page {
  readonly seen: readonly Seen[];
  /** The releases that ran, and when a screen of each first stood. */
  readonly ran: ReadonlyMap<string, number>;
  /** Who shows the page at a path. */
  ownerAt(path: string): string | undefined;
}

const metaOf = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;

/** What takes longer is told as this. */
const MOST_MS = 600_000;

type Measures = Record<string, Partial<Record<Measure, number>>>;

/**
 * Measures this page, if it is one of those that are asked, and tells the edge how it went when it is first hidden or left:
 * once, without who is here, an address or a text.
 */
export function collect({ seen, ran, ownerAt }: Page): void {
  const shellId = metaOf(SHELL_META);
  if (shellId === null || Math.random() * 100 >= Number(metaOf(TELEMETRY_META) ?? 0)) return;
  const shell = nameRelease('shell', shellId);
  const filesOrigin = metaOf(FILES_META) ?? location.origin;
  const releaseAt = (path: string): string => {
    const start = `${ownerAt(path)}@`;
    return [...ran.keys()].filter((release) => release.startsWith(start)).at(-1) ?? shell;
  };
  const here = (): string => releaseAt(location.pathname);
  const measures: Measures = { [shell]: {} };
  const put = (release: string, measure: Measure, value: number): void => {
    measures[release] = { ...measures[release], [measure]: Math.min(value, MOST_MS) };
  };

  // Each is of the page that was there when it became what it is.
  const vitals = new Map<Metric['name'], { release: string; value: number }>();
  const keep = ({ name, value }: Metric): void => void vitals.set(name, { release: here(), value });
  for (const follow of [onLCP, onINP, onCLS]) follow(keep, { reportAllChanges: true });
  const frames = countFrames(here);
  const phases = wasHidden() ? null : { landing: here(), shell, ran, put, filesOrigin };

  const send = (): void => {
    window.removeEventListener('pagehide', send);
    document.removeEventListener('visibilitychange', sendHidden);
    for (const [name, { release, value }] of vitals) put(release, name as Measure, value);
    if (phases) putPhases(phases);
    const errors = describeSeen(seen, releaseAt, filesOrigin);
    const all = [...new Set([shell, ...ran.keys(), ...errors.map(({ of }) => of)])];
    if (frames) for (const release of all) put(release, 'frames', frames.get(release) ?? 0);
    const report: TelemetryReport = { ran: all, measures, errors };
    navigator.sendBeacon(TELEMETRY_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  const sendHidden = (): void => {
    if (document.visibilityState === 'hidden') send();
  };
  window.addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', sendHidden);
}

/** Long frames by the release whose page they kept waiting; null where the browser does not tell. */
function countFrames(here: () => string): Map<string, number> | null {
  const type = 'long-animation-frame';
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes(type)) return null;
  const frames = new Map<string, number>();
  const observer = new PerformanceObserver((list) => {
    const release = here();
    frames.set(release, (frames.get(release) ?? 0) + list.getEntries().length);
  });
  observer.observe({ type, buffered: true });
  return frames;
}

/** A tab that was opened in the background takes its time. */
const wasHidden = (): boolean =>
  document.visibilityState === 'hidden' ||
  performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden');

interface PhaseSources {
  readonly landing: string;
  readonly shell: string;
  readonly ran: Page['ran'];
  readonly filesOrigin: string;
  readonly put: (release: string, measure: Measure, value: number) => void;
}

/** When the answer came, the shell ran, and of a remote's page its entry was there and it stood. */
function putPhases({ landing, shell, ran, put, filesOrigin }: PhaseSources): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation) {
    put(shell, 'answer', navigation.responseStart);
    put(shell, 'shell', navigation.domContentLoadedEventStart);
  }
  const stood = ran.get(landing);
  if (!stood) return;
  put(landing, 'screen', stood);
  const start = `${filesOrigin}/releases/${landing.split('@')[0]}/entry.`;
  // A canary's comes after the current one's, which the page names.
  const entry = performance.getEntriesByType('resource').findLast(({ name }) => name.startsWith(start));
  if (entry) put(landing, 'entry', entry.responseEnd);
}
