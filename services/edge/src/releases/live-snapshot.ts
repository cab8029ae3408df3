import type { KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { StoreLayout } from './layout';
import { verifyingKey, openSnapshot, type SnapshotProblem, type SuiteSnapshot } from './snapshot';

export interface LiveState {
  /** The newest good snapshot; null before the first. */
  snapshot: SuiteSnapshot | null;
  /** Why the file on disk is not the one being served. */
  problem: SnapshotProblem | 'unreadable' | 'older' | null;
}

/**
 * The snapshot on disk, looked at afresh for every page, so that a promotion is live for the next tab. A file that is not signed by
 * the key that this process first saw, or that is older than what was served, changes nothing.
 */
export class LiveSnapshot {
  #state: LiveState = { snapshot: null, problem: null };
  #stamp = '';
  #key: KeyObject | null = null;

  constructor(
    private readonly layout: StoreLayout,
    private readonly onProblem: (problem: string, cause?: unknown) => void = () => undefined,
  ) {}

  read(): LiveState {
    const stamp = this.#stampOnDisk();
    if (stamp !== this.#stamp) {
      this.#stamp = stamp;
      this.#load();
    }
    return this.#state;
  }

  #stampOnDisk(): string {
    const stat = statSync(this.layout.current, { throwIfNoEntry: false, bigint: true });
    return stat ? `${stat.ino}:${stat.size}:${stat.mtimeNs}` : '';
  }

  #load(): void {
    try {
      this.#key ??= verifyingKey(this.layout);
      const opened = openSnapshot(readFileSync(this.layout.current, 'utf8'), this.#key);
      if (!opened.ok) return this.#refuse(opened.code, opened.cause);
      const served = this.#state.snapshot?.sequence ?? 0;
      if (opened.snapshot.sequence < served) return this.#refuse('older');
      this.#state = { snapshot: opened.snapshot, problem: null };
    } catch (cause) {
      this.#refuse('unreadable', cause);
    }
  }

  #refuse(problem: NonNullable<LiveState['problem']>, cause?: unknown): void {
    this.#state = { ...this.#state, problem };
    this.onProblem(problem, cause);
  }
}
