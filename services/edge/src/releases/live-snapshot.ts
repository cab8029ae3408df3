import type { KeyObject } from 'node:crypto';
import { verifyingKey } from './keys';
import { SHELL, type ReleaseStore } from './layout';
import type { SuiteSnapshot } from './schema';
import { openSnapshot, sequences, snapshotFile, type GoodSnapshot, type SnapshotProblem } from './snapshot';

export interface LiveState {
  /** The newest good snapshot; null before the first. */
  snapshot: SuiteSnapshot | null;
  /** Why the newest file on disk is not the one being served. */
  problem: SnapshotProblem | 'unreadable' | null;
}

/**
 * The newest snapshot, looked for afresh for every page (in a bucket: every second), so that a promotion is live for
 * the next tab: it has the next number, so that a look at two names is enough. A file that neither the key that this
 * process first saw nor a team's vouches for changes nothing, no lower number is ever served again nor another file of
 * the same one, and while the store is away the last good one is served.
 */
export class LiveSnapshot {
  #state: LiveState = { snapshot: null, problem: null };
  #stamp = '';
  #key: KeyObject | null = null;
  #good: GoodSnapshot | null = null;
  #looked = -Infinity;
  #looking: Promise<void> | null = null;
  /** By app and id; with the hash of the description, where the snapshot names it. */
  readonly #served = new Map<string, Map<string, string | undefined>>();

  constructor(
    private readonly store: ReleaseStore,
    private readonly onProblem: (problem: string, cause?: unknown) => void = () => undefined,
  ) {}

  async read(): Promise<LiveState> {
    const { freshForMs } = this.store.files;
    if (freshForMs === 0 || performance.now() - this.#looked >= freshForMs) {
      this.#looking ??= this.#look().finally(() => (this.#looking = null));
      await this.#looking;
    }
    return this.#state;
  }

  /** The platform's key, as this process first saw it. */
  get platformKey(): KeyObject | null {
    return this.#key;
  }

  /** What the next page starts with, by name. */
  async releases(): Promise<{ remote: string; version: string; release: string }[]> {
    const { snapshot } = await this.read();
    const remotes = Object.entries(snapshot?.registry.remotes ?? {});
    const current = remotes.map(([remote, slots]) => ({ remote, ...slots.current }));
    const shell = snapshot?.shell ? [{ remote: 'shell', ...snapshot.shell.current }] : [];
    return [...current, ...shell].map(({ remote, version, id }) => ({ remote, version, release: id }));
  }

  /**
   * The ids of all releases of an app that pages were served with since this process runs; `afresh` looks into the store
   * for what was promoted since the last look.
   */
  async idsOf(name: string, afresh = false): Promise<string[]> {
    if (afresh) this.#looked = -Infinity;
    await this.read();
    return [...(this.#served.get(name)?.keys() ?? [])];
  }

  /** The hash of the description that was promoted; undefined when no page of this process was served with it. */
  pinOf(name: string, id: string): string | undefined {
    return this.#served.get(name)?.get(id);
  }

  #remember({ registry: { remotes }, shell, pins = {} }: SuiteSnapshot): void {
    const slots = Object.entries(remotes).map(
      ([name, { current, previous, canary }]) => [name, current, previous, canary?.release] as const,
    );
    for (const [name, ...releases] of [...slots, [SHELL, shell?.current, shell?.previous] as const]) {
      const ids = this.#served.get(name) ?? new Map<string, string | undefined>();
      releases.forEach((release) => release && ids.set(release.id, pins[`${name}/${release.id}`]));
      this.#served.set(name, ids);
    }
  }

  async #look(): Promise<void> {
    try {
      const stamp = await this.#stampInStore();
      if (stamp !== this.#stamp) await this.#load(stamp);
    } catch (cause) {
      if (this.#state.problem !== 'unreadable') this.onProblem('unreadable', cause);
      this.#stamp = '';
      this.#state = { ...this.#state, problem: 'unreadable' };
    }
    this.#looked = performance.now();
  }

  /** Changes when a number is added, or when the file that is served is another one. */
  async #stampInStore(): Promise<string> {
    const served = this.#state.snapshot?.sequence;
    const looked = served === undefined ? (await sequences(this.store)).slice(0, 1) : [served, served + 1];
    const facts = await Promise.all(looked.map((sequence) => this.store.files.stat(snapshotFile(sequence))));
    return facts.map((each) => each?.tag ?? '').join(' ');
  }

  /** Takes the newest good one; a bad one above it is named. */
  async #load(stamp: string): Promise<void> {
    const known = this.#good;
    const served = known?.snapshot.sequence ?? 0;
    let problem: LiveState['problem'] = null;
    this.#key ??= verifyingKey(this.store.keys);
    const trail = { key: this.#key, known, seen: new Map() };
    const listed = await sequences(this.store);
    for (const sequence of listed.filter((each) => each >= served)) {
      const opened = await openSnapshot(this.store, sequence, trail);
      const isEdited = opened.ok && sequence === served && opened.hash !== known?.hash;
      if (opened.ok && !isEdited) {
        this.#good = opened;
        this.#state = { snapshot: opened.snapshot, problem };
        this.#remember(opened.snapshot);
        // From here on other names are looked at; what was written meanwhile is looked at next.
        const next = await this.#stampInStore();
        this.#stamp = (await sequences(this.store))[0] === listed[0] ? next : '';
        return;
      }
      const { code, cause } = opened.ok ? { code: 'edited' as const, cause: undefined } : opened;
      problem ??= code;
      this.onProblem(code, cause);
    }
    this.#state = { ...this.#state, problem };
    this.#stamp = stamp;
  }
}
