import { countPage, type OperatorPage } from '@kotoba/api';
import type { TelemetryReport } from '@kotoba/contracts/telemetry-report';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseFiles } from '../http/release-files';
import type { ReleaseStore } from '../releases/layout';
import type { LiveSnapshot, LiveState } from '../releases/live-snapshot';
import { pagesOf, type Known } from './attribute';
import { readHistory } from '../releases/snapshot';
import { DayFiles } from './day-files';
import { describeHold, Holds, readHolds, trialsOf, type Hold } from './holds';
import { renderReleasesPage } from './releases-page';

/** How often, in ms, counts are written and canaries are looked at. */
const EVERY_MS = 60_000;

interface Sources {
  readonly store: ReleaseStore;
  readonly live: LiveSnapshot;
  readonly files: ReleaseFiles;
  readonly log: FastifyBaseLogger;
  readonly now?: () => Date;
}

/** What pages tell of themselves: counted by release, kept by day, and held against canaries. */
export class Telemetry {
  readonly #store: ReleaseStore;
  readonly #live: LiveSnapshot;
  readonly #log: FastifyBaseLogger;
  readonly #now: () => Date;
  readonly #days: DayFiles;
  readonly #holds: Holds;
  readonly #known: Known;
  readonly #timer: NodeJS.Timeout;
  #ticking: Promise<void> | null = null;

  constructor({ store, live, files, log, now = () => new Date() }: Sources) {
    this.#store = store;
    this.#live = live;
    this.#log = log;
    this.#now = now;
    this.#days = new DayFiles(store.files, now, (name) =>
      log.warn({ name }, 'counts of another edge are not understood, at least in part'),
    );
    this.#holds = new Holds(store.files, (err) => log.warn({ err }, 'it is not known what is held back'));
    this.#known = {
      isKnown: async (release) => {
        const { app, id } = partsOf(release);
        return (await live.idsOf(app)).includes(id);
      },
      holds: (release, file) => files.holds(partsOf(release).app, partsOf(release).id, file),
    };
    this.#timer = setInterval(() => void this.tick(), EVERY_MS).unref();
  }

  /** Counts a report; for canaries, too, if `isJudged`. */
  async count(report: TelemetryReport, isJudged = true): Promise<void> {
    const pages = await pagesOf(report, this.#known);
    const { snapshot } = await this.#live.read();
    const trials = isJudged && snapshot ? trialsOf(snapshot, pages) : null;
    for (const [release, page] of pages) {
      this.#days.add(release, page, trials?.get(release));
      const { app, id } = partsOf(release);
      countPage(app, id, page);
    }
  }

  /** What pages are served with: the newest snapshot without the canaries that are held back. */
  async read(): Promise<LiveState> {
    const { snapshot, problem } = await this.#live.read();
    return { snapshot: snapshot && (await this.#holds.without(snapshot)), problem };
  }

  /** The canaries that are held back. */
  async held(): Promise<Hold[]> {
    const { snapshot } = await this.#live.read();
    return snapshot ? this.#holds.heldOf(snapshot) : [];
  }

  /** The page for whoever runs the suite: what all edges have counted, with the history's marks. */
  async page(): Promise<OperatorPage> {
    const { snapshot } = await this.#live.read();
    const history = await readHistory(this.#store);
    return renderReleasesPage({
      snapshot,
      changes: history.flatMap(({ change, problem }) => (change && !problem ? [change] : [])),
      days: await this.#days.read(),
      holds: await readHolds(this.#store.files),
      now: this.#now(),
    });
  }

  /**
   * Writes what was counted, and looks at the canaries, one time after the other. What the store did not take is written
   * the next time; canaries are judged all the same, by what is known here.
   */
  tick(): Promise<void> {
    return (this.#ticking ??= this.#tick().finally(() => (this.#ticking = null)));
  }

  async #tick(): Promise<void> {
    const attempt = (step: Promise<void>, problem: string): Promise<void> =>
      step.catch((err: unknown) => this.#log.warn({ err }, problem));
    await attempt(this.#days.write(), 'counts of pages were not written');
    await attempt(this.#review(), 'canaries were not looked at');
    await attempt(this.#holds.write(), 'what is held back was not written');
  }

  async #review(): Promise<void> {
    const { snapshot } = await this.#live.read();
    if (!snapshot) return;
    for (const hold of await this.#holds.review(snapshot, () => this.#days.read(), this.#now()))
      this.#log.error({ hold }, describeHold(hold));
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#ticking;
    await this.tick();
  }
}

function partsOf(release: string): { app: string; id: string } {
  const [app = '', id = ''] = release.split('@');
  return { app, id };
}
