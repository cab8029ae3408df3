import { eq, sql } from 'drizzle-orm';
import { prepared, type Database } from './database';
import { vocabularyRevisions } from './platform.tables';

/** What a list takes beside its numbers and its name, about. */
const ENTRY_BYTES = 200;

interface ListStore {
  get(name: string): Int32Array | undefined;
  set(name: string, list: Int32Array): void;
}

/** Keeps lists while they fit into `maxBytes` together; those that nobody asked for the longest go first. */
export function createListStore(maxBytes: number): ListStore {
  /** In the order of their last use. */
  const lists = new Map<string, Int32Array>();
  let bytes = 0;
  const sizeOf = (name: string, list: Int32Array) => ENTRY_BYTES + 2 * name.length + list.byteLength;

  function take(name: string): Int32Array | undefined {
    const list = lists.get(name);
    if (list && lists.delete(name)) bytes -= sizeOf(name, list);
    return list;
  }

  function put(name: string, list: Int32Array): void {
    lists.set(name, list);
    bytes += sizeOf(name, list);
    for (const oldest of lists.keys()) {
      if (bytes <= maxBytes) break;
      take(oldest);
    }
  }

  return {
    get(name) {
      const list = take(name);
      if (list) put(name, list);
      return list;
    },
    set(name, list) {
      take(name);
      put(name, list);
    },
  };
}

/** All lists of one process together; a list of 100,000 words is 400 kB. */
const MAX_BYTES = 64 * 2 ** 20;

type Make = () => Promise<Int32Array>;

/** Numbers that were read of a learner's words, ids or counts, by a name that says what they are. */
export interface KeptLists {
  /**
   * The numbers of that name as they are now; read by `make` when the learner's words changed since they were read
   * last. Calls that come while they are read share the reading. Not for transactions: those see their own words.
   */
  read(userId: number, name: string, make: Make): Promise<Int32Array>;
}

const revisionOf = prepared('vocabulary_revision', (db) =>
  db
    .select({ revision: vocabularyRevisions.revision })
    .from(vocabularyRevisions)
    .where(eq(vocabularyRevisions.userId, sql.placeholder('userId'))),
);

async function selectRevision(db: Database, userId: number): Promise<string> {
  const [row] = await revisionOf(db).execute({ userId });
  return row?.revision ?? 'first';
}

/**
 * The lists that this process keeps. Any number of processes may write: every call asks the database whether its list
 * still holds.
 */
export function createKeptLists(db: Database): KeptLists {
  const lists = createListStore(MAX_BYTES);
  const running = new Map<string, Promise<Int32Array>>();
  return {
    async read(userId, name, make) {
      // Before the list: what is written in between makes the list newer than its revision, never older.
      const key = `${userId}:${await selectRevision(db, userId)}:${name}`;
      const kept = lists.get(key);
      if (kept) return kept;
      const read = async (): Promise<Int32Array> => {
        const list = await make();
        lists.set(key, list);
        return list;
      };
      const reading = running.get(key) ?? read().finally(() => running.delete(key));
      running.set(key, reading);
      return reading;
    },
  };
}
