import { randomBytes } from 'node:crypto';
import { readWhole, type FileStore } from '@kotoba/files';
import { appRelease } from '@kotoba/contracts/telemetry-report';
import * as z from 'zod/mini';
import { addPage, counts, noCounts, type Counts, type PageOf } from './counts';

const FOLDER = 'telemetry/days';

/** Days for which counts are kept. */
export const KEPT_DAYS = 60;

const DAY_MS = 86_400_000;

const dayFile = z.record(z.string(), z.unknown());
/** By release. */
type DayFile = Record<string, Counts>;

/** Counts of a release on a day, in UTC. */
export interface DayCounts {
  readonly day: string;
  readonly release: string;
  readonly counts: Counts;
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Counts by day and release. Each process has a file of its own for each day, so none waits for another and nothing is
 * added twice; together they are all that is known. What a process that was killed had not written yet, a minute, is lost.
 */
export class DayFiles {
  readonly #own = randomBytes(6).toString('hex');
  /** What this process has counted, by day. */
  readonly #days = new Map<string, DayFile>();
  readonly #unwritten = new Set<string>();
  /** Files of others as they were read, by name; a tag changes with the content. */
  readonly #read = new Map<string, { tag: string; content: DayFile }>();
  #swept = '';

  constructor(
    private readonly files: FileStore,
    private readonly now: () => Date = () => new Date(),
    /** Tells of a file that is not, or not all, understood. */
    private readonly onStrange: (name: string) => void = () => undefined,
  ) {}

  /** Counts a page of a release, and for a trial that it was part of. */
  add(release: string, page: PageOf, trial?: string): void {
    const day = dayOf(this.now());
    const file = this.#days.get(day) ?? {};
    this.#days.set(day, file);
    addPage((file[release] ??= noCounts()), page, trial);
    this.#unwritten.add(day);
  }

  /** Writes what was counted since, and once a day removes what is older than KEPT_DAYS. */
  async write(): Promise<void> {
    const today = dayOf(this.now());
    // What is counted meanwhile is written the next time.
    for (const day of [...this.#unwritten]) {
      const text = JSON.stringify(this.#days.get(day));
      this.#unwritten.delete(day);
      await this.files.put(`${FOLDER}/${day}/${this.#own}.json`, text).catch((cause: unknown) => {
        this.#unwritten.add(day);
        throw cause;
      });
    }
    for (const day of this.#days.keys()) if (day < today && !this.#unwritten.has(day)) this.#days.delete(day);
    if (this.#swept !== today) await this.#sweep();
    this.#swept = today;
  }

  async #sweep(): Promise<void> {
    this.#read.clear();
    const first = dayOf(new Date(Number(this.now()) - KEPT_DAYS * DAY_MS));
    for await (const { name } of this.files.list(FOLDER)) {
      if ((name.split('/')[2] ?? '') < first) await this.files.remove(name);
    }
  }

  /**
   * What all processes have written, and what this one has not yet. What another version wrote is taken as far as it is
   * understood.
   */
  async read(): Promise<DayCounts[]> {
    const found: [day: string, content: DayFile][] = [];
    for await (const { name, tag } of this.files.list(FOLDER)) {
      const [, day, writer] = /\/(\d{4}-\d\d-\d\d)\/([0-9a-f]{12})\.json$/.exec(name) ?? [];
      if (!day || (writer === this.#own && this.#days.has(day))) continue;
      const known = this.#read.get(name);
      const content = known?.tag === tag ? known.content : await this.#readFile(name);
      this.#read.set(name, { tag, content });
      found.push([day, content]);
    }
    return [...found, ...this.#days].flatMap(([day, content]) =>
      Object.entries(content).map(([release, each]) => ({ day, release, counts: each })),
    );
  }

  async #readFile(name: string): Promise<DayFile> {
    const text = await readWhole(this.files, name);
    const content = dayFile.safeParse(parsed(String(text)));
    const releases = Object.entries(content.data ?? {});
    const understood = releases.flatMap(([release, each]): [string, Counts][] => {
      const its = counts.safeParse(each);
      return its.success && appRelease.safeParse(release).success ? [[release, its.data]] : [];
    });
    // Once a file: its next content is no better.
    if ((!content.success || understood.length < releases.length) && !this.#read.has(name))
      this.onStrange(name);
    return Object.fromEntries(understood);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
