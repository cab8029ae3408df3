import { drafts as browserDrafts, parseJson, type DraftStore } from '../drafts/use-draft';

/** Milliseconds since 1970 fit into 15 digits for 30,000 years: the order of the keys is the order of the entries. */
const PLACE_DIGITS = 15;

export interface OutboxFormat<Entry> {
  /** The entry that was kept as this value of JSON; null when it is none. */
  readonly parse: (value: unknown) => Entry | null;
  /**
   * Where it is given, each entry is a draft of its own, so that two tabs that write at the same time lose nothing;
   * else all are one list.
   */
  readonly idOf?: (entry: Entry) => string;
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);

/**
 * What waits in the browser until the server has it, oldest first. It lies in the learner's drafts: it outlives a
 * reload, a dead connection and an expired session, and goes with a sign-out. A learner may have several lists, each
 * under its name, which has `outbox` in it where other tabs are to be heard.
 */
export function createOutbox<Entry>(
  { parse, idOf }: OutboxFormat<Entry>,
  drafts: DraftStore = browserDrafts,
) {
  const listeners = new Set<() => void>();
  /** What was read last, so that many readers of one list cost one reading. */
  let known: { readonly id: string; readonly list: readonly Entry[] } | null = null;
  let isCurrent = false;
  /** Entries by their texts: what did not change is the same object. */
  let parsed: ReadonlyMap<string, Entry | null> = new Map();

  const keysOf = (userId: number, name: string): string[] => drafts.keys(userId, `${name}.`);

  function read(userId: number, name: string): readonly Entry[] {
    if (!idOf) {
      const list = parseJson(drafts.read(userId, name));
      return Array.isArray(list) ? list.map(parse).filter((entry) => entry !== null) : [];
    }
    const texts = keysOf(userId, name).map((key) => drafts.read(userId, key));
    parsed = new Map(texts.map((text) => [text, parsed.get(text) ?? parse(parseJson(text))]));
    return [...parsed.values()].filter((entry) => entry !== null);
  }

  const tell = (): void => {
    isCurrent = false;
    listeners.forEach((listener) => listener());
  };
  const onStorage = ({ key }: StorageEvent): void => {
    // Drafts that are typed in another tab change no list.
    if (key === null || key.includes('outbox')) tell();
  };
  drafts.onClear(tell);

  /** Writes what came or changed and removes what went, each entry for itself. */
  function writeEach(
    { userId, name, nameOf }: { userId: number; name: string; nameOf: (entry: Entry) => string },
    before: readonly Entry[],
    after: readonly Entry[],
  ): void {
    const keys = keysOf(userId, name);
    const keyOf = (entry: Entry): string | undefined => keys.find((key) => key.endsWith(nameOf(entry)));
    const last = Number(
      keys
        .at(-1)
        ?.slice(name.length + 1)
        .split('-', 1)[0] ?? 0,
    );
    let place = Math.max(Date.now(), last + 1);
    const left = new Set(after.map(nameOf));
    for (const entry of before) {
      const key = keyOf(entry);
      if (key !== undefined && !left.has(nameOf(entry))) drafts.write(userId, key, '');
    }
    for (const entry of after) {
      if (before.includes(entry)) continue;
      const key = keyOf(entry) ?? `${name}.${String(place++).padStart(PLACE_DIGITS, '0')}-${nameOf(entry)}`;
      drafts.write(userId, key, JSON.stringify(entry));
    }
  }

  return {
    /** The same list until something changes. */
    list(userId: number, name: string): readonly Entry[] {
      const id = `${userId} ${name}`;
      const before = known?.id === id ? known.list : null;
      // While nobody listens, another tab may have written.
      if (before && isCurrent && listeners.size > 0) return before;
      const now = read(userId, name);
      const list = before && isSameList(before, now) ? before : now;
      known = { id, list };
      isCurrent = true;
      return list;
    },
    /** Changes the list as it is now: another tab may have sent some of it, or added to it. */
    change(userId: number, name: string, to: (entries: readonly Entry[]) => readonly Entry[]): void {
      const before = read(userId, name);
      const after = to(before);
      if (isSameList(before, after)) return;
      if (idOf) writeEach({ userId, name, nameOf: idOf }, before, after);
      else drafts.write(userId, name, after.length === 0 ? '' : JSON.stringify(after));
      tell();
    },
    /** Calls `listener` after every change, also one that another tab made. Returns its undo. */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        isCurrent = false;
        window.addEventListener('storage', onStorage);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
