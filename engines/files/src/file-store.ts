import type { Readable } from 'node:stream';

/** What is known of a file without reading it. */
export interface FileFacts {
  readonly size: number;
  readonly modified: Date;
  /** Changes whenever the content may have changed. */
  readonly tag: string;
}

/** Bytes from the first to the last, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Files by name, in a folder or in a bucket. Names have parts of letters, digits, `.`, `-` and `_`, joined by slashes.
 * A reader finds the old content or the new one and never half of one.
 */
export interface FileStore {
  /** How old an answer about what is there may be, when it is asked for again and again. */
  readonly freshForMs: number;
  /**
   * Creates the file or replaces its content. `hasty`: what can be made again does not wait for the disk, and may be
   * empty after a power failure.
   */
  put(
    name: string,
    content: string | Uint8Array | Readable,
    how?: { readonly hasty: boolean },
  ): Promise<void>;
  /** Creates the file unless there is one; of several who try at the same moment one alone gets true. */
  create(name: string, content: string | Uint8Array): Promise<boolean>;
  /** The content, or a part of it; null when there is no such file. */
  read(name: string, range?: ByteRange): Promise<(FileFacts & { readonly stream: Readable }) | null>;
  /** Null when there is no such file. `size` is that of the whole file. */
  stat(name: string): Promise<FileFacts | null>;
  /** Every file below a folder, in no order; what comes or goes meanwhile may be missing. */
  list(folder: string): AsyncGenerator<FileFacts & { readonly name: string }>;
  /** What is not there is no mistake. */
  remove(name: string): Promise<void>;
  /** Gives a file another name, in place of what is there. What is not there is no mistake. */
  move(name: string, to: string): Promise<void>;
  /** Removes what writers that died before `since` have left below a folder; no listing shows it. */
  removeUnfinished(folder: string, since: Date): Promise<void>;
}

/** The store is away, refuses, or has no room: the same call may succeed later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly code = 'STORE_UNAVAILABLE';
}

/** A name that leads nowhere else. */
export function checkedName(name: string): string {
  const isName =
    name.length <= 512 && name.split('/').every((part) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part));
  if (!isName) throw new TypeError(`No name of a file in the store: ${JSON.stringify(name.slice(0, 80))}`);
  return name;
}

/** The whole content of a file, or null. For files that fit into memory. */
export async function readWhole(store: FileStore, name: string): Promise<Buffer | null> {
  const found = await store.read(name);
  return found && Buffer.concat(await found.stream.toArray());
}
