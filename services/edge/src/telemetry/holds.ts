import { readWhole, type FileStore } from '@kotoba/files';
import { nameRelease } from '@kotoba/contracts/telemetry';
import { releaseId } from '@kotoba/contracts';
import * as z from 'zod/mini';
import type { SuiteSnapshot } from '../releases/schema';
import { toRegistry } from '../releases/snapshot';
import { sumOfPages, type Pages } from './counts';
import type { DayCounts } from './day-files';
import { isWorse } from './hold-rule';

const FOLDER = 'telemetry/held';

const pages = z.strictObject({ pages: z.int(), failed: z.int() });

/** Why a canary is held back. */
const hold = z.strictObject({
  remote: z.string(),
  release: releaseId,
  when: z.iso.datetime(),
  canary: pages,
  /** The current release that it was held against. */
  against: releaseId,
  current: pages,
});
export type Hold = z.infer<typeof hold>;

/** All canaries that were ever held back, the first one first. */
export async function readHolds(files: FileStore): Promise<Hold[]> {
  const found: Hold[] = [];
  for await (const { name } of files.list(FOLDER)) {
    const read = await readHold(files, name).catch(() => null);
    if (read) found.push(read);
  }
  return found.sort((a, b) => (a.when < b.when ? -1 : 1));
}

async function readHold(files: FileStore, name: string): Promise<Hold | null> {
  const text = await readWhole(files, name);
  return text && hold.parse(JSON.parse(text.toString()));
}

/** One line of a hold, for people. */
export function describeHold({ remote, release, canary, against, current }: Hold): string {
  const share = (of: Pages): string => `${of.failed} of ${of.pages} pages failed`;
  return `${remote} ${release} was held back: ${share(canary)}, of ${against} ${share(current)}`;
}

/** A canary of a snapshot, and what it stands beside. */
interface Canary {
  readonly remote: string;
  readonly id: string;
  readonly current: string;
  readonly percent: number;
  /** When it was given again though it was held back. */
  readonly lifted?: string;
}

const canariesOf = ({ registry, lifted = {} }: SuiteSnapshot): Canary[] =>
  Object.entries(registry.remotes).flatMap(([remote, { current, canary }]) => {
    if (!canary) return [];
    const { id } = canary.release;
    return { remote, id, current: current.id, percent: canary.percent, lifted: lifted[`${remote}/${id}`] };
  });

/** What is compared: this canary for this share of the learners beside this release, since it was given. */
export const trialOf = ({ id, current, percent, lifted = '' }: Omit<Canary, 'remote'>): string =>
  [id, current, percent, lifted].join(' ');

/** Of the releases that ran in a page those that it is a trial of. Who fell back from a canary is the canary's. */
export function trialsOf(snapshot: SuiteSnapshot, ran: ReadonlyMap<string, unknown>): Map<string, string> {
  return new Map(
    canariesOf(snapshot).map((canary) => {
      const name = nameRelease(canary.remote, canary.id);
      return [ran.has(name) ? name : nameRelease(canary.remote, canary.current), trialOf(canary)];
    }),
  );
}

/** Whether what was counted in a canary's trial speaks against it. */
export function judge(canary: Canary, days: readonly DayCounts[], now: Date): Hold | null {
  const { remote, id, current } = canary;
  const trial = trialOf(canary);
  const pagesOf = (release: string): Pages =>
    sumOfPages(
      days.flatMap((day) =>
        day.release === nameRelease(remote, release) ? (day.counts.trials[trial] ?? []) : [],
      ),
    );
  const [own, beside] = [pagesOf(id), pagesOf(current)];
  if (!isWorse(own, beside)) return null;
  return { remote, release: id, when: now.toISOString(), canary: own, against: current, current: beside };
}

/** A hold is of a release, and over when that is given anyway. */
const holdFile = ({ remote, id, lifted }: Pick<Canary, 'remote' | 'id' | 'lifted'>): string =>
  `${FOLDER}/${remote}/${[id, ...(lifted ? [Date.parse(lifted)] : [])].join('-')}.json`;

/** Why a release of a remote may be no canary; null when it may. */
export const holdOf = (
  files: FileStore,
  { remote, id }: Pick<Canary, 'remote' | 'id'>,
  lifted: SuiteSnapshot['lifted'],
): Promise<Hold | null> => readHold(files, holdFile({ remote, id, lifted: lifted?.[`${remote}/${id}`] }));

/**
 * Which canaries are held back. A hold is a file that is made once, by whichever edge finds it out first, and stays: a
 * release never changes, so what is wrong with it stays wrong. It is not signed, and can only take a canary away; a signed
 * change lifts it.
 */
export class Holds {
  /** By file; null when there was none. */
  readonly #known = new Map<string, Hold | null>();
  /** What the store has not taken yet. */
  readonly #unwritten = new Map<string, Hold>();
  #last: { of: SuiteSnapshot; without: string; served: SuiteSnapshot } | null = null;

  constructor(
    private readonly files: FileStore,
    private readonly onProblem: (cause: unknown) => void = () => undefined,
  ) {}

  /** Those of a snapshot. One that is new here is looked for in the store. */
  async heldOf(snapshot: SuiteSnapshot): Promise<Hold[]> {
    const found: Hold[] = [];
    for (const canary of canariesOf(snapshot)) {
      const known = this.#known.get(holdFile(canary));
      const held = known === undefined ? await this.#look(canary) : known;
      if (held) found.push(held);
    }
    return found;
  }

  /** The snapshot without the canaries that are held back. */
  async without(snapshot: SuiteSnapshot): Promise<SuiteSnapshot> {
    const held = (await this.heldOf(snapshot)).map(({ remote }) => remote);
    if (held.length === 0) return snapshot;
    const without = held.join(' ');
    if (this.#last?.of !== snapshot || this.#last.without !== without)
      this.#last = { of: snapshot, without, served: withoutCanaries(snapshot, held) };
    return this.#last.served;
  }

  /** Looks at each canary that is served: what other edges have found, and what all have counted. Gives what is new here. */
  async review(snapshot: SuiteSnapshot, read: () => Promise<DayCounts[]>, now: Date): Promise<Hold[]> {
    const open: Canary[] = [];
    for (const canary of canariesOf(snapshot))
      if (!this.#known.get(holdFile(canary)) && !(await this.#look(canary))) open.push(canary);
    const days = open.length > 0 ? await read() : [];
    return open.flatMap((canary) => {
      const found = judge(canary, days, now);
      if (!found) return [];
      this.#known.set(holdFile(canary), found);
      this.#unwritten.set(holdFile(canary), found);
      return found;
    });
  }

  /** Writes what was found; another edge may have been first. */
  async write(): Promise<void> {
    for (const [file, found] of [...this.#unwritten]) {
      await this.files.create(file, JSON.stringify(found));
      this.#unwritten.delete(file);
    }
  }

  /** A store that is away, or a file that cannot be read, holds nothing back. */
  async #look(canary: Canary): Promise<Hold | null> {
    const file = holdFile(canary);
    const found = await readHold(this.files, file).catch((cause: unknown) => {
      this.onProblem(cause);
      return null;
    });
    this.#known.set(file, found);
    return found;
  }
}

function withoutCanaries(snapshot: SuiteSnapshot, held: readonly string[]): SuiteSnapshot {
  const remotes: SuiteSnapshot['registry']['remotes'] = {};
  for (const [name, { canary, ...kept }] of Object.entries(snapshot.registry.remotes))
    remotes[name] = canary && !held.includes(name) ? { ...kept, canary } : kept;
  const registry = toRegistry(remotes, new Date(snapshot.registry.createdAt));
  return { ...snapshot, registry };
}
