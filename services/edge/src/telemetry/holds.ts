import { readWhole, type FileStore } from '@kotoba/files';
import { nameRelease } from '@kotoba/contracts/telemetry';
import { releaseId } from '@kotoba/contracts';
import * as z from 'zod/mini';
import type { SuiteSnapshot } from '../releases/schema';
import { toRegistry } from '../releases/snapshot';
import { sumOf } from './counts';
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

const holdFile = (remote: string, id: string): string => `${FOLDER}/${remote}/${id}.json`;

async function readHold(files: FileStore, name: string): Promise<Hold | null> {
  const text = await readWhole(files, name);
  return text && hold.parse(JSON.parse(text.toString()));
}

/** All canaries that were ever held back, the first one first. */
export async function readHolds(files: FileStore): Promise<Hold[]> {
  const found: Hold[] = [];
  for await (const { name } of files.list(FOLDER)) {
    const read = await readHold(files, name).catch(() => null);
    if (read) found.push(read);
  }
  return found.sort((a, b) => (a.when < b.when ? -1 : 1));
}

/** One line of a hold, for people. */
export function describeHold({ remote, release, canary, against, current }: Hold): string {
  const share = (of: Hold['canary']): string => `${of.failed} of ${of.pages} pages failed`;
  return `${remote} ${release} is held back: ${share(canary)}, of ${against} ${share(current)}`;
}

/** A canary of a snapshot, and what it is held against. */
interface Canary {
  readonly remote: string;
  readonly id: string;
  readonly current: string;
}

const canariesOf = ({ registry }: SuiteSnapshot): Canary[] =>
  Object.entries(registry.remotes).flatMap(([remote, { current, canary }]) =>
    canary ? [{ remote, id: canary.release.id, current: current.id }] : [],
  );

/** Whether what was counted speaks against a canary: of both releases the days count on which pages ran the canary. */
export function judge({ remote, id, current }: Canary, days: readonly DayCounts[], now: Date): Hold | null {
  const own = days.filter(({ release }) => release === nameRelease(remote, id));
  const shared = new Set(own.map(({ day }) => day));
  const others = days.filter(
    ({ day, release }) => release === nameRelease(remote, current) && shared.has(day),
  );
  const [canary, against] = [own, others].map((each) => sumOf(each.map(({ counts }) => counts)));
  if (!canary || !against || !isWorse(canary, against)) return null;
  const only = ({ pages: all, failed }: Hold['canary']) => ({ pages: all, failed });
  return {
    remote,
    release: id,
    when: now.toISOString(),
    canary: only(canary),
    against: current,
    current: only(against),
  };
}

/**
 * Which canaries are held back. A hold is a file that is made once, by whichever edge finds it out first, and stays: a
 * release never changes, so what is wrong with it stays wrong. It is not signed, and can only take a canary away.
 */
export class Holds {
  readonly #known = new Map<string, Hold | null>();
  #last: { of: SuiteSnapshot; without: string; served: SuiteSnapshot } | null = null;

  constructor(
    private readonly files: FileStore,
    private readonly onProblem: (cause: unknown) => void = () => undefined,
  ) {}

  /** Those of a snapshot, as far as this process knows. */
  heldOf(snapshot: SuiteSnapshot): Hold[] {
    return canariesOf(snapshot).flatMap(({ remote, id }) => this.#known.get(nameRelease(remote, id)) ?? []);
  }

  /** The snapshot without the canaries that are held back. One that is new here is looked for in the store first. */
  async without(snapshot: SuiteSnapshot): Promise<SuiteSnapshot> {
    for (const canary of canariesOf(snapshot)) {
      if (!this.#known.has(nameRelease(canary.remote, canary.id))) await this.#look(canary);
    }
    const held = this.heldOf(snapshot).map(({ remote }) => remote);
    if (held.length === 0) return snapshot;
    const without = held.join(' ');
    if (this.#last?.of !== snapshot || this.#last.without !== without)
      this.#last = { of: snapshot, without, served: withoutCanaries(snapshot, held) };
    return this.#last.served;
  }

  /** Looks at each canary that is served: what other edges have found, and what all have counted. */
  async review(snapshot: SuiteSnapshot, read: () => Promise<DayCounts[]>, now: Date): Promise<Hold[]> {
    const fresh: Hold[] = [];
    for (const canary of canariesOf(snapshot)) {
      const name = nameRelease(canary.remote, canary.id);
      if (this.#known.get(name) || (await this.#look(canary))) continue;
      const found = judge(canary, await read(), now);
      if (!found) continue;
      this.#known.set(name, found);
      if (await this.files.create(holdFile(canary.remote, canary.id), JSON.stringify(found)))
        fresh.push(found);
    }
    return fresh;
  }

  /** A store that is away, or a file that cannot be read, holds nothing back. */
  async #look({ remote, id }: Canary): Promise<Hold | null> {
    const found = await readHold(this.files, holdFile(remote, id)).catch((cause: unknown) => {
      this.onProblem(cause);
      return null;
    });
    this.#known.set(nameRelease(remote, id), found);
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
